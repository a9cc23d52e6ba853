"""Wire: a seat at the far end of a line of text, in another process or on another computer.

The match's end (`serve`) sends one line for each message to the seat, and takes the lines that
come back as what the seat says. The player's end (`connect`) makes a `Seat` of them. Each line is
JSON (`codec`); the first one of either end says which messages it knows, and two that don't know
the same are not put together. What can't be read is answered in words and changes nothing.

How the lines travel is not decided here: whoever owns the wire gives a way to send one, and hands
over each that arrives.
"""

from __future__ import annotations

from collections.abc import Callable

from dbz_desktop.intake import Unreadable, json_value, shown
from dbz_desktop.match.seats import codec
from dbz_desktop.match.seats.codec import LONGEST_SAID, LONGEST_TOLD, Cards
from dbz_desktop.match.seats.feed import Feed, Hear
from dbz_desktop.match.seats.messages import Refused, Reply, Said, Told
from dbz_desktop.match.seats.seat import Seat

Send = Callable[[str], None]

VERSION = 1
"""Of how lines are exchanged; what is in them is told by `codec.shapes`."""

NO_REQUEST = 0
"""Stands in the refusal of a line out of which no request could be read."""


class WireError(ValueError):
    """What comes over a wire can't be a seat's; the message says why and what to do."""


class Served:
    """The match's end of a wire. `hear` is the match, `feed` what it tells the seat."""

    def __init__(
        self, feed: Feed, hear: Callable[[Said, Hear], None], cards: Cards, send: Send
    ) -> None:
        self._feed = feed
        self._hear = hear
        self._cards = cards
        self._send = send
        self._greeted = False
        send(_greeting())

    def receive(self, line: str | bytes) -> None:
        """Take a line from the seat. Raises WireError where the far end speaks another version;
        everything else that is wrong is told the far end in words."""
        if not self._greeted:
            _greet(line)
            self._greeted = True
            self._feed.attach(self._tell)
            return
        try:
            said = codec.decode(Said, line, self._cards, LONGEST_SAID)
        except Unreadable as error:
            self._tell(Refused(NO_REQUEST, f"This can't be read: {error}."))
            return
        self._hear(said, self._tell)

    def close(self) -> None:
        """Tell the seat nothing more."""
        if self._greeted:
            self._greeted = False
            self._feed.detach(self._tell)

    def _tell(self, message: Told) -> None:
        self._send(codec.encode(message))


class Connected:
    """The player's end of a wire: `seat` is his. `cards` are his own, by id.

    `wait` is called while a reply hasn't come yet; it must let `receive` be called for what
    arrives, and return.
    """

    def __init__(self, cards: Cards, send: Send, wait: Callable[[], None]) -> None:
        self._cards = cards
        self._send = send
        self._wait = wait
        self._greeted = False
        self._replies: dict[int, Reply] = {}
        self.seat = Seat(self._say)
        send(_greeting())

    def receive(self, line: str | bytes) -> None:
        """Take a line from the match. Raises WireError for one that can't be read: what was lost
        with it would be missing ever after."""
        if not self._greeted:
            _greet(line)
            self._greeted = True
            return
        try:
            message = codec.decode(Told, line, self._cards, LONGEST_TOLD)
            if isinstance(message, Reply):
                self._replies[message.request] = message
            else:
                self.seat.take(message)
        except Unreadable as error:
            raise WireError(f"what the match tells can't be read: {error}") from error
        except Exception as error:
            # Each message can be read, but they tell of no table that there can be.
            raise WireError(
                f"what the match tells doesn't go with what it told before "
                f"({type(error).__name__}: {error})"
            ) from error

    def _say(self, message: Said, hear: Hear) -> None:
        self._replies.clear()
        self._send(codec.encode(message))
        self._wait()
        reply = self._replies.get(message.request, self._replies.get(NO_REQUEST))
        if isinstance(reply, Refused) and reply.request == NO_REQUEST:
            reply = Refused(message.request, reply.reason)
        if reply is not None:
            hear(reply)


def _greeting() -> str:
    return f'{{"dbz-seat":{VERSION},"shapes":"{codec.shapes()}"}}'


def _greet(line: str | bytes) -> None:
    """Hear the far end's first line. Raises WireError where it speaks another version."""
    try:
        if len(line) > LONGEST_SAID:
            raise Unreadable("is too long for a greeting")
        said = json_value(line, "greeting")
    except Unreadable as error:
        raise WireError(f"the far end is no seat of this program: its first line {error}") from None
    if not isinstance(said, dict) or "dbz-seat" not in said:
        raise WireError("the far end is no seat of this program: it doesn't say so")
    if said["dbz-seat"] != VERSION or said.get("shapes") != codec.shapes():
        raise WireError(
            f"the far end speaks version {shown(said['dbz-seat'], 10)} "
            f"({shown(said.get('shapes'), 20)}), this program version {VERSION} "
            f"({codec.shapes()}); use the same version of the program at both ends"
        )
