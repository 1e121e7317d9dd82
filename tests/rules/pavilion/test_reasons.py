"""Why a move of Summer Pavilion is refused: the words of the rule, and nothing changed on the table."""

import pytest

from azulejos import InvalidAction, Position
from rules.pavilion_tables import refusal, table

ACQUIRING = table(phase="acquire", factories=["2p2r"], center="2b")
BONUS = table(phase="bonus", owed=2, supply="3pg")
OVER = table(round=6, phase="over")
REFILL = table(phase="refill", supply="9g", bag="2p")


def placing(hand: str, board: str = "", round: int = 1, **options: str) -> Position:
    return table(hands=[hand], boards=[board], round=round, **options)


def mono(hand: str, board: str) -> Position:
    return table("pavilion-mono", hands=[hand], boards=[board])


REFUSALS = [
    (OVER, "pass", "the game is over"),
    (OVER, "=p", "the game is over"),
    (REFILL, "pass", "tiles must be drawn from the bag first"),
    (REFILL, "=r", "there is no red tile in the bag"),
    (ACQUIRING, "=r", "no tile is to be drawn now"),
    (ACQUIRING, "pass", "all tiles must be taken first"),
    (ACQUIRING, "g1", "all tiles must be taken first"),
    (ACQUIRING, "s-p", "all tiles must be taken first"),
    (ACQUIRING, "6r", "there is no factory 6: with 2 players there are 5"),
    (ACQUIRING, "2r", "there is no red tile on factory 2"),
    (ACQUIRING, "1g", "there is no green tile on factory 1"),
    (ACQUIRING, "cr", "there is no red tile in the center"),
    (ACQUIRING, "1p", "purple is wild this round, and may be chosen only where there is no other color"),
    (BONUS, "pass", "first take 2 tiles from the supply"),
    (BONUS, "r1", "first take 2 tiles from the supply"),
    (BONUS, "s-p", "exactly 2 tiles must be taken from the supply"),
    (BONUS, "s-ppp", "exactly 2 tiles must be taken from the supply"),
    (BONUS, "s-pr", "the supply has 0 red tiles"),
    (BONUS, "=p", "no tile is to be drawn now"),
    (table(phase="bonus", owed=1), "1r", "first take 1 tile from the supply"),
    (table(phase="bonus", owed=1), "s-rr", "exactly 1 tile must be taken from the supply"),
    (placing("3r"), "1r", "all tiles have been taken: place one, or pass"),
    (placing("3r"), "s-rrr", "bonus tiles are only for surrounding a pillar, a statue or a window"),
    (placing("3r"), "=r", "no tile is to be drawn now"),
    (placing("3r"), "pass-gr", "you have only 0 green tiles to keep"),
    (placing("3r"), "pass-rrrr", "you have only 3 red tiles to keep"),
    (placing("3r", round=6, final_leftovers="discard_on_pass"), "pass-r", "no tiles are kept after the last round"),
    (placing("3r", pass_keep="forced_max"), "pass-r", "you must keep 3 tiles, not 1"),
    (placing("9r", pass_keep="forced_max"), "pass", "you must keep 4 tiles, not 0"),
    (placing("3r", "r3"), "r3", "space r3 is covered"),
    (placing("3r", "c6b"), "c6r", "space c6 is covered"),
    (placing("3r"), "g2r", "only green tiles go on this star"),
    (placing("3r", "c1r"), "c2r", "all tiles of this star must differ, and red is already there"),
    (mono("3r", "o1r o2b"), "o3r", "all tiles of this star must differ, and red is already there"),
    (mono("3r", "o12g"), "o3r", "all tiles of this star must be green"),
    (placing("3r"), "g2", "at least one tile paid must be green"),
    (placing("3p"), "p3w2", "purple is wild this round and pays for itself: leave out w2"),
    (placing("3p"), "p4", "space p4 costs 4 purple tiles, and you have 3"),
    (placing("2r2p"), "r5w2", "space r5 costs 5 tiles, and you have 2 red and 2 wild"),
    (placing("2r2p"), "r2w2", "at least one tile paid must be red"),
    (placing("4r2p"), "r4w3", "you have only 2 wild tiles"),
    (placing("2r2p"), "r3", "this costs 3 red tiles, and you have 2"),
    (placing("2rp"), "r3", "this costs 3 red tiles, and you have 2"),
]


@pytest.mark.parametrize(("position", "move", "reason"), REFUSALS, ids=[f"{move}-{why}" for _, move, why in REFUSALS])
def test_a_refusal_names_the_rule(position: Position, move: str, reason: str) -> None:
    assert refusal(position, move) == reason


@pytest.mark.parametrize("move", ["c4ow9", "r0", "s-rrrr"])
def test_what_is_no_move_at_all_is_told_apart_from_an_illegal_one(move: str) -> None:
    with pytest.raises(InvalidAction, match="is not a move: moves look like 3r"):
        placing("3r").apply(move)
