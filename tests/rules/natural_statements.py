"""What is so for a time, or as long as a card is in play: each meaning in the ways it is said.

As `natural` does for deeds, so this is written from the game and not from the grammar: attributes
and how they change, whose they are, how long. A cell is one meaning; its ways are read as the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """A meaning: by which axes it was made, and the ways to say it, each a card's whole text."""

    group: str
    what: str
    whose: str
    time: str
    ways: tuple[str, ...]

    @property
    def alike(self) -> tuple[str, ...]:
        """The ways that are printed as the first one is."""
        return tuple(way for way in self.ways if not way.startswith(OWN))

    @property
    def own(self) -> tuple[str, ...]:
        """The ways that are printed in words of their own."""
        return tuple(way[1:] for way in self.ways if way.startswith(OWN))


OWN = "*"
"""What marks a way that is printed in words of its own: in another voice, in another order."""

TIMES = {
    "always": ("[constant] {}.",),
    "this combat": ("POWER: {} this combat.", "POWER: This combat, {}.", "POWER: {} during this combat."),
    "the rest of combat": ("POWER: For the remainder of combat, {}.", "POWER: {} for the remainder of combat.",
                           "POWER: {} for the rest of combat.", "POWER: {} until the end of combat."),
    "this turn": ("POWER: {} this turn.", "POWER: This turn, {}.", "POWER: {} for the remainder of the turn."),
    "until his turn": ("POWER: Until the start of your next turn, {}.", "POWER: {} until the start of your next turn.",
                       "POWER: {} until the beginning of your next turn."),
    "while": ("[constant] While you control 2 or more Drills, {}.", "[constant] {} while you control 2 or more Drills.",
              "[constant] As long as you control 2 or more Drills, {}.",
              "[constant] {} as long as you control at least 2 Drills."),
    "if": ("[constant] If your MP is a Saiyan, {}.", "[constant] {} if your MP is a Saiyan."),
    "while attached": ("Attach this card to your MP. While attached, {}.",
                       "Attach this card to your MP. {} while this card is attached."),
}  # fmt: skip
"""A statement and how long it is so; each row is one meaning."""

ATTACKS = {
    "yours": ("your attacks", "attacks you perform", "all of your attacks", "all attacks you perform"),
    "your Styled": ("your Styled attacks", "Styled attacks you perform", "all of your Styled attacks"),
    "your physical": ("your physical attacks", "physical attacks you perform", "all physical attacks you perform"),
    "his energy": ("your opponent's energy attacks", "energy attacks your opponent performs",
                   "energy attacks performed by your opponent"),
    "his": ("your opponent's attacks", "attacks your opponent performs", "all of your opponent's attacks",
            "attacks performed by your opponent"),
    "everyone's": ("all attacks", "attacks"),
    "your Allies'": ("attacks performed by your Allies", "your Allies' attacks", "attacks performed by Allies you control"),
    "your MP's": ("attacks performed by your MP", "your MP's attacks", "attacks your MP performs"),
    "your non-Styled": ("your non-Styled attacks", "non-Styled attacks you perform"),
    "your Named": ("your Named attacks", "Named attacks you perform"),
    "Energy Combat": ("your Energy Combat attacks", "Energy Combat attacks you perform"),
    "out of the pile": ("attacks you perform from your discard pile", "your attacks performed from your discard pile"),
}  # fmt: skip
"""Several attacks."""

ATTACK = {
    "your next": ("your next attack this combat", "the next attack you perform this combat",
                  "the next attack performed by you this combat"),
    "your next Styled physical": ("your next Styled physical attack this combat",
                                  "the next Styled physical attack you perform this combat"),
    "his next": ("your opponent's next attack this combat", "the next attack your opponent performs this combat",
                 "the next attack performed by your opponent this combat"),
    "his next, this turn": ("your opponent's next energy attack this turn",
                            "the next energy attack your opponent performs this turn"),
    "your next successful": ("your next successful attack this combat", "the next successful attack you perform this combat"),
    "your next by an Ally": ("the next attack performed by one of your Allies this combat",
                             "the next attack one of your Allies performs this combat"),
}  # fmt: skip
"""One attack that is still to come."""

FIRST = {
    "your first": ("your first attack each combat", "the first attack you perform each combat"),
    "his first energy": ("your opponent's first energy attack each combat",
                         "the first energy attack your opponent performs each combat"),
    "your first, a turn": ("your first Styled attack each turn", "the first Styled attack you perform each turn"),
    "each player's first": ("the first attack each player performs each combat", "each player's first attack each combat"),
}  # fmt: skip
"""The first of each combat or turn, where something is so always."""

