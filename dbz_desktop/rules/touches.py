"""Which rules a card touches: read off its program and its facts, never off its title.

Every phrase of the vocabulary stands in `RULES` under each rule that it carries out or leans on,
or in `NO_RULE`; a test holds the two against the vocabulary. Rules that nearly every card touches
(the order of the sequence, one sentence after another) would say nothing and are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.cardtext import CardProgram, Section
from dbz_desktop.rules.compiler import compile_card
from dbz_desktop.rules.editions import Edition
from dbz_desktop.rules.effects.attacks import Header

RULES: dict[str, str] = {
    "ZON-2": "AttachedToTheirs OwnAndControlled PlaceTargetOnto ReturnAll ReturnIt ReturnToHand "
    "ShuffleAllInPlay ShuffleTarget",
    "ZON-3": "EitherEndAfterUse PlaceAfterUse RejuvenateThis ReturnThis ShuffleAfterUse "
    "ShuffleThis AttacksGoUnder",
    "ZON-4": "AsideUntilEnd",
    "TRN-2": "PlanningBegins PurIs PurOf",
    "TRN-3": "NoCombatDeclared",
    "TRN-4": "MaxHandSize",
    "TRN-5": "RejuvenationBegins",
    "TRN-6": "EachTurn TheirTurn YourTurn",
    "TYP-1": "EntersAt IntoPlayAt IntoPlayAtTop",
    "TYP-2": "NoBallEffects UseDragonBall",
    "TYP-5": "DrillsStay StaysOnAdvancing",
    "TYP-7": "AttachFromPile AttachToMp AttachedCards AttachedTitleBarred AttachedToTheirs "
    "CanAttach IntoPlayAttached OnlyOneAttached WhileAttached",
    "TYP-8": "AllLoseStages AnyChangesLevel LowerAPersonality Personalities "
    "PersonalityOrMastery RaiseToHighest",
    "COM-1": "EnteringAsDefender EnteringCombat",
    "COM-2": "ActionFromPile AtNextAction CombatEnders CombatGoesOn EndCombat OnlyAttacks "
    "PassAction SkipAction SkipActions TheyPassed",
    "COM-3": "AlsoUsesLevel UsableAgain",
    "COM-5": "MayStopInstead",
    "COM-6": "ActsAnyway AlliesActAndStay AlliesActAnyway AlliesStandBack LetOneAct PerformedBy",
    "COM-7": "AlliesStandBack CannotBeRedirected ThisIsForTheMp",
    "COM-8": "AsideUntilEnd AtEndOfCombat EndOfCombat EndOfCombatIf",
    "ATK-2": "CheaperAttacks CostModifier SaysDearer SaysFree",
    "ATK-3": "Blocks OnlyHandStops OnlyStoppedBy SaysOnlyStoppedBy ThatStopAttacks",
    "ATK-4": "IfStopped MayStopInstead NoSuccessfulAttack Stop StopInNextAction StopNext "
    "StoppedTheirLast Stops StopsAttacks SuccessfulOf TheySucceed YouStopAttack YouSucceed "
    "YoursIsStopped",
    "ATK-5": "ConsideredHigher TableIs TableValue",
    "ATK-6": "LifeAsStages",
    "ATK-7": "PreventAll PreventNext Prevents PreventsEverything",
    "ATK-8": "AttackModifier DealInstead DealsAnd DealsForEach ExtraPart HaveItDeal "
    "HaveThisAttackDeal LastDamage LessTerms MoreTerms NextAttackDeals OthersDeal PartAndMore "
    "SaysUnmodifiable SaysUntouched ThisAttackDeals ThisDealsAnd Unmodifiable",
    "ATK-9": "DamageIsBanished LifeCardsOfEvent TakesLifeCards ThisDamageIsBanished",
    "ATK-12": "CannotUseEndurance HasEndurance IfBanishedForEndurance LifeDeckEndurance "
    "NoEndurance ThatCardHasEndurance YouEndure",
    "ATK-13": "AngerIsSafeFromCriticals ConsideredCritical CriticalFrom CriticalNeeds "
    "DealsCritical DealtCritical MoreCriticalEffects SaysCritical TheyUseCritical UseCritical "
    "UsedCritical WasNotCritical YouUseCritical",
    "ATK-14": "CannotBeCaptured CaptureBall YouCaptured",
    "ATK-15": "CannotBeStopped CannotBeStoppedBy CannotPreventDamage Remain Remains "
    "SaysUnpreventable SaysUnstoppable SaysUntouched ThisCannotBePrevented ThisCannotBeStopped "
    "ThisCannotBeStoppedBy ThisIsForTheMp ThisIsSure",
    "ATK-16": "CopiedAttack CopyForNextAction PerformLastAttack PerformedACopy",
    "ANG-1": "AngerNeeded RaiseAnger RaiseOrLowerAnger SetAnger TheyAdvance YouAdvance",
    "ANG-2": "AngerCannotBeLowered AngerCannotBeRaised AngerIsLowered AngerIsSafe AngerRaising "
    "AttackLowersYours LowerAnger LowerAngerAny LowerAngerToZero LoweredAtMost LoweredAtZero "
    "RaiseAnger RaiseOrLowerAnger RaisesAnger RaisesBecome SetAnger TheirAngerFellToZero "
    "YouLowerTheirs YourEffectRaises",
    "ANG-3": "AdvanceLevel AdvancedWithThis AnyChangesLevel AttackChangesYours ChangedLevels "
    "ChangesLevels LevelIsSafe LowerAPersonality LowerLevel LowerToZero RaiseMpToHighest "
    "RaiseOrLowerLevel RaiseThemToHighest RaiseToHighest SetToZero TheyAdvance "
    "TheyAdvancedWithThis ToLevel YouAdvance YouAreLowered",
    "ANG-4": "CannotWinByMppv NoMppvIfDone NoMppvIfUsed NoMppvThisTurn",
    "ANG-5": "AngerNeeded",
    "WIN-1": "DestroyEachTop DestroyTop DestroyUpTo",
    "WIN-2": "CannotWinByMppv NoMppvIfDone NoMppvIfUsed NoMppvThisTurn",
    "WIN-3": "CaptureBall",
    "HSE-2": "Draw DrawEnd DrawSame DrawUnderOpenly EachDraws NewHand",
    "EFF-2": "AtMoment DuringCombat Given If IfStopped IfThisCard Instead InsteadNote NextTime "
    "Otherwise Triggered TriggeredAfter TriggeredFor UseAt UseWhen WhenItEnters",
    "EFF-4": "CannotPlayNamed CheaperAttacks Lasting NextAttackDeals NextAttackSays NextTime "
    "OthersDeal OthersGain PreventNext Silence StopInNextAction StopNext TriggeredFor",
    "EFF-5": "DiscardEither MustToPlay ToDo YouDiscarded YouDo",
    "EFF-6": "CannotEnter CannotEnterInCombat IntoPlay IntoPlayAt IntoPlayAtTop IntoPlayAttached "
    "PlaceFrom PlaceIt PlayFromHand Played RejuvenateAndPlace",
    "EFF-7": "AllLoseStages CannotGainStages ForEveryPaid GainStages GainsStages LoseStages "
    "MpGains MpLoses MpPays PayAnyStages PayStages PaysOrDiscards YourMpPays",
    "EFF-8": "CardsComeBack IsRejuvenated Rejuvenate RejuvenateAndPlace RejuvenateChosen "
    "RejuvenateEitherEnd RejuvenateEnd RejuvenateIt RejuvenateThis Rejuvenated "
    "RejuvenatedOrDestroyed Rejuvenates TheyRejuvenate TheyRejuvenateChosen YouRejuvenate",
    "EFF-9": "NoSearching Search SearchInstead SearchNamed TheySearchNamed",
    "EFF-10": "CannotPlayNamed NameCard NameCards NamedWasSeen SearchNamed TheySearchNamed",
    "EFF-11": "ConsideredNamed ConsideredStyled",
    "EFF-12": "ActionFromPile MustToPlay UseOnlyIf",
    "EFF-13": "Traited",
    "EFF-14": "CannotBeTaken Destroy DestroyAll DestroyAllOfEither DestroyAnyOfYours DestroyThis "
    "DestroyUpToInPlay MoreDestroyed Protected ProtectedExcept TakeAnyOfYours TakeSeveral "
    "TheyDestroyTheirs TheyDestroyed",
    "DCK-4": "LimitPerDeck",
    "DCK-5": "AttackOfStyle NotStyled NotStyledAttack OfStyle StyledAttack StyledCard "
    "ThatCardIsOfStyle ThatCardIsStyled",
    "DCK-6": "HeroesOnly NamedAfter NamedCard VillainsOnly",
    "DCK-7": "OfHeritage",
}
"""The phrases that touch a rule, by their class, under the rule's id."""

