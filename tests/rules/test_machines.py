"""Hypothesis plays, with the compiler off: whatever it chooses, the record stays sound, and no text breaks a parser."""

import json
import random
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import azulejos
from azulejos import CHANCE, NOBODY, AzulejosError, Game, Position, UnknownGame
from azulejos.kernel import Generator, Record, seed
from azulejos.rules import azul, pavilion
from azulejos.rules.azul import events as azul_events
from azulejos.rules.azul import state as azul_state
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes
from azulejos.rules.engine import plain_engine
from azulejos.rules.pavilion import events as pavilion_events
from azulejos.rules.pavilion import state as pavilion_state
from azulejos.rules.sources import IN_CENTER
from contract.games import GAMES, SEATS, option_values, pick, played

pytestmark = pytest.mark.hypothesis

BITS = {"i1": 8, "i2": 16, "i4": 32, "i8": 63}
"""By the code of a field: how many bits it may use, its sign included; the widest must stay below 63."""


def games(box: Box) -> st.SearchStrategy[Game]:
    """Any preset, number of players and options that go together."""
    values: dict[str, list[Any]] = {}
    for name, value in option_values(box):
        values.setdefault(name, []).append(value)
    changes = st.fixed_dictionaries({}, optional={name: st.sampled_from(of) for name, of in values.items()})
    parts = st.tuples(st.sampled_from(list(box.presets)), st.sampled_from(SEATS), changes)
    return parts.map(make).filter(lambda game: game is not None)


def make(parts: tuple[str, int, dict[str, Any]]) -> Game | None:
    preset, players, changes = parts
    try:
        return azulejos.game(preset, players, **changes)
    except UnknownGame:
        return None


def numbers_of(record: Record) -> Iterable[tuple[str, int]]:
    """Every number in a record, with the code of its field."""
    for field in record.FIELDS:
        values = [getattr(record, field.name)]
        for _ in field.shape:
            values = [item for value in values for item in value]
        for value in values:
            if isinstance(field.kind, str):
                yield field.kind, value
            else:
                yield from numbers_of(value)


# ------------------------------------------------------------------------------------------------ machines