# S is where a verb takes its s, THEIR is "their" or "its", ARE is "are" or "is", HAVE "have" or "has".
SAID_OF_ATTACKS = {
    "+2 stages": ("{} dealS +2 stages of damage", "{} dealS 2 more stages of damage", "{} dealS an additional 2 stages of damage",
                  "{} dealS 2 additional stages of damage", "{} HAVE THEIR damage increased by 2 stages"),
    "-2 stages": ("{} dealS -2 stages of damage", "{} dealS 2 less stages of damage", "{} dealS 2 fewer stages of damage",
                  "{} HAVE THEIR damage reduced by 2 stages"),
    "+1 life card": ("{} dealS +1 life card of damage", "{} dealS 1 more life card of damage", "{} dealS an additional life card of damage",
                     "{} HAVE THEIR damage increased by 1 life card", "the damage of {} ARE1 increased by 1 life card"),
    "-1 life card": ("{} dealS -1 life card of damage", "{} dealS 1 less life card of damage", "{} dealS 1 fewer life card of damage",
                     "{} HAVE THEIR damage reduced by 1 life card"),
    "+2 and +1": ("{} dealS +2 stages and +1 life card of damage", "{} dealS +2 stages of damage and +1 life card of damage"),
    "-1 and -1": ("{} dealS -1 stage and -1 life card of damage", "{} dealS -1 stage of damage and -1 life card of damage"),
    "+1 for each": ("{} dealS +1 stage of damage for each Drill you control", "{} dealS 1 more stage of damage for each of your Drills",
                    "*for each Drill you control, {} dealS +1 stage of damage"),
    "doubled": ("{} HAVE THEIR damage doubled", "{} dealS double damage", "*the damage of {} ARE1 doubled", "*double the damage of {}"),
    "halved": ("{} HAVE THEIR damage halved, rounded up", "{} dealS half damage, rounded up", "*the damage of {} ARE1 halved (rounded up)"),
    "stages doubled": ("{} HAVE THEIR stage damage doubled", "{} dealS double stage damage", "{} dealS twice as many stages of damage"),
    "3 life cards instead": ("{} dealS 3 life cards of damage instead", "{} dealS 3 life cards of damage instead of THEIR normal damage"),
    "life cards as stages": ("{} dealS THEIR life card damage as stages of damage instead", "{} dealS THEIR life cards of damage as stages instead"),
    "at least": ("{} dealS at least 2 life cards of damage", "{} dealS a minimum of 2 life cards of damage"),
    "at most": ("{} dealS at most 4 life cards of damage", "{} cannot deal more than 4 life cards of damage",
                "{} dealS a maximum of 4 life cards of damage", "{} dealS no more than 4 life cards of damage"),
    "costs +1": ("{} costS +1 stage to perform", "{} costS 1 more stage to perform", "{} costS an additional stage to perform",
                 "{} costS +1 stage", "{} HAVE THEIR cost increased by 1", "the cost of {} ARE1 increased by 1 stage"),
    "costs -1": ("{} costS -1 stage to perform", "{} costS 1 less stage to perform", "{} costS 1 stage less to perform",
                 "{} costS 1 fewer stage to perform", "{} HAVE THEIR cost reduced by 1", "the cost of {} ARE1 reduced by 1 stage"),
    "costs -2, to a minimum": ("{} costS -2 stages to perform (to a minimum of 1)", "{} costS 2 less stages to perform, to a minimum of 1",
                               "{} costS 2 fewer stages to perform (minimum 1)"),
    "costs nothing": ("{} costS 0 stages to perform", "{} HAVE THEIR cost reduced to 0", "{} costS no stages to perform",
                      "{} costS 0 stages", "{} HAVE THEIR power stage cost reduced to 0"),
    "unstoppable": ("{} cannot be stopped", "{} can't be stopped", "{} may not be stopped", "{} ARE unstoppable"),
    "unpreventable": ("{} cannot have THEIR damage prevented", "*damage from {} cannot be prevented",
                      "*the damage of {} cannot be prevented", "*damage dealt by {} cannot be prevented", "{} ARE unpreventable"),
    "unmodified": ("{} cannot have THEIR damage modified", "*damage from {} cannot be modified", "*the damage of {} cannot be modified"),
    "unreduced": ("{} cannot have THEIR damage reduced", "*damage from {} cannot be reduced", "*the damage of {} cannot be reduced"),
    "unredirected": ("damage from {} cannot be redirected", "*{} cannot have THEIR damage redirected"),
    "neither": ("{} cannot be stopped or have THEIR damage prevented", "*{} cannot be stopped and cannot have THEIR damage prevented",
                "{} cannot be stopped nor have THEIR damage prevented"),
    "unmodified by him": ("{} cannot have THEIR damage modified by your opponent's card effects",
                          "*your opponent's card effects cannot modify the damage of {}"),
    "not by Events": ("{} cannot be stopped by Events", "*Events cannot stop {}"),
    "not by Styled": ("{} cannot be stopped by Styled cards", "*Styled cards cannot stop {}", "{} cannot be stopped with Styled cards"),
    "only by Styled": ("{} can only be stopped by Styled cards", "{} may only be stopped by Styled cards", "*only Styled cards can stop {}"),
    "not prevented by Endurance": ("Endurance cannot be used against {}", "*Endurance cannot be used to prevent damage from {}",
                                   "*your opponent cannot use Endurance against {}"),
    "Styled": ("{} ARE considered Styled", "{} ARE considered to be Styled", "{} countS as Styled", "{} ARE treated as Styled"),
    "critical": ("{} ARE considered to deal critical damage", "{} countS as dealing critical damage"),
    "Focused": ("{} gainS Focused", "{} ARE Focused", "{} HAVE Focused"),
    "banished": ("life card damage from {} ARE1 banished", "{} HAVE THEIR life card damage banished",
                 "life cards of damage from {} are banished", "cards discarded as damage from {} are banished"),
    "HIT gained": ('{} gainS "HIT: Draw a card."', '{} HAVE "HIT: Draw a card."', '{} gainS the following: "HIT: Draw a card."'),
    "text gained": ('{} gainS "Raise your anger 1 level."', '{} HAVE "Raise your anger 1 level."'),
    "HIT lost": ("{} loseS THEIR HIT effects", "{} loseS all HIT effects", "{} HAVE no HIT effects", "the HIT effects of {} are cancelled"),
    "base damage": ("{} HAVE THEIR base damage increased by 2 stages", "the base damage of {} ARE1 increased by 2 stages"),
    "stays": ("{} stayS in play to be used a second time", "{} remainS in play to be used a second time"),
    "two changes": ("{} dealS +2 stages of damage and cannot be stopped", "*{} cannot be stopped and dealS +2 stages of damage"),
    "gains with damage": ('{} dealS +1 stage of damage and gainS "HIT: Draw a card."', '*{} gainS "HIT: Draw a card." and dealS +1 stage of damage'),
    "cost and damage": ("{} costS -1 stage to perform and dealS +1 life card of damage", "*{} dealS +1 life card of damage and costS -1 stage to perform"),
    "placed after use": ("{} ARE placed at the bottom of your Life Deck after use", "{} ARE placed on the bottom of your Life Deck after use"),
}  # fmt: skip

PEOPLE = {"you": "you", "he": "your opponent", "players": "players", "each player": "each player"}

IN_COMBAT = ("this combat", "the rest of combat")
OF_THE_TURN = ("this combat", "the rest of combat", "this turn")
_STEPS = ("PUR +2", "PUR -1", "PUR 0", "PUR doubled", "hand +1", "hand 2", "hand 0", "draws +1", "draws -1",
          "draws 2", "Rejuvenates +1", "Rejuvenates 2", "Rejuvenates in combat", "no combat", "must attack",
          "draws as defender", "skips Draw")  # fmt: skip
NEVER = {
    **dict.fromkeys(_STEPS, IN_COMBAT),
    **dict.fromkeys(
        ("twice", "pass"), ("always", "while", "if", "while attached", "until his turn")
    ),
    "skips Draw": OF_THE_TURN,
    "draws +1": OF_THE_TURN,
    "draws -1": OF_THE_TURN,
    "draws 2": OF_THE_TURN,
}
"""The times at which nobody would say it: what steps of a turn bring isn't said for a combat."""
OF_WHOM = {
    "higher": ("you",),
    "AT is 4": ("you", "he"),
    "AT +1": ("you", "he"),
    **dict.fromkeys(
        (
            "hand revealed",
            "Drills stay",
            "no stage loss by Allies",
            "Allies do not act",
            "stages capped",
        ),
        ("you", "he"),
    ),
    "two critical effects": ("you",),
    **dict.fromkeys(
        (
            "Endurance +1",
            "Styled Endurance -1",
            "Endurance lost",
            "stages lost +1",
            "anger capped",
            "anger raised +1",
        ),
        ("you", "he"),
    ),
    **dict.fromkeys(
        (
            "power level is",
            "power level 0",
            "power level doubled",
            "power level +",
            "hand +1",
            "anger 6",
            "stages gained +1",
        ),
        ("you", "he", "each player"),
    ),
    "Allies act": ("you",),
    "Rejuvenates +1": ("you",),
    "Endurance gained": ("you", "players"),
}
"""Of whom alone it would be said."""

