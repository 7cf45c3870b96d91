"""The state of a match of the tower, and its moves as numbers."""

import numpy as np

from splendide.core.game import state_dtype
from splendide.games.tower import SEATS
from splendide.games.tower.wood.pieces import PIECES
from splendide.games.tower.wood.poses import POSE

MOST_SEATS = SEATS[-1]
NOBODY = -1
NO_PIECE = -1
NO_SEED = -1
NO_ROOM = -3  # in place of what a piece touched: it could be put down nowhere

# What is waited for. Nature moves in SWAY and SETTLE.
PICK, GIVE, LIFT, SWAY, PLACE, SETTLE, BASE, KEEP, OVER = range(9)

# Where a piece is: in the reserve of a seat, 0…5, or
HEAP, BOX, STANDING, FALLEN, HAND = range(6, 11)

# How a match was won.
UNDECIDED, BY_RESERVE, BY_DROPS = range(3)

State = state_dtype(
    ("phase", np.int64),  # what is waited for
    ("hand", np.int64),  # which hand the table chose, see hand.py
    ("teams", np.int64),  # 1: seats opposite each other win together
    ("giver", np.int64),  # who gives or gave a piece; while picking, who takes one
    ("placer", np.int64),  # the left neighbour, who puts it on the tower
    ("given", np.int64),  # the piece in the hand; -1: none
    ("owner", np.int64),  # the seat whose reserve it came from
    ("target", np.int64),  # the piece it goes on, or TABLE
    ("seed", np.int64),  # of the hand's sway; -1: not lifted, or a hand that doesn't sway
    ("witnessed", np.int64),  # 1: what gravity did has been written into this state, nature needn't draw it
    ("fallen", np.int64),  # bit per piece that fell in the last placement
    ("touched", np.int64),  # what the placed piece touched while all else stands: a piece or TABLE; NOTHING; NO_ROOM
    ("chooser", np.int64),  # after a fall, who chooses the base and the pieces to keep
    ("salvager", np.int64),  # after a fall, whose reserve the pieces go to; -1: nobody's fault, all go to the box
    ("outside", np.int64),  # 1: it fell while nobody was placing, or by another's fault: the turn goes on as it was
    ("drops_left", np.int64),  # tokens in the middle
    ("winner", np.int64),  # -1: nobody yet
    ("how", np.int64),  # how it was won
    ("told_piece", np.int64),  # the last placement: the piece, -1 none yet,
    ("told_giver", np.int64),  # who gave it,
    ("told_owner", np.int64),  # whose it was,
    ("told_target", np.int64),  # where it went,
    ("told_fallen", np.int64),  # bit per piece that fell,
    ("told_touched", np.int64),  # what it touched,
    ("told_drop", np.int64),  # 1: the giver got a token,
    ("told_kept", np.int64),  # bit per piece that was kept,
    ("told_boxed", np.int64),  # bit per piece that went to the box,
    ("released", np.float64, (POSE,)),  # the pose in which it was let go of,
    ("drift", np.float64, (2,)),  # and how far the hand had swayed, mm
    ("peak", np.float64),  # top of the highest tower that stood, mm
    ("pose", np.float64, (PIECES, POSE)),  # of pieces on the table, and of the one let go of
    ("drops", np.int8, (MOST_SEATS,)),  # tokens won
    ("where", np.int8, (PIECES,)),  # where each piece is
    ("support", np.int8, (PIECES,)),  # what carries it: a piece, TABLE or NOTHING
)

# Moves: TAKE + piece, GIFT + piece, RAISE, FOUND + piece; three pieces to keep and an aim are packed into bits.
TAKE = 0
GIFT = TAKE + 32
RAISE = GIFT + 32
FOUND = RAISE + 32
KEEPING = 1 << 15  # + three numbers of pieces, 5 bits each, rising
AIMING = (
    1 << 55
)  # + face 1 bit, x and y 13 bits each in tenths of a mm from -300, yaw 10 bits in half degrees, ms 16 bits

FARTHEST = 3000  # tenths of a mm from the middle: the edge of the table
YAWS = 720  # half degrees
