"""Sounds: off by default, told by what is shown, silent without a device and never in the way."""

from __future__ import annotations

import array
import sys
import threading
import wave
from pathlib import Path

import pytest
import scripts
from fake_match import FakeMatch, ask

from dbz_desktop.match.telling.event_sounds import ORDER
from dbz_desktop.paths import resources_folder
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.session import sounds
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.session.sounds import Sounds, sounds_problem, try_sound
from dbz_desktop.ui.system.speaker import RATE, Miniaudio, Mixer, Speaker, SpeakerError, read
from dbz_desktop.ui.table.widget import TableWidget

SHIPPED = sorted((resources_folder() / "sounds").glob("*.wav"))


class Tape:
    """A backend that keeps what it is given."""

    def __init__(self, problem: str = "") -> None:
        self.problem = problem
        self.played: list[array.array] = []
        self.threads: set[threading.Thread] = set()
        self.opened = 0

    def open(self) -> None:
        self.threads.add(threading.current_thread())
        self.opened += 1
        if self.problem:
            raise SpeakerError(self.problem)

    def play(self, samples) -> None:
        self.played.append(samples)

    def close(self) -> None:
        self.threads.add(threading.current_thread())


@pytest.fixture
def tape():
    backend = Tape()
    speaker = sounds.speaker(backend)
    yield backend
    speaker.close()
    sounds._speaker = None


@pytest.fixture
def settings(tmp_path, qapp):
    return Settings(tmp_path / "settings.ini")


def listen(qtbot, settings, events, speed="off"):
    widget = TableWidget(GameSession(FakeMatch([(events, ask())], first=ask())))
    widget.setSpeed(speed)
    qtbot.addWidget(widget)
    widget.resize(900, 600)
    heard: list[str] = []
    listener = Sounds(widget.session, settings, widget)
    listener.played.connect(heard.append)
    return widget, listener, heard


def test_nothing_is_heard_until_sounds_are_turned_on(qtbot, settings, tape):
    assert settings.sounds is False
    widget, _, heard = listen(qtbot, settings, scripts.attack_hits())
    widget.session.answer(0)
    qtbot.wait(60)
    try_sound(settings)
    assert heard == [] and tape.opened == 0


def test_skipped_events_make_one_sound(qtbot, settings, tape):
    settings.sounds = True
    widget, _, heard = listen(qtbot, settings, scripts.attack_hits())
    widget.session.answer(0)
    qtbot.waitUntil(lambda: bool(tape.played))
    assert heard == ["critical"]
    assert threading.main_thread() not in tape.threads


def test_sounds_come_with_what_is_shown(qtbot, settings, tape):
    settings.sounds = True
    events = [ev.AngerChanged(0, 0, 1, ev.Why.RAISE), ev.LevelChanged(0, 1, 2, 1, ev.Why.RAISE)]
    widget, _, heard = listen(qtbot, settings, events, speed="fast")
    widget.show()
    widget.session.answer(0)
    qtbot.waitUntil(lambda: not widget.busy)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == ["anger", "level-up"]


def test_a_question_is_heard_when_it_is_another_players(qtbot, settings, tape):
    settings.sounds = True
    widget, _, heard = listen(qtbot, settings, [])
    for player in (0, 0, 1):
        widget.session.asks.emit(ask(player))
        qtbot.wait(20)
    assert heard == ["question", "question"]


def test_the_volume_is_applied(qtbot, settings, tape):
    settings.sounds = True
    settings.volume = 100
    try_sound(settings)
    settings.volume = 50
    try_sound(settings)
    settings.volume = 0
    qtbot.waitUntil(lambda: len(tape.played) == 2)
    loud, soft = (max(map(abs, samples)) for samples in tape.played)
    assert soft == pytest.approx(loud / 4, abs=2)


def test_a_computer_without_a_device_says_so_and_goes_on(qtbot, settings):
    backend = Tape("This computer has no sound device.")
    speaker = sounds.speaker(backend)
    settings.sounds = True
    widget, _, heard = listen(qtbot, settings, scripts.attack_hits())
    widget.session.answer(0)
    qtbot.waitUntil(lambda: bool(sounds_problem()))
    assert "no sound device" in sounds_problem()
    assert heard == ["critical"] and not widget.busy
    try_sound(settings)
    speaker.close()
    assert backend.opened == 1, "a device that fails is not tried again at once"
    sounds._speaker = None


def test_a_computer_without_the_library_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(SpeakerError, match="not installed"):
        Miniaudio().open()


def test_a_driver_that_breaks_leaves_silence(qtbot):
    class Broken(Tape):
        def play(self, samples) -> None:
            raise OSError("unplugged")

    speaker = Speaker(Broken())
    speaker.play("turn", 50)
    qtbot.waitUntil(lambda: "unplugged" in speaker.problem)
    speaker.close()


def test_the_mixer_adds_and_never_overflows():
    mixer = Mixer()
    mixer.add(array.array("h", [30_000, 30_000, 5]))
    mixer.add(array.array("h", [30_000, -30_000]))
    assert list(mixer.take(2)) == [32_767, 0]
    assert list(mixer.take(2)) == [5, 0]
    assert list(mixer.take(2)) == [0, 0]


def test_every_sound_is_shipped_small_and_clean():
    assert {path.stem for path in SHIPPED} == set(ORDER)
    assert sum(path.stat().st_size for path in SHIPPED) < 1_000_000
    for path in SHIPPED:
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            assert file.getframerate() == RATE
        samples = read(path)
        peak = max(map(abs, samples)) / 32_767
        assert 0.1 < peak < 0.8, f"{path.name} peaks at {peak:.2f}"
        # A sound that begins or ends away from rest clicks.
        assert abs(samples[0]) < 200 and abs(samples[-1]) < 200, path.name
        assert len(samples) / RATE < 2.5


def test_the_sounds_are_the_scripts(tmp_path):
    script = Path(__file__).resolve().parents[2] / "packaging" / "make_sounds.py"
    code = compile(script.read_text(encoding="utf-8"), str(script), "exec")
    names: dict = {"__name__": "make_sounds", "__file__": str(script)}
    exec(code, names)
    assert set(names["SOUNDS"]) == set(ORDER)
    make, peak = names["SOUNDS"]["life"]
    names["write"](tmp_path / "life.wav", names["finished"](make(), peak))
    made, kept = read(tmp_path / "life.wav"), read(resources_folder() / "sounds" / "life.wav")
    # Another system's sine may round otherwise in the last bit.
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 2
