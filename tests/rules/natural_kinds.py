"""Each kind of card in each place of a sentence, as players would write it.

Written from the game and the manner of its cards, not from the grammar (see `natural_cards`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """One meaning: the frame, what stands in it, and the texts that all say it.

    The `ways` differ in words, and are printed as one; the `others` are put together otherwise, as
    in two sentences, and are printed so.
    """

    frame: str
    axis: str
    ways: tuple[str, ...]
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kind:
    """A kind of card: ways to say one of them, and ways to say several.

    `where` tells where such cards are: "c" in a pile or a hand, "p" in play.
    """

    one: tuple[str, ...]
    many: tuple[str, ...]
    where: str = "cp"


def _kind(one: str, *others: str, where: str = "cp", head: str = "") -> Kind:
    """A kind whose plural is made by putting an "s" on the head, and changing the verbs behind it."""
    ways = (one, *others)
    return Kind(ways, tuple(_plural(way, head) for way in ways), where)


def _plural(way: str, head: str) -> str:
    head = head or next(
        h
        for h in ("card", "attack", "Drills", "Drill", "Setup", "Ally", "Event", "Dragon Ball")
        if h in way.replace("non-Dragon Ball", "").replace("non-Event", "").split(" with ")[0]
    )
    several = "Allies" if head == "Ally" else head + "s"
    at = way.rindex(head) if " card" not in way and head == "card" else way.find(head)
    if head in ("Dragon Ball", "Event"):
        at = way.replace("non-" + head, "x" * (len(head) + 4)).find(head)
    before, after = way[:at], way[at + len(head) :]
    for single, plural in (
        (" that is ", " that are "),
        (" that isn't ", " that aren't "),
        (" that has ", " that have "),
        (" that does not ", " that do not "),
        (" that doesn't ", " that don't "),
        (" that costs ", " that cost "),
        (" that stops ", " that stop "),
        (" that raises ", " that raise "),
        (" that deals ", " that deal "),
        (" that shares ", " that share "),
        (" that was ", " that were "),
        (" its ", " their "),
        (" other than a Dragon Ball", " other than Dragon Balls"),
        (" other than an Event", " other than Events"),
        (" that are not a Dragon Ball", " that are not Dragon Balls"),
        (" that are not an Event", " that are not Events"),
        (" that aren't a Dragon Ball", " that aren't Dragon Balls"),
        (" except a Dragon Ball", " except Dragon Balls"),
        (" except an Event", " except Events"),
    ):
        after = after.replace(single, plural)
    if after.startswith(" or Drill"):
        after = " or Drills" + after[9:]
    if after.startswith(" or Setup"):
        after = " or Setups" + after[9:]
    return before + several + after


KINDS: dict[str, Kind] = {
    "type": _kind("Drill", head="Drill"),
    "types": _kind("Setup or Drill", head="Setup"),
    "Styled": _kind("Styled card", "card that is Styled", head="card"),
    "of a Style": _kind("Blue card", "Blue Style card", head="card"),
    "non-Styled": _kind(
        "non-Styled card", "card that is not Styled", "card that isn't Styled", head="card"
    ),
    "non-Styled type": _kind(
        "non-Styled Drill", "Drill that is not Styled", "Drill that isn't Styled", head="Drill"
    ),
    "non-type": _kind(
        "non-Event card", "card that is not an Event", "card that isn't an Event",
        "card other than an Event", "card except an Event", head="card",
    ),
    "non-Dragon Ball": _kind(
        "non-Dragon Ball card", "card that is not a Dragon Ball", "card other than a Dragon Ball",
        head="card",
    ),
    "Styled and not": _kind(
        "Styled non-Event card", "Styled card that is not an Event",
        head="card",
    ),
    "Named": _kind("Named card", "card that is Named", head="card"),
    "title": _kind(
        'card with "Sword" in the title', 'card with "Sword" in its title',
        'card that has "Sword" in its title', 'card whose title contains "Sword"',
        'card with a title that contains "Sword"', 'card with the word "Sword" in its title',
        head="card",
    ),
    "no title": _kind(
        'card without "Sword" in the title', 'card without "Sword" in its title',
        'card that does not have "Sword" in its title', 'card whose title does not contain "Sword"',
        head="card",
    ),
    "text": _kind(
        'card with "anger" in the text', 'card with "anger" in its text',
        'card with "anger" in its text box', 'card whose text contains "anger"',
        'card that has "anger" in its text', head="card",
    ),
    "Styled title": _kind(
        'Styled Drill with "Stance" in the title', 'Styled Drill with "Stance" in its title',
        'Styled Drill whose title contains "Stance"', head="Drill",
    ),
    "named": _kind(
        'card named "Sudden Blow"', 'card titled "Sudden Blow"',
        'card with the title "Sudden Blow"', 'card called "Sudden Blow"', head="card",
    ),
    "copy": Kind(('copy of "Sudden Blow"', "copy of Sudden Blow"),
                 ('copies of "Sudden Blow"', "copies of Sudden Blow")),
    "Endurance": _kind("card with Endurance", "card that has Endurance", head="card", where="c"),
    "no Endurance": _kind(
        "card without Endurance", "card with no Endurance", "card that does not have Endurance",
        "card that has no Endurance", head="card", where="c",
    ),
    "Endurance of": _kind(
        "card with Endurance 3 or more", "card with Endurance 3 or higher",
        "card with an Endurance of 3 or more",
        "card whose Endurance is 3 or more", "card that has Endurance 3 or more",
        head="card", where="c",
    ),
    "Styled Endurance": _kind(
        "Styled card with Endurance", "Styled card that has Endurance", head="card", where="c"
    ),
    "cost": _kind(
        "attack that costs 2 or more stages", "attack costing 2 or more stages",
        "attack with a cost of 2 or more stages", "attack that costs at least 2 stages",
        "attack with a printed cost of 2 or more stages", "attack with a cost of 2 stages or more",
        head="attack", where="c",
    ),
    "low cost": _kind(
        "energy attack that costs 1 stage or less", "energy attack costing 1 or less stages",
        "energy attack with a cost of 1 stage or less", "energy attack that costs 1 or fewer stages",
        head="attack", where="c",
    ),
    "no cost": _kind(
        "attack that costs no stages", "attack costing no stages", "attack that costs 0 stages",
        "attack with no cost", "attack without a cost", "attack with a cost of 0 stages",
        head="attack", where="c",
    ),
    "HIT": _kind(
        "attack with a HIT effect", "attack that has a HIT effect",
        head="attack", where="c",
    ),
    "no HIT": _kind(
        "attack without a HIT effect", "attack with no HIT effect",
        "attack that does not have a HIT effect", "attack that has no HIT effect",
        head="attack", where="c",
    ),
    "raises": _kind(
        "card that raises your anger", "card with an effect that raises your anger",
        head="card", where="c",
    ),
    "stops": _kind(
        "card that can stop an attack", "card that stops an attack",
        "card that can stop attacks", head="card", where="c",
    ),
    "stops energy": _kind(
        "card that can stop an energy attack", "card that stops an energy attack",
        "card that stops energy attacks", head="card", where="c",
    ),
    "base damage": _kind(
        "attack with a base damage of 5 or more stages", "attack with base damage of 5 stages or more",
        "attack with at least 5 stages of base damage", "attack with 5 or more stages of base damage",
        head="attack", where="c",
    ),
    "deals": _kind(
        "attack that deals life cards of damage", "attack that deals life card damage",
        "attack dealing life cards of damage", head="attack", where="c",
    ),
    "alignment": _kind("Hero Ally", "Ally that is a Hero", head="Ally"),
    "Trait": _kind(
        "Saiyan Ally", "Ally that is a Saiyan", head="Ally",
    ),
    "with a Trait": _kind(
        "Ally with the Android Trait", "Ally that has the Android Trait", head="Ally",
    ),
    "constant": _kind(
        "Drill with a [constant] Power", "Drill that has a [constant] Power",
        "Drill with a [constant] effect", head="Drill",
    ),
    "no constant": _kind(
        "Drill without a [constant] Power", "Drill that does not have a [constant] Power",
        "Drill with no [constant] Power", head="Drill",
    ),
    "instant": _kind("Setup with an [instant] Power", "Setup that has an [instant] Power",
                     head="Setup"),
    "attached": _kind("attached card", "card that is attached", where="p", head="card"),
    "attached to": _kind(
        "card attached to your opponent's MP", "card that is attached to your opponent's MP",
        where="p", head="card",
    ),
    "attack": Kind(("attack card", "attack"), ("attack cards", "attacks"), "c"),
    "Styled attack": Kind(
        ("Styled attack", "Styled attack card", "attack that is Styled"),
        ("Styled attacks", "Styled attack cards", "attacks that are Styled"), "c"),
    "combat types": Kind(
        ("Physical Combat or Energy Combat card", "Physical or Energy Combat card"),
        ("Physical Combat or Energy Combat cards", "Physical or Energy Combat cards",
         "Physical Combat and Energy Combat cards"), "c"),
    "icon": _kind("card with a [defense] icon", "card that has a [defense] icon",
                  where="c", head="card"),
    "icon before": _kind("[defense] card", where="c", head="card"),
    "limit": _kind('card with "Limit 1 per deck" in its text', 'card with "Limit 1 per deck" in the text',
                   'card that has "Limit 1 per deck" in its text', where="c", head="card"),
    "restricted": _kind('"Heroes only" card', where="c", head="card"),
    "Style of Mastery": _kind(
        "card of the same Style as your Mastery", "card that is of the same Style as your Mastery",
        "card with the same Style as your Mastery", "card that shares a Style with your Mastery",
        head="card",
    ),
    "your MP's name": _kind(
        "card with your MP's name in the title", "card with the name of your MP in its title",
        "card that has your MP's name in its title", head="card",
    ),
    "same title": _kind(
        "Drill with the same title as a card in your discard pile",
        "Drill that has the same title as a card in your discard pile",
        "Drill that shares a title with a card in your discard pile", head="Drill",
    ),
    "Dragon Ball set": _kind("Namek Dragon Ball", head="Dragon Ball"),
    "stages": _kind(
        "Ally at 0 stages", "Ally with 0 stages", "Ally that is at 0 stages",
        "Ally that has 0 stages", where="p", head="Ally",
    ),
    "more stages": _kind(
        "Ally at 3 or more stages", "Ally with 3 or more stages",
        "Ally that has 3 or more stages", "Ally with at least 3 stages", where="p", head="Ally",
    ),
    "came": _kind(
        "Drill that was played this turn", "Drill played this turn", where="p", head="Drill",
    ),
    "owned": _kind(
        "card you own", "card that you own", where="p", head="card",
    ),
    "held": _kind(
        "Dragon Ball you control but do not own", "Dragon Ball that you control but don't own",
        "Dragon Ball you control that you do not own", where="p", head="Dragon Ball",
    ),
    "lost": _kind(
        "Dragon Ball you own but do not control", "Dragon Ball that you own but don't control",
        "Dragon Ball you own that you do not control",
        where="p", head="Dragon Ball",
    ),
}  # fmt: skip


KIND_FRAMES: dict[str, tuple[str, str]] = {
    "search": ("c", "POWER: Search your Life Deck for {a} and place it into your hand."),
    "choose and Rejuvenate": ("c", "POWER: Choose up to 2 {s} in your discard pile and Rejuvenate them."),
    "all": ("c", "POWER: Banish all {s} from your opponent's discard pile."),
    "price": ("c", "POWER: Discard {a} from your hand to draw 2 cards."),
    "whenever played": ("c", "[constant] Whenever you play {a}, raise your anger 1 level."),
    "cannot play": ("c", "POWER: Your opponent cannot play {s} this combat."),
    "if it is": ("c", "POWER: Destroy the top card of your Life Deck. If it is {a}, draw a card."),
    "count": ("c", "POWER: Destroy the top X cards of your opponent's Life Deck. "
                   "X = the number of {s} in your discard pile."),
    "look": ("c", "POWER: Look at the top 5 cards of your Life Deck. You may place {a} from among them "
                  "into your hand. Put the rest on the bottom of your Life Deck in any order."),
    "until": ("c", "POWER: Reveal cards from the top of your Life Deck until you reveal {a}."),
    "destroy": ("p", "POWER: Destroy {a}."),
    "up to": ("p", "POWER: Banish up to 2 {s} in play."),
    "one of his": ("p", "POWER: Your opponent chooses one of his {s} and destroys it."),
    "each": ("p", "POWER: Return each {1} in play to its owner's hand."),
    "if you control": ("p", "POWER: If you control {a}, draw a card."),
    "per": ("p", "POWER: Gain 1 stage for each {1} you control."),
    "of yours cannot": ("p", "[constant] {s} cannot be destroyed by your opponent's card effects."),
    "enters": ("p", "[constant] Whenever {a} enters play, Rejuvenate 1."),
}  # fmt: skip


_OWN = ("owned", "held", "lost")


_IN_PLAY_FRAMES_OF_OWN = ("destroy", "up to", "each")


_ELSEWHERE = ("one of his", "per", "if you control", "enters")


def _a(noun: str) -> str:
    word = noun.split()[0].strip("[").lower()
    return ("an " if word[0] in "aeiou" or word.startswith("instant") else "a ") + noun


def _fill(text: str, one: str, many: str) -> str:
    filled = text.replace("{a}", _a(one)).replace("{1}", one).replace("{s}", many)
    return filled.replace("[constant] " + many[0], "[constant] " + many[0].upper())


def kinds() -> Iterator[Cell]:
    """Each kind of card in each place of a sentence."""
    for name, kind in KINDS.items():
        for frame, (where, text) in KIND_FRAMES.items():
            if where not in kind.where:
                continue
            if name in _OWN and frame not in _IN_PLAY_FRAMES_OF_OWN:
                continue
            if kind.where == "p" and frame in _ELSEWHERE and name not in ("stages", "more stages"):
                continue
            if name in ("attached", "attached to", "stages", "more stages") and frame in (
                "enters",
                "one of his",
            ):
                continue
            if "attached" in name or name in _OWN:
                text = text.replace(" in play", "")
            ways = tuple(
                _fill(text, one, many)
                for one, many in zip(
                    kind.one if "{s}" not in text else kind.many,
                    kind.many if "{s}" in text else kind.one,
                    strict=True,
                )
            )
            yield Cell("kind: " + frame, name, tuple(dict.fromkeys(ways)))