# YOU the player, YOUR of him, VS the verb's s, NEED etc.
SAID_OF_PLAYERS = {
    "PUR +2": ("YOUR MP's PUR is +2", "YOUR PUR is +2", "YOUR MP's PUR is increased by 2", "YOUR MP has +2 PUR", "YOUR MP gains +2 PUR",
               "YOUR MP's power up rating is +2"),
    "PUR -1": ("YOUR MP's PUR is -1", "YOUR PUR is -1", "YOUR MP's PUR is reduced by 1", "YOUR MP has -1 PUR"),
    "PUR 0": ("YOUR MP's PUR is 0", "YOUR PUR is 0", "YOUR MP's PUR is considered to be 0", "YOUR MP's PUR is reduced to 0", "YOUR MP's PUR becomes 0"),
    "PUR doubled": ("YOUR MP's PUR is doubled", "YOUR PUR is doubled", "double YOUR MP's PUR"),
    "anger -1": ("YOU need(s) 1 less anger to advance a personality level", "YOU need(s) 1 less anger to advance a level",
                 "YOU need(s) 1 less anger to advance", "YOU require(s) 1 less anger to advance a personality level",
                 "the amount of anger YOU need(s) to advance a level is reduced by 1"),
    "anger +1": ("YOU need(s) 1 more anger to advance a personality level", "YOU need(s) 1 additional anger to advance a level",
                 "YOU need(s) an additional anger to advance a personality level", "YOU need(s) +1 anger to advance a level"),
    "anger, to a minimum": ("YOU need(s) 1 less anger to advance a personality level (to a minimum of 4)",
                            "YOU need(s) 1 less anger to advance a level, to a minimum of 4"),
    "anger 6": ("YOU need(s) 6 anger to advance a personality level", "YOU need(s) 6 anger to advance a level",
                "YOUR MP needs 6 anger to advance a level"),
    "hand +1": ("YOUR maximum hand size is +1 during the Discard Step", "YOUR maximum hand size is increased by 1 during the Discard Step",
                "YOUR hand limit is +1 during the Discard Step", "during the Discard Step, YOUR maximum hand size is +1"),
    "hand 2": ("YOUR maximum hand size is 2 during the Discard Step", "YOU may keep up to 2 cards in YOUR hand during the Discard Step"),
    "hand 0": ("YOUR maximum hand size is 0 during the Discard Step", "YOUR maximum hand size is reduced to 0 during the Discard Step",
               "YOU cannot keep cards in YOUR hand during the Discard Step"),
    "draws +1": ("YOU draw(s) 1 additional card during YOUR Draw Step", "YOU draw(s) an additional card during YOUR Draw Step",
                 "YOU draw(s) 1 more card during YOUR Draw Step", "during YOUR Draw Step, YOU draw(s) an additional card",
                 "*YOU draw(s) 4 cards during YOUR Draw Step instead of 3"),
    "draws -1": ("YOU draw(s) 1 less card during YOUR Draw Step", "YOU draw(s) 1 fewer card during YOUR Draw Step",
                 "during YOUR Draw Step, YOU draw(s) 1 less card"),
    "draws 2": ("YOU draw(s) only 2 cards during YOUR Draw Step", "YOU only draw(s) 2 cards during YOUR Draw Step",
                "YOU draw(s) 2 cards instead of 3 during YOUR Draw Step"),
    "draws as defender": ("YOU draw(s) 1 additional card when YOUR2 opponent declares combat", "YOU draw(s) an additional card when entering combat as the defender"),
    "Rejuvenates +1": ("YOU may Rejuvenate 1 additional card during YOUR Rejuvenation Step", "during YOUR Rejuvenation Step, YOU may Rejuvenate an additional card",
                       "YOU may Rejuvenate 1 more card during YOUR Rejuvenation Step"),
    "Rejuvenates 2": ("YOU may Rejuvenate 2 during YOUR Rejuvenation Step instead of 1", "YOU may Rejuvenate 2 instead of 1 during YOUR Rejuvenation Step",
                      "during YOUR Rejuvenation Step, YOU may Rejuvenate 2 instead of 1"),
    "Rejuvenates in combat": ("YOU may Rejuvenate during YOUR Rejuvenation Step even if YOU declared combat",
                              "YOU may Rejuvenate 1 during YOUR Rejuvenation Step even if YOU declared combat this turn"),
    "critical 7": ("YOUR attacks need to deal +2 life cards to use a critical damage effect",
                   "*YOUR attacks must deal 7 or more life cards of damage to deal critical damage",
                   "YOUR attacks need to deal 2 more life cards of damage to deal critical damage"),
    "critical 4": ("YOUR attacks need to deal -1 life card to use a critical damage effect",
                   "YOUR attacks need to deal 1 less life card of damage to deal critical damage",
                   "*YOUR attacks deal critical damage if they deal 4 or more life cards of damage"),
    "two critical effects": ("whenever YOU deal(s) critical damage, YOU may use two critical damage effects instead of one",
                             "YOU may use 2 critical damage effects instead of 1 whenever YOU deal(s) critical damage"),
    "Endurance +1": ("YOUR cards with Endurance have their Endurance increased by 1", "*the Endurance of YOUR cards is increased by 1",
                     "YOUR cards with Endurance have +1 Endurance", "*increase the Endurance of YOUR cards by 1"),
    "Styled Endurance -1": ("YOUR Styled cards with Endurance have their Endurance reduced by 1", "*the Endurance of YOUR Styled cards is reduced by 1",
                            "*YOUR Styled cards have -1 Endurance"),
    "Endurance gained": ('cards in YOUR Life Deck without Endurance gain "Endurance 1."', 'cards without Endurance in YOUR Life Deck gain "Endurance 1."',
                         'cards in YOUR Life Deck that do not have Endurance gain "Endurance 1."', "cards in YOUR Life Deck without Endurance gain Endurance 1",
                         "cards in YOUR Life Deck without Endurance have Endurance 1"),
    "no Endurance": ("YOU cannot use Endurance", "*Endurance cannot be used by YOU", "YOU may not use Endurance"),
    "Endurance lost": ("cards in YOUR Life Deck lose Endurance", "YOUR cards lose Endurance", "YOUR cards have no Endurance"),
    "power level is": ("YOUR MP's power level is considered to be 100,000", "YOUR MP's power level is 100,000", "YOUR MP is considered to have a power level of 100,000"),
    "power level 0": ("YOUR MP's power level is 0", "YOUR MP's power level is considered to be 0"),
    "power level +": ("YOUR MP's power level is increased by 10,000", "YOUR MP's power level is +10,000", "YOUR MP has +10,000 power level",
                      "increase YOUR MP's power level by 10,000"),
    "power level doubled": ("YOUR MP's power level is doubled", "double YOUR MP's power level"),
    "higher": ("YOUR MP is considered to have a higher power level than the defending personality",
               "YOUR MP's power level is considered to be higher than the defending personality's"),
    "AT is 4": ("YOUR AT damage is considered to be 4", "the AT of YOUR attacks is considered to be 4", "YOUR AT is considered to be 4"),
    "AT +1": ("YOUR AT damage is +1", "the AT of YOUR attacks is increased by 1", "YOUR AT is +1"),
    "no MPPV": ("YOU cannot win by MPPV", "YOU may not win by MPPV", "YOU cannot win by Most Powerful Personality Victory"),
    "stages capped": ("YOUR MP cannot be more than 5 stages above 0", "YOUR MP cannot have more than 5 stages", "YOUR MP cannot go above 5 stages"),
    "anger capped": ("YOUR anger cannot be raised above 3", "YOUR anger cannot be higher than 3", "YOUR anger cannot be more than 3"),
    "takes -2 stages": ("reduce the damage YOU take(s) from attacks by 2 stages", "YOU take(s) -2 stages of damage from attacks",
                        "YOU take(s) 2 less stages of damage from attacks"),
    "takes -1 life card": ("reduce the damage YOU take(s) from attacks by 1 life card", "YOU take(s) -1 life card of damage from attacks",
                           "YOU take(s) 1 fewer life card of damage from attacks", "the damage YOU take(s) from attacks is reduced by 1 life card"),
    "takes +1 life card": ("YOU take(s) +1 life card of damage from attacks", "YOU take(s) an additional life card of damage from attacks",
                           "increase the damage YOU take(s) from attacks by 1 life card"),
    "stages gained +1": ("whenever YOU gain(s) stages, increase that amount by 1", "whenever YOU gain(s) stages, YOU gain(s) 1 additional stage",
                         "whenever YOU would gain stages, YOU gain(s) 1 more stage"),
    "stages lost +1": ("whenever YOUR MP loses stages from a card effect, increase that amount by 1", "*whenever a card effect causes YOUR MP to lose stages, increase that amount by 1"),
    "anger raised +1": ("whenever YOUR anger is raised, increase that amount by 1", "*whenever YOU raise(s) YOUR anger, increase that amount by 1",
                        "*whenever YOU raise(s) YOUR anger, raise it 1 additional level"),
    "hand revealed": ("YOU play(s) with YOUR hand revealed", "YOU must play with YOUR hand revealed", "YOU keep(s) YOUR hand revealed"),
    "Drills stay": ("YOUR Drills are not discarded when changing levels", "*YOUR Drills are not discarded when YOUR MP changes levels",
                    "*do not discard YOUR Drills when YOUR MP changes levels", "*YOUR Drills stay in play when YOUR MP changes levels"),
    "Allies act": ("YOUR Allies may make actions regardless of YOUR MP's power stage", "YOUR Allies can make actions regardless of YOUR MP's power stage",
                   "YOUR Allies may take actions regardless of YOUR MP's power stage", "YOUR Allies may act regardless of YOUR MP's power stage"),
    "Allies do not act": ("YOUR Allies cannot make actions", "YOUR Allies cannot take actions", "YOUR Allies cannot act"),
    "no stage loss by Allies": ("YOUR Allies cannot take damage for YOUR MP", "*YOUR Allies cannot have damage redirected to them"),
    "skips Draw": ("YOU skip(s) YOUR Draw Step", "*YOU do(es) not draw cards during YOUR Draw Step"),
    "no combat": ("YOU cannot declare combat", "YOU may not declare combat", "*combat cannot be declared by YOU"),
    "must attack": ("YOU must declare combat", "YOU must declare combat if able", "YOU must declare combat if possible"),
}  # fmt: skip

