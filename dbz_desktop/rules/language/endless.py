"""What a text would bring about again and again, because it does what it waits for."""

from __future__ import annotations

from typing import Any

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.deed import AngerVerb
from dbz_desktop.rules.language.doing import Doer
from dbz_desktop.rules.language.happenings import plain
from dbz_desktop.rules.language.looking import Draw
from dbz_desktop.rules.language.numbers import ChangeAnger, ChangeLevel
from dbz_desktop.rules.language.occasions import Occasion, Whenever
from dbz_desktop.rules.language.people import YOU
from dbz_desktop.rules.language.places import Owner
from dbz_desktop.rules.language.stage_changes import ChangeStages


def does_it_again(trigger: Occasion, then: Effect) -> bool:
    """Whether an effect does what it waits for to the same player or card, and so without end."""
    verbs = {verb.name for verb in trigger.verbs}
    told: Any = plain(trigger.deed) if isinstance(trigger, Whenever) else None
    if isinstance(then, Draw):
        return verbs == {"DRAW"} and told is not None and told.agent == YOU and then.who is Doer.YOU
    if isinstance(then, ChangeStages):
        it = then.what is not None and then.what.refers_back
        return it and verbs == {verb.name for verb in then.verbs}
    if isinstance(then, ChangeLevel):
        # What is raised then is the anger that was spoken of, and no personality.
        return then.what.refers_back and any(isinstance(v, AngerVerb) for v in trigger.verbs)
    if isinstance(then, ChangeAnger) and not then.step.to:
        whose = getattr(getattr(told, "whose", None), "name", "")
        same = then.whose.name == whose or then.whose not in (Owner.YOUR, Owner.OPPONENT)
        return same and verbs == {turn.name for turn in then.turns}
    return False