_PLAIN = (
    # Numbers and sums.
    "AmountLowered AngerOf AtMost Base CardsControlled CardsIn CardsInPlay CardsMoved Damage "
    "DamageOfThisAttack Difference DifferentTypes LevelOf Minus Mirrored MovedOfKind Number Part "
    "Plus Portion StagesOf Sum TheX Times WhenPerformed "
    # Which cards, which attacks, which effects.
    "AllAttacks AnyAttack AnyCard AnyEffect AnyInPlay AtRandom AttackCardOfKind AttackCards "
    "AttackOfKind AttacksOf CardsOfCombat CombatCardAttack CombatCards CopyOf EarthDragonBall "
    "EitherCombatAttack EitherCombatCard FirstEachTurn FirstOfEach NamekDragonBall NoDragonBall "
    "NoEvent NotInPlayYet NotTitled OfAlignment OfType One OpponentsInPlay QuietEvents Several "
    "Subtitled TheirEffect Things TitleHas TitleHasEither Titled TitledInPlay TopOf UpTo "
    "WithConstant WithSideNote WithText WithoutConstant YourEffect YourEffectInCombat YourOthers "
    "YoursInPlay Zones "
    # Conditions that ask for nothing but a number, a name or what has been done.
    "AngerOverTheirLevel AttackWas BothHold ControlMany ControlsExactly ControlsFew ControlsFewer "
    "DestroyedOwnDeck EmptyHand EndCardIs FewerMoved HandIsOver HaveAnger LevelIs LevelIsHigher "
    "MpHasTrait MpIs MpIsAligned NameInPlay NoneInPlay PerformedAnother PerformedNone "
    "PerformerIsStronger PowerIsZero PowerLevelIs ThatCardIs ThatOneWas TheirAngerIs "
    "TheirHandHolds TheirPowerIsHigher TheirPowerIsOver TheyControl TraitCount YourPowerIsOver "
    # Timings; what waits for them touches EFF-2.
    "BanishedFromPile BanishesItself DestroyedFromDeck DiscardedFromAHand DiscardedFromHand "
    "DiscardedInCombat Enters EntersYours IsBanished IsPlayed LostFromDeck ThisEnters "
    "ThisEntersFromHand ThisLeavesPlay TheyDiscard TheyPerform TheyPlay TheyTakeDamage "
    "YouPerform YouPlay YouTakeDamage "
    # How sentences are put together.
    "Always AlwaysIf AlwaysInstead AndMay Both Definition EitherClause EitherMay EitherTask "
    "ForEachMoved May "
    # Cards moved, shown and banned in plain words.
    "AttackGains AttackHeader Banish BanishAfterUse BanishAll BanishEachEnd BanishEnd "
    "BanishFromHand BanishFromPile BanishHandCard BanishIt BanishSomeShuffleRest BanishThat "
    "BanishThis BanishThisAfterUse BanishUpTo BaseInstead CancelCard CannotPerform CannotPlay "
    "CannotUseCards Choose ChooseAnd ChooseExcept ChooseFromTheirHand ChooseInPlay "
    "DiscardFromHand DiscardThem DiscardThisAfterUse DrawFromPile EachPileOnTop EndIntoHand "
    "EndOntoDeck HandIsSafe IntoHand LookAndReorder LookAtHand LookAtTop LookAtTopOfAny "
    "LoseEffects NoDamage OntoDeckOrPile OntoEitherEnd OntoLifeDeck OntoPile PlaceInHand "
    "PlaceOnto PlaceOntoEitherEnd PlaceThem PlaysRevealed RandomDiscards RearrangePile RestUnder "
    "ReturnAttack ReturnThat RevealEnd RevealHand RevealIt SaysGain ShareOut ShuffleAll "
    "ShuffleBothEnds ShuffleDeck ShuffleFromPile ShuffleHand ShuffleThem ShuffleTitled ShuffleTop "
    "TheirHandCardUnder TheirRandomOnTop TheyPlaceOnTop TheyRevealRandom ThisAttackNote "
    "ThisAttackSays ToBanished ToDiscard TopOfKindUnder UnderItsDeck"
)
NO_RULE = frozenset(_PLAIN.split())
"""Phrases of which no rule tells more than their own words; an attack's header is read apart."""

