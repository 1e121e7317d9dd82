"""What every game promises, whatever its preset, its options and its number of seats."""

import copy
import json
import pickle
import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

import azulejos
from azulejos import CHANCE, NOBODY, Game, IllegalAction, Position
from azulejos.rules.boxes import all_boxes, all_presets, built_in
from contract.games import GAMES, VARIANTS, Played, is_idle, option_values, pick, played

FEWEST_TILES = {2: 40, 3: 10, 4: 0}
"""In Azul, by players: the tiles that bag and lid have at least when a round is prepared."""


@pytest.fixture(scope="module", params=GAMES + VARIANTS, ids=str)
def play(request: pytest.FixtureRequest) -> Iterator[Played]:
    yield played(request.param)
    played.cache_clear()


def same(position: Position, other: Position) -> bool:
    return position == other and hash(position) == hash(other) and str(position) == str(other)


# ------------------------------------------------------------------------------------------------ the suite itself


def test_every_preset_and_every_option_value_is_held_to_the_contract() -> None:
    assert {(game.preset, game.players) for game in GAMES} == {
        (name, n) for name in azulejos.PRESETS for n in (2, 3, 4)
    }
    for box in all_boxes():
        signed = [game.options for game in GAMES + VARIANTS if game.box is box]
        for name, value in option_values(box):
            # Without a last round Azul need not end, so that value has a test of its own.
            assert (name, value) == ("max_rounds", None) or value in {getattr(options, name) for options in signed}


@pytest.mark.parametrize(
    "preset", [name for name, box in all_presets().items() if hasattr(box.options(), "max_rounds")]
)
def test_a_game_without_a_last_round_ends_with_a_complete_row(preset: str) -> None:
    rng = random.Random(preset)
    position = azulejos.game(preset).new(rng)
    while not position.is_over:
        position = position.apply(pick(rng, position.legal_actions(), idle=0)).deal(rng)
    assert any(None not in row for board in position.to_json()["boards"] for row in board["wall"])


# ------------------------------------------------------------------------------------------------ tiles and chance


def test_tiles_are_conserved(play: Played) -> None:
    at_first = play.game.box.count_tiles(play.states[0])
    assert sum(at_first) == sum(play.states[0].bag)
    assert all(play.game.box.count_tiles(state) == at_first for state in play.states)


def test_chance_outcomes_match_the_bag_and_sum_to_one(play: Played) -> None:
    first_draw = play.game.box.first_draw
    for position, state in zip(play.positions, play.states, strict=True):
        outcomes = position.chance_outcomes()
        if not position.is_chance:
            assert outcomes == []
            continue
        left = sum(state.bag)
        assert sum(odds for _, odds in outcomes) == 1
        assert [(draw.id - first_draw, odds) for draw, odds in outcomes] == [
            (color, Fraction(count, left)) for color, count in enumerate(state.bag) if count
        ]
        assert [draw for draw, _ in outcomes] == position.legal_actions()


def test_every_outcome_of_chance_can_be_drawn_and_leaves_the_bag(play: Played) -> None:
    for i in play.milestones:
        before = play.states[i]
        for draw, _ in play.positions[i].chance_outcomes():
            after = play.positions[i].apply(draw).state()
            color = draw.id - play.game.box.first_draw
            assert sum(before.bag) == 1 or after.bag[color] == before.bag[color] - 1
            assert play.game.box.count_tiles(after) == play.game.box.count_tiles(before)


@pytest.mark.parametrize("game", [game for game in GAMES if game.box in built_in()], ids=str)
def test_a_tile_goes_to_the_factory_or_the_supply_that_the_position_names(game: Game) -> None:
    play = played(game)
    for i in play.milestones:
        for draw, _ in play.positions[i].chance_outcomes():
            states = play.states[i], play.positions[i].apply(draw).state()
            filling = play.positions[i].filling
            place, filled = ((state.sources[filling] if filling else state.supply) for state in states)
            color = draw.id - game.box.first_draw
            assert filled == [count + (c == color) for c, count in enumerate(place)]


