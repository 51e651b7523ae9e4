/** What the guide of the first game says, in the markup of the rules. */
import type { Lessons } from '../learn.ts'

export const learnEn: Lessons = {
  welcome: {
    title: 'Welcome',
    text: 'You lead the United States on the shores of the Red Sea; the computer plays the Soviet Union. There are two turns of seven action rounds. Whoever has more victory points (VP) at the end wins, and 10 VP win at once [10.4].\nI explain each thing when it comes up. You can close this guide at any time and go on playing.',
  },
  hand: {
    title: 'Your hand',
    text: 'Below the map lie your nine cards. The number is the *operations value*: how much a card can do. The mark shows whose *event* it is: a ring for the US, a star for the USSR, both for either side [2.2].\nRead a card by choosing it; nothing happens before you confirm.',
  },
  headline: {
    title: 'Headlines',
    text: 'Each turn begins with two events. You and your opponent choose a card in secret and show them together. Both happen, the one with the higher value first [4.5 C].\nTake a card with *your own* event. A card with a star alone would work for your opponent; one with both marks works for the side that plays it.',
  },
  'headlines-shown': {
    title: 'Both headlines are out',
    text: 'The log on the side tells in sentences what each headline did. Figures struck out on the map show what was there before.\nNow come the action rounds: one card from each side in turn, the USSR first [4.5 D].',
  },
  opponent: {
    title: 'Your opponent has played',
    text: 'Read in the log what the USSR did with its card. You can look at any earlier position: use the arrows under the log, or choose a heading in it.',
  },
  play: {
    title: 'Your action round',
    text: 'Choose one card. Then you see what it can be used for: its *event*, or its *operations* for one of four things: influence, a coup, realignments, the space race [6.0].\nA good first thought: operations for influence in countries that your opponent does not yet control.',
  },
  'own-event': {
    title: 'A card of your own',
    text: 'Play it for the event, or use its operations; then its event does not happen, and the card may come back another time [7.1]. If it says “once only”, the event takes the card out of the game.',
  },
  'their-event': {
    title: 'A card with your opponent’s event',
    text: 'You may use its operations, but the event happens *too*, for your opponent [5.2]. You decide whether before or after. Play such cards when their events do little harm, or send one a turn to space: there the event does not happen [6.4.5].',
  },
  'scoring-card': {
    title: 'You hold a scoring card',
    text: 'It has no operations: playing it scores its region for both sides at once. You *must* play it this turn; keeping it loses the game [10.1.5]. Make your position there as strong as you can first. The tab “Scores” shows what each region would bring now.',
  },
  influence: {
    title: 'Placing influence',
    text: 'Each point adds 1 influence where you already have some, or next door [6.1.1]. In a country that your opponent controls it costs 2 [6.1.2].\nYou *control* a country when you lead there by at least its stability, the number in the corner [2.1.8]. Point at a country to see what a point would do.',
  },
  'sea-lanes': {
    title: 'Strategic Sea Lanes',
    text: 'This box is no country. Both sides may always place influence there [6.1.4]. Whoever leads there gets 1 VP more from each scoring card; whoever controls it, with a lead of 4, *doubles* what the region brings [10.2].',
  },
  coup: {
    title: 'Coup',
    text: 'Choose a country with influence of your opponent. A die is added to your operations; what exceeds twice the stability removes that much influence, and the rest becomes yours [6.3.2]. The panel shows the odds for each face.\nA coup in a battleground lowers DEFCON by one step, whatever its result [6.3.4].',
  },
  flashpoint: {
    title: 'Flashpoints',
    text: 'Before a coup in {country:ethiopia} or {country:somalia} the top card of the deck is turned up. Value 3 or 4: DEFCON stays. Value 1 or 2: DEFCON falls by 1. A scoring card: DEFCON falls by 1 *as well*, and then its region is scored [6.3.6.1].\nSo at DEFCON 2 a coup there can be nuclear war, and you would lose.',
  },
  realign: {
    title: 'Realignments',
    text: 'Both sides roll a die and add 1 for each neighbour they control and 1 for more influence in the country. The lower total loses the difference [6.2.2]. It is a way to drive influence out, but it can go wrong, and it never adds any.',
  },
  space: {
    title: 'Space race',
    text: 'A card sent to space is rolled for: a low die moves your marker to the next box, which brings VP or an ability [6.4]. The event does not happen, so it is a good place for your opponent’s best cards. One card a turn.',
  },
  'card-asks': {
    title: 'A card asks you something',
    text: 'Some events leave you a choice. The question names the card that it comes from; “Read” opens it. On the map, countries that you can choose have a ring; others say why not when you point at them.',
  },
  defcon: {
    title: 'DEFCON',
    text: 'It measures how near nuclear war is: 5 is peace. At 3 and 2 the Middle East is closed to coups and realignments, and {country:egypt} with it; the map is hatched there [8.1.7]. Each new turn raises it by one step.',
  },
  'defcon-2': {
    title: 'DEFCON 2: be careful',
    text: 'One more step and the world ends, and the *phasing player* loses, whoever caused it: the player whose action round it is, or, in the headline phase, the one whose headline is being carried out [8.1.4].\nNo coups in battlegrounds now. A coup in a *flashpoint* can end the game too: a card of value 1 or 2 or a scoring card lowers DEFCON [6.3.6.1]. And beware of cards that lower DEFCON, your opponent’s too. A move that would lose at once has a red mark.',
  },
  military: {
    title: 'Military operations',
    text: 'Coups also count as military operations. At the end of the turn you need as many as the level of DEFCON; each one that is missing gives your opponent 1 VP [8.2.1]. One coup with a good card is often enough.',
  },
  'passing-card': {
    title: 'Romanian Autonomy',
    text: '{card:romanian-autonomy} lies before you beside your hand. You may play it for its operations in place of another card; then it goes to your opponent [9.1]. At the end of the game it is worth 1 VP to the side that has it.',
  },
  effects: {
    title: 'Effects in force',
    text: 'Some events go on working. They are listed at the top right; point at one, or tap it, to read what it does and how long.',
  },
  scored: {
    title: 'A region has been scored',
    text: 'Each side was paid for its level (presence, domination or control) and 1 VP for each battleground it controls. Control of the sea lanes doubled a side’s total, the lead there added 1 [10.2]; then the marker moved by the difference [10.1]. Only countries you *control* count.',
  },
  'last-rounds': {
    title: 'The turn draws to its end',
    text: 'Before the last rounds check three things: is a scoring card still in your hand? Have you enough military operations? Will the card that you keep be of use in the next turn? Usually one card is left over.',
  },
  cleanup: {
    title: 'End of the turn',
    text: 'Missing military operations were paid for, both markers went back to 0, and cards are dealt up to nine again [4.5].',
  },
  'turn-2': {
    title: 'The last turn',
    text: 'The Late War cards have joined the deck [4.4]. After this turn everything is scored: both regions, the sea lanes, and {card:romanian-autonomy} [10.4.2]. So it now pays to hold many countries, not only those whose card you have.',
  },
  over: {
    title: 'Your first game is over',
    text: 'You have seen nearly everything. The panel shows both hands, the curve of victory points and the luck of the dice; “Watch again” leads through the game move by move.\nPlay once more against a stronger opponent, or take the big game, on the whole world. Most rules are the same; but DEFCON begins at 5 and closes more regions, 20 VP win, there are no flashpoints and no sea lanes, The China Card takes the place of {card:romanian-autonomy}, and free coups of events earn no military operations.',
  },
}
