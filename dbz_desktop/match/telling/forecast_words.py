"""A forecast in words: lines for the table, a tool tip, and what a screen reader says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.telling.attack_summary import amount, reckoned, shown_units, sum_line
from dbz_desktop.rules.flow.amounts import LIFE_CARDS
from dbz_desktop.rules.insight.dryrun import Unsaid
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.attack_events import Term
from dbz_desktop.rules.kernel.events import NOBODY

Title = Callable[[int], str]
"""The title of a card by its instance number, "" for one that isn't known."""

BETWEEN = "  ·  "
"""What stands between the parts of a line."""

SUPPOSED = "if it is not stopped"
OFFERED = "if you do what it offers"
SURE = {"Unstoppable": "can't be stopped", "Unpreventable": "can't be prevented"}
"""What keywords say of an attack, where its name leaves them no room (ATK-15)."""

_WAYS = {
    "mppv": "by anger",
    "survival": "by survival",
    "dragon balls": "by Dragon Balls",
    "effect": "by a card's effect",
}


def supposed(told: Forecast) -> str:
    """On what the forecast depends: that the attack isn't stopped, or that an offer is taken."""
    if told.offered:
        return OFFERED
    settled = told.stopped or told.won is not None or told.defense != NOBODY
    return "" if settled or "Unstoppable" in told.keywords else SUPPOSED


def verdict(told: Forecast, names: Sequence[str]) -> str:
    """Who would win the game by it; "" where it doesn't come to that."""
    won = told.won or told.on_hit
    if won is None:
        return ""
    rule = f" ({won.rule})" if won.rule else ""
    way = _WAYS.get(won.kind, won.kind)
    if told.won is not None:
        return f"{names[won.player]} would win {way}{rule}"
    return f"{names[won.player]} can win {way} if it hits{rule}"


def heading(told: Forecast, title: Title) -> str:
    """What is looked at: the attack, or the defense that would answer it."""
    if told.defense != NOBODY:
        return f"With {title(told.defense)}"
    return f"{title(told.card)} comes in" if told.incoming else title(told.card)


def title_line(told: Forecast, title: Title) -> str:
    """The attack with its keywords and its cost: "Example Blast  ·  Focused  ·  cost 2"."""
    cost = [f"cost {told.cost} of {told.stages_before}"] if told.cost else []
    return "  ·  ".join([title(told.card), *told.keywords, *cost])


def sums(told: Forecast, title: Title) -> list[str]:
    """The damage, term by term: "AT 3 + 2 = 5 stages"."""
    if told.stopped:
        by = title(told.stopped_by) if told.stopped_by >= 0 else ""
        return [f"Stopped by {by}" if by else "Stopped"]
    if told.won is not None:
        return ["The game would be over"]
    done = told.calculated
    if done is None:
        chosen = any(each.decides >= 0 and not each.optional for each in told.unsaid)
        return ["Depends on what is chosen" if chosen else "Depends on hidden cards"]
    lines = []
    kept_off = _prevented(told)
    for unit, total in _units(told):
        terms = list(done.terms)
        if unit == LIFE_CARDS and kept_off:
            terms.append(Term("prevented", -min(kept_off, total), unit))
            total -= min(kept_off, total)
        lines.append(sum_line(terms, unit, total))
    prevented = kept_off or any(term.label == "prevented" for term in done.terms)
    if lines and prevented and not (told.life_cards or told.stages_lost or told.turned):
        return ["All damage is prevented"]
    return lines or ["No damage"]


def _prevented(told: Forecast) -> int:
    """How many life cards are prevented before any is discarded (ATK-7)."""
    return sum(each.amount for each in told.prevented if each.unit == LIFE_CARDS)


