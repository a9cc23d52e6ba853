"""What a text would bring about again and again, because it does what it waits for (HSE-10)."""

from __future__ import annotations

from typing import Any

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import AngerVerb
from dbz_desktop.rules.language.deeds.looking import Draw
from dbz_desktop.rules.language.deeds.numbers import ChangeAnger, ChangeLevel
from dbz_desktop.rules.language.deeds.stage_changes import ChangeStages
from dbz_desktop.rules.language.deeds.taking import Discard
from dbz_desktop.rules.language.happenings.adverbs import By
from dbz_desktop.rules.language.happenings.happenings import plain
from dbz_desktop.rules.language.happenings.occasions import Occasion, Whenever
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.people import YOU, Effects
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import Whose


def does_it_again(trigger: Occasion, then: Effect) -> bool:
    """Whether an effect does what it waits for to the same player or card, and so without end."""
    verbs = {verb.name for verb in trigger.verbs}
    told: Any = plain(trigger.deed) if isinstance(trigger, Whenever) else None
    if isinstance(then, Draw | Discard):
        verb = "DRAW" if isinstance(then, Draw) else "DISCARD"
        same = then.who.name == getattr(getattr(told, "agent", None), "person", YOU.person).name
        return same and verbs == {verb} and _is_of_any(trigger)
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


def _is_of_any(trigger: Occasion) -> bool:
    """Whether it hears what is done to any card, by the effects of this text, too."""
    if not isinstance(trigger, Whenever):
        return False
    told = plain(trigger.deed)
    causes = [each.agent for each in every(trigger.deed, By)]
    of_others = any(getattr(each, "whose", None) is Whose.OPPONENT for each in causes)
    if any(not isinstance(each, Effects) for each in causes):
        return False
    any_card = getattr(getattr(told, "what", None), "cards", None) == AnyCard()
    return any_card and getattr(told, "agent", None) is not None and (not causes or not of_others)
