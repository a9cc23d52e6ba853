"""What the rules ask standing effects about, beside deeds and quantities (EFF-4).

A statement in force names the matter that it speaks to; the rules ask for all that speak to one,
and never for a phrase. Each matter says here what its statements tell.
"""

from __future__ import annotations

from enum import Enum

from dbz_desktop.wording import words


class Matter(Enum):
    """One thing that the rules want to know, of the table or of an attack."""

    __hash__ = object.__hash__

    # ------------------------------------------------------------------ of the table

    EFFECTS_LOST = "what it `covers` has no effects in play; `immediate` or `constant`: none such"
    ALLIES_BARRED = "Allies don't act (`acts`), or don't lose stages for the MP (`redirects`)"
    ALLIES_ACT = "`lets_act`: an Ally acts at any stage of the MP; `keeps`: it isn't discarded"
    ONLY_ATTACKS = "a Power that is no attack is no action of who it `opens` for"
    DRILLS_STAY = "The Drills of `who` survive a change of level"
    LEVELS_LENT = (
        "`level` lends its Powers: the constant ones, `constant_too`, or `powers_too`; without one "
        "what it `covers` does"
    )
    POWERS_LENT = "what it `covers` has the `lent` text besides its own"
    HAND_REVEALED = "who it `opens` for plays with his hand revealed"
    TOP_REVEALED = "who it `opens` for plays with the top card of his Life Deck revealed"
    RANDOM_DISCARDS = "the opponent discards at random for its player's effects"
    ENDURANCE_LENT = "`cards` of the Life Deck have Endurance `n`"
    HIGHER_POWER = "its player's MP counts as the stronger one"
    POWER_LEVEL = "`level`: the power level that a personality is considered to have"
    AT_LEVEL = "`level`: the power level that a personality is considered to have for AT damage"
    LEVEL_SEEN = "`level`: the level that a personality is considered to be at by card effects"
    RATING = "`level`: the Power Up Rating that a personality has by it"
    STAGES_CAPPED = "what it `caps` stands `n` stages above 0 at most"
    ENDURANCE_RAISED = "`cards` that are `whose` have so much more Endurance: `more`"

    COUNTS_AS = "what `covers` a card counts as Styled, or with `named` as Named"
    KIN = "`makes`: a personality is of a Trait, or an alignment, besides its own"
    COPIES = "a player may control so many `copies` of a Drill that it `covers`, with 0 any number"
    USED_UP = "`fate` is where the cards go after use that it `covers`"
    USES = "the Power of a card that it `covers` may be used `more` times"
    AS_IN_HAND = "the cards that it is about may be played as from their owner's hand, once"
    TOLL = "a deed that it `asks_for` has a `price`"
    MAY_BE_DONE = "`way` is what may be done, and when"

    # ------------------------------------------------------------------ of attacks

    DAMAGE = "`deltas` are changes of the damage"
    BASE = "`replaces`: their base damage is another; otherwise it is so much more: `terms`"
    DOUBLED = "`covers` the source of a change of the damage, which counts twice"
    OWN_DOUBLED = "changes of their damage by the player who says so count twice"
    ALL_DOUBLED = "what they deal is doubled, or halved, as a whole: `again` says by how much"
    NO_DAMAGE = "they deal none at all"
    NO_HITS = "their HIT effects are not used"
    HITS_TWICE = "their HIT effects are used twice"
    MOST = "they deal no more than `most` of one `unit`"
    LEAST = "they deal no less than `most` of one `unit`, where they deal any"
    DAMAGE_UNIT = "all their damage is of one `unit`"
    DAMAGE_BANISHED = "life cards of their damage are banished"
    DAMAGE_FROM_BOTTOM = "life cards of their damage are taken from the bottom of the Life Deck"
    TABLE = "the Attack Table gives them `n`, or so much `more`"
    PREVENTED = "`amounts` of their damage are prevented, all of it without any"
    PROTECTED = "`covers`: something can't be done to them"
    UNAFFECTED = "`covers` whose effects do nothing to them"
    STOPPED = "they are stopped of themselves"
    UNSTOPPED = "it goes through after all, though it was stopped"
    STOPPERS = "nothing stops them but what is `by`"
    STOP_PRICE = "`price` is done by who stops them"
    TEXT = "`text` is gained"
    CRITICAL = "they deal critical damage"
    STYLED = "they count as Styled or not: `is_styled`"
    NAMED = "they count as Named"
    COST = "`shift` changes what they cost, to `least` and no less; or it is `exactly` so `much`"
    FREE = "they cost nothing"
    REMAINS = "their cards stay on the table for `n` more uses"
    AFTER_USE = "`fate` is where their cards go after use"
    KIND = "they are of another `kind`"
    DEFENSES = "so many [defense] cards may answer one: `allowed`"
    PERFORMERS = "who would perform one may, if it `lets` him, or may not, which it `keeps_from`"
    TARGET = "one of the `allies` loses their stages of damage, or it all `goes_back`"