def test_a_deal_is_the_same_for_the_same_seed_and_takes_nothing_the_bag_lacks(play: Played) -> None:
    draws = 0
    for i in reversed(range(len(play.positions))):
        position = play.positions[i]
        draws = draws + 1 if position.is_chance else 0
        if not position.is_chance:
            assert position.deal(random.Random(i)) is position
        elif i in play.milestones:
            dealt = position.deal(random.Random(i))
            drawn = play.states[i + draws]
            state = dealt.state()
            assert same(dealt, position.deal(random.Random(i)))
            assert same(azulejos.parse_position(str(dealt)), dealt)
            assert play.game.box.count_tiles(state) == play.game.box.count_tiles(play.states[i])
            assert (state.to_act, state.phase, state.round) == (drawn.to_act, drawn.phase, drawn.round)
            assert sum(state.bag) == sum(drawn.bag)


def test_deals_differ_without_a_seed() -> None:
    game = azulejos.azul()
    assert len({str(game.new()) for _ in range(5)}) > 1


# ------------------------------------------------------------------------------------------------ actions


def test_legal_actions_are_sorted_and_unique_and_in_range(play: Played) -> None:
    box = play.game.box
    draws = range(box.first_draw, box.first_draw + len(play.states[0].bag))
    assert draws[-1] < box.all_actions >= play.game.num_actions
    for position in play.positions:
        numbers = [action.id for action in position.legal_actions()]
        assert numbers == sorted(set(numbers))
        assert (numbers == []) == position.is_over
        assert len(numbers) <= box.most_choices
        if position.is_chance:
            assert all(number in draws for number in numbers)
        else:
            assert all(0 <= number < play.game.num_actions and number not in draws for number in numbers)


def test_exactly_the_listed_actions_are_legal(play: Played) -> None:
    for position in play.sample(2):
        listed = [action.id for action in position.legal_actions()]
        assert [number for number in range(play.game.box.all_actions) if position.is_legal(number)] == listed


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing(play: Played) -> None:
    rng = random.Random(play.game.name)
    for position in play.sample(2):
        before = position.state()
        for number in rng.sample(range(play.game.box.all_actions), 12):
            if position.is_legal(number):
                continue
            action = play.game.action(number)
            for attempt in (position.apply, position.play):
                with pytest.raises(IllegalAction) as refusal:
                    attempt(number)
                assert_is_sentence(str(refusal.value), f"{action} is not legal: ")
        assert position.state() == before


def test_every_illegal_action_has_a_reason(play: Played) -> None:
    for position in play.sample(1):
        state, legal = position.state(), set(position.legal_actions())
        for number in range(play.game.box.all_actions):
            action = play.game.action(number)
            if action not in legal:
                assert_is_sentence(str(play.game.box.why_illegal(state, action)), "")
        assert state == position.state()


def assert_is_sentence(text: str, beginning: str) -> None:
    assert text.startswith(beginning)
    reason = text.removeprefix(beginning)
    assert len(reason.split()) > 3
    assert reason == reason.strip()
    assert not reason.endswith(".")


def test_an_action_goes_by_its_number_and_its_notation(play: Played) -> None:
    for action in {action for i in play.milestones for action in play.positions[i].legal_actions()}:
        assert play.game.action(str(action)) == play.game.action(f" {action}\n") == action
        assert play.game.action(action.id) == play.game.action(action) == action
        assert hash(play.game.action(str(action))) == hash(action)


@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_every_number_has_a_notation_of_its_own(box: Any) -> None:
    actions = [box.action(number) for number in range(box.all_actions)]
    assert [action.id for action in actions] == list(range(box.all_actions))
    assert len({str(action) for action in actions}) == box.all_actions
    unwritable = [action for action in actions if box.parse_action(str(action)) != action]
    assert unwritable == []
    with pytest.raises(ValueError):
        box.action(box.all_actions)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_is_no_action_is_said_to_be_none(game: Game) -> None:
    for nonsense in ("", "x", "3r22", "3R2", "=z", "t60", "pass-", game.box.all_actions, -1):
        with pytest.raises(azulejos.InvalidAction):
            game.start().apply(nonsense)


# ------------------------------------------------------------------------------------------------ turns and results


def test_the_seat_to_act_fits_the_position(play: Played) -> None:
    for position, state in zip(play.positions, play.states, strict=True):
        assert position.to_act == state.to_act
        assert position.to_act in (CHANCE, NOBODY, *range(play.game.players))
        assert (position.is_chance, position.is_over) == (position.to_act == CHANCE, position.to_act == NOBODY)


def test_nothing_can_be_done_when_the_game_is_over(play: Played) -> None:
    end = play.positions[-1]
    assert (end.to_act, end.is_over, end.phase) == (NOBODY, True, "over")
    assert end.legal_actions() == []
    assert end.chance_outcomes() == []
    assert end.deal() is end
    assert all(not position.is_over for position in play.positions[:-1])


