/** Everything that can be chosen when a game is created, in English. */
import type { OptionMessageKey } from '../keys.ts'

export const optionsEn = {
  'section.beginning': 'Edition and scenario',
  'section.beginning.about': 'How the game begins.',
  'section.cards': 'Cards',
  'section.cards.about': 'Which cards are played with.',
  'section.tournament': 'Tournament',
  'section.tournament.about': 'Rules of section 11, which leagues and tournaments choose from.',
  'section.variants': 'Variants',
  'section.variants.about':
    'Rules that the rulebook of Twilight Struggle offers on its last pages for a change. They can be used in Red Sea too, whose rulebook has none.',
  'section.readings': 'Contested rules',
  'section.readings.about':
    'Where a rule can be read in two ways. The usual value is the rulebook’s, or ours where the rulebook does not decide.',

  'option.edition': 'Edition',
  'option.edition.about':
    'The second edition has 103 cards and none of the optional ones, no US influence in Canada at the start, and boxes of the space race with names of their own, the sixth of which lets a side discard as many held cards as it likes.',
  'option.edition.deluxe': 'Deluxe edition',
  'option.edition.second': 'second edition',

  'option.scenario': 'Scenario',
  'option.scenario.about':
    'In the Chinese Civil War nobody has The China Card until the USSR has placed 3 influence in a space of its own; some events are barred or changed until then. The Late War begins in turn 8 on a board of its own, and the US needs 20 VP at its end.',
  'option.scenario.standard': 'the whole game',
  'option.scenario.chinese-civil-war': 'Chinese Civil War',
  'option.scenario.late-war': 'Late War',

  'option.optionalCards': 'Optional cards',
  'option.optionalCards.about': 'Cards 104 to 110 are in the deck.',

  'option.promoCards': 'Promo cards',
  'option.promoCards.about': 'The eight promo cards are in the deck. Their numbers, 111 to 118, are our own.',

  'option.mix': 'Cards of the other game',
  'option.mix.about':
    'After set-up each side chooses cards of the other game, worth 9 operations points in all at the most, which are mixed in (section 12 of Red Sea’s rulebook).',

  'option.bidding': 'Bidding for sides',
  'option.bidding.about':
    'Both players name a side and a number in secret. Where both want the same side, the higher number plays it and the opponent gets that much extra influence; chance decides between equal numbers.',

  'option.handicap': 'Handicap',
  'option.handicap.about':
    'Extra influence of the US and of the USSR after set-up, without bidding: only where the side has influence already, and up to 2 more than control takes.',

  'option.showHeldCards': 'Held cards are shown',
  'option.showHeldCards.about':
    'At the end of each turn both sides prove that they keep no scoring card: they show the lower part of their cards, by which no other card becomes known. In the second edition they show whole cards.',

  'option.realignAtAnyDefcon': 'Realignment at any DEFCON',
  'option.realignAtAnyDefcon.about': 'DEFCON closes no region to realignment rolls. It still closes regions to coup attempts.',

  'option.realignWithoutLoss': 'Realignment without loss',
  'option.realignWithoutLoss.about': 'The side that makes a realignment roll can’t lose influence by it.',

  'option.realignAndPlace': 'Realigning and placing with one card',
  'option.realignAndPlace.about':
    'The operations points of a card may be split between influence and realignment rolls, but no country gets both in one action round.',

  'option.spaceWithoutRoll': 'Space race without a roll',
  'option.spaceWithoutRoll.about': 'A side that sends a card to space may decline the roll, and then does not advance.',

  'option.wargamesTie': 'Wargames on a level score',
  'option.wargamesTie.about': 'How the game ends when Wargames leaves the VP marker on 0.',
  'option.wargamesTie.draw': 'a draw',
  'option.wargamesTie.opponent': 'the opponent of the side that ended the game wins',

  'option.heldScoringCheck': 'When held scoring cards lose',
  'option.heldScoringCheck.about':
    'Whether a scoring card kept at the end of a turn loses the game after or before military operations are checked.',
  'option.heldScoringCheck.after-military-operations': 'after military operations',
  'option.heldScoringCheck.before-military-operations': 'before military operations',

  'option.bothHeldScoring': 'Scoring cards held by both sides',
  'option.bothHeldScoring.about': 'How the game ends when both sides keep a scoring card at the end of a turn.',
  'option.bothHeldScoring.draw': 'a draw',
  'option.bothHeldScoring.score-decides': 'the side ahead on the VP track wins',

  'option.regionalPoint': 'Regional point of a card lowered to 0',
  'option.regionalPoint.about':
    'A card is worth 1 at least. The question is when an extra point in a region, as of Vietnam Revolts, is added to a card lowered to 0.',
  'option.regionalPoint.before-lower-limit': 'before it is raised to 1: it is worth 1',
  'option.regionalPoint.after-lower-limit': 'after it has been raised to 1: it is worth 2',

  'option.stopRealigning': 'Stopping realignments',
  'option.stopRealigning.about':
    'Whether a side may stop after any realignment roll. By the rulebook it uses all its operations points while there is a country for them.',

  'option.eventWithoutEffect': 'Events that can’t happen',
  'option.eventWithoutEffect.about':
    'Whether a side may play its own event, or a shared one, in an action round when it can’t happen. It then has no effect, and the card is discarded.',

  'option.sameEffectTwice': 'The same effect twice in a turn',
  'option.sameEffectTwice.about':
    'What an event that modifies values for the rest of the turn, such as Red Scare/Purge, does when it happens a second time for the same side.',
  'option.sameEffectTwice.adds-up': 'both times count',
  'option.sameEffectTwice.counts-once': 'it counts once',

  'option.missileEnvyValue': 'Highest card for Missile Envy',
  'option.missileEnvyValue.about': 'Whose modifiers count when the highest card is looked for.',
  'option.missileEnvyValue.holder': 'those of the side that hands it over',
  'option.missileEnvyValue.player': 'those of the side that plays Missile Envy',

  'option.glasnostEndsReformer': 'Glasnost ends The Reformer',
  'option.glasnostEndsReformer.about': 'Whether Glasnost ends the ban on USSR coup attempts in Europe that The Reformer brings.',

  'option.flowerPowerPreventedWar': 'Flower Power and wars that can’t happen',
  'option.flowerPowerPreventedWar.about': 'What Flower Power gives when the US plays a war card whose event can no longer happen.',
  'option.flowerPowerPreventedWar.exempt': 'nothing',
  'option.flowerPowerPreventedWar.counted': '2 VP as always',

  'option.flowerPowerBroughtWar': 'Flower Power and wars brought by events',
  'option.flowerPowerBroughtWar.about':
    'What Flower Power gives for a war card that the US does not play itself but gets by Missile Envy or Star Wars.',
  'option.flowerPowerBroughtWar.exempt': 'nothing',
  'option.flowerPowerBroughtWar.counted': '2 VP as always',

  'option.shuttleBorderBonus': 'Shuttle Diplomacy and the border',
  'option.shuttleBorderBonus.about': 'Whether Japan, left out by Shuttle Diplomacy, also loses the VP for bordering a superpower.',
  'option.shuttleBorderBonus.lost': 'it does',
  'option.shuttleBorderBonus.kept': 'it keeps it',

  'option.iranContra': 'Iran-Contra Scandal',
  'option.iranContra.about': 'In which realignment rolls the die of the US is lowered.',
  'option.iranContra.every-realignment': 'in all',
  'option.iranContra.own-realignments': 'only in those that the US starts',

  'option.missileEnvyHeadlineSpace': 'Headlined Missile Envy and the space race',
  'option.missileEnvyHeadlineSpace.about': 'Whether the card taken by a headlined Missile Envy may be sent to space.',

  'option.passingCardHoldsScoring': 'China Card in place of a scoring card',
  'option.passingCardHoldsScoring.about':
    'Whether the China Card, in Red Sea Romanian Autonomy, may be played in a round that is needed for a scoring card. The side that holds the scoring card then loses at the end of the turn.',

  'option.defectorsByFiveYearPlan': 'Defectors discarded by Five Year Plan',
  'option.defectorsByFiveYearPlan.about': 'What the US gets when Five Year Plan discards Defectors in an action round of the USSR.',
  'option.defectorsByFiveYearPlan.no-vp': 'nothing: the USSR has not played it',
  'option.defectorsByFiveYearPlan.vp': '1 VP, as if the USSR had played it',

  'option.reformerAfterGlasnost': 'The Reformer after Glasnost',
  'option.reformerAfterGlasnost.about': 'Whether The Reformer bars USSR coup attempts in Europe when Glasnost has happened before it.',
  'option.reformerAfterGlasnost.bars-coups': 'it does',
  'option.reformerAfterGlasnost.no-ban': 'it does not',

  'option.trapKeepsScoring': 'Scoring cards in Quagmire and Bear Trap',
  'option.trapKeepsScoring.about':
    'Whether a side in Quagmire or Bear Trap may keep its scoring cards: it need not play them in its last rounds, and does not lose by them at the end of the turn while the trap holds.',

  'option.unmetPromoEvents': 'Don’t Wait for the Translation and Who Lost China?',
  'option.unmetPromoEvents.about': 'What their events do while their condition is not met.',
  'option.unmetPromoEvents.no-effect': 'they happen without effect',
  'option.unmetPromoEvents.does-not-happen': 'they do not happen, and in an action round cannot be chosen',

  'option.firstLightningHeadline': 'First Lightning as a headline',
  'option.firstLightningHeadline.about': 'Whether First Lightning may be chosen as a headline.',

  'option.deStalinizationReturn': 'De-Stalinization and emptied countries',
  'option.deStalinizationReturn.about': 'Whether De-Stalinization may put influence back into a country that it has just emptied.',

  'option.civilWarHeadlines': 'Headlines in the Chinese Civil War',
  'option.civilWarHeadlines.about':
    'Whether Formosan Resolution, Cultural Revolution and, by the USSR, Red Scare/Purge may be chosen as headlines, without effect, while nobody has the China Card.',

  'option.grantedOpsSpace': 'Operations of events and the space race',
  'option.grantedOpsSpace.about':
    'Whether operations that an event grants, also those of a card used with UN Intervention or taken by Missile Envy, may go to the space race. The turn’s limit on attempts holds.',

  'option.heroTakesScoring': 'Hero of the Crossing and scoring cards',
  'option.heroTakesScoring.about': 'Whether Hero of the Crossing may take a scoring card from the discard pile.',

  'option.lateWarLead': 'Lead in the Late War',
  'option.lateWarLead.about': 'Who is 4 VP ahead when the Late War begins: the Russian rulebook says the US, the English one the USSR.',
  'option.lateWarLead.us': 'US',
  'option.lateWarLead.ussr': 'USSR',

  'option.lateWarSpain': 'Spain/Portugal in the Late War',
  'option.lateWarSpain.about':
    'Whose influence stands there when the Late War begins: the Russian rulebook says the USSR’s, the English one the US’s.',
  'option.lateWarSpain.ussr': 'USSR',
  'option.lateWarSpain.us': 'US',

  'option.civilWarPlacement': 'Space of the Chinese Civil War',
  'option.civilWarPlacement.about': 'What can place influence in it.',
  'option.civilWarPlacement.operations': 'operations',
  'option.civilWarPlacement.events-too': 'operations, and events that let the USSR place influence anywhere',

  'preset.rulebook': 'Rulebook',
  'preset.rulebook.about': 'Contested rules as the rulebook reads, or as we read it where it does not decide.',
  'preset.tournament': 'Tournament',
  'preset.tournament.about': 'The rulebook with the tournament rule that held cards are shown.',
  'preset.app': 'App',
  'preset.app.about': 'Contested rules as the official app plays them.',
} as const satisfies Record<OptionMessageKey, string>