(
    EFFECTS_LOST,
    ALLIES_BARRED,
    ALLIES_ACT,
    ONLY_ATTACKS,
    DRILLS_STAY,
    LEVELS_LENT,
    POWERS_LENT,
    HAND_REVEALED,
    TOP_REVEALED,
    RANDOM_DISCARDS,
    ENDURANCE_LENT,
    HIGHER_POWER,
    POWER_LEVEL,
    AT_LEVEL,
    LEVEL_SEEN,
    RATING,
    STAGES_CAPPED,
    ENDURANCE_RAISED,
    COUNTS_AS,
    KIN,
    COPIES,
    USED_UP,
    USES,
    AS_IN_HAND,
    TOLL,
    MAY_BE_DONE,
    DAMAGE,
    BASE,
    DOUBLED,
    OWN_DOUBLED,
    ALL_DOUBLED,
    NO_DAMAGE,
    NO_HITS,
    HITS_TWICE,
    MOST,
    LEAST,
    DAMAGE_UNIT,
    DAMAGE_BANISHED,
    DAMAGE_FROM_BOTTOM,
    TABLE,
    PREVENTED,
    PROTECTED,
    UNAFFECTED,
    STOPPED,
    UNSTOPPED,
    STOPPERS,
    STOP_PRICE,
    TEXT,
    CRITICAL,
    STYLED,
    NAMED,
    COST,
    FREE,
    REMAINS,
    AFTER_USE,
    KIND,
    DEFENSES,
    PERFORMERS,
    TARGET,
) = Matter
"""The matters once more, for what is asked at every option and every attack.

To find a member in its Enum takes Python longer than to look up what is said of it (until 3.12).
"""


class Use(Enum):
    """When a text lets something be done: it is said, or follows from what is done."""

    __hash__ = object.__hash__

    ACTION = "as an action"
    PLANNING = "during the Planning Step"
    ANSWER = "against an attack"
    BEGINNING = "as an attack begins"


@words
class Touch(Enum):
    """What can be done to an attack or its damage."""

    STOPPED = "stopped|blocked"
    PREVENTED = "prevented"
    MODIFIED = "modified"
    INCREASED = "increased"
    REDUCED = "reduced"
    REDIRECTED = "redirected"
    TO_ALLIES = "redirected to Allies|redirected to an Ally"
    AFFECTED = "affected"
    CAPTURING = "used to capture Dragon Balls|[used to] capture (Dragon Balls|a Dragon Ball)"
    DISCARDING = "used to discard Allies|[used to] discard (Allies|an Ally)"
    CALMING = (
        "used to lower anger"
        "|[used to] lower (your anger|your opponent's anger|a player's anger|his anger)"
    )
    CRITICAL = "critical"
    ENDURED = "prevented by Endurance"
    ANSWERED = "answered"


@words
class Forfeit(Enum):
    """What takes the Most Powerful Personality Victory away."""

    CARD = "if you use this card|(using|by using|with) this card"
    EFFECT = "if you use this Drill's effect"
    TURN = "the turn you play this card|[on] the turn you (use|play) this card"
    LEVEL = "if you advance a level with this card"
    ANGER = "if you raise your anger with this effect|if you raise your anger with this card"
    ANGER_AT_ONCE = "if you raise your anger with this card's immediate effect"
