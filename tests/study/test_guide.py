"""The guide tells every idea once, when it first matters and while it does, whatever is played."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import azulejos
from azulejos import study
from azulejos.locales import FOLDER, LANGUAGES, load
from azulejos.rules.boxes import built_in
from azulejos.rules.game import parse_position
from azulejos.study import guide
from azulejos.study.guide import Remark, Verdict
from study.guided import PLAYERS, Game, at_random, told, well
from study.oracles import matters

ADD_ONS = {
    "azul-grey": {"azul-grey", "azul-column"},
    "azul-jokers": {"azul-jokers", "azul-joker-wall"},
    "azul-grey-jokers": {"azul-grey", "azul-column", "azul-jokers", "azul-joker-wall"},
    "azul-express": {"azul-express"},
    "pavilion-mono": {"pavilion-mono"},
}
RARE = {"azul-line-fell", "azul-column"}
"""What need not come in a few games: lines that fit nowhere, lines of jokers alone."""
GAMES = [
    Game(preset, choose, seed)
    for seed, preset in enumerate(
        ("azul", "azul-grey", "azul-jokers", "azul-grey-jokers", "azul-express", "pavilion", "pavilion-mono")
    )
    for choose in PLAYERS
]
ROOT = Path(__file__).parents[2]
NAMES = ["Ana", "Bruno", "Clara"]


def name(game: Game) -> str:
    return f"{game.preset} {game.choose.__name__}"


@pytest.mark.parametrize("game", [*GAMES, Game("azul", at_random, 7, 3)], ids=name)
def test_every_idea_is_told_once_when_it_first_matters(game: Game) -> None:
    known: set[str] = set()
    for now in game.situations():
        remarks = guide.due(now, known)
        assert {remark.id for remark in remarks} == matters(now) - known
        known |= {remark.id for remark in remarks}
    assert guide.due(now, guide.ideas_of(now.position.game.box)) == []


@pytest.mark.parametrize("game", GAMES[::4], ids=name)
def test_who_reads_one_idea_a_turn_hears_none_twice_and_none_too_late(game: Game) -> None:
    known = []
    for now, remark in told(game, reads_all=False):
        known.append(remark.id)
        assert remark.id in matters(now)
    assert len(known) == len(set(known)) > 8


@pytest.mark.parametrize("box", built_in(), ids=lambda box: box.name)
def test_a_few_games_tell_all_there_is_of_a_box(box: azulejos.rules.box.Box) -> None:
    found = {
        preset: {remark.id for game in GAMES if game.preset == preset for _, remark in told(game)}
        for preset in box.presets
    }
    assert set().union(*found.values()) | RARE >= set(guide.ideas_of(box))
    for preset in box.presets:
        others = set().union(*ADD_ONS.values()) - ADD_ONS.get(preset, set())
        assert found[preset] & (others - RARE) == set(), preset


def test_whoever_knows_the_basic_game_hears_only_what_another_adds() -> None:
    basic = set(guide.ideas_of(azulejos.azul().box)) - set().union(*ADD_ONS.values()) - RARE
    for preset in ("azul-grey", "azul-jokers", "azul-express"):
        known = set(basic)
        for now in Game(preset, well, 3).situations():
            known |= {remark.id for remark in guide.due(now, known)}
        assert known - basic >= ADD_ONS[preset] - RARE
        assert known - basic <= ADD_ONS[preset] | RARE
        heard = {remark.id for now in Game(preset, well, 3).situations() for remark in guide.due(now, {"azul-basics"})}
        assert heard == known - basic


SPOT = re.compile(
    r"factory-[1-5]|center|marker|supply|(hand|corners|floor)-[01]|line-[01]-[0-4]|wall-[01]-[0-4]-[0-4]|space-[01]-[orbygpc]-[0-5]"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_is_a_sentence_and_points_at_places(language: str) -> None:
    texts = load(language, "game", "guide")
    for game in GAMES[1::3]:
        box = azulejos.game(game.preset).box
        for _, remark in told(game):
            said = [guide.title(remark, texts), *guide.say(remark, texts, NAMES, box)]
            assert all(said)
            assert said[-1][-1] in ".?!"
            assert not [text for text in said if "{" in text or "  " in text]
            assert all(map(SPOT.fullmatch, remark.spots)), remark.spots


def commented(preset: str, language: str) -> list[tuple[study.Judged, Remark]]:
    """What is said about many different moves of a game."""
    rng = random.Random(5)
    found = []
    for now in Game(preset, well, 2).situations():
        if rng.random() < 0.75 or not now.chooses or now.picked:
            continue
        for action in rng.sample(now.position.legal_actions(), min(2, len(now.position.legal_actions()))):
            judged = study.judge(now.position, action, nodes=100)
            remark = guide.comment(now.position, guide.verdict({**judged.to_json(), "why": ["Because."]}), language)
            assert remark is not None
            found.append((judged, remark))
    return found


@pytest.mark.parametrize("preset", ["azul", "azul-grey-jokers", "pavilion", "pavilion-mono"])
def test_any_good_move_is_praised_and_any_other_is_explained(preset: str) -> None:
    texts = [load(language, "game", "guide") for language in LANGUAGES]
    kinds = set()
    for judged, remark in commented(preset, "en"):
        is_good = remark.kind == "praise"
        assert judged.points_lost < guide.GENTLE if is_good else judged.points_lost >= guide.STRICT
        kinds.add(remark.kind)
        said = guide.say(remark, texts[0], NAMES, azulejos.game(preset).box)
        if not is_good:
            assert f"about {max(1, round(judged.points_lost))} point" in said[0]
            assert len(said) == 3
            assert said[2].startswith("Better, for example: ")
            assert judged.best not in said[2]
        for other in texts:
            assert all(text and "{" not in text for text in guide.say(remark, other, NAMES, azulejos.game(preset).box))
    assert kinds == {"praise", "advice"}


@pytest.mark.parametrize("preset", ["azul", "pavilion-mono"])
def test_every_step_of_the_lesson_takes_any_answer(preset: str) -> None:
    """Wherever an idea is told, each of several moves gets its word in every language, the best one always praise."""
    rng = random.Random(6)
    texts = [load(language, "game", "guide") for language in LANGUAGES]
    steps = 0
    for now, _ in told(Game(preset, at_random, 4)):
        moves = now.position.legal_actions()
        if not now.chooses or now.position.to_act != now.seat or len(moves) < 2:
            continue
        steps += 1
        best = study.judge(now.position, moves[0], nodes=10).best
        for move in {best, *map(str, rng.sample(moves, 2))}:
            judged = study.judge(now.position, move, nodes=10).to_json()
            if move == best:
                judged["points_lost"] = 0.0
            for spoken in texts:
                remark = guide.comment(now.position, guide.verdict({**judged, "why": []}), spoken.language)
                assert remark is not None
                assert remark.kind == "praise" or move != best
                said = guide.say(remark, spoken, NAMES, now.position.game.box)
                assert all(text and "{" not in text for text in said)
    assert steps > 5


def test_a_good_move_is_praised_whichever_it_is() -> None:
    """As in the first exercise of the rules help: no answer is the only right one."""
    position = parse_position(
        "azul/2 1 offer:0 0 c b2kw,y3r,2byw,yk2w,byrk - 16b16y16r16k16w - "
        "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    )
    for move, said in (("1k2", "complete"), ("2r3", "complete"), ("4w3", "fit"), ("2y2", "fit")):
        found = guide.comment(position, Verdict(move=move, best="2r3", points_lost=0.5), "en")
        assert found is not None
        assert found.kind == "praise"
        (text, *_) = guide.say(found, load("en", "game", "guide"), NAMES, position.game.box)
        assert said in text or "room for all" in text


@pytest.mark.parametrize(
    ("score", "blame"),
    [
        (9, "What falls costs you 1 point when the round ends."),
        (0, "A tile fell to your floor line, where tiles bring nothing."),
    ],
)
def test_a_poor_move_is_told_with_what_it_cost_and_a_better_one(score: int, blame: str) -> None:
    position = parse_position(str(Game("azul", well, 1).situations()[0].position).replace(" 0:", f" {score}:"))
    move = next(str(action) for action in position.legal_actions() if str(action).endswith("f"))
    best = next(str(action) for action in position.legal_actions() if str(action).endswith("3"))
    found = guide.comment(position, Verdict(move=move, best=best, points_lost=3.4, why=("Why not?",)), "en")
    assert found is not None
    texts = guide.say(found, load("en", "game", "guide"), NAMES, position.game.box)
    assert texts[:2] == ["That cost you about 3 points.", blame]
    assert texts[2].startswith("Better, for example: ")
    assert texts[2].endswith("to line 3.")


def test_a_good_move_can_be_asked_for_and_is_pointed_at() -> None:
    for preset, move in (("azul", "1"), ("pavilion", "1")):
        position = Game(preset, well, 1).situations()[0].position
        best = next(str(action) for action in position.legal_actions() if str(action).startswith(move))
        found = guide.propose(position, best, "en")
        assert found is not None
        assert "factory-1" in found.spots


@pytest.mark.parametrize(
    ("bot", "has_won", "margin", "following"),
    [
        ("novice", False, -30, "novice"),
        ("novice", False, -1, "novice"),
        ("novice", True, 1, "apprentice"),
        ("novice", True, 30, "tiler"),
        ("oracle", True, 5, "oracle"),
        ("greedy", True, 5, None),
    ],
)
def test_the_next_opponent_comes_from_how_the_game_went(
    bot: str, has_won: bool, margin: int, following: str | None
) -> None:
    assert guide.next_opponent(bot, has_won, margin) == following


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_the_guide_tells_how_it_went(language: str) -> None:
    results = set()
    for seed in range(4):
        game = Game("azul", well if seed % 2 else at_random, seed)
        *_, last = game.situations()
        (remark,) = (remark for remark in guide.remarks(last, (), "novice") if remark.kind == "end")
        results.add(remark.phrases[0].arguments["result"])
        said = " ".join(guide.say(remark, load(language, "game", "guide"), NAMES, last.position.game.box))
        assert str(last.position.scores[0]) in said
        assert load(language)(f"bot-{remark.phrases[1].arguments['bot']}") in said
    assert results == {"won", "lost"}


def test_a_box_without_lessons_has_a_silent_guide() -> None:
    assert all(guide.knows(box) for box in built_in())


def test_the_guide_has_every_message_it_needs_and_no_other() -> None:
    """Those of boxes are named in their lessons, the others in the guide and on the page."""
    wanted = set()
    for box in built_in():
        home = Path(str(box.module("study.lessons").__file__))
        paths = home.parent.glob("*.py") if home.stem == "__init__" else [home]
        code = "".join(path.read_text(encoding="utf-8") for path in paths)
        named = re.findall(r'"((?:good|poor)(?:-[a-z]+)*)"', code)
        wanted |= {f"guide-{box.name}-{name}" for name in named} | {f"guide-{idea}" for idea in guide.ideas_of(box)}
    wanted |= {f"guide-{name}" for name in ("poor", "instead", "propose", "over", "next-again", "next-further")}
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "web/src/guide").glob("*.svelte")]
    wanted |= {name for page in pages for name in re.findall(r"t\('(guide-[a-z-]+)'", page)}
    said = (FOLDER / "en/guide.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(guide-[a-z-]+) =", said, re.MULTILINE)) == wanted
