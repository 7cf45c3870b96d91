"""Faces of people: drawn from eight hexadecimal digits, so that a face is as short as a word and everybody has one."""

import hashlib
import re

from splendide.core.errors import Refused
from splendide.server.store.rows import Guest

DIGITS = re.compile(r"[0-9a-f]{8}")
INK = "#2c2521"

GROUNDS = ["#e9b872", "#9cc5a1", "#8fb8de", "#e59a9a", "#c3a6d8", "#f2d06b", "#7fb7b2", "#d9b99b"]
SKINS = ["#f6d5b8", "#e8b98f", "#cf9363", "#a86f44", "#7d4e2e", "#573420"]
HAIRS = ["#2b2320", "#5b3a24", "#8c5a2c", "#c98b3c", "#e3c067", "#a8452c", "#8d8d92", "#efeae0"]
CLOTHES = ["#1d5f47", "#b3372b", "#1f5fa8", "#5b3b9e", "#7a5a00", "#a02f78", "#0f6a78", "#4a5568"]

BEHIND = {  # what of the hair falls behind the head, by style
    3: "M13 30c0-14 8-22 19-22s19 8 19 22v22H13Z",
    4: "M14 28c0-13 8-20 18-20s18 7 18 20v14c-4 4-8 4-8 0H22c0 4-4 4-8 0Z",
    7: "M32 5a8 8 0 1 1-.1 0ZM15 28c0-12 7-19 17-19s17 7 17 19Z",
}
OVER = [  # and what lies over it
    "M16 27c0-11 6-17 16-17s16 6 16 17c-3-7-6-9-10-10-5 3-12 4-17 2-2 2-4 4-5 8Z",
    "M16 26c0-10 6-16 16-16s16 6 16 16c-2-4-4-6-6-7H22c-2 1-4 3-6 7Z",
    "M15 28c-2-5 0-8 3-9 0-5 4-7 7-6 3-4 10-4 13 0 4-1 7 2 7 6 3 1 5 4 3 9-3-5-6-7-9-7-5 2-11 2-16 0-3 0-6 2-8 7Z",
    "M16 29c0-12 6-18 16-18s16 6 16 18c-4-3-7-7-8-11-5 4-11 6-18 6-2 1-5 3-6 5Z",
    "M16 28c0-11 6-17 16-17s16 6 16 17c-6-1-11-4-14-9-4 5-10 8-18 9Z",
    "M18 22l1-9 5 4 3-7 5 6 5-6 3 7 5-4 1 9c-4-4-8-5-14-5s-10 1-14 5Z",
    "",
    "M17 26c1-9 7-14 15-14s14 5 15 14c-4-5-9-7-15-7s-11 2-15 7Z",
]
EYES = [
    '<circle cx="25" cy="32" r="2.3"/><circle cx="39" cy="32" r="2.3"/>',
    '<path class="line" d="M22 33q3-4 6 0M36 33q3-4 6 0"/>',
    '<circle class="white" cx="25" cy="32" r="3.8"/><circle class="white" cx="39" cy="32" r="3.8"/>'
    '<circle cx="25.8" cy="32.4" r="2"/><circle cx="39.8" cy="32.4" r="2"/>',
    '<circle cx="25" cy="32" r="2.3"/><path class="line" d="M36 32.500q3-2 6 0"/>',
    '<ellipse cx="25" cy="32" rx="1.8" ry="3"/><ellipse cx="39" cy="32" rx="1.8" ry="3"/>',
]
MOUTHS = [
    '<path class="line" d="M26 42q6 5 12 0"/>',
    '<path class="line" d="M27 43h10"/>',
    '<path d="M25 41h14q-1 7-7 7t-7-7Z" fill="#8c2f2f"/><path d="M27 41h10v2H27Z" fill="#fff"/>',
    '<path class="line" d="M27 44q4-1 9-4"/>',
    '<ellipse cx="32" cy="43" rx="3" ry="3.5" fill="#8c2f2f"/>',
]
EXTRAS = [
    "",
    "",
    '<g class="line"><circle cx="25" cy="32" r="5.5"/><circle cx="39" cy="32" r="5.5"/><path d="M30.5 32h3"/></g>',
    '<g fill="#d9705f" opacity=".55"><circle cx="21" cy="38" r="3"/><circle cx="43" cy="38" r="3"/></g>',
    '<g fill="#00000038"><circle cx="22" cy="37" r=".8"/><circle cx="24.5" cy="38.5" r=".8"/>'
    '<circle cx="40" cy="38.5" r=".8"/><circle cx="42.5" cy="37" r=".8"/></g>',
    '<path d="M15 23q17-9 34 0l-1-4q-4-13-16-13T16 19Z" fill="{cloth}"/>'
    '<path d="M47 20q8 0 10 5-6-1-9-1Z" fill="{cloth}"/>',
    '<path d="M24 40q8-4 16 0l-1 9q-3 5-7 5t-7-5Z" fill="{hair}"/><path d="M28 43q4 3 8 0Z" fill="#8c2f2f"/>',
    '<path d="M14 33v-3a18 18 0 0 1 36 0v3" fill="none" stroke="{cloth}" stroke-width="3"/>'
    '<rect x="11" y="29" width="6" height="9" rx="3" fill="{cloth}"/>'
    '<rect x="47" y="29" width="6" height="9" rx="3" fill="{cloth}"/>',
]


def default_face(guest: str) -> str:
    """For whoever has not chosen one; it says nothing about who they are."""
    return hashlib.sha256(f"face of {guest}".encode()).hexdigest()[:8]


def face_of(guest: Guest) -> str:
    return guest.face or default_face(guest.id)


def clean_face(text: str) -> str:
    if not DIGITS.fullmatch(text):
        raise Refused("bad-face")
    return text


def face_parts(face: str) -> str:
    """What is drawn in a square of 64 by 64."""
    ground, skin, style, hair, eyes, mouth, extra, cloth = (int(digit, 16) for digit in clean_face(face))
    paint = {"hair": HAIRS[hair % len(HAIRS)], "cloth": CLOTHES[cloth % len(CLOTHES)]}
    style %= len(OVER)
    return "".join(
        (
            f'<rect width="64" height="64" fill="{GROUNDS[ground % len(GROUNDS)]}"/>',
            f'<path d="{BEHIND.get(style, "")}" fill="{paint["hair"]}"/>',
            f'<path d="M10 66q0-14 22-14t22 14Z" fill="{paint["cloth"]}"/>',
            f'<g fill="{SKINS[skin % len(SKINS)]}"><path d="M27 46h10v9q-5 3-10 0Z"/>'
            '<circle cx="16.5" cy="33" r="3.5"/><circle cx="47.5" cy="33" r="3.5"/>'
            '<path d="M17 28q0-16 15-16t15 16v6q0 17-15 17T17 34Z"/></g>',
            f'<path d="{OVER[style]}" fill="{paint["hair"]}"/>',
            f'<g fill="{INK}">{EYES[eyes % len(EYES)]}{MOUTHS[mouth % len(MOUTHS)]}'
            '<path class="line" d="M32 34q2 3 0 4.5"/></g>',
            EXTRAS[extra % len(EXTRAS)].format(**paint),
        )
    )


STYLE = (
    f"<style>.line{{fill:none;stroke:{INK};stroke-width:1.8;stroke-linecap:round}}"
    f".white{{fill:#fff;stroke:{INK};stroke-width:.8}}</style>"
)


def face_svg(face: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{STYLE}{face_parts(face)}</svg>'