class Table(RuleBasedStateMachine):
    """A game in which Hypothesis chooses the rules, the actions and the tiles."""

    box: ClassVar[Box]
    gains: ClassVar[tuple[type, ...]]
    losses: ClassVar[tuple[type, ...]]
    took_marker: ClassVar[type]
    new_starts: ClassVar[tuple[tuple[int, int], ...]]
    chance_phases: ClassVar[tuple[int, ...]]
    over: ClassVar[int]

    @initialize(data=st.data(), number=st.integers(0, (1 << 62) - 1), idle=st.sampled_from([0.1, 0.5, 0.9]))
    def set_up(self, data: st.DataObject, number: int, idle: float) -> None:
        """Begin somewhere in a game of players who are more or less idle."""
        self.game = data.draw(games(self.box))
        self.form = plain_engine(self.box)
        start = number % self.game.players
        self.state = self.form.start(self.game.players, start, self.game.options)
        self.tiles = self.box.count_tiles(self.state)
        rng = random.Random(number)
        for _ in range(data.draw(st.integers(0, 150))):
            if self.state.to_act == CHANCE and rng.random() < 0.2:
                self.deal_alike()
            elif self.state.to_act == CHANCE:
                self.deal(rng.getrandbits(62))
            elif self.state.to_act != NOBODY:
                self.do(pick(rng, [self.box.action(n) for n in self.form.legal(self.state)], idle).id)

    def do(self, action: int) -> None:
        """Apply an action; told or not, it leads to the same state."""
        before = self.state
        copy = before.copy()
        self.state, to_act = self.form.advance(before, action)
        assert before == copy
        assert to_act == self.state.to_act
        events: list[Any] = []
        self.box.apply(copy, action, events)
        assert copy == self.state
        self.check_events(before, events)

    def check_events(self, before: Any, events: list[Any]) -> None:
        """Scores change by what the events say, and who has the marker starts."""
        scores = [board.score for board in before.boards]
        for event in events:
            if isinstance(event, self.gains):
                scores[event.seat] += event.points
            elif isinstance(event, self.losses):
                scores[event.seat] -= event.points
        assert scores == [board.score for board in self.state.boards]
        if (before.phase, self.state.phase) in self.new_starts:
            assert self.state.start == self.next_start(before, events)

    def next_start(self, before: Any, events: list[Any]) -> int:
        """Who starts when all tiles are taken."""
        takers = [event.seat for event in events if isinstance(event, self.took_marker)]
        if takers or before.marker != -1:
            return int(takers[0] if takers else before.marker)
        is_next = self.game.options.unclaimed_marker.value == "next_clockwise"
        return (before.start + is_next) % self.game.players

    @precondition(lambda self: self.state.to_act != NOBODY)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.do(data.draw(st.sampled_from(self.form.legal(self.state))))

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule(number=st.integers(0, (1 << 62) - 1))
    def deal(self, number: int) -> None:
        random, after = Generator(), self.state.copy()
        seed(random, number)
        self.box.deal(after, random)
        assert self.form.deal(self.state, number) == after
        self.state = after

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule()
    def deal_alike(self) -> None:
        """Factories of a single color: the center may stay empty, and the marker in it."""
        while self.state.to_act == CHANCE:
            self.do(self.form.legal(self.state)[0])

    @rule(number=st.integers(-5, 4000))
    def ask(self, number: int) -> None:
        """An action is legal exactly if it is listed; otherwise there is a reason."""
        is_listed = number in self.form.legal(self.state)
        assert self.form.is_legal(self.state, number) == is_listed
        if not is_listed and 0 <= number < self.box.all_actions:
            assert self.box.why_illegal(self.state, self.box.action(number))

    @invariant()
    def tiles_are_conserved(self) -> None:
        assert self.box.count_tiles(self.state) == self.tiles

    @invariant()
    def the_record_is_canonical(self) -> None:
        """What the readable forms say makes the same record again."""
        data = self.box.to_json(self.state)
        for read in (
            json.loads(json.dumps(data)),
            self.box.parse_state(self.box.format_state(data), self.game.players),
        ):
            again = self.form.start(self.game.players, 0, self.game.options)
            self.box.from_json(again, read)
            assert again == self.state

    @invariant()
    def numbers_fit_their_fields(self) -> None:
        for kind, value in numbers_of(self.state):
            assert -(1 << BITS[kind] - 1) <= value < 1 << BITS[kind] - 1

    @invariant()
    def what_is_not_in_the_game_stays_zero(self) -> None:
        state = self.state
        assert state.boards[state.players :] == [type(state.boards[0])() for _ in range(4 - state.players)]
        assert not any(map(any, state.sources[1 + state.factories :]))

    @invariant()
    def who_acts_fits_the_phase(self) -> None:
        state = self.state
        assert (state.to_act == CHANCE) == (state.phase in self.chance_phases)
        assert (state.to_act == NOBODY) == (state.phase == self.over)
        assert state.to_act in (CHANCE, NOBODY, *range(state.players))
        assert bool(self.form.legal(state)) == (state.to_act != NOBODY)
        assert state.start in range(state.players)

    @invariant()
    def available_shows_where_tiles_are(self) -> None:
        sources = self.state.sources
        assert self.state.available == sum(1 << 6 * i + c for i in range(10) for c in range(6) if sources[i][c])


