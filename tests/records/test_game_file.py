"""Game files: what is written can be read, exactly; what is broken is refused with its place."""

import random
from pathlib import Path

import pytest

import azulejos
from azulejos.records import (
    GameRecord,
    Node,
    RecordError,
    load_game,
    read_game,
    read_games,
    save_game,
    write_game,
)

GAMES = [f"{preset}/{players}" for preset in azulejos.PRESETS for players in (2, 3, 4)]


def random_record(name: str, seed: int, variations: bool = False) -> GameRecord:
    """A whole random game, if asked for with comments and variations everywhere."""
    rng = random.Random(seed)
    limit = ";max_rounds=3" if name.startswith("azul") else ""
    game = azulejos.Game.from_name(name + limit)
    record = GameRecord(game, [f"Player {i}" for i in range(game.players)], {"date": "2026-11-15"}, start_seat=1)
    node = record.root
    while not node.position.is_over:
        parent, node = node, node.add(rng.choice(node.position.legal_actions()))
        if variations and rng.random() < 0.2:
            node.comment = rng.choice(["fine", "a } brace", "a \\ backslash", "two\nlines", "é ✓"])
        if variations and rng.random() < 0.2:
            add_variation(parent, rng)
    return record


def add_variation(node: Node, rng: random.Random) -> None:
    taken = [child.action for child in node.children]
    others = [action for action in node.position.legal_actions() if action not in taken]
    if others:
        node = node.add(rng.choice(others), "instead")
        for _ in range(rng.randrange(5)):
            if node.position.is_over:
                break
            parent, node = node, node.add(rng.choice(node.position.legal_actions()))
            if rng.random() < 0.2:
                add_variation(parent, rng)


def tree(node: Node) -> object:
    return str(node.action), node.comment, [tree(child) for child in node.children]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_read_back_exactly(name: str) -> None:
    record = random_record(name, seed=1)
    again = read_game(write_game(record))
    assert again.game == record.game
    assert again.seats == record.seats
    assert again.tags == record.tags
    assert again.actions() == record.actions()
    assert again.final == record.final
    assert again.result == record.result is not None


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", ["azul/2", "azul-grey-jokers/3", "pavilion/2", "pavilion-mono/4"])
def test_comments_and_variations_are_kept(name: str, seed: int) -> None:
    record = random_record(name, seed, variations=True)
    again = read_game(write_game(record))
    assert tree(again.root) == tree(record.root)
    assert write_game(again) == write_game(record)


def test_tiles_drawn_for_one_factory_are_one_word() -> None:
    text = write_game(random_record("azul/2", 1))
    deal = text.split("\n\n")[1].splitlines()[0]
    assert [len(word) for word in deal.split()] == [5] * 5


def test_the_supply_is_one_word_and_each_factory_another() -> None:
    text = write_game(random_record("pavilion/2", 1))
    deal = text.split("\n\n")[1].splitlines()[0]
    assert [len(word) for word in deal.split()] == [11] + [5] * 5


def test_a_line_has_the_moves_of_each_player_once() -> None:
    lines = write_game(random_record("azul/3", 2)).split("\n\n")[1].splitlines()
    assert len(lines[1].split()) == 3


def test_an_unfinished_game_has_a_star_for_a_result() -> None:
    record = GameRecord(azulejos.azul())
    record.root.add("=b")
    assert "result: *" in write_game(record)
    assert read_game(write_game(record)).result is None


def test_a_record_may_begin_with_a_position_set_up_by_hand() -> None:
    game = azulejos.azul()
    position = game.new(random.Random(5))
    record = GameRecord(game, start=position)
    record.root.add(position.legal_actions()[0])
    again = read_game(write_game(record))
    assert again.root.position == position
    assert again.final == record.final


def test_a_record_of_moves() -> None:
    record = random_record("azul/2", 3)
    again = GameRecord.of(record.game, [str(action) for action in random_moves(record.game)], ["A", "B"], event="x")
    assert again.final.is_over
    assert again.tags == {"event": "x"}


def test_a_record_of_moves_may_begin_with_another_seat() -> None:
    game = azulejos.azul(3)
    record = GameRecord.of(game, [], start_seat=2)
    assert (record.start_seat, record.tags) == (2, {})
    assert record.root.position == game.start(2)
    assert read_game(write_game(record)).root.position.state().start == 2


OLD = sorted((Path(__file__).parent / "games-0.1").iterdir())


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_games_of_version_0_1_are_read_and_end_as_they_ended(path: Path) -> None:
    record = load_game(path)
    assert record.final.is_over
    assert f"result: {record.result_text}" in path.read_text(encoding="utf-8")


def random_moves(game: azulejos.Game) -> list[azulejos.Action]:
    rng, position, moves = random.Random(0), game.start(), []
    while not position.is_over:
        moves.append(rng.choice(position.legal_actions()))
        position = position.apply(moves[-1])
    return moves