_BY_PHRASE: dict[str, tuple[str, ...]] = {}
for _rule, _names in RULES.items():
    for _name in _names.split():
        _BY_PHRASE[_name] = (*_BY_PHRASE.get(_name, ()), _rule)

_BY_TYPE: dict[CardType, tuple[str, ...]] = {
    CardType.ALLY: ("TYP-1", "COM-6", "COM-7"),
    CardType.DRILL: ("TYP-5",),
    CardType.SETUP: ("TYP-6",),
    CardType.EVENT: ("TYP-6",),
    CardType.DRAGON_BALL: ("TYP-2", "TYP-3", "ATK-10", "ATK-14", "WIN-3"),
    CardType.MAIN_PERSONALITY: ("ANG-1",),
}


def phrases(part: Any) -> Iterator[Any]:
    """Every phrase of a tree, outermost first."""
    if isinstance(part, tuple | list):
        for each in part:
            yield from phrases(each)
    elif is_dataclass(part) and not isinstance(part, type):
        yield part
        for each in fields(part):
            yield from phrases(getattr(part, each.name))


def rules_of_phrase(kind: type[Any]) -> tuple[str, ...]:
    """The rules that a phrase of the vocabulary touches, by its class."""
    return _BY_PHRASE.get(kind.__name__, ())