class AzulTable(Table):
    box = azul.BOX
    gains = (azul_events.Tiled, azul_events.RowBonus, azul_events.ColumnBonus, azul_events.ColorBonus)
    losses = (azul_events.FloorCost,)
    took_marker = azul_events.TookMarker
    new_starts = ((azul_state.OFFER, azul_state.DEAL), (azul_state.TILING, azul_state.DEAL))
    chance_phases = (azul_state.DEAL,)
    over = azul_state.OVER

    def check_events(self, before: Any, events: list[Any]) -> None:
        super().check_events(before, events)
        assert all(1 <= event.points <= 10 for event in events if isinstance(event, azul_events.Tiled))

    def boards(self) -> list[tuple[Any, dict[str, Any]]]:
        """Each board with what people read of it."""
        return list(zip(self.state.boards, self.box.to_json(self.state)["boards"], strict=False))

    @invariant()
    def walls_are_what_is_read(self) -> None:
        for board, read in self.boards():
            spaces = {5 * r + c: read["wall"][r][c] for r in range(5) for c in range(5) if read["wall"][r][c]}
            assert board.wall == sum(1 << space for space in spaces)
            assert board.jokers == sum(1 << space for space, tile in spaces.items() if tile not in "byrkw")
            for color, letter in enumerate("byrkw"):
                counted = {space for space, tile in spaces.items() if letter in (tile, tile.lower())}
                if self.game.options.wall.value == "colored":
                    counted = {space for space in spaces if (space % 5 - space // 5) % 5 == color}
                assert board.tiles[color] == sum(1 << space for space in counted)
                assert len({space // 5 for space in counted}) == len({space % 5 for space in counted}) == len(counted)

    @invariant()
    def lines_are_open_to_what_may_go_there(self) -> None:
        for board, read in self.boards():
            naive = 0
            for color, letter in enumerate("byrkw"):
                for line, tiles in enumerate(read["lines"]):
                    is_full = sum(tiles.values()) == line + 1
                    has_other = any(tile not in (letter, "j") for tile in tiles)
                    on_wall = any(board.tiles[color] >> 5 * line + column & 1 for column in range(5))
                    naive |= (not (is_full or has_other or on_wall)) << 6 * color + line
                may_fall = self.game.options.free_drop or not naive >> 6 * color & 31
                naive |= may_fall << 6 * color + azul_state.FLOOR
            assert board.open == naive

    @invariant()
    def scores_are_possible(self) -> None:
        for board, read in self.boards():
            tiles = sum(tile is not None for row in read["wall"] for tile in row)
            assert 0 <= board.score <= 10 * tiles + (95 if self.state.to_act == NOBODY else 0)

    @invariant()
    def there_is_one_marker(self) -> None:
        state = self.state
        holders = [seat for seat, (_, read) in enumerate(self.boards()) if "marker" in read["floor"]]
        assert sum(read["floor"].count("marker") for _, read in self.boards()) == len(holders) <= 1
        if state.marker == IN_CENTER:
            assert holders == []
            assert state.phase != azul_state.DEAL
        elif state.phase == azul_state.OFFER:
            assert holders == [state.marker] or (not holders and state.boards[state.marker].fallen == 7)
        elif state.phase == azul_state.DEAL:
            assert (holders, state.marker) == ([], state.start)
        else:
            assert set(holders) <= {state.marker}

    @invariant()
    def the_phase_fits_the_table(self) -> None:
        state = self.state
        assert bool(state.available) == (state.phase == azul_state.OFFER or state.drawn > 0)
        assert (state.drawn > 0) <= (state.phase == azul_state.DEAL)
        if state.phase in (azul_state.DEAL, azul_state.OVER):
            for _, read in self.boards():
                assert read["floor"] == []
                assert all(sum(tiles.values()) <= line for line, tiles in enumerate(read["lines"]))
        if state.phase != azul_state.OVER:
            assert not state.max_rounds or state.round <= state.max_rounds
        if state.phase in (azul_state.DEAL, azul_state.OFFER):
            assert all(None in row for _, read in self.boards() for row in read["wall"])


class PavilionTable(Table):
    box = pavilion.BOX
    gains = (pavilion_events.Placed, pavilion_events.StarBonus, pavilion_events.NumberBonus)
    losses = (pavilion_events.TookMarker, pavilion_events.Passed, pavilion_events.LeftoverCost)
    took_marker = pavilion_events.TookMarker
    new_starts = ((pavilion_state.ACQUIRE, pavilion_state.PLACE),)
    chance_phases = (pavilion_state.DEAL, pavilion_state.REFILL)
    over = pavilion_state.OVER

    def check_events(self, before: Any, events: list[Any]) -> None:
        super().check_events(before, events)
        assert all(1 <= event.points <= 6 for event in events if isinstance(event, pavilion_events.Placed))
        won = sum(event.count for event in events if isinstance(event, pavilion_events.Surrounded))
        assert won <= 3
        assert self.state.owed == min(won, sum(before.supply))

    @invariant()
    def masks_are_what_lies_in_the_stars(self) -> None:
        is_mono = self.game.options.stars.value == "mono"
        for board in self.state.boards:
            tiles = [
                (star, space, tile - 1) for star in range(7) for space, tile in enumerate(board.tiles[star]) if tile
            ]
            assert board.covered == sum(1 << 6 * star + space for star, space, _ in tiles)
            for star in range(7):
                colors = [color for where, _, color in tiles if where == star]
                assert board.colors[star] == sum(1 << color for color in set(colors))
                if is_mono or star == pavilion_state.CENTER_STAR:
                    assert len(set(colors)) in ({1, len(colors)} if is_mono else {len(colors)})
                else:
                    assert {pavilion_state.COLORS[color] for color in colors} <= {pavilion_state.STARS[star]}

    @invariant()
    def scores_are_possible(self) -> None:
        for board in self.state.boards[: self.state.players]:
            most = 5 + 6 * board.covered.bit_count()
            assert 1 <= board.score <= most + (7 * 20 + 40 if self.state.to_act == NOBODY else 0)

    @invariant()
    def the_phase_fits_the_table(self) -> None:
        state = self.state
        placing = state.phase in (pavilion_state.PLACE, pavilion_state.BONUS, pavilion_state.REFILL)
        assert bool(state.available) == (state.phase == pavilion_state.ACQUIRE or state.drawn > 0)
        assert (state.drawn > 0) <= (state.phase == pavilion_state.DEAL)
        assert (state.owed > 0) == (state.phase == pavilion_state.BONUS)
        assert sum(state.supply) <= 10
        for board in state.boards:
            assert not sum(board.corners) or (placing and board.passed)
            assert not board.passed or (placing and not sum(board.hand))
            assert sum(board.corners) <= 4
        if state.phase in (pavilion_state.PLACE, pavilion_state.BONUS):
            assert state.turn == state.to_act
            assert not state.boards[state.to_act].passed
        if state.phase == pavilion_state.PLACE:
            assert sum(state.boards[state.to_act].hand)
            assert sum(state.supply) == 10 or not sum(state.bag) + sum(state.tower)

    @invariant()
    def who_has_the_marker_starts_to_place(self) -> None:
        state = self.state
        if state.phase == pavilion_state.DEAL:
            assert state.marker == IN_CENTER
        elif state.phase != pavilion_state.ACQUIRE:
            assert state.marker in (IN_CENTER, state.start)


TestAzul = AzulTable.TestCase
TestPavilion = PavilionTable.TestCase


def test_every_box_has_a_machine() -> None:
    assert {table.box for table in Table.__subclasses__()} == set(all_boxes())


# ------------------------------------------------------------------------------------------------ parsers


@cache
def texts() -> list[str]:
    """Positions of every preset and phase."""
    plays = [played(game) for i, game in enumerate(GAMES) if game.players == SEATS[i // 3 % 3]]
    return [str(position) for play in plays for position in play.sample(2)]


@st.composite
def mutated_texts(draw: st.DrawFn) -> str:
    """A position's text with some characters or words changed."""
    text = draw(st.sampled_from(texts()))
    for _ in range(draw(st.integers(1, 3))):
        words, other = text.split(" "), draw(st.sampled_from(texts())).split(" ")
        i = draw(st.integers(0, len(words) - 1))
        j = draw(st.integers(0, len(words[i])))
        characters = draw(st.text(st.sampled_from("0123456789-:,.;=*/ byrkwjgopc") | st.characters(), max_size=2))
        kind = draw(st.sampled_from(["insert", "replace", "drop", "exchange", "repeat", "swap"]))
        if kind == "insert":
            words[i] = words[i][:j] + characters + words[i][j:]
        elif kind == "replace":
            words[i] = words[i][:j] + characters + words[i][j + 1 :]
        elif kind == "drop":
            del words[i]
        elif kind == "exchange":
            words[i] = other[min(i, len(other) - 1)]
        elif kind == "repeat":
            words.insert(i, words[i])
        else:
            words[i], words[-1 - i] = words[-1 - i], words[i]
        text = " ".join(words) or " "
    return text


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@st.composite
def mutated_json(draw: st.DrawFn) -> Any:
    """A position's JSON value with one part changed, added or left out."""
    data = azulejos.parse_position(draw(st.sampled_from(texts()))).to_json()
    part: Any = data
    while True:
        keys: list[Any] = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = draw(st.sampled_from(keys))
        inner = part[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 3)) == 0:
            break
        part = inner
    kind = draw(st.sampled_from(["change", "nudge", "add", "drop"]))
    if kind == "change":
        part[key] = draw(json_values)
    elif kind == "nudge" and isinstance(inner, int):
        part[key] = inner + draw(st.integers(-2, 2))
    elif kind == "add" and isinstance(part, dict):
        part[draw(st.text(max_size=8) | st.sampled_from(["players", "preset", "name", "self", "b", "j", "p"]))] = draw(
            json_values
        )
    elif isinstance(part, dict):
        del part[key]
    else:
        part.insert(key, inner)
    return data


def tile_sets(data: Any) -> Iterable[dict[str, int]]:
    """Every set of tiles in a position's JSON value."""
    if isinstance(data, dict) and all(isinstance(value, int) for value in data.values()):
        yield data
    elif isinstance(data, dict | list):
        for inner in data.values() if isinstance(data, dict) else data:
            yield from tile_sets(inner)


@st.composite
def rearranged_json(draw: st.DrawFn) -> Any:
    """A position's JSON value with tiles moved from place to place, and whose turn it is and the scores changed."""
    data = azulejos.parse_position(draw(st.sampled_from(texts()))).to_json()
    sets = list(tile_sets({key: value for key, value in data.items() if key != "options"}))
    for _ in range(draw(st.integers(0, 4))):
        giver, taker = draw(st.sampled_from([tiles for tiles in sets if tiles])), draw(st.sampled_from(sets))
        color = draw(st.sampled_from(sorted(giver)))
        count = draw(st.integers(1, giver[color]))
        giver[color] -= count
        taker[color] = taker.get(color, 0) + count
        if not giver[color]:
            del giver[color]
    seats = st.none() | st.integers(0, data["players"] - 1)
    changes = {"to_act": seats, "turn": seats, "start": seats, "marker": seats, "round": st.integers(1, 7)}
    for key in draw(st.sets(st.sampled_from(sorted(changes.keys() & data.keys())), max_size=2)):
        data[key] = draw(changes[key])
    if draw(st.integers(0, 3)) == 0:
        data["phase"] = draw(
            st.sampled_from(["offer", "tiling", "acquire", "place", "bonus", "refill", "deal", "over"])
        )
    data["boards"][0]["score"] = draw(st.integers(0, 300))
    return data


def value_or_error(parse: Callable[[Any], Any], value: Any) -> Any:
    """What it stands for; None where an error for people says what is wrong."""
    try:
        return parse(value)
    except AzulejosError as error:
        message = str(error)
    assert len(message.split()) > 3
    return None


def check_position(position: Position | None) -> None:
    """A position that was accepted can be written down, now and later, and played on to the end."""
    if position is None:
        return
    assert azulejos.parse_position(str(position)) == position
    assert azulejos.position_from_json(position.to_json()) == position
    is_usual = max(position.scores) < 500 and position.round < 100
    rng = random.Random(0)
    for _ in range(2000):
        if position.is_over:
            break
        position = position.deal(rng) if position.is_chance else position.apply(pick(rng, position.legal_actions()))
        if is_usual and position.to_act < 0:
            assert azulejos.parse_position(str(position)) == position
    assert position.is_over
    assert position.winners


@given(st.text())
def test_any_text_is_a_position_or_said_to_be_none(text: str) -> None:
    check_position(value_or_error(azulejos.parse_position, text))


@given(mutated_texts())
def test_a_changed_text_is_a_position_or_said_to_be_none(text: str) -> None:
    check_position(value_or_error(azulejos.parse_position, text))


@given(st.sampled_from(GAMES), mutated_texts())
def test_a_game_reads_its_own_positions_alone(game: Game, text: str) -> None:
    position = value_or_error(game.parse_position, text)
    assert position is None or position.game == game


@given(json_values)
def test_any_json_is_a_position_or_said_to_be_none(data: Any) -> None:
    check_position(value_or_error(azulejos.position_from_json, data))


@given(mutated_json())
def test_changed_json_is_a_position_or_said_to_be_none(data: Any) -> None:
    check_position(value_or_error(azulejos.position_from_json, json.loads(json.dumps(data))))


@given(rearranged_json())
def test_a_rearranged_table_is_a_position_or_said_to_be_none(data: Any) -> None:
    check_position(value_or_error(azulejos.position_from_json, data))


@given(st.text() | st.from_regex(r"[a-z-]{1,12}/[0-9]{1,3}(;[a-z_]{1,14}=[a-z_0-9]{1,14}){0,2}", fullmatch=True))
@example("azul/" + "2" * 5000)
def test_any_text_is_a_game_or_said_to_be_none(text: str) -> None:
    value_or_error(Game.from_name, text)


OPTION_NAMES = sorted(
    {name for box in all_boxes() for name, _ in option_values(box)} | {"players", "preset", "cls", "self"}
)


@given(
    st.sampled_from(azulejos.PRESETS),
    st.integers(0, 9) | st.integers(0),
    st.lists(
        st.tuples(st.sampled_from(OPTION_NAMES), st.from_regex(r"\A\w{1,8}\Z") | st.sampled_from(["yes", "5"])),
        max_size=3,
    ),
)
@example("azul", 2, [("players", "3")])
@example("pavilion", 2, [("preset", "azul")])
def test_a_changed_name_is_a_game_or_said_to_be_none(preset: str, players: int, changes: list[tuple[str, str]]) -> None:
    name = f"{preset}/{players}" + "".join(f";{key}={value}" for key, value in changes)
    game = value_or_error(Game.from_name, name)
    assert game is None or Game.from_name(game.name) == game


@given(st.sampled_from(GAMES), st.text(max_size=8) | st.text("123456cfbyrkwjgopstw=-aj", max_size=8))
def test_any_text_is_an_action_or_said_to_be_none(game: Game, text: str) -> None:
    action = value_or_error(game.action, text)
    assert action is None or game.action(str(action)) == action


@given(st.sampled_from(GAMES), st.integers())
def test_any_number_is_an_action_or_said_to_be_none(game: Game, number: int) -> None:
    action = value_or_error(game.action, number)
    assert (action is None) == (number not in range(game.box.all_actions))


@pytest.mark.parametrize("change", [{"players": 2.0}, {"options": {"players": 2}}, {"options": {"preset": "azul"}}])
def test_json_of_no_game_is_said_to_be_none(change: dict[str, Any]) -> None:
    data = azulejos.azul().start().to_json() | change
    assert value_or_error(azulejos.position_from_json, data) is None


@pytest.mark.parametrize(
    "seat_0",
    ["0:b,-,-,-,-:.....,.....,.....,.....,.....:*", "0:-,-,-,-,-:b....,.....,.....,.....,.....:*"],
    ids=["complete line", "floor line"],
)
def test_seats_that_come_first_have_tiled_their_walls(seat_0: str) -> None:
    table = "-,-,-,-,- - 16b16y16r16k16w 3b3y4r3k4w"
    position = f"azul-grey/2 1 tiling:1 0 0 {table} {seat_0} 0:y,k,-,-,-:.....,.....,.....,.....,.....:-"
    assert value_or_error(azulejos.parse_position, position) is None
