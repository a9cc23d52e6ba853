"""Makes the sounds of the table: `python packaging/make_sounds.py [FOLDER]`.

Every sound is worked out here from sines and filtered noise, with the standard library alone, and
written as 16-bit mono WAV into `resources/sounds`. Nothing is sampled from anywhere. Run it again
after a change and commit what it wrote.
"""

from __future__ import annotations

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
"""Samples a second: nothing here reaches above 9 kHz."""

Wave = list[float]
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

# A pentatonic scale on D: whatever sounds together sounds well.
D3, A3, D4, E4, FIS4, A4, B4 = 146.83, 220.0, 293.66, 329.63, 369.99, 440.0, 493.88
D5, E5, FIS5, A5, B5, D6 = 587.33, 659.26, 739.99, 880.0, 987.77, 1174.66


def silence(seconds: float) -> Wave:
    """Nothing, for a time."""
    return [0.0] * round(seconds * RATE)


def tone(
    seconds: float,
    pitch: float | Callable[[float], float],
    partials: Iterable[tuple[float, float]] = ((1.0, 1.0),),
    decay: float = 0.0,
    rise: float = 0.004,
) -> Wave:
    """Sines over a pitch in Hz, fixed or by time. `partials` are (multiple, strength) pairs.

    `decay` is how many times e it falls in a second; higher partials fall faster. `rise` is the
    time in seconds until it is at its full strength.
    """
    shares = tuple(partials)
    made = []
    phase = 0.0
    for i in range(round(seconds * RATE)):
        t = i / RATE
        phase += 2 * math.pi * (pitch(t) if callable(pitch) else pitch) / RATE
        value = sum(
            strength * math.exp(-decay * t * (0.6 + 0.4 * multiple)) * math.sin(phase * multiple)
            for multiple, strength in shares
        )
        made.append(value * min(1.0, t / rise if rise else 1.0))
    return made


def noise(seconds: float, cut: float | Callable[[float], float], seed: int = 1) -> Wave:
    """Noise below a cut-off in Hz, fixed or by time; the same for the same seed."""
    chance = random.Random(seed)
    made = []
    one = two = 0.0
    for i in range(round(seconds * RATE)):
        limit = cut(i / RATE) if callable(cut) else cut
        share = 1 - math.exp(-2 * math.pi * limit / RATE)
        one += share * (chance.uniform(-1, 1) - one)
        two += share * (one - two)
        made.append(two * 2)
    return made


def shaped(sound: Wave, shape: Callable[[float], float]) -> Wave:
    """A sound with its strength given over its time, 0 to 1."""
    last = max(1, len(sound) - 1)
    return [value * shape(i / last) for i, value in enumerate(sound)]