def rules_of_program(program: CardProgram) -> frozenset[str]:
    """The ids of the rules that a compiled card touches, by its text and by what it is."""
    card = program.card
    found = set(_BY_TYPE.get(card.type, ()))
    if card.type is CardType.DRILL and card.is_styled:
        found.add("TYP-4")
    if card.type is CardType.MAIN_PERSONALITY and card.level == 4:
        found |= {"WIN-2", "ANG-4"}
    if card.endurance is not None:
        found.add("ATK-12")
    for section in program.sections:
        found |= _of_section(section, card.type)
    for phrase in phrases(program.notes):
        found.update(rules_of_phrase(type(phrase)))
    return frozenset(found)


def _of_section(section: Section, kind: CardType) -> set[str]:
    found: set[str] = set()
    if section.power and kind in (CardType.MAIN_PERSONALITY, CardType.ALLY, CardType.MASTERY):
        found.add("COM-3")
    if kind is CardType.DRILL and (section.power or section.icon not in ("", "constant")):
        found.add("COM-4")
    if section.is_defense:
        found |= {"ATK-3", "COM-5"}
    if section.hits:
        found.add("ATK-4")
    header = section.header
    if isinstance(header, Header):
        if header.cost:
            found.add("ATK-2")
        if header.focused or header.unstoppable or header.unpreventable:
            found.add("ATK-15")
    read = [sentence.line for sentence in (*section.sentences, *section.hits)]
    for tree in (read, section.damage, section.when, tuple(section.definitions.values())):
        for phrase in phrases(tree):
            found.update(rules_of_phrase(type(phrase)))
    return found


def rules_of_card(card: Card, edition: Edition) -> frozenset[str]:
    """The ids of the rules that a card touches in an edition (DCK-12)."""
    text = edition.wording(card)
    found = _KNOWN.get((card, text))
    if found is None:
        found = _KNOWN[card, text] = rules_of_program(compile_card(card, edition))
    return found


_KNOWN: dict[tuple[Card, str], frozenset[str]] = {}
"""What was worked out before; as many entries as there are wordings in the packs at most."""
