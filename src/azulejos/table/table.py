"""One live game and its only authority: seats, turns, chance, clocks, agreements, and the log they all go into.

Nothing here reads a file, waits or starts a thread. Whoever runs a table (a server, the terminal) calls it, keeps the
entries it returns, and lets bots think.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from ..errors import IllegalAction, InvalidAction
from ..rules.game import Move
from .asking import What, check_what
from .chance import draw_tiles
from .entries import (
    Answered,
    Asked,
    Chat,
    Ended,
    EndReason,
    Entry,
    Flagged,
    Helped,
    Left,
    Rematch,
    Resigned,
    Seated,
    TakenOver,
)
from .errors import TableError
from .limits import LONGEST_CHAT, LONGEST_NAME
from .log import LoggedTable
from .now import steady_time
from .setup import Setup, clean_text, visible_text

MOST_HELP = 4
"""The highest level of a hint."""
PLAYS_ON = "greedy"
"""The bot that plays on for who resigns among three or four, where the table names none."""


class Table(LoggedTable):
    """Seats around a game. What does something returns the new entries; what is refused raises and changes nothing."""

    def __init__(self, setup: Setup, now: Callable[[], float] = steady_time, rng: random.Random | None = None) -> None:
        super().__init__(setup, now, rng)
        if all(seat.kind != "open" for seat in setup.seats):
            self._begin()

    # -------------------------------------------------------------------------------------------- seats

    def sit(self, seat: int, name: str, holder: int | None = None) -> list[Entry]:
        """Take an open seat, or come back to one that a bot has taken over. The last open seat begins the game."""
        self._check_seat(seat)
        if self.is_over or (self.seats[seat].kind != "open" and seat not in self.away):
            raise TableError("seat_taken", f"seat {seat} is taken")
        name = visible_text(name, LONGEST_NAME, "a name")
        before = self._mark()
        holder = seat + 1 if holder is None else holder
        self._put(Seated(**self._next(), seat=seat, name=name, bot=None, holder=holder))
        if self.scene is None and all(seat.kind != "open" for seat in self.seats):
            self._begin()
        return self.log[before:]

    def leave(self, seat: int) -> list[Entry]:
        """Give up a seat: before the game it is open again, during the game a bot takes over, or the seat resigns."""
        self._check_seat(seat)
        if self.scene is not None:
            others = any(other.is_person for i, other in enumerate(self.seats) if i != seat)
            return self.take_over(seat) if self.setup.takeover and others else self.resign(seat)
        if not self.seats[seat].is_person:
            raise TableError("not_a_person", f"nobody sits on seat {seat}")
        before = self._mark()
        self._put(Left(**self._next(), seat=seat))
        return self.log[before:]

    def take_over(self, seat: int) -> list[Entry]:
        """Let the table's bot play for someone who has left; they may come back with `sit`."""
        self._check_player(seat)
        if self.setup.takeover is None:
            raise TableError("no_takeover", "at this table no bot takes over")
        before = self._mark()
        self._put(TakenOver(**self._next(), seat=seat, bot=self.setup.takeover, is_away=True))
        self._grant_agreed()
        return self.log[before:]

    # -------------------------------------------------------------------------------------------- playing

    def act(self, seat: int, move: Move) -> list[Entry]:
        """Make a move, and do everything that follows without anyone's choice."""
        self._check_seat(seat)
        scene = self._playing()
        if seat not in scene.to_choose:
            raise TableError("not_your_turn", f"it is not the turn of {self.seats[seat].name}")
        if self._is_time_up(seat):
            raise TableError("time_is_up", f"the time of {self.seats[seat].name} is up")
        before = self._mark()
        try:
            action = self.setup.game.action(move)
            (self._choose if scene.is_simultaneous else self._move)(self._time(), seat, action)
        except InvalidAction as error:
            raise TableError("not_a_move", str(error)) from error
        except IllegalAction as error:
            raise TableError("illegal_move", str(error), error.reason) from error
        self._go_on()
        return self.log[before:]

    def ask_help(self, seat: int, level: int) -> list[Entry]:
        """Help with the move that a seat is about to make; everybody sees that it was given. No entry for it twice."""
        self.check_help(seat)
        if not 0 <= level <= MOST_HELP:
            raise TableError("bad_setting", f"there is no help of level {level}: the levels are 0 to {MOST_HELP}")
        before = self._mark()
        if level > self.hinted.get(seat, -1):
            self._put(Helped(**self._next(), seat=seat, level=level))
        return self.log[before:]

    def check_help(self, seat: int) -> None:
        """Raise where a seat may not be helped now."""
        self._check_player(seat)
        if not self.may_help:
            raise TableError("no_help", "there are no hints at this table, for other people play too")
        if seat not in self.to_choose:
            raise TableError("not_your_turn", f"it is not the turn of {self.seats[seat].name}")

    def resign(self, seat: int) -> list[Entry]:
        """Give up. Of two seats the other one wins; among more a bot plays on, if another person is there."""
        self._check_player(seat)
        before = self._mark()
        self._put(Resigned(**self._next(), seat=seat))
        self._lose(seat, "resigned", None if self.setup.game.players == 2 else self.setup.takeover or PLAYS_ON)
        return self.log[before:]

    def tick(self) -> list[Entry]:
        """Do what is due without anyone's move: a clock has run out, or a crash came before tiles were drawn."""
        before = self._mark()
        self._tick()
        return self.log[before:]

    def _tick(self) -> None:
        if self.scene is not None and not self.is_over:
            for seat in sorted(self.to_choose):
                if self._is_time_up(seat) and not self.is_over:
                    self._put(Flagged(**self._next(), seat=seat))
                    self._lose(seat, "flagged", self.setup.takeover)
            self._go_on()
        elif self.scene is None and all(seat.kind != "open" for seat in self.seats):
            self._begin()

    def resume(self) -> list[Entry]:
        """After the table was away, as when a server starts again: that time is nobody's."""
        before = self._mark()
        if self.scene is not None and not self.is_over and self.scene.clocks is not None:
            self._go_on_with_clocks(self._time())
        self._tick()
        return self.log[before:]

    def close(self) -> list[Entry]:
        """End a game that nobody plays any more, without result."""
        self._playing()
        before = self._mark()
        self._end("aborted", ())
        return self.log[before:]

    # -------------------------------------------------------------------------------------------- agreements

    def ask(self, seat: int, what: str) -> list[Entry]:
        """Ask all people for something; done at once if nobody else is there."""
        wanted = self._check_request(seat, what)
        holder = self.seats[seat].holder
        asked = self.proposals.open.get(wanted)
        if asked is not None and holder not in asked.yes:
            return self.answer(seat, what, True)
        if asked is not None or (holder, wanted) in self.proposals.refused:
            raise TableError("already_asked", "that has been asked already")
        before = self._mark()
        if what == "takeback" and self._is_takeback_free(seat, self._takeback_ply(seat)):
            self._take_back(self._time(), seat, self._takeback_ply(seat))
        else:
            self._put(Asked(**self._next(), seat=seat, what=wanted))
            self._grant_agreed()
        return self.log[before:]

    def answer(self, seat: int, what: str, yes: bool) -> list[Entry]:
        """Agree, or not, to what was asked."""
        wanted = self._check_request(seat, what)
        asked = self.proposals.open.get(wanted)
        if asked is None or self.seats[seat].holder in asked.yes:
            raise TableError("nothing_asked", "nothing of that kind was asked of you")
        before = self._mark()
        self._put(Answered(**self._next(), seat=seat, what=wanted, yes=bool(yes)))
        self._grant_agreed()
        return self.log[before:]

    @property
    def rematch(self) -> Setup | None:
        """The set-up of the rematch, once all people have agreed to one."""
        if not self.proposals.is_agreed("rematch", self.people):
            return None
        return replace(self.setup, seats=tuple(self.seats)).rotated()

    def name_rematch(self, table: str) -> list[Entry]:
        """Tell everyone where the rematch is."""
        if self.rematch is None or self.next_table is not None:
            raise TableError("nothing_asked", "no rematch is agreed on")
        before = self._mark()
        self._put(Rematch(**self._next(), table=table))
        return self.log[before:]

    def say(self, name: str, text: str, seat: int | None = None) -> list[Entry]:
        """A word to everyone; without a seat it is an onlooker's."""
        if not self.setup.chat:
            raise TableError("chat_off", "at this table there is no chat")
        name, text = clean_text(name, LONGEST_NAME, "a name"), visible_text(text, LONGEST_CHAT, "a message")
        before = self._mark()
        self._put(Chat(**self._next(), name=name, seat=seat, text=text))
        return self.log[before:]

    # -------------------------------------------------------------------------------------------- checks

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(len(self.seats)):
            raise TableError("unknown_seat", f"there is no seat {seat!r}: the seats are 0 to {len(self.seats) - 1}")

    def _check_player(self, seat: int) -> None:
        """A person, in a game that is going on."""
        self._check_seat(seat)
        self._playing()
        if not self.seats[seat].is_person:
            raise TableError("not_a_person", f"seat {seat} is not played by a person")

    def _check_request(self, seat: int, what: str) -> What:
        wanted = check_what(what)
        if what != "rematch":
            self._check_player(seat)
        elif not self.is_over:
            raise TableError("not_over", "the game is not over yet")
        self._check_seat(seat)
        if not self.seats[seat].is_person:
            raise TableError("not_a_person", f"seat {seat} is not played by a person")
        if what == "help" and self.may_help:
            raise TableError("already_asked", "everybody here may ask for hints already")
        if what == "takeback" and self.setup.takeback == "off":
            raise TableError("takeback_off", "at this table moves stand")
        return wanted

    def _is_time_up(self, seat: int) -> bool:
        scene = self._playing()
        return scene.clocks is not None and self.seats[seat].is_person and scene.seconds_left(seat, self.now()) <= 0

    # -------------------------------------------------------------------------------------------- takebacks

    def _takeback_ply(self, seat: int) -> int:
        """How many actions stay if this seat's last move goes."""
        if seat in self._playing().chosen:
            return self.history.ply
        played = self.history.last_of(seat)
        if played is None:
            raise TableError("nothing_to_take_back", "there is nothing to take back yet")
        return played.ply

    def _is_takeback_free(self, seat: int, ply: int) -> bool:
        """Alone or against bots always; otherwise what nobody has seen, or as the table allows."""
        scene, mine = self._playing(), self.seats[seat].holder
        if self.people == {mine} or seat in scene.chosen:
            return True
        undone = self.history.since(ply)
        movers = {*scene.chosen, *(seat for played in undone for seat in played.seats)}
        others = {self.seats[mover].holder for mover in movers if self.seats[mover].is_person} - {mine}
        return self.setup.takeback == "free" and not others and not any(played.is_reveal for played in undone)

    # -------------------------------------------------------------------------------------------- the game's course

    def _begin(self) -> None:
        self._begin_game(self._time())
        self._go_on()

    def _go_on(self) -> None:
        """Reveal wall choices, draw tiles and end the game, where that is due."""
        while not self.is_over and self.scene is not None and not self.scene.to_choose:
            position = self.scene.position
            if position.is_chance:
                self._deal(self._time(), draw_tiles(position, self._rng))
            elif position.is_over:
                self._end("played", position.ranking)
            else:
                chosen = self.scene.chosen
                self._reveal(self._time(), [(seat, action) for seat, own in chosen.items() for action in own])

    def _lose(self, seat: int, reason: EndReason, bot: str | None) -> None:
        """A seat has lost: a bot plays on for the other people, or the game ends."""
        if bot is not None and any(other.is_person for i, other in enumerate(self.seats) if i != seat):
            self._put(TakenOver(**self._next(), seat=seat, bot=bot, is_away=False))
            self._grant_agreed()
            return
        ranking = self._playing().position.ranking
        others = [rank for other, rank in enumerate(ranking) if other != seat]
        self._end(
            reason,
            tuple(
                len(ranking) if i == seat else 1 + sum(other < rank for other in others)
                for i, rank in enumerate(ranking)
            ),
        )

    def _end(self, reason: EndReason, ranking: tuple[int, ...]) -> None:
        scores = self._playing().position.scores
        self._put(Ended(**self._next(), reason=reason, scores=scores, ranking=ranking))

    def _grant_agreed(self) -> None:
        """Do what all people have agreed to."""
        for what, proposal in list(self.proposals.open.items()):
            if self.is_over or not self.proposals.is_agreed(what, self.people):
                continue
            if what == "takeback":
                self._take_back(self._time(), proposal.seat, self._takeback_ply(proposal.seat))
            elif what == "draw":
                self._end("draw", (1,) * len(self.seats))
            elif what == "abort":
                self._end("aborted", ())