def test_several_games_in_one_file() -> None:
    texts = [write_game(random_record(name, 1)) for name in ("azul/2", "pavilion/2")]
    assert [write_game(record) for record in read_games("\n".join(texts))] == texts
    with pytest.raises(RecordError, match="2 games"):
        read_game("\n".join(texts))


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    text = write_game(random_record("azul/2", 1))
    assert write_game(read_game("\ufeff" + text.replace("\n", "\r\n"))) == text


def test_saving_replaces_a_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("something old")
    record = random_record("azul/2", 1)
    save_game(record, path)
    assert write_game(load_game(path)) == write_game(record)
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_is_written_when_a_record_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record = GameRecord(azulejos.azul(), ["A\nB", "C"])
    with pytest.raises(azulejos.AzulejosError, match="more than one line"):
        save_game(record, path)
    record = GameRecord(azulejos.azul(), tags={"Seat 0": "x"})
    with pytest.raises(azulejos.AzulejosError, match="cannot be a tag"):
        save_game(record, path)
    assert list(tmp_path.iterdir()) == []


def test_names_for_other_seats_than_there_are() -> None:
    with pytest.raises(azulejos.AzulejosError, match="2 seats, and 3 names"):
        GameRecord(azulejos.azul(), ["A", "B", "C"])


BODY = "azulejos 1\ngame: azul/2\n\n=kkbw =yrrr =bbyw =kwwy =rkyb\n"

BROKEN = {
    "": (1, 1, "begins with the line 'azulejos 1'"),
    "chess": (1, 1, "begins with the line 'azulejos 1', and this is 'chess'"),
    "\nfoo\nazulejos 1\ngame: azul/2\n": (2, 1, "this is 'foo'"),
    "azulejos 1\n": (1, 1, "the tag 'game' is missing"),
    "azulejos 1\ngame: chess/2\n": (2, 7, "there is no game 'chess'"),
    "azulejos 1\ngame:   azul/7\n": (2, 9, "2, 3 or 4"),
    "azulejos 1\ngame: azul/2;wall=red\n": (2, 7, "wall cannot be 'red'"),
    "azulejos 1\ngame: azul/2\nGame azul\n": (3, 1, "is not a tag"),
    "azulejos 1\ngame: azul/2\ngame: azul/2\n": (3, 1, "second time"),
    "azulejos 1\ngame: azul/2\nseat 2: A\n": (3, 1, "no seat 2"),
    "azulejos 1\ngame: azul/2\nstart: 2\n": (3, 8, "'2' cannot start: the seats are 0 to 1"),
    "azulejos 1\ngame: azul/2\nposition: 1 offer:0\n": (3, 11, "parts"),
    "azulejos 1\ngame: azul/2\nresult: 3-4\n\n=b": (3, 9, "it must be \\*"),
    BODY + "1k2 2b1": (5, 5, "2b1 is not legal: there is no blue tile on factory 2"),
    BODY + "1k2 \n 2r9": (6, 2, "'2r9' is not a move"),
    BODY + "=b": (5, 1, "no tile is to be drawn"),
    "azulejos 1\ngame: azul/2\n\n=kkb =wz": (4, 8, "'=z' is not a move"),
    "azulejos 1\ngame: azul/2\n\n=": (4, 1, "'=' is not a move"),
    BODY + "1k2 {open": (5, 5, "this comment is not closed"),
    BODY + "1k2 }": (5, 5, "'}' has no meaning"),
    BODY + "1k2 (1b1": (5, 5, "this variation is not closed"),
    BODY + "1k2 ()": (5, 5, "this variation is empty"),
    BODY + "1k2 )": (5, 5, "no variation is open"),
    BODY + "1k2 ((1b1))": (5, 6, "after the move it is an alternative to"),
    "azulejos 1\ngame: azul/2\n\n(=b)": (4, 1, "after the move it is an alternative to"),
    BODY + "1k2 (1b1 2b2)": (5, 10, "2b2 is not legal"),
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_is_an_error_with_line_and_column(text: str) -> None:
    line, column, words = BROKEN[text]
    with pytest.raises(RecordError, match=words) as caught:
        read_game(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


def test_a_wrong_final_result_is_refused() -> None:
    text = write_game(random_record("azul/2", 1))
    right = text.split("result: ")[1].splitlines()[0]
    with pytest.raises(RecordError, match=f"it ends {right}"):
        read_game(text.replace(f"result: {right}", "result: 99-98"))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(azulejos.AzulejosError, match="cannot be read"):
        load_game(tmp_path / "nowhere.txt")
    (tmp_path / "binary").write_bytes(b"azulejos 1\n\xff\xfe")
    with pytest.raises(RecordError, match="not UTF-8"):
        load_game(tmp_path / "binary")


@pytest.mark.hypothesis
def test_cut_and_mutated_files_never_give_half_a_game() -> None:
    text = write_game(random_record("azul-jokers/2", 4, variations=True))
    rng = random.Random(0)
    for _ in range(100):
        i, j = sorted(rng.sample(range(len(text)), 2))
        broken = text[:i] + rng.choice(["", "(", ")", "{", "}", "=", "1k1", " ", "\n"]) + text[min(j, i + 3) :]
        try:
            record = read_game(broken)
        except RecordError:
            continue
        assert write_game(read_game(write_game(record))) == write_game(record)