def test_ranking_follows_the_scores_and_the_first_have_won(play: Played) -> None:
    for i in play.milestones:
        position = play.positions[i]
        scores, ranking = position.scores, position.ranking
        assert len(scores) == len(ranking) == play.game.players
        for mine, rank in zip(scores, ranking, strict=True):
            better = sum(other > mine for other in scores)
            assert better < rank <= better + scores.count(mine)
        leaders = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
        assert position.winners == (leaders if position.is_over else ())
        assert leaders


def test_scores_never_fall_below_the_least(play: Played) -> None:
    least = play.game.box.facts().get("least_score", 0)
    assert all(board.score >= least for state in play.states for board in state.boards[: play.game.players])
    assert play.positions[-1].scores == tuple(board.score for board in play.states[-1].boards[: play.game.players])


def test_rounds_only_rise(play: Played) -> None:
    rounds = [state.round for state in play.states]
    assert rounds[0] == 1
    assert all(after - before in (0, 1) for before, after in pairwise(rounds))


@pytest.mark.parametrize("game", [game for game in GAMES + VARIANTS if game.box.name == "azul"], ids=str)
def test_azul_never_lacks_the_tiles_that_players_cannot_hold_back(game: Game) -> None:
    rng = random.Random(game.name)
    position = game.start()
    while not position.is_over:
        if position.is_chance:
            state = position.state()
            assert sum(state.bag) + sum(state.lid) >= FEWEST_TILES[game.players]
            position = position.deal(rng)
            assert game.players > 2 or all(sum(factory) == 4 for factory in position.state().sources[1 : 1 + 5])
        busy = [action for action in position.legal_actions() if not is_idle(action)]
        # The lowest pattern lines hold most tiles back.
        position = position.apply(max(busy or position.legal_actions(), key=lambda action: (str(action)[2:], action)))


# ------------------------------------------------------------------------------------------------ values


def test_positions_go_through_text_and_json(play: Played) -> None:
    for i in play.milestones[:: 3 if play.game in GAMES else 12]:
        position = play.positions[i]
        assert play.leads_to(i, azulejos.parse_position(str(position)))
        assert play.leads_to(i, azulejos.position_from_json(json.loads(json.dumps(position.to_json()))))


def test_text_is_one_plain_line_and_may_have_space_around(play: Played) -> None:
    for position in play.sample(1):
        text = str(position)
        assert text.isascii()
        assert text.isprintable()
        assert same(azulejos.parse_position(f"  {text}\n"), position)
        assert same(play.game.parse_position(text), position)
        assert same(play.game.parse_position(text.partition(" ")[2]), position)


def test_positions_games_and_actions_can_be_copied_and_pickled(play: Played) -> None:
    legal = play.positions[-2].legal_actions()
    for value in (play.game, play.game.options, *play.sample(1), *legal[:9]):
        for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value), copy.copy(value)):
            assert twin == value
            assert hash(twin) == hash(value)
            assert str(twin) == str(value)


def test_a_game_goes_by_its_name(play: Played) -> None:
    assert Game.from_name(play.game.name) == play.game
    assert str(play.game) == play.game.name == str(play.positions[0]).partition(" ")[0]


def test_positions_are_equal_only_if_all_is_the_same(play: Played) -> None:
    first = play.positions[0]
    assert same(first, play.game.start(play.states[0].start))
    assert first != play.game.start((play.states[0].start + 1) % play.game.players)
    assert first != azulejos.game(play.game.preset, play.game.players % 3 + 2).start()
    assert first != str(first)
    assert all(before != after for before, after in pairwise(play.states))
    some = [play.positions[i] for i in play.milestones[::4]]
    assert len(set(some)) == len(some)


# ------------------------------------------------------------------------------------------------ what happened


def test_play_leads_where_apply_leads_and_tells_it(play: Played) -> None:
    for i in play.milestones[:-1]:
        transition = play.positions[i].play(play.actions[i])
        assert play.leads_to(i + 1, transition.position)
        assert transition.events
        for event in transition.events:
            assert isinstance(event, azulejos.Event)
            data = event.to_json()
            assert json.loads(json.dumps(data)) == data
            assert data["event"] == event.name()


def test_the_same_actions_replay_to_the_same_end(play: Played) -> None:
    position = play.game.start(play.states[0].start)
    for action in play.actions:
        position = position.apply(str(action))
    assert play.leads_to(len(play.actions), position)