def outcome(told: Forecast) -> str:
    """What it would come to: "stage 5 → 2, Life Deck 39 → 35, critical damage"."""
    if told.calculated is None:
        return ""
    parts = []
    if told.stages_lost:
        parts.append(f"stage {told.stages_left + told.stages_lost} → {told.stages_left}")
    if told.life_cards:
        left = max(0, told.life_deck - told.life_cards)
        parts.append(f"Life Deck {told.life_deck} → {left}")
    if told.turned:
        # They become life cards (ATK-7).
        parts.append(f"{amount(told.turned, 'stages')} past zero")
    if told.ends_it:
        parts.append("the whole Life Deck")
    elif told.critical:
        parts.append("critical damage")
    return "  ·  ".join(parts)


def _units(told: Forecast) -> list[tuple[str, int]]:
    """The units of the damage with their totals; a mere lessening of what there isn't is none."""
    return shown_units(told.calculated) if told.calculated is not None else []


def sources(told: Forecast, title: Title) -> str:
    """Where the terms that aren't the card's own come from: "Red Example Drill +2"."""
    units = [unit for unit, _ in _units(told)]
    found: dict[int, list[str]] = {}
    for term in told.terms:
        if term.card < 0 or term.card == told.card or term.unit not in units:
            continue
        words = _signed(term.amount)
        if len(units) > 1:
            words += " " + amount(abs(term.amount), term.unit).split(" ", 1)[1]
        found.setdefault(term.card, []).append(words)
    return "  ·  ".join(f"{title(card)} {', '.join(parts)}" for card, parts in found.items())


def reservations(told: Forecast, short: bool = False) -> list[str]:
    """What may still change it."""
    found = []
    if told.why_not is not None:
        # The table says why beside the card.
        reason = f": {in_words(told.why_not.reason)} ({told.why_not.rule})"
        found.append("not now" if short else f"Not now{reason}")
    open_parts = sum(not each.optional for each in told.unsaid)
    if open_parts and short:
        found.append("plus other effects")
    whole = "Unpreventable" in told.keywords
    if told.life_cards and not told.stopped and not short and not whole:
        found.append("Endurance may lessen the life cards (ATK-12).")
    if told.may_redirect and not short:
        found.append("An Ally may lose the stages instead (COM-7).")
    return found


def unsaid(told: Forecast, title: Title, names: Sequence[str]) -> list[str]:
    """The sentences that are left out, with their cards."""
    return [_unsaid(each, title, names) for each in dict.fromkeys(told.unsaid)]


def _unsaid(each: Unsaid, title: Title, names: Sequence[str]) -> str:
    card = title(each.card) if each.card >= 0 else ""
    text = in_words(each.text).rstrip(".") or "its further effects"
    who = f"{names[each.decides]} may use" if each.optional and each.decides >= 0 else "Not counted"
    return f"{who} {card}: {text}." if card else f"{who}: {text}."


def term_lines(told: Forecast, title: Title) -> list[str]:
    """Every term with its card, and how the Attack Table came to its value (ATK-5)."""
    lines = []
    done = told.calculated
    for term in told.terms:
        label = {"AT": "AT ", "prevented": "prevented "}.get(term.label, "")
        number = f"{label}{term.amount}" if term.label == "AT" else _signed(term.amount)
        words = f"{number} {amount(abs(term.amount), term.unit).split(' ', 1)[1]}"
        words += f" ({why})" if (why := reckoned(term)) else ""
        if term.label == "AT" and done is not None:
            words += f" (bracket {done.attacker_bracket} against {done.defender_bracket})"
        origin = title(term.card) if term.card >= 0 else ""
        lines.append(f"{words}: {origin}" if origin else words)
    for each in told.prevented:
        lines.append(f"−{amount(each.amount, each.unit)}: {title(each.card)}")
    return lines


def tip(told: Forecast, title: Title, names: Sequence[str]) -> str:
    """The whole forecast, over several lines."""
    lines = [f"{heading(told, title)}: {'; '.join(sums(told, title))}"]
    lines[0] += f", {on}" if (on := supposed(told)) else ""
    if ends := verdict(told, names):
        lines.append(f"{ends}.")
    result = outcome(told)
    if result:
        lines.append(f"{names[told.defender]}: {result}")
    if told.cost and not told.incoming:
        lines.append(f"Costs {amount(told.cost, 'stages')} of {told.stages_before} (ATK-2)")
    terms = term_lines(told, title)
    if len(terms) > 1 or any(term.label == "AT" for term in told.terms):
        lines += ["", *terms]
    more = [*reservations(told), *unsaid(told, title, names)]
    if more:
        lines += ["", *more]
    return "\n".join(lines)