BANNED = {
    "play Styled": ("{} cannot play Styled cards", "{} may not play Styled cards", "*Styled cards cannot be played by {}"),
    "play Events": ("{} cannot play Events", "{} can't play Events", "*Events cannot be played by {}"),
    "use Setups": ("{} cannot use Setups", "*{} cannot use any Setups", "*Setups cannot be used by {}"),
    "play or use": ("*{} cannot play Events or use Setups", "*{} cannot play Events and cannot use Setups"),
    "two kinds": ("{} cannot play Drills or Setups", "*{} cannot play Setups or Drills", "{} cannot play Drills and Setups"),
    "physical attacks": ("{} cannot perform physical attacks", "{} may not perform physical attacks", "*physical attacks cannot be performed by {}"),
    "attack": ("{} cannot perform attacks", "{} cannot attack", "{} may not perform attacks"),
    "only Styled": ("{} can only play Styled cards", "{} may only play Styled cards", "*{} cannot play cards that are not Styled", "*{} cannot play non-Styled cards"),
    "only Styled attacks": ("{} can only perform Styled attacks", "{} may only perform Styled attacks", "*{} cannot perform non-Styled attacks"),
    "stop energy": ("{} cannot stop energy attacks", "{} may not stop energy attacks"),
    "defense": ("{} cannot play [defense] cards", "*{} cannot use [defense] cards", "{} may not play [defense] cards"),
    "Powers": ("{} cannot use Powers", "{} cannot use any Powers", "{} cannot activate Powers"),
    "MP Powers": ("{} cannot use MP Powers", "{} cannot use Powers on MPs", "{} cannot use the Powers of MPs"),
    "draw": ("{} cannot draw cards from card effects", "*{} cannot draw cards with card effects"),
    "search": ("{} cannot search Life Decks", "{} cannot search a Life Deck", "{} may not search Life Decks"),
    "capture": ("{} cannot capture Dragon Balls", "{} may not capture Dragon Balls", "*{} cannot capture a Dragon Ball"),
    "critical": ("{} cannot use critical damage effects", "{} may not use critical damage effects", "*critical damage effects cannot be used by {}"),
    "raise": ("{} cannot raise HIS anger", "{} may not raise HIS anger"),
    "gain": ("{} cannot gain stages", "{} may not gain power stages"),
    "Rejuvenate": ("{} cannot Rejuvenate", "{} cannot Rejuvenate cards"),
    "end combat": ("{} cannot end combat", "*{} cannot end combat with card effects"),
    "twice": ("{} cannot play more than 1 Event", "*{} may only play 1 Event", "{} can play only 1 Event"),
    "pass": ("{} can only perform 1 attack", "{} cannot perform more than 1 attack"),
}  # fmt: skip

