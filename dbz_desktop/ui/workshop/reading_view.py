"""What a text was read as, shown: its steps, its canonical wording, its face."""

from __future__ import annotations

import html

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.rules.insight.steps import Step
from dbz_desktop.ui.faces.face_size import RATIO, fitted
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.theme import theme

NOTHING = "Type the card's text: what it does appears here as you type."
WAITING = "One moment: the language of the cards is read …"
BY_HAND = "Not understood: both players do what it says"


class StepsText(RulesText):
    """What a text does, step by step."""

    def __init__(self) -> None:
        super().__init__(WAITING)
        self._steps: tuple[Step, ...] | None = None
        at_new_look(self._colour)

    def show_steps(self, steps: tuple[Step, ...]) -> None:
        """Show other steps; nothing is done where they are the same."""
        if steps != self._steps:
            self._steps = steps
            self._colour()

    def _colour(self) -> None:
        steps = self._steps
        if not steps:
            self.show_rules(WAITING if steps is None else NOTHING)
            return
        spoken = ". ".join(_spoken(step) for step in steps)
        self.show_rules(
            "\n".join(step.text for step in steps), "".join(map(_rich, steps)), in_words(spoken)
        )


def _rich(step: Step) -> str:
    look = theme()
    muted, wrong = look.colour("text-muted").name(), look.colour("danger").name()
    text = html.escape(step.text, quote=False)
    about = html.escape(step.about, quote=False)
    if not step.understood:
        about = BY_HAND
        text = f"<span style='color:{wrong}'>{text}</span>"
    if step.depth == 0:
        words = f"<b>{text}</b> <span style='color:{muted}'>{about}</span>"
        return f"<p style='margin:6px 0 2px 0'>{words}</p>"
    head = f"<b>{step.label}:</b> " if step.label else ""
    text = f"{head}{text}" if step.depth > 1 else f"{head}<b>{text}</b>"
    small = f"<br><span style='color:{muted}'>{about}</span>" if about else ""
    return f"<p style='margin:2px 0 3px {step.depth * 14}px'>{text}{small}</p>"


def _spoken(step: Step) -> str:
    about = step.about if step.understood else BY_HAND
    return ": ".join(part for part in (step.label, step.text.rstrip("."), about) if part)


class FaceOf(QWidget):
    """The face of the card that is made, as large as there is room for."""

    def __init__(self, least_ems: float = 11) -> None:
        super().__init__()
        self._least = least_ems
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Face of the card")

    def show_face(self, image: QImage, name: str) -> None:
        """Show another face."""
        self._image = image
        self.setAccessibleName(f"Face of {name}")
        self.update()

    @property
    def wanted(self) -> QSize:
        """The size that a face should have."""
        return fitted(self.size())

    def sizeHint(self) -> QSize:
        """A face that can be read."""
        return QSize(em(self, 17), round(em(self, 17) / RATIO))

    def minimumSizeHint(self) -> QSize:
        """One that can be told from others."""
        return QSize(em(self, self._least), round(em(self, self._least) / RATIO))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, in the middle."""
        if self._image is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            size = self._image.deviceIndependentSize().toSize()
            size = (
                size.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
                if size != self.wanted
                else size
            )
            place = QPoint((self.width() - size.width()) // 2, 0)
            painter.drawImage(QRect(place, size), self._image)
