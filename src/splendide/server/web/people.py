"""People as they and the others are told."""

from splendide.server.protocol.people import Me, Player
from splendide.server.store.rows import Guest
from splendide.server.web.faces import face_of


def me_of(guest: Guest) -> Me:
    return Me(guest.name, face_of(guest))


def person(guest: Guest) -> Player:
    return Player(guest.name, None, face_of(guest))