CARDS = {
    "Drills stay in play": ("your Drills cannot be destroyed or banished", "*your Drills cannot be banished or destroyed", "your Drills cannot be destroyed nor banished"),
    "by him": ("your Drills cannot be destroyed by your opponent's card effects", "*your opponent's card effects cannot destroy your Drills",
               "*your opponent cannot destroy your Drills with card effects", "*your opponent's effects cannot destroy your Drills"),
    "leave play": ("your Allies cannot leave play", "your Allies can't leave play", "*Allies you control cannot leave play"),
    "discarded by critical": ("your Allies cannot be discarded by critical damage effects", "*critical damage effects cannot discard your Allies",
                              "*your opponent cannot use critical damage effects to discard your Allies"),
    "captured": ("your Dragon Balls cannot be captured", "Dragon Balls you control cannot be captured", "*your opponent cannot capture your Dragon Balls"),
    "not affected": ("your MP is not affected by your opponent's Setups", "your opponent's Setups do not affect your MP", "your MP is immune to your opponent's Setups"),
    "Drills not affected": ("your Drills are not affected by your opponent's card effects", "your opponent's card effects do not affect your Drills"),
    "lose effects": ("your opponent's Drills lose all effects", "your opponent's Drills lose all of their effects", "your opponent's Drills lose their effects",
                     "your opponent's Drills have no effects", "the effects of your opponent's Drills are cancelled", "cancel the effects of your opponent's Drills"),
    "Allies lose effects": ("your opponent's Allies lose all effects", "all of your opponent's Allies lose all effects", "Allies your opponent controls lose all effects"),
    "Dragon Balls lose effects": ("Dragon Balls lose all effects", "all Dragon Balls lose all effects", "Dragon Balls have no effects"),
    "defense loses immediate": ("[defense] cards that stop attacks lose all immediate effects", "*cards that stop attacks lose their immediate effects"),
    "MP loses Powers": ("your opponent's MP loses all Powers", "your opponent's MP loses his Powers", "your opponent's MP has no Powers"),
    "MP Powers unusable": ("your opponent cannot use his MP's Powers", "your opponent cannot use the Powers of his MP", "Powers on your opponent's MP cannot be used",
                           "your opponent's MP's Powers cannot be used", "your opponent's MP cannot use his Powers"),
    "Ally Powers unusable": ("your opponent cannot use Powers on Allies", "*your opponent cannot use the Powers of his Allies", "*Powers on your opponent's Allies cannot be used"),
    "Mastery": ("your opponent cannot use his Mastery's Power", "your opponent cannot use the Power of his Mastery", "the Power on your opponent's Mastery cannot be used"),
    "considered Saiyan": ("your MP is considered to be a Saiyan", "your MP is considered a Saiyan", "your MP counts as a Saiyan", "your MP is treated as a Saiyan",
                          "your MP gains the Saiyan Trait"),
    "considered Villain": ("your MP is considered to be a Villain", "your MP is considered a Villain", "your MP is treated as a Villain", "your MP counts as a Villain"),
    "also Villain": ("your MP is both a Hero and a Villain", "your MP is considered to be both a Hero and a Villain"),
    "Allies considered Heroes": ("your Allies are considered to be Heroes", "your Allies are considered Heroes", "Allies you control are considered to be Heroes"),
    "cards considered Styled": ("your non-Styled cards are considered Styled", "your non-Styled cards are considered to be Styled", "*non-Styled cards you control are considered Styled",
                                "*your Freestyle cards are considered Styled"),
    "Drills considered Freestyle": ("your Drills are considered Freestyle", "your Drills are considered to be Freestyle", "your Drills count as Freestyle"),
    "Events considered Named": ("your Events are considered Named", "your Events are considered to be Named", "your Events are considered to be Named cards"),
    "level considered": ("your MP is considered to be level 4", "your MP's level is considered to be 4", "your MP is considered level 4"),
    "anger considered": ("your anger is considered to be 5", "your anger level is considered to be 5", "your anger is treated as 5"),
    "Setups cost": ("your opponent must pay 1 stage to use a Setup", "*your opponent's Setups cost 1 stage to use", "*your opponent must pay 1 stage to use Setups"),
    "Drills cost": ("*your opponent must pay 2 stages to play a Drill", "your opponent's Drills cost 2 stages to play", "Drills cost your opponent 2 stages to play"),
    "effects reduced": ("your effects that require you to lower your anger are reduced by 1", "card effects that require you to lower your anger require 1 less anger"),
    "MP gains constant": ('your MP gains "[constant] Your attacks deal +1 stage of damage."', 'your MP has "[constant] Your attacks deal +1 stage of damage."'),
    "MP gains POWER": ('your MP gains "POWER: Draw a card."', 'your MP has "POWER: Draw a card."'),
    "Allies gain POWER": ('your Allies gain "POWER: Draw a card."', 'each of your Allies gains "POWER: Draw a card."', 'Allies you control gain "POWER: Draw a card."',
                          'your Allies have "POWER: Draw a card."'),
    "Drills gain": ('your Drills gain "[constant] Your attacks deal +1 stage of damage."', 'Drills you control gain "[constant] Your attacks deal +1 stage of damage."'),
    "his cards gain": ('your opponent\'s Styled cards gain "Lower your anger 1 level."', 'Styled cards your opponent plays gain "Lower your anger 1 level."'),
    "play from the pile": ("you may play attack cards from your discard pile as though they were in your hand", "you may play attack cards from your discard pile as if they were in your hand",
                           "you may play attack cards in your discard pile as though they were in your hand"),
    "lower Powers": ("you may also use your Level 1 Powers", "you may also use your Level 1 Power", "you may also use your MP's Level 1 Powers"),
    "banished instead": ("cards your opponent discards from his Life Deck are banished instead", "cards discarded from your opponent's Life Deck are banished instead",
                         "whenever a card is discarded from your opponent's Life Deck, it is banished instead"),
    "after use": ("your Events are placed at the bottom of your Life Deck after use", "your Events are placed on the bottom of your Life Deck after use"),
    "anger not lowered by him": ("your anger cannot be lowered by your opponent's card effects", "*your opponent's card effects cannot lower your anger",
                                 "*your opponent cannot lower your anger with card effects", "*your opponent's effects cannot lower your anger"),
    "level not lowered": ("your MP's level cannot be lowered", "your MP cannot be lowered a level", "*your MP cannot lose levels", "*your MP cannot lose a level"),
    "stages not lost": ("your MP cannot lose stages from card effects", "your MP cannot lose stages by card effects", "*card effects cannot cause your MP to lose stages"),
    "no more than one": ("each player may only control 1 Ally", "*players cannot control more than 1 Ally", "*players may only control 1 Ally", "*each player cannot control more than 1 Ally"),
    "stage floor": ("your MP cannot be lowered below 1 stage above 0", "your MP cannot go below 1 stage above 0", "your MP's power stage cannot be lowered below 1 stage above 0"),
    "modifiers doubled": ("the damage modifiers on your MP's [constant] powers are doubled", "damage modifiers on your MP's [constant] Powers are doubled"),
}  # fmt: skip

AWAITED = {
    "next prevented": ("prevent 4 stages of damage from your opponent's next attack this combat", "prevent 4 stages of damage from the next attack your opponent performs this combat",
                       "your opponent's next attack this combat has 4 stages of its damage prevented"),
    "next all prevented": ("prevent all damage from your opponent's next attack this combat", "prevent all of the damage from the next attack your opponent performs this combat",
                           "all damage from your opponent's next attack this combat is prevented"),
    "next stopped": ("stop your opponent's next attack this combat", "stop the next attack your opponent performs this combat", "your opponent's next attack this combat is stopped"),
    "every prevented": ("prevent 1 stage of damage from each of your opponent's attacks this combat", "*prevent 1 stage of damage from all of your opponent's attacks this combat",
                        "prevent 1 stage of damage from each attack your opponent performs this combat"),
    "skip": ("your opponent skips his next action this combat", "your opponent must skip his next action this combat", "your opponent's next action this combat is skipped"),
    "skip two": ("your opponent skips his next 2 actions this combat", "your opponent skips his next two actions this combat", "your opponent must skip his next 2 actions this combat"),
    "pass": ("your opponent passes for his next action this combat", "your opponent must pass for his next action this combat", "your opponent must pass during his next action this combat"),
    "end": ("end combat at the beginning of your next action", "end combat at the start of your next action", "at the beginning of your next action, end combat"),
    "two actions": ("you may take an additional action", "you may make an additional action", "you may perform an additional action"),
    "next is": ("if your next action this combat is a Styled attack, it cannot be stopped", "if your next action this combat is a Styled attack, that attack cannot be stopped"),
    "if stopped": ("if your next attack this combat is stopped, draw a card", "draw a card if your next attack this combat is stopped"),
    "if successful": ("if your next attack this combat is successful, draw a card", "draw a card if your next attack this combat is successful"),
    "next time damage": ("the next time your opponent performs an attack this combat, prevent 3 stages of damage from it", "the next time your opponent performs an attack this combat, prevent 3 stages of its damage"),
    "next free": ("you do not have to pay power stage costs for your next attack this combat", "you do not have to pay the cost of your next attack this combat",
                  "you do not pay stages for your next attack this combat", "*your next attack this combat does not cost stages"),
    "modified later": ("increase the damage of your next attack this combat by 2 stages", "your next attack this combat has its damage increased by 2 stages",
                       "your next attack this combat deals +2 stages of damage", "*add 2 stages to the damage of your next attack this combat"),
    "reduced later": ("reduce the damage of your opponent's next attack this combat by 2 stages", "your opponent's next attack this combat has its damage reduced by 2 stages",
                      "your opponent's next attack this combat deals -2 stages of damage"),
    "cost later": ("reduce the cost of your next attack this combat by 2 stages", "your next attack this combat costs -2 stages to perform", "your next attack this combat costs 2 less stages to perform"),
    "choose": ("choose an Ally you control. Until the end of combat, that Ally's attacks deal +2 stages of damage", "choose an Ally you control. Attacks performed by that Ally deal +2 stages of damage until the end of combat"),
    "that Ally": ("choose an Ally you control. That Ally may make actions regardless of your MP's power stage this combat", "choose an Ally you control. This combat, that Ally may make actions regardless of your MP's power stage"),
    "that card gains": ('choose a Drill you control. It gains "POWER: Draw a card." this combat', '*choose a Drill you control. That Drill gains "POWER: Draw a card." this combat'),
}  # fmt: skip
"""Effects whose time is in them."""

