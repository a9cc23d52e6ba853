"""Seeds that neither player could choose: each side gives 128 bits, pledged before it is told.

A seat makes a `Share` and publishes its pledge. Once both pledges are known, both shares are told,
and the seed of the match follows from the two. Who has seen the other's share can't change his own
any more, for it wouldn't keep the pledge. At one computer the match makes both (`agree`). What was
pledged and told stands in the journal, so that anybody can check it again.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

BITS = 128
_BYTES = BITS // 8


class SeedRefused(ValueError):
    """A pledge or a share can't be taken; the message says why."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one side gives to the seed, with a `nonce` that keeps its pledge from being guessed."""

    value: bytes
    nonce: bytes

    def __post_init__(self) -> None:
        if len(self.value) != _BYTES or len(self.nonce) != _BYTES:
            raise SeedRefused(f"a share and its nonce have {BITS} bits each")

    @classmethod
    def fresh(cls) -> Share:
        """One that nobody can foresee."""
        return cls(secrets.token_bytes(_BYTES), secrets.token_bytes(_BYTES))

    @classmethod
    def read(cls, value: str, nonce: str) -> Share:
        """A share as it was written. Raises SeedRefused."""
        try:
            return cls(bytes.fromhex(value), bytes.fromhex(nonce))
        except ValueError as error:
            raise SeedRefused(str(error)) from error

    def pledge(self, seat: int) -> str:
        """What the seat publishes first: of it nothing of the share can be worked out.

        It is another one for each seat, so that nobody can pledge what the other has pledged.
        """
        return hashlib.sha256(b"pledge %d " % seat + self.nonce + self.value).hexdigest()


@dataclass(frozen=True, slots=True)
class Agreed:
    """A seed with what it follows from, seat 0's first."""

    seed: int
    pledges: tuple[str, str]
    shares: tuple[Share, Share]


class Agreement:
    """One seat's part in agreeing on a seed: publish `pledge`, take the other's, tell `share`,
    take the other's."""

    def __init__(self, seat: int, share: Share | None = None) -> None:
        self._seat = seat
        self._share = share or Share.fresh()
        self._theirs: str | None = None

    @property
    def pledge(self) -> str:
        """What is published first."""
        return self._share.pledge(self._seat)

    def take_pledge(self, pledge: str) -> None:
        """The other side has pledged its share. Raises SeedRefused, also where it did so before:
        by then it may have seen this side's share."""
        if self._theirs is not None:
            raise SeedRefused("the other side has pledged its share already")
        if not is_pledge(pledge):
            raise SeedRefused("that is no pledge")
        self._theirs = pledge

    @property
    def share(self) -> Share:
        """What is told then. Raises SeedRefused before the other side has pledged its own."""
        if self._theirs is None:
            raise SeedRefused("the other side hasn't pledged its share yet")
        return self._share

    def take_share(self, share: Share) -> Agreed:
        """The other side tells its share, and the seed is agreed on. Raises SeedRefused."""
        mine = self.share
        assert self._theirs is not None
        both = [(self.pledge, mine), (self._theirs, share)]
        first, second = both if self._seat == 0 else reversed(both)
        return follows((first[0], second[0]), (first[1], second[1]))


def is_pledge(pledge: object) -> bool:
    """Whether something could be a pledge."""
    return isinstance(pledge, str) and len(pledge) == 64 and set(pledge) <= set("0123456789abcdef")


def follows(pledges: tuple[str, str], shares: tuple[Share, Share]) -> Agreed:
    """The seed that follows from two shares. Raises SeedRefused for one that isn't as pledged."""
    for seat, (pledge, share) in enumerate(zip(pledges, shares, strict=True)):
        if share.pledge(seat) != pledge:
            raise SeedRefused(f"player {seat + 1} has told another share than he had pledged")
    values = b"".join(share.nonce + share.value for share in shares)
    seed = int.from_bytes(hashlib.sha256(b"seed " + values).digest()[:_BYTES], "big")
    return Agreed(seed, pledges, shares)


def agree() -> Agreed:
    """Agree on a seed for two players at one computer, where the match makes both shares."""
    first, second = Agreement(0), Agreement(1)
    first.take_pledge(second.pledge)
    second.take_pledge(first.pledge)
    return first.take_share(second.share)


def seed_text(agreed: Agreed) -> str:
    """An agreed seed as it is written."""
    return f"{agreed.seed:0{BITS // 4}x}"