def swell(peak: float, power: float = 1.5) -> Callable[[float], float]:
    """Up to the share `peak` of the time, then down."""

    def shape(share: float) -> float:
        if share < peak:
            return math.pow(share / peak, 1.2)
        return math.pow(max(0.0, (1 - share) / (1 - peak)), power)

    return shape


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Lay (start in seconds, strength, sound) over each other."""
    length = max(round(start * RATE) + len(sound) for start, _, sound in parts)
    whole = [0.0] * length
    for start, strength, sound in parts:
        at = round(start * RATE)
        for i, value in enumerate(sound):
            whole[at + i] += value * strength
    return whole


BELL = ((1.0, 1.0), (2.0, 0.35), (3.01, 0.16), (4.2, 0.05))
WOOD = ((1.0, 1.0), (3.9, 0.16), (9.1, 0.03))
METAL = ((1.0, 1.0), (1.51, 0.7), (2.27, 0.5), (3.38, 0.25))
PAD = ((1.0, 1.0), (2.0, 0.4), (3.0, 0.22), (4.0, 0.1))


def draw() -> Wave:
    """A card slides off the deck."""
    return shaped(noise(0.16, lambda t: 900 + 14_000 * t, 3), swell(0.6))


def play() -> Wave:
    """A card is laid down."""
    return mix(
        (0, 0.5, shaped(noise(0.07, 2600, 5), swell(0.1, 2.5))),
        (0.015, 1.0, tone(0.22, lambda t: 190 - 260 * t, WOOD, 20)),
    )


def life() -> Wave:
    """A card is flipped off the Life Deck."""
    return mix(
        (0, 1.0, shaped(noise(0.05, 3800, 7), swell(0.15, 2.5))),
        (0.01, 0.3, tone(0.07, 330, WOOD, 45)),
    )


def physical() -> Wave:
    """A blow: air, then a dull thud."""
    return mix(
        (0, 0.35, shaped(noise(0.13, lambda t: 500 + 6000 * t, 11), swell(0.85))),
        (0.1, 1.0, tone(0.42, lambda t: 62 + 110 * math.exp(-t * 22), ((1, 1), (2, 0.25)), 9)),
        (0.1, 0.8, shaped(noise(0.16, 900, 13), swell(0.03, 3))),
    )


def energy() -> Wave:
    """A charge that rises, a burst that spreads."""
    charge = tone(0.42, lambda t: 180 + 900 * t * t * 4, ((1, 1), (1.5, 0.4), (2.01, 0.2)), 0)
    return mix(
        (0, 0.45, shaped(charge, swell(0.92))),
        (0.36, 0.7, shaped(noise(0.55, lambda t: 2600 * math.exp(-t * 5) + 160, 17), swell(0.06))),
        (0.36, 0.8, tone(0.55, lambda t: 70 + 90 * math.exp(-t * 9), ((1, 1), (2, 0.3)), 6)),
    )


def stopped() -> Wave:
    """A shield rings."""
    return mix(
        (0, 0.4, shaped(noise(0.05, 1800, 19), swell(0.1, 3))),
        (0, 0.9, tone(0.62, 392, METAL, 7)),
        (0, 0.3, tone(0.3, 98, ((1, 1),), 10)),
    )


def critical() -> Wave:
    """Glass cracks, and something low gives way."""
    parts: list[tuple[float, float, Wave]] = []
    chance = random.Random(23)
    at = 0.0
    for i in range(9):
        tick = shaped(noise(0.03, 5200, 29 + i), swell(0.08, 3))
        parts.append((at, 0.35 + 0.3 * chance.random(), tick))
        parts.append((at, 0.1, tone(0.09, 1500 + 900 * chance.random(), METAL, 40)))
        at += 0.018 + 0.05 * chance.random()
    parts.append((0.02, 0.9, tone(0.75, lambda t: 120 - 70 * t, ((1, 1), (2, 0.3)), 4.5)))
    return mix(*parts)


def anger() -> Wave:
    """A growl that comes nearer."""
    growl = tone(0.5, lambda t: 98 + 60 * t, PAD, 0)
    beat = [
        value * (0.75 + 0.25 * math.sin(i / RATE * 2 * math.pi * 17))
        for i, value in enumerate(growl)
    ]
    return mix(
        (0, 0.8, shaped(beat, swell(0.6))),
        (0.05, 0.3, shaped(noise(0.45, lambda t: 300 + 1500 * t, 31), swell(0.7))),
    )


def level_up() -> Wave:
    """Up the scale."""
    notes = (D4, FIS4, A4, D5, FIS5)
    return mix(
        *((0.09 * i, 0.55, tone(0.75, note, BELL, 4.5)) for i, note in enumerate(notes)),
        (0, 0.3, shaped(tone(1.1, D3, PAD), swell(0.5))),
    )


def level_down() -> Wave:
    """Down again."""
    notes = (A4, FIS4, D4)
    return mix(*((0.13 * i, 0.6, tone(0.6, note, BELL, 5)) for i, note in enumerate(notes)))


def capture() -> Wave:
    """A chain runs, and pulls."""
    parts: list[tuple[float, float, Wave]] = []
    for i in range(7):
        parts.append((0.055 * i, 0.4, tone(0.12, 760 + 55 * (i % 3), METAL, 26)))
        parts.append((0.055 * i, 0.2, shaped(noise(0.03, 3000, 41 + i), swell(0.1, 3))))
    parts.append((0.4, 0.9, tone(0.4, lambda t: 150 - 130 * t, WOOD, 8)))
    return mix(*parts)


def turn() -> Wave:
    """Two bells: somebody else's turn."""
    return mix((0, 0.7, tone(0.7, D4, BELL, 5)), (0.14, 0.7, tone(0.7, A4, BELL, 5)))