# of "this attack", in an attack card
SAID_OF_THIS = {
    **SAID_OF_ATTACKS,
    "minimum": ("{} dealS a minimum of 3 stages of damage", "{} dealS at least 3 stages of damage"),
    "redirected": ("damage from {} cannot be redirected to Allies", "*{} cannot have THEIR damage redirected to Allies"),
    "if no hand": ("if your opponent has no cards in his hand, {} cannot be stopped", "*{} cannot be stopped if your opponent has no cards in his hand"),
    "if Saiyan": ("if your MP is a Saiyan, {} dealS +2 stages of damage", "*{} dealS +2 stages of damage if your MP is a Saiyan"),
    "if stopped": ("if {} ARE stopped, draw a card", "*draw a card if {} ARE stopped", "*when {} ARE stopped, draw a card"),
    "not by Allies": ("{} cannot be performed by Allies", "Allies cannot perform {}"),
    "not doubled": ("the AT of {} ARE1 considered to be 4", "{}'s AT ARE1 considered to be 4"),
}  # fmt: skip

LINES = {
    "cost": ("[attack] Energy attack costing 2 stages. DAMAGE: 3 life cards.", "[attack] Energy attack costing 2 power stages. DAMAGE: 3 life cards.",
             "[attack] Energy attack that costs 2 stages. DAMAGE: 3 life cards.", "[attack] Energy attack. Costs 2 stages. DAMAGE: 3 life cards.",
             "[attack] Energy attack. Costs 2 stages to perform. DAMAGE: 3 life cards.", "[attack] Energy attack (costs 2 stages). DAMAGE: 3 life cards."),
    "physical cost": ("[attack] Physical attack costing 1 stage. DAMAGE: 4 stages.", "[attack] Physical attack costing 1 power stage. DAMAGE: 4 power stages.",
                      "[attack] Physical attack that costs 1 stage. DAMAGE: 4 stages of damage."),
    "no cost": ("[attack] Energy attack. DAMAGE: 3 life cards.", "[attack] Energy attack costing 0 stages. DAMAGE: 3 life cards of damage."),
    "AT": ("[attack] Physical attack. DAMAGE: AT +3 stages.", "[attack] Physical attack. DAMAGE: AT + 3 stages.", "[attack] Physical attack. DAMAGE: AT +3 power stages.",
           "[attack] Physical attack. DAMAGE: AT +3 stages of damage.", "[attack] Physical attack. DAMAGE: AT plus 3 stages."),
    "both": ("[attack] Physical attack. DAMAGE: 3 stages and 2 life cards.", "*[attack] Physical attack. DAMAGE: 3 stages +2 life cards.", "*[attack] Physical attack. DAMAGE: 3 stages + 2 life cards.",
             "[attack] Physical attack. DAMAGE: 3 stages and 2 life cards of damage."),
    "AT and both": ("[attack] Physical attack. DAMAGE: AT +2 stages and 1 life card.", "*[attack] Physical attack. DAMAGE: AT +2 stages +1 life card.",
                    "[attack] Physical attack. DAMAGE: AT +2 stages and 1 life card of damage."),
    "X": ("[attack] Physical attack. DAMAGE: X stages. X = the number of Drills you control.", "[attack] Physical attack. DAMAGE: X stages, where X is the number of Drills you control.",
          "[attack] Physical attack. DAMAGE: X stages. X is the number of Drills you control.", "*[attack] Physical attack. DAMAGE: Stages equal to the number of Drills you control.",
          "*[attack] Physical attack. DAMAGE: 1 stage for each Drill you control."),
    "AT +X": ("[attack] Physical attack. DAMAGE: AT +X stages. X = your anger level.", "[attack] Physical attack. DAMAGE: AT +X stages. X = your current anger level.",
              "[attack] Physical attack. DAMAGE: AT + X stages. X = your anger."),
    "twice AT": ("[attack] Physical attack. DAMAGE: 2 times AT stages.", "[attack] Physical attack. DAMAGE: AT times 2 stages.",
                 "[attack] Physical attack. DAMAGE: Double AT stages."),
    "half": ("[attack] Physical attack. DAMAGE: X life cards. X = half the number of cards in your hand, rounded up.", "[attack] Physical attack. DAMAGE: X life cards. X = half the number of cards in your hand (rounded up)."),
    "capped": ("[attack] Physical attack. DAMAGE: X stages. X = the number of cards in your hand, to a maximum of 5.", "[attack] Physical attack. DAMAGE: X stages. X = the number of cards in your hand (maximum 5).",
               "[attack] Physical attack. DAMAGE: X stages. X = the number of cards in your hand (to a maximum of 5)."),
    "HIT twice": ("[attack] Physical attack. DAMAGE: 3 stages. HIT: Draw a card. Raise your anger 1 level.", "*[attack] Physical attack. DAMAGE: 3 stages. HIT: Draw a card and raise your anger 1 level.",
                  "*[attack] Physical attack. DAMAGE: 3 stages. HIT: Draw a card, then raise your anger 1 level."),
    "HIT if": ("[attack] Physical attack. DAMAGE: 3 stages. HIT: If this attack dealt critical damage, draw a card.", "*[attack] Physical attack. DAMAGE: 3 stages. HIT: Draw a card if this attack dealt critical damage."),
    "HIT by an Ally": ("[attack] Physical attack. DAMAGE: 3 stages. HIT: If this attack was performed by an Ally, draw a card.", "[attack] Physical attack. DAMAGE: 3 stages. HIT: If an Ally performed this attack, draw a card."),
    "may be performed by an Ally": ("(An Ally you control may perform this attack regardless of your MP's power stage.) [attack] Physical attack. DAMAGE: 3 stages.",
                                    "*(Your Allies may perform this attack regardless of your MP's power stage.) [attack] Physical attack. DAMAGE: 3 stages.",
                                    "*(Any of your Allies may perform this attack regardless of your MP's power stage.) [attack] Physical attack. DAMAGE: 3 stages."),
    "limit": ("(Limit 1 per deck.) [attack] Physical attack. DAMAGE: 3 stages.", "[attack] Physical attack. DAMAGE: 3 stages. (Limit 1 per deck.)", "(Limit one per deck.) [attack] Physical attack. DAMAGE: 3 stages.",
              "[attack] Physical attack. DAMAGE: 3 stages. Limit 1 per deck."),
    "banish": ("(Banish after use.) [attack] Physical attack. DAMAGE: 3 stages.", "*[attack] Physical attack. DAMAGE: 3 stages. Banish after use.", "*[attack] Physical attack. DAMAGE: 3 stages. Banish this card after use.",
               "*(Banish this card after use.) [attack] Physical attack. DAMAGE: 3 stages.", "*[attack] Physical attack. DAMAGE: 3 stages. (This card is banished after use.)"),
    "limit and banish": ("(Limit 1 per deck. Banish after use.) [attack] Physical attack. DAMAGE: 3 stages.", "(Banish after use. Limit 1 per deck.) [attack] Physical attack. DAMAGE: 3 stages."),
    "shuffle": ("[attack] Physical attack. DAMAGE: 3 stages. (Shuffle into your Life Deck after use.)", "[attack] Physical attack. DAMAGE: 3 stages. Shuffle this card into your Life Deck after use.",
                "[attack] Physical attack. DAMAGE: 3 stages. After use, shuffle this card into your Life Deck."),
    "to the bottom": ("[attack] Physical attack. DAMAGE: 3 stages. (Place at the bottom of your Life Deck after use.)", "[attack] Physical attack. DAMAGE: 3 stages. Place this card on the bottom of your Life Deck after use.",
                      "[attack] Physical attack. DAMAGE: 3 stages. After use, place this card at the bottom of your Life Deck."),
    "to the hand": ("[attack] Physical attack. DAMAGE: 3 stages. Return this card to your hand after use.", "[attack] Physical attack. DAMAGE: 3 stages. Place this card into your hand after use."),
    "Heroes": ("(Heroes only.) POWER: Draw a card.", "Heroes only. POWER: Draw a card.", "POWER: Draw a card. (Heroes only.)"),
    "must banish": ("(You must banish the top 2 cards of your Life Deck to play this card.) POWER: Draw a card.", "(To play this card, you must banish the top 2 cards of your Life Deck.) POWER: Draw a card.",
                    "(Banish the top 2 cards of your Life Deck to play this card.) POWER: Draw a card."),
    "must discard": ("(You must discard 2 cards from your hand to play this card.) [attack] Physical attack. DAMAGE: 9 stages.", "[attack] Physical attack. Discard 2 cards from your hand to play this card. DAMAGE: 9 stages.",
                     "(Discard 2 cards from your hand to play this card.) [attack] Physical attack. DAMAGE: 9 stages.", "[attack] Physical attack. You must discard 2 cards from your hand to play this card. DAMAGE: 9 stages."),
    "must pay": ("(You must pay 3 stages to play this card.) POWER: Draw a card.", "(Pay 3 stages to play this card.) POWER: Draw a card.", "(This card costs 3 stages to play.) POWER: Draw a card."),
    "must lower": ("(You must lower your anger 2 levels to play this card.) POWER: Draw a card.", "(Lower your anger 2 levels to play this card.) POWER: Draw a card."),
    "use only if": ("(Use only if you control a Drill.) POWER: Draw a card.", "(Use only if you have a Drill in play.) POWER: Draw a card.", "(You may only play this card if you control a Drill.) POWER: Draw a card.",
                    "(This card can only be played if you control a Drill.) POWER: Draw a card.", "(You can only play this card if you control a Drill.) POWER: Draw a card."),
    "use only when": ("(Use only when your MP is level 2 or higher.) POWER: Draw a card.", "(Use only if your MP is level 2 or higher.) POWER: Draw a card.", "(Use only while your MP is level 2 or higher.) POWER: Draw a card."),
    "one in play": ("(You may only have one copy of this card in play.) [constant] Your attacks deal +1 stage of damage.", "(You may have only one copy of this card in play.) [constant] Your attacks deal +1 stage of damage.",
                    "(You cannot have more than one copy of this card in play.) [constant] Your attacks deal +1 stage of damage.", "(You may only control one copy of this card.) [constant] Your attacks deal +1 stage of damage."),
    "regardless": ("(You may use this power regardless of your MP's power stage.) POWER: Draw a card.", "(This power may be used regardless of your MP's power stage.) POWER: Draw a card.",
                   "(You may use this Ally's Power regardless of your MP's power stage.) POWER: Draw a card.", "(This Power can be used regardless of your MP's power stage.) POWER: Draw a card."),
    "no MPPV by it": ("(You cannot win by MPPV if you advance a personality level with this card.) POWER: Raise your anger 2 levels.", "(You cannot win by MPPV if you advance a level with this card's effect.) POWER: Raise your anger 2 levels.",
                      "*(You cannot win by MPPV using this card.) POWER: Raise your anger 2 levels."),
    "to stop instead": ("(You may play this card to stop a physical attack instead of as an attack.) [attack] Energy attack. DAMAGE: 3 life cards.", "(Instead of as an attack, you may play this card to stop a physical attack.) [attack] Energy attack. DAMAGE: 3 life cards.",
                        "(You may use this card to stop a physical attack instead of performing it.) [attack] Energy attack. DAMAGE: 3 life cards."),
    "twice": ("POWER: Draw a card. (This Power may be used twice per turn.)", "POWER: Draw a card. (You may use this Power twice per turn.)", "POWER: Draw a card. (You may use this Power 2 times per turn.)"),
    "once per combat": ("POWER: Draw a card. (This Power may only be used once per combat.)", "POWER: Draw a card. (You may only use this Power once per combat.)"),
    "stops": ("[defense] Stops a physical attack.", "*[defense] Stop a physical attack.", "[defense] This card stops a physical attack.", "[defense] Stops any physical attack."),
    "stops either": ("[defense] Stops a physical or energy attack.", "*[defense] Stops an energy or physical attack.", "*[defense] Stops an attack."),
    "prevents": ("[defense] Prevent 5 stages of damage from an attack.", "[defense] Prevents 5 stages of damage from an attack.", "[defense] Prevent up to 5 stages of damage from an attack.", "[defense] Prevent 5 stages of damage from any attack."),
    "prevents both": ("[defense] Prevent 5 stages and 2 life cards of damage from an attack.", "[defense] Prevent 5 stages of damage and 2 life cards of damage from an attack."),
    "prevents all": ("[defense] Prevent all damage from a physical attack.", "[defense] Prevents all damage from a physical attack.", "[defense] Prevent all of the damage from a physical attack.", "[defense] All damage from a physical attack is prevented."),
    "you may redirect": ("[attack] Physical attack. You may have this attack deal its stages of damage to one of your opponent's Allies. DAMAGE: 3 stages.",
                         "[attack] Physical attack. You may redirect damage from this attack to one of your opponent's Allies. DAMAGE: 3 stages.",
                         "[attack] Physical attack. You may redirect this attack to one of your opponent's Allies. DAMAGE: 3 stages."),
    "banished damage": ("[attack] Physical attack. DAMAGE: 3 life cards. Life card damage from this attack is banished.", "[attack] Physical attack. DAMAGE: 3 life cards. All life cards of damage dealt by this attack are banished.",
                        "[attack] Physical attack. DAMAGE: 3 life cards. Cards discarded as damage from this attack are banished.", "[attack] Physical attack. DAMAGE: 3 life cards. This attack's damage is banished.",
                        "[attack] Physical attack. DAMAGE: 3 life cards. Damage from this attack is banished."),
    "either damage": ("[attack] Physical attack. You may choose for this attack to deal 2 life cards of damage instead. DAMAGE: 5 stages.", "*[attack] Physical attack. You may have this attack deal 2 life cards of damage instead. DAMAGE: 5 stages.",
                      "*[attack] Physical attack. This attack may deal 2 life cards of damage instead. DAMAGE: 5 stages."),
    "base damage": ("[attack] Physical attack. DAMAGE: 3 stages. If you control a Drill, this attack's base damage is 5 stages instead.", "*[attack] Physical attack. DAMAGE: 3 stages. This attack's base damage is 5 stages instead if you control a Drill.",
                    "[attack] Physical attack. DAMAGE: 3 stages. If you control a Drill, the base damage of this attack is 5 stages instead."),
    "MP gains POWER by card": ('Attach this card to your MP. While attached, your MP gains "POWER: Draw a card."', 'Attach to your MP. While attached, your MP gains "POWER: Draw a card."', 'Attach this card to your MP. Your MP gains "POWER: Draw a card." while attached.'),
}  # fmt: skip