def aloud(told: Forecast, title: Title, names: Sequence[str]) -> str:
    """`sentence` for a screen reader: signs as words."""
    words = sentence(told, title, names).replace(" → ", " to ")
    return words.replace("−", "minus ").replace("+", "plus")


def sentence(told: Forecast, title: Title, names: Sequence[str]) -> str:
    """One or two sentences: what it would do, what that would come to, what it costs."""
    words = " and ".join(sums(told, title))
    result = outcome(told).replace("  ·  ", ", ")
    result = f" {names[told.defender]}: {result}." if result else ""
    cost = f" Costs {amount(told.cost, 'stages')}." if told.cost and not told.incoming else ""
    on = f", {on}" if (on := supposed(told)) else ""
    parts = sum(not each.optional for each in told.unsaid)
    more = f" {parts} of its effects not counted." if parts else ""
    ends = f" {ends}." if (ends := verdict(told, names)) else ""
    start = "Coming in" if told.incoming and told.defense == NOBODY else "Would do"
    return f"{start}: {words}{on}.{ends}{result}{cost}{more}"


def brief(told: Forecast, title: Title, names: Sequence[str]) -> str:
    """What comes in on one line, the weightiest first; the terms of it stand on the table."""
    ends = verdict(told, names)
    done = told.calculated
    words = outcome(told).replace(BETWEEN, ", ") if done is not None else ""
    words = words or " and ".join(sums(told, title))
    if done is not None and told.life_cards:
        words = f"{amount(told.life_cards, LIFE_CARDS)}, {words}"
    return f"{f'{ends}! ' if ends else ''}Coming in: {words}."


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the middle; its share is its height in sizes of the table's text."""

    style: str
    text: str

    @property
    def share(self) -> float:
        """How high it is."""
        return {"title": 1.75, "sum": 1.85, "result": 1.55, "verdict": 1.55}.get(self.style, 1.35)

    def spellings(self) -> list[str]:
        """The text, and ever shorter ones: a list counts what they leave out, and of a title its
        keywords go, which are said below then (see `SURE`)."""
        parts = self.text.split(BETWEEN)
        if self.style == "title":
            free = [part for part in parts if not part.startswith("cost ")]
            return [self.text, BETWEEN.join(free), parts[0]]
        if self.style != "muted":
            return [self.text]
        short = [
            BETWEEN.join([*parts[:kept], f"{len(parts) - kept} more"])
            for kept in range(len(parts) - 1, 0, -1)
        ]
        return [self.text, *short]


def drafts(told: Forecast, title: str, title_of: Title, names: Sequence[str]) -> list[list[Line]]:
    """A forecast below a title, from the fullest wording to the shortest."""
    terms = sums(told, title_of)
    result = outcome(told)
    origin = sources(told, title_of)
    sure = [words for keyword, words in SURE.items() if keyword in told.keywords]
    on = [supposed(told)] if supposed(told) else []
    condition = BETWEEN.join([*on, *sure, *reservations(told, short=True)])
    joined = "  and  ".join(terms)

    def lines(*parts: tuple[str, str]) -> list[Line]:
        return [Line(style, text) for style, text in parts if text]

    head, end, by = ("title", title), ("result", result), ("muted", origin)
    only_if, ends = ("muted", condition), ("verdict", verdict(told, names))
    last = BETWEEN.join(part for part in (result, condition) if part)
    return [
        lines(head, *(("sum", term) for term in terms), ends, end, by, only_if),
        lines(head, ("sum", joined), ends, end, by, only_if),
        lines(head, ("sum", joined), ends, end, only_if),
        lines(("sum", joined), ends, end, only_if),
        lines(("sum", joined), ends, ("muted", last)),
    ]