def question() -> Wave:
    """One wooden note: it is for you to say."""
    return mix((0, 0.8, tone(0.3, E5, WOOD, 14)), (0.09, 0.6, tone(0.3, A5, WOOD, 14)))


def survival() -> Wave:
    """A scouter goes dark; one side still stands."""
    down = tone(0.8, lambda t: 440 * math.exp(-t * 2.2), ((1, 1), (2, 0.2)), 1.5)
    chord = [tone(1.5, note, PAD, 1.2, rise=0.12) for note in (D3, A3, D4, FIS4)]
    return mix(
        (0, 0.35, shaped(down, swell(0.05))),
        *((0.6 + 0.03 * i, 0.4, shaped(part, swell(0.15))) for i, part in enumerate(chord)),
    )


def mppv() -> Wave:
    """An aura that fills everything."""
    rise = tone(1.5, lambda t: 98 * 2 ** (t / 1.5), PAD, 0)
    air = noise(1.6, lambda t: 250 + 1700 * t, 47)
    chord = [tone(1.1, note, BELL, 2.4, rise=0.05) for note in (D4, A4, D5, FIS5)]
    return mix(
        (0, 0.4, shaped(rise, swell(0.85))),
        (0, 0.3, shaped(air, swell(0.85))),
        *((1.15, 0.42, part) for part in chord),
    )


def dragon_balls() -> Wave:
    """Seven stars, one after the other, then all of them."""
    notes = (D4, E4, FIS4, A4, B4, D5, E5)
    chord = [tone(1.3, note, BELL, 2.2, rise=0.06) for note in (D4, A4, D5, FIS5, A5)]
    return mix(
        *((0.13 * i, 0.5, tone(0.6, note, BELL, 5)) for i, note in enumerate(notes)),
        *((0.95, 0.36, part) for part in chord),
        (0.9, 0.16, shaped(noise(1.2, lambda t: 600 + 2600 * t, 53), swell(0.6))),
    )


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "draw": (draw, 0.22),
    "play": (play, 0.5),
    "life": (life, 0.28),
    "physical": (physical, 0.7),
    "energy": (energy, 0.62),
    "stopped": (stopped, 0.5),
    "critical": (critical, 0.62),
    "anger": (anger, 0.5),
    "level-up": (level_up, 0.6),
    "level-down": (level_down, 0.5),
    "capture": (capture, 0.5),
    "turn": (turn, 0.45),
    "question": (question, 0.35),
    "victory-survival": (survival, 0.62),
    "victory-mppv": (mppv, 0.62),
    "victory-dragon-balls": (dragon_balls, 0.62),
}
"""How each is made, and its highest peak (1 is as loud as can be)."""


def finished(sound: Wave, peak: float) -> array.array[int]:
    """16-bit samples at a peak, with ends that never click."""
    loudest = max(abs(value) for value in sound) or 1.0
    edge = round(0.004 * RATE)
    tail = round(0.03 * RATE)
    last = len(sound) - 1
    made = array.array("h")
    for i, value in enumerate(sound):
        ends = min(1.0, i / edge, (last - i) / tail)
        made.append(round(value / loudest * peak * ends * 32_767))
    if sys.byteorder == "big":
        made.byteswap()
    return made


def write(path: Path, samples: array.array[int]) -> None:
    """Write one WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder: Path = arguments.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, (make, peak) in SOUNDS.items():
        path = folder / f"{name}.wav"
        write(path, finished(make(), peak))
        total += path.stat().st_size
    print(f"{len(SOUNDS)} sounds, {total / 1000:.0f} kB, in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