USUAL = ("always", "this combat", "while", "until his turn")


def cells() -> Iterator[Cell]:
    """All of them."""
    yield from _of_attacks()
    yield from _of_players()
    yield from _of_cards()
    for what, ways in LINES.items():
        yield Cell("lines", what, "", "", ways)


def _of_attacks() -> Iterator[Cell]:
    for n, (what, ways) in enumerate(SAID_OF_ATTACKS.items()):
        for k, owner in enumerate(ATTACKS):
            if owner == "yours" or (n + k) % 4 == 0:
                time = list(TIMES)[(n + k) % len(TIMES)]
                yield Cell(
                    "attacks",
                    what,
                    owner,
                    time,
                    _in_time(time, _joined(ways, ATTACKS[owner], many=True)),
                )
        for k, owner in enumerate(ATTACK):
            if (n + k) % 2 == 0:
                said = [_within("POWER: {}.", w) for w in _joined(ways, ATTACK[owner], many=False)]
                yield Cell("one attack", what, owner, "", _texts(said))
        for k, owner in enumerate(FIRST):
            if (n + k) % 4 == 0:
                said = [
                    _within("[constant] {}.", w) for w in _joined(ways, FIRST[owner], many=False)
                ]
                yield Cell("first attack", what, owner, "", _texts(said))
    for what, ways in SAID_OF_THIS.items():
        for name in ("this attack", "that attack"):
            frame = {
                "this attack": "[attack] Physical attack. {}. DAMAGE: 3 stages.",
                "that attack": "[instant] POWER: Use when you perform a physical attack. {}.",
            }[name]
            if name == "that attack" and what not in SAID_OF_ATTACKS:
                continue
            # Of this attack a keyword is printed before its kind.
            keyed = ("is unstoppable", "is unpreventable", "is Focused", "has Focused")
            said = [
                _within(frame, OWN + way if name == "this attack" and way.endswith(keyed) else way)
                for way in _joined(ways, (name,), many=False)
            ]
            yield Cell(name, what, "", "", _texts(said))


