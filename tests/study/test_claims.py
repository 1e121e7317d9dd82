"""Every reason that is given for a move is true, found in another way. `make study-check` does this for thousands."""

import pytest

import azulejos
from azulejos import study
from azulejos.study.puzzles.themes import theme_of
from azulejos.study.telling import better_sentences
from study.brute import check, positions
from study.spoken import check_spoken

PRESETS = ["azul", "azul-grey", "azul-jokers", "azul-mini", "pavilion", "pavilion-mono"]


@pytest.mark.parametrize("preset", PRESETS)
def test_no_claim_is_false(preset: str) -> None:
    claims = sum(check(*found) for found in positions(azulejos.game(preset, 3), 150, seed=1))
    assert claims > 50


@pytest.mark.parametrize("preset", PRESETS)
def test_no_sentence_of_the_guide_about_a_move_is_false(preset: str) -> None:
    game, said = azulejos.game(preset, 2), 0
    for position, one, other in positions(game, 150, seed=2):
        dropped = next((each for each in position.legal_actions() if str(each).endswith("f")), one)
        said += sum(check_spoken(position, *moves) for moves in ((one, other), (other, one), (dropped, other)))
    assert said > 500


TOLD = {
    "leaves_end": (
        "azul/2 5 offer:0 1 c -,2b2w,-,-,2r2k y3rkw - 10b9y8r14k13w 3:-,-,-,y,2r:by.k.,.by.k,.wb..,..w..,y....:- "
        "2:-,-,3b,4y,2r:b.rkw,w.yr.,...yr,.....,....b:-",
        ("5k3", "cy4"),
        "Leaves Ben 1 yellow tile to complete row 1, which would make this the last round.",
    ),
    "denies_end": (
        "azul/2 5 offer:0 0 0 -,-,2yrk,2b2w,- 3yw - 9b8y13r13k10w 5:b,-,2k,2b,3b:..rkw,w.y..,.wb.r,.k...,.r...:b* "
        "2:-,2w,-,2r,3y:.yrkw,.by..,k..y.,..w..,.....:-",
        ("3k3", "4b5"),
        "The better move takes the tiles Ben needs to complete row 1 and make this the last round.",
    ),
    "puts_off_end": (
        "azul/2 5 offer:1 0 0 -,-,-,-,- 3b3ykw - 10b8y7r14k14w 13:-,w,2r,r,5r:.yrkw,..yrk,.w...,.k.b.,....b:*r "
        "0:-,-,2b,2b,4y:by.kw,..y..,kw.yr,r....,.....:-",
        ("cb3", "cb4"),
        "The better move does not complete row 3, which would make this the last round.",
    ),
    "takes_jokers": (
        "azul-jokers/2 3 offer:1 0 c brkw,2byk,-,2byk,2rkj yk 6b8y6r6k12w2j 4b2y9r6k "
        "6:-,-,2b,y,-:...kw,...jj,....r,.....,..k..:- 0:-,-,w,3y,4w:by...,..y..,..b..,.....,.....:-",
        ("1w3", "5j5"),
        "The better move fills up line 5 with 1 joker.",
    ),
    "leaves_star": (
        "pavilion/3 5 acquire:1 2 c 2gyb,3pr,-,-,-,-,- pg2o2b4r 2pg4oybr 10p7g5o8y4b6r - "
        "32:4yb:-:in:ooo...,rrrr..,bbb.b.,y.....,gg....,......,og...p "
        "22:go2b:-:in:o.....,...r..,bbb...,yyy...,g.g...,p.....,ryp... "
        "33:2g2ob:-:in:oo....,.rrr..,bb....,yy....,g..g..,pp.p..,obgyr.",
        ("2r", "1g"),
        "Leaves Cleo 4 purple tiles and a wild tile, enough to complete the middle star: worth 12 points at the end.",
    ),
}
"""Claims that are rare in random games: a position, a move and a better one, and what is said of them."""


@pytest.mark.parametrize("kind", TOLD)
def test_rare_reasons_are_given_and_true(kind: str) -> None:
    text, (move, better), sentence = TOLD[kind]
    position = azulejos.parse_position(text)
    game = position.game
    check(position, game.action(move), game.action(better))
    said = [*study.why(position, move, better), *study.why(position, better)]
    found = [claim.to_json() for claim in said if claim.kind == kind]
    assert better_sentences(game, found[:1], "en", ["Ann", "Ben", "Cleo"]) == [sentence]
    assert theme_of(study.why(position, move, better)) in ("end", "deny", "jokers")
