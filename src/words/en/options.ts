/** Everything that can be chosen when a game is created, in English. */
import type { OptionMessageKey } from '../keys.ts'

export const optionsEn = {
  'section.beginning': 'Edition and scenario',
  'section.beginning.about': 'How the game starts.',
  'section.cards': 'Cards',
  'section.cards.about': 'Which cards are in the game.',
  'section.tournament': 'Tournament',
  'section.tournament.about': 'Rules of section 11 for leagues and tournaments.',
  'section.variants': 'Variants',
  'section.variants.about':
    'Variants from the last pages of the Twilight Struggle rulebook. They work in Red Sea, too, whose rulebook has none.',
  'section.readings': 'Contested rules',
  'section.readings.about': 'Rules with two readings. Default: the rulebook, or our reading where the rulebook is silent.',

  'option.edition': 'Edition',
  'option.edition.about':
    'The second edition has 103 cards, no optional cards and no US influence in Canada; Space Race boxes have other names, and box 6 discards any number of held cards.',
  'option.edition.deluxe': 'Deluxe edition',
  'option.edition.second': 'second edition',

  'option.scenario': 'Scenario',
  'option.scenario.about':
    'Chinese Civil War: neither side has The China Card until the USSR has placed 3 influence in a space of its own; until then some events can’t be played or are changed. Late War starts in turn 8 on its own board, and the US needs 20 VP at the end.',
  'option.scenario.standard': 'full game',
  'option.scenario.chinese-civil-war': 'Chinese Civil War',
  'option.scenario.late-war': 'Late War',

  'option.optionalCards': 'Optional cards',
  'option.optionalCards.about': 'Cards 104 to 110 are in the deck.',

  'option.promoCards': 'Promo cards',
  'option.promoCards.about': 'The eight promo cards are in the deck. Their numbers, 111 to 118, are our own.',

  'option.mix': 'Mix in the other game',
  'option.mix.about': 'After setup each side adds up to 9 Ops of cards from the other game (section 12 of the Red Sea rulebook).',

  'option.bidding': 'Bidding for sides',
  'option.bidding.about':
    'Both players secretly bid a side and a number. If both want the same side, the higher bid gets the side; the opponent places that much extra influence. Ties are random.',

  'option.handicap': 'Handicap',
  'option.handicap.about':
    'Extra US and USSR influence after setup, without bidding: only where the side already has influence, up to 2 more than control needs.',

  'option.showHeldCards': 'Reveal held cards',
  'option.showHeldCards.about':
    'At the end of each turn both sides prove that they hold no scoring card: they reveal the lower part of their cards, which identifies no other card. In the second edition they reveal whole cards.',

  'option.realignAtAnyDefcon': 'Realignment at any DEFCON',
  'option.realignAtAnyDefcon.about': 'DEFCON does not restrict realignments. It still restricts coups.',

  'option.realignWithoutLoss': 'Realignment without loss',
  'option.realignWithoutLoss.about': 'The side that realigns can’t lose influence by it.',

  'option.realignAndPlace': 'Realign and place with one card',
  'option.realignAndPlace.about':
    'The Ops of a card may be split between influence and realignment, but not in the same country in one action round.',

  'option.spaceWithoutRoll': 'Space Race without a roll',
  'option.spaceWithoutRoll.about': 'A side that spaces a card may decline the roll, and then does not advance.',

  'option.wargamesTie': 'Wargames at 0 VP',
  'option.wargamesTie.about': 'Result when Wargames leaves the VP marker on 0.',
  'option.wargamesTie.draw': 'draw',
  'option.wargamesTie.opponent': 'the opponent of the side that ended the game wins',

  'option.heldScoringCheck': 'When held scoring cards lose',
  'option.heldScoringCheck.about': 'Whether a held scoring card loses the game after or before the Military Ops check.',
  'option.heldScoringCheck.after-military-operations': 'after Military Ops',
  'option.heldScoringCheck.before-military-operations': 'before Military Ops',

  'option.bothHeldScoring': 'Both sides hold scoring cards',
  'option.bothHeldScoring.about': 'Result when both sides hold a scoring card at the end of a turn.',
  'option.bothHeldScoring.draw': 'draw',
  'option.bothHeldScoring.score-decides': 'the side ahead on VP wins',

  'option.regionalPoint': 'Regional bonus on a card reduced to 0',
  'option.regionalPoint.about':
    'When a regional bonus, such as that of Vietnam Revolts, is added to a card reduced to 0. A card is worth at least 1 Op.',
  'option.regionalPoint.before-lower-limit': 'before it is raised to 1: 1 Op',
  'option.regionalPoint.after-lower-limit': 'after it is raised to 1: 2 Ops',

  'option.stopRealigning': 'Stopping realignments',
  'option.stopRealigning.about':
    'Whether a side may stop after any realignment roll. By the rulebook it spends all Ops while there is a legal target.',

  'option.eventWithoutEffect': 'Events that can’t be played',
  'option.eventWithoutEffect.about':
    'Whether a side may play its own or a neutral event in an action round when the event can’t take effect. It then has no effect, and the card is discarded.',

  'option.sameEffectTwice': 'The same effect twice in a turn',
  'option.sameEffectTwice.about':
    'What an event that modifies values for the rest of the turn, such as Red Scare/Purge, does the second time for the same side.',
  'option.sameEffectTwice.adds-up': 'both times count',
  'option.sameEffectTwice.counts-once': 'it counts once',

  'option.missileEnvyValue': 'Highest card for Missile Envy',
  'option.missileEnvyValue.about': 'Whose modifiers count for the highest-Ops card.',
  'option.missileEnvyValue.holder': 'those of the side that gives it up',
  'option.missileEnvyValue.player': 'those of the side that plays Missile Envy',

  'option.glasnostEndsReformer': 'Glasnost cancels The Reformer',
  'option.glasnostEndsReformer.about': 'Whether Glasnost ends The Reformer’s ban on USSR coups in Europe.',

  'option.flowerPowerPreventedWar': 'Flower Power and prevented wars',
  'option.flowerPowerPreventedWar.about': 'What Flower Power scores when the US plays a war card that can no longer be played as an event.',
  'option.flowerPowerPreventedWar.exempt': 'nothing',
  'option.flowerPowerPreventedWar.counted': '2 VP as always',

  'option.flowerPowerBroughtWar': 'Flower Power and wars through events',
  'option.flowerPowerBroughtWar.about':
    'What Flower Power scores for a war card that the US does not play itself but gets through Missile Envy or Star Wars.',
  'option.flowerPowerBroughtWar.exempt': 'nothing',
  'option.flowerPowerBroughtWar.counted': '2 VP as always',

  'option.shuttleBorderBonus': 'Shuttle Diplomacy and the border',
  'option.shuttleBorderBonus.about': 'Whether Japan, left out by Shuttle Diplomacy, also loses the VP for being adjacent to a superpower.',
  'option.shuttleBorderBonus.lost': 'lost',
  'option.shuttleBorderBonus.kept': 'kept',

  'option.iranContra': 'Iran-Contra Scandal',
  'option.iranContra.about': 'Which realignment rolls get −1 for the US.',
  'option.iranContra.every-realignment': 'all',
  'option.iranContra.own-realignments': 'only those of the US',

  'option.missileEnvyHeadlineSpace': 'Headlined Missile Envy and the Space Race',
  'option.missileEnvyHeadlineSpace.about': 'Whether the card taken by a headlined Missile Envy may be spaced.',

  'option.passingCardHoldsScoring': 'The China Card in place of a scoring card',
  'option.passingCardHoldsScoring.about':
    'Whether The China Card (Romanian Autonomy in Red Sea) may be played in an action round that is needed for a scoring card. The side that holds the scoring card then loses at the end of the turn.',

  'option.defectorsByFiveYearPlan': 'Defectors discarded by Five Year Plan',
  'option.defectorsByFiveYearPlan.about': 'What the US gets when Five Year Plan discards Defectors in a USSR action round.',
  'option.defectorsByFiveYearPlan.no-vp': 'nothing: the USSR has not played it',
  'option.defectorsByFiveYearPlan.vp': '1 VP, as if the USSR had played it',

  'option.reformerAfterGlasnost': 'The Reformer after Glasnost',
  'option.reformerAfterGlasnost.about': 'Whether The Reformer bans USSR coups in Europe when Glasnost was played before it.',
  'option.reformerAfterGlasnost.bars-coups': 'banned',
  'option.reformerAfterGlasnost.no-ban': 'not banned',

  'option.trapKeepsScoring': 'Scoring cards in Quagmire and Bear Trap',
  'option.trapKeepsScoring.about':
    'Whether a side in Quagmire or Bear Trap may hold scoring cards: it need not play them in its last action rounds and does not lose by them while the trap is in play.',

  'option.unmetPromoEvents': 'Don’t Wait for the Translation and Who Lost China?',
  'option.unmetPromoEvents.about': 'What these events do while their condition is not met.',
  'option.unmetPromoEvents.no-effect': 'count as played, without effect',
  'option.unmetPromoEvents.does-not-happen': 'are discarded, and can’t be chosen in an action round',

  'option.firstLightningHeadline': 'First Lightning as a headline',
  'option.firstLightningHeadline.about': 'Whether First Lightning may be chosen as a headline.',

  'option.deStalinizationReturn': 'De-Stalinization and emptied countries',
  'option.deStalinizationReturn.about': 'Whether De-Stalinization may place influence back into a country that it has just emptied.',

  'option.civilWarHeadlines': 'Headlines in the Chinese Civil War',
  'option.civilWarHeadlines.about':
    'Whether Formosan Resolution, Cultural Revolution and, by the USSR, Red Scare/Purge may be headlined without effect while neither side has The China Card.',

  'option.grantedOpsSpace': 'Ops from events and the Space Race',
  'option.grantedOpsSpace.about':
    'Whether Ops granted by an event, or those of a card used with UN Intervention or taken by Missile Envy, may go to the Space Race. The limit of attempts per turn still applies.',

  'option.heroTakesScoring': 'Hero of the Crossing and scoring cards',
  'option.heroTakesScoring.about': 'Whether Hero of the Crossing may take a scoring card from the discard pile.',

  'option.lateWarLead': 'Lead in the Late War',
  'option.lateWarLead.about': 'Who leads by 4 VP when the Late War starts: the Russian rulebook says the US, the English one the USSR.',
  'option.lateWarLead.us': 'US',
  'option.lateWarLead.ussr': 'USSR',

  'option.lateWarSpain': 'Spain/Portugal in the Late War',
  'option.lateWarSpain.about':
    'Whose influence is there when the Late War starts: the Russian rulebook says the USSR’s, the English one the US’s.',
  'option.lateWarSpain.ussr': 'USSR',
  'option.lateWarSpain.us': 'US',

  'option.civilWarPlacement': 'Chinese Civil War space',
  'option.civilWarPlacement.about': 'What can place influence in it.',
  'option.civilWarPlacement.operations': 'Ops',
  'option.civilWarPlacement.events-too': 'Ops, and events that let the USSR place influence anywhere',

  'preset.rulebook': 'Rulebook',
  'preset.rulebook.about': 'Rulebook readings, and ours where the rulebook is silent.',
  'preset.tournament': 'Tournament',
  'preset.tournament.about': 'Rulebook readings, and held cards are revealed.',
  'preset.app': 'App',
  'preset.app.about': 'Official app readings.',
} as const satisfies Record<OptionMessageKey, string>