def _of_players() -> Iterator[Cell]:
    for n, (what, ways) in enumerate(SAID_OF_PLAYERS.items()):
        for k, person in enumerate(PEOPLE):
            for m, time in enumerate(TIMES):
                if person not in OF_WHOM.get(what, PEOPLE) or time in NEVER.get(what, ()):
                    continue
                if (n + 3 * k + m) % 6 == 0 or (person == "you" and time == "always"):
                    said = [_of_person(way, person) for way in ways]
                    yield Cell("players", what, person, time, _in_time(time, said))
    for n, (what, ways) in enumerate(BANNED.items()):
        for k, person in enumerate(PEOPLE):
            for m, time in enumerate(TIMES):
                if time in NEVER.get(what, ()):
                    continue
                if (n + k + m) % 6 == 0 or (person == "he" and time == "this combat"):
                    his = {"you": "your", "he": "his", "players": "their", "each player": "his"}[
                        person
                    ]
                    does = {"you": "do", "players": "do"}.get(person, "does")
                    said = [
                        way.format(PEOPLE[person]).replace("HIS", his).replace("DOES", does)
                        for way in ways
                    ]
                    yield Cell("banned", what, person, time, _in_time(time, said))


def _of_cards() -> Iterator[Cell]:
    for n, (what, ways) in enumerate(CARDS.items()):
        for m, time in enumerate(TIMES):
            if (n + m) % 4 == 0 or time in ("always", "this combat"):
                yield Cell("cards", what, "", time, _in_time(time, list(ways)))
    for what, ways in AWAITED.items():
        yield Cell("awaited", what, "", "", _texts([_within("POWER: {}.", way) for way in ways]))


def _joined(ways: tuple[str, ...], subjects: tuple[str, ...], *, many: bool) -> list[str]:
    """Each predicate with the first subject, then each subject with the first predicate."""
    pairs = [(way, subjects[0]) for way in ways] + [(ways[0], name) for name in subjects[1:]]
    return [_within("{}", _agreeing(way, many).format(name)) for way, name in pairs]


def _within(frame: str, said: str) -> str:
    """What is said in a frame; its mark stands before the whole."""
    mark = OWN if said.startswith(OWN) else ""
    return mark + frame.format(said.removeprefix(OWN))


def _agreeing(way: str, many: bool) -> str:
    way = way.replace("THEIR", "their" if many else "its").replace("ARE1", "is")
    way = way.replace("ARE", "are" if many else "is").replace("HAVE", "have" if many else "has")
    return re.sub(r"(?<=[a-z])S\b", "" if many else "s", way)


def _of_person(way: str, person: str) -> str:
    way = way.replace("YOUR2", {"you": "your", "he": "his"}.get(person, "his"))
    if person == "you":
        names = ("you", "your", "your")
    elif person == "he":
        names = ("your opponent", "your opponent's", "his")
    elif person == "players":
        names = ("players", "players'", "their")
    else:
        names = ("each player", "each player's", "his")
    many = person in ("you", "players")
    way = re.sub(r"(\w+)\((e?s)\)", lambda m: m[1] if many else m[1] + m[2], way)
    out, said = [], False
    for word in re.split(r"\b(YOUR|YOU)\b", way):
        if word == "YOU":
            out.append(
                {"he": "he", "players": "they", "each player": "he"}.get(person, "you")
                if said
                else names[0]
            )
            said = True
        elif word == "YOUR":
            out.append(names[2] if said else names[1])
            said = True
        else:
            out.append(word)
    return "".join(out)


def _in_time(time: str, said: list[str]) -> tuple[str, ...]:
    """Each way in the first words of the time, and the first way in each of its words.

    Of a number it means another one from now on: what is left of the time begins with none.
    """
    first, *others = TIMES[time]
    ways = [_within(first, way) for way in said]
    for frame in others:
        anew = "remainder" in frame and "more than" in said[0]
        ways.append((OWN if anew else "") + _within(frame, said[0]))
    return _texts(ways)


def _texts(said: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_upper(text) for text in said))


def _upper(text: str) -> str:
    text = re.sub(r'"\.$', '"', text)
    begins = r"((?:^\*?|^\*?\[\w+\] |POWER: |\. ))([a-z])"
    return re.sub(begins, lambda m: m[1] + m[2].upper(), text)
