"""What a card's text does, step by step, as a label."""

from __future__ import annotations

import html

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.rules.insight.steps import Step
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.theme import theme

NOTHING = "Type the card's text: what it does appears here as you type."
WAITING = "One moment: the language of the cards is read …"
MOST = 100
"""So many steps are told; no card has half as many, but pasted texts may."""
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
        told = [*steps[:MOST]]
        if len(steps) > MOST:
            told.append(Step(0, "…", f"And {len(steps) - MOST} steps more"))
        spoken = ". ".join(_spoken(step) for step in told)
        self.show_rules(
            "\n".join(step.text for step in told), "".join(map(_rich, told)), in_words(spoken)
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
    inset = round(step.depth * look.px("body") * 0.9)
    return f"<p style='margin:2px 0 3px {inset}px'>{text}{small}</p>"


def _spoken(step: Step) -> str:
    about = step.about if step.understood else BY_HAND
    return ": ".join(part for part in (step.label, step.text.rstrip("."), about) if part)
