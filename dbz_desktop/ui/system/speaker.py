"""The speaker: plays the shipped sounds on a thread of its own.

Everything that may take long or fail (importing the library, opening the device, reading a file)
happens on that thread. Without a library or a device the speaker stays silent and says why in
`problem`; it tries again when it is next asked to play after `AGAIN` seconds.
"""

from __future__ import annotations

import array
import queue
import sys
import threading
import time
import wave
from collections.abc import Generator
from pathlib import Path
from typing import Any, Protocol

from dbz_desktop.paths import resources_folder

RATE = 22_050
PERIOD_MS = 25
MOST_VOICES = 6
REST = 8.0
"""Seconds without a sound after which the device is given back."""

AGAIN = 20.0
"""Seconds after a failure before the device is tried again."""


class Backend(Protocol):
    """What plays samples: 16-bit mono at `RATE`."""

    def open(self) -> None:
        """Get ready. Raises `SpeakerError` with the reason when that can't be."""

    def play(self, samples: array.array[int]) -> None:
        """Begin to play these, over what is being played."""

    def close(self) -> None:
        """Give the device back."""


class SpeakerError(Exception):
    """Why nothing can be heard, in words for the player."""


class Mixer:
    """Lays sounds over each other in the pieces that a device asks for."""

    def __init__(self) -> None:
        self._voices: list[tuple[array.array[int], int]] = []
        self._lock = threading.Lock()

    def add(self, samples: array.array[int]) -> None:
        """Begin with another sound; of too many the oldest is cut."""
        with self._lock:
            self._voices = [*self._voices[-(MOST_VOICES - 1) :], (samples, 0)]

    def take(self, count: int) -> array.array[int]:
        """The next samples, exactly so many."""
        with self._lock:
            voices, self._voices = self._voices, []
            parts = [samples[at : at + count] for samples, at in voices]
            for samples, at in voices:
                if at + count < len(samples):
                    self._voices.append((samples, at + count))
        out = array.array("h", bytes(2 * count))
        for i, part in enumerate(parts):
            if i == 0:
                out[: len(part)] = part
            else:
                for at, value in enumerate(part):
                    out[at] = max(-32_768, min(32_767, out[at] + value))
        return out


class Miniaudio:
    """The backend of the app: the library miniaudio, which reaches every system's device."""

    def __init__(self) -> None:
        self._device: Any = None
        self._mixer = Mixer()

    def open(self) -> None:
        """Import the library and open the default device."""
        if self._device is not None:
            return
        try:
            import miniaudio
        except (ImportError, OSError) as error:
            raise SpeakerError(
                "The sound library “miniaudio” is not installed; see the README."
            ) from error
        try:
            device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, RATE, PERIOD_MS, app_name="DBZ Desktop"
            )
            if device.backend.lower() == "null":
                device.close()
                raise SpeakerError("This computer has no sound device.")
            pieces = self._pieces()
            next(pieces)
            device.start(pieces)
        except miniaudio.MiniaudioError as error:
            raise SpeakerError(f"No sound device could be opened ({error.args[0]}).") from error
        self._device = device

    def _pieces(self) -> Generator[array.array[int], int, None]:
        count = yield array.array("h")
        while True:
            count = yield self._mixer.take(count)

    def play(self, samples: array.array[int]) -> None:
        """Mix it in."""
        self._mixer.add(samples)

    def close(self) -> None:
        """Close the device."""
        device, self._device = self._device, None
        if device is not None:
            device.close()


class Speaker:
    """Takes names of sounds and plays them; never waits, never raises."""

    def __init__(self, backend: Backend | None = None, folder: Path | None = None) -> None:
        self._backend = backend or Miniaudio()
        self._folder = folder or resources_folder() / "sounds"
        self._queue: queue.SimpleQueue[tuple[str, int] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._kept: dict[tuple[str, int], array.array[int]] = {}
        self._failed = -AGAIN
        self.problem = ""
        """Why nothing can be heard, or empty."""

    def play(self, name: str, volume: int) -> None:
        """Play a sound at a volume of 0 to 100."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()
        self._queue.put((name, volume))

    def close(self) -> None:
        """End the thread and give the device back, within a second."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            thread.join(1.0)

    def _run(self) -> None:
        open_ = False
        while True:
            try:
                wanted = self._queue.get(timeout=REST if open_ else None)
            except queue.Empty:
                self._backend.close()
                open_ = False
                continue
            if wanted is None:
                self._backend.close()
                return
            if not open_ and time.monotonic() - self._failed < AGAIN:
                continue
            try:
                self._backend.open()
                open_ = True
                self._backend.play(self._samples(*wanted))
                self.problem = ""
            except SpeakerError as error:
                self._fail(str(error))
            except Exception as error:
                # Whatever a driver does, the game goes on in silence.
                self._fail(f"The sound could not be played ({error}).")

    def _fail(self, problem: str) -> None:
        self.problem = problem
        self._failed = time.monotonic()

    def _samples(self, name: str, volume: int) -> array.array[int]:
        found = self._kept.get((name, volume))
        if found is None:
            # Loudness is heard by its ratio: half the slider is to be about half as loud.
            factor = (volume / 100) ** 2
            plain = read(self._folder / f"{name}.wav")
            found = array.array("h", (round(value * factor) for value in plain))
            self._kept[(name, volume)] = found
        return found


def read(path: Path) -> array.array[int]:
    """The samples of a shipped WAV file: 16-bit, mono, at `RATE`."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise SpeakerError(f"{path.name} is not 16-bit mono at {RATE} Hz.")
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
