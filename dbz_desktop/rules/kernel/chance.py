"""The match's own chance: a small generator whose whole state is one number.

Written out here, rather than taken from `random`, because games must repeat byte for byte on
every system and every Python version, and because a snapshot must be cheap. For a short seed, as
tests have it and as a player may type it, the steps are those of SplitMix64. From a seed of 128
bits the numbers come out of a hash (SHAKE128): who has seen many of them can work out no other one.
"""

from __future__ import annotations

import hashlib
import struct
from functools import cache
from operator import mod

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """Random numbers from a seed; `state` is all there is to save."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> Chance:
        """Chance that goes on as this one would."""
        twin = type(self)(0)
        twin.state = self.state
        return twin

    def _next(self) -> int:
        self.state = (self.state + _STEP) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def renew(self, number: int) -> None:
        """Take another course from here on, a different one for each number."""
        self.state = (self.state + number * 0xD1B54A32D192ED03) & _MASK
        self.state = self._next()

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, `limit`."""
        # 64 bits over a few dozen cards: the bias is far below anything that could be seen.
        return self._next() % limit

    def shuffled(self, items: list[int]) -> tuple[int, ...]:
        """The items in a random order."""
        result = items[:]
        size = len(result)
        others = map(mod, self._drawn(size), range(size, 1, -1))
        for i, j in zip(range(size - 1, 0, -1), others, strict=True):
            result[i], result[j] = result[j], result[i]
        return tuple(result)

    def _drawn(self, size: int) -> tuple[int, ...]:
        """A number for each of so many items but the first, from the last on."""
        number = size - 1
        if number < 1:
            return ()
        # What `_next` does, for all at once: side by side in one long number, each with as many
        # empty bits above it as a product takes.
        every, steps, low = _side_by_side(number)
        z = (self.state * every + steps) & low
        z = ((z ^ (z >> 30)) & low) * 0xBF58476D1CE4E5B9 & low
        z = ((z ^ (z >> 27)) & low) * 0x94D049BB133111EB & low
        z ^= z >> 31
        self.state = (self.state + number * _STEP) & _MASK
        return struct.unpack(f"<{2 * number}Q", z.to_bytes(16 * number, "little"))[::2]


@cache
def _side_by_side(number: int) -> tuple[int, int, int]:
    """So many numbers of 64 bits at 128 bits from each other: ones, the steps so far, all bits."""
    places = range(0, 128 * number, 128)
    steps = ((count * _STEP & _MASK) << place for count, place in enumerate(places, 1))
    return sum(1 << place for place in places), sum(steps), sum(_MASK << place for place in places)


class LongChance(Chance):
    """Chance of a seed of 128 bits. `state` is that key, then how often it was asked."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.state = (seed & _LONG) << 64

    def _bytes(self, number: int) -> bytes:
        state = self.state
        self.state = state + 1
        return hashlib.shake_128(state.to_bytes(24, "big")).digest(number)

    def _next(self) -> int:
        return int.from_bytes(self._bytes(8), "big")

    def renew(self, number: int) -> None:
        """Take another course from here on, a different one for each number."""
        told = self.state.to_bytes(24, "big") + number.to_bytes(8, "big")
        self.state = int.from_bytes(hashlib.shake_128(b"renew" + told).digest(16), "big") << 64

    def _drawn(self, size: int) -> tuple[int, ...]:
        """A number for each of so many items but the first, from the last on."""
        # The same on every system, whatever the order of its bytes.
        return struct.unpack(f">{size}Q", self._bytes(8 * size))[:0:-1]


_LONG = (1 << 128) - 1


def chance_of(seed: int) -> Chance:
    """Chance from a seed, short or of 128 bits."""
    return LongChance(seed) if seed > _MASK else Chance(seed)
