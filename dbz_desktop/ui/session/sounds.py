"""What is heard of the table: which event makes which sound, and when.

Sounds are told by the events that are shown (`GameSession.eventShown`), so they come with what
the eye sees, and nothing that a seat may not see can be heard. They are off until someone turns
them on; until then no sound library is imported and no device opened.
"""

from __future__ import annotations

import importlib.util

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dbz_desktop.match.telling.event_sounds import ORDER, Ear
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.system.speaker import Backend, Speaker
from dbz_desktop.ui.system.timers import single_shot


def sounds_problem() -> str:
    """Why nothing can be heard, in words for the settings; empty when all is well or untried."""
    if _speaker is not None and _speaker.problem:
        return _speaker.problem
    if importlib.util.find_spec("miniaudio") is None:
        return "The sound library “miniaudio” is not installed; see the README."
    return ""


_speaker: Speaker | None = None


def speaker(backend: Backend | None = None) -> Speaker:
    """The one speaker of the program, made when it is first needed.

    A given `backend` replaces the one there was, for tests.
    """
    global _speaker
    if _speaker is None or backend is not None:
        if _speaker is not None:
            _speaker.close()
        _speaker = Speaker(backend)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(_speaker.close)
    return _speaker


def try_sound(settings: Settings) -> None:
    """Let a sound be heard at the settings' volume, as when the volume is being set."""
    if settings.sounds:
        speaker().play("question", settings.volume)


class Sounds(QObject):
    """Lets a session be heard while its parent lives. `played` tells each sound."""

    played = Signal(str)

    def __init__(self, session: GameSession, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._ear = Ear()
        self._asked: int | None = None
        self._waiting: set[str] = set()
        self._timer = single_shot(self, 0, self._play)
        session.eventShown.connect(self._shown)
        session.asks.connect(self._ask)

    @Slot(object)
    def _shown(self, event: Event) -> None:
        name = self._ear.sound_of(event)
        if name:
            self._want(name)

    @Slot(object)
    def _ask(self, decision: Decision) -> None:
        """A question is shown: it is heard when it is for another player than the last one."""
        if decision.player != self._asked:
            self._asked = decision.player
            self._want("question")

    def _want(self, name: str) -> None:
        if not self._settings.sounds or not self._settings.volume:
            return
        # Skipping shows many events in one moment: one sound for all of them.
        self._waiting.add(name)
        self._timer.start()

    def _play(self) -> None:
        name = min(self._waiting, key=ORDER.index)
        self._waiting.clear()
        if self._settings.sounds:
            speaker().play(name, self._settings.volume)
            self.played.emit(name)
