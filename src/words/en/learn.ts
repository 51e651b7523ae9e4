/** What the guide of the first game says, in the markup of the rules. */
import type { Lessons } from '../learn.ts'

export const learnEn: Lessons = {
  welcome: {
    title: 'Welcome',
    text: 'You lead the United States on the shores of the Red Sea; the computer plays the Soviet Union. There are two turns of seven action rounds. The side with more victory points (VP) at the end wins, and 10 VP win at once [10.4].\nI explain everything as it comes up. You can leave the guide at any time and keep playing.',
  },
  hand: {
    title: 'Your hand',
    text: 'Your cards are below the map. The number is the card’s *Ops*: how much it can do. The mark shows whose *event* it is: a ring for the US, a star for the USSR, both for a neutral event [2.2].\nChoose a card to read it; nothing happens before you confirm.',
  },
  headline: {
    title: 'Headlines',
    text: 'Each turn opens with headlines: both sides secretly pick a card and reveal together. Higher Ops goes first [4.5 C].\nPick one with *your* event. A card with a star alone works for your opponent; one with both marks works for the side that plays it.',
  },
  'headlines-shown': {
    title: 'Headlines revealed',
    text: 'The log shows what each headline did. Crossed-out numbers on the map are what was there before.\nNow the action rounds begin: each side plays one card in turn, the USSR first [4.5 D].',
  },
  opponent: {
    title: 'Your opponent has played',
    text: 'The log shows what the USSR did with its card. To see any earlier position, use the arrows under the log or choose a heading in it.',
  },
  play: {
    title: 'Your action round',
    text: 'Choose a card. Then you see its uses: the *event*, or its *Ops* for influence, a coup, realignments or the Space Race [6.0].\nA good start: Ops for influence in countries that your opponent does not control yet.',
  },
  'own-event': {
    title: 'A card of your own',
    text: 'Play it as an event, or use its Ops; then its event does not happen, and the card may come back later [7.1]. “Removed after event” means that the event removes the card from the game.',
  },
  'their-event': {
    title: 'A card with your opponent’s event',
    text: 'You use its Ops, but the event triggers *too*, for your opponent [5.2]. You decide which comes first. Play such cards when their events do little harm, or space one per turn: then the event does not happen [6.4.5].',
  },
  'scoring-card': {
    title: 'You hold a scoring card',
    text: 'It has no Ops: playing it scores its region for both sides at once. You *must* play it this turn; holding it loses the game [10.1.5]. Get as strong as you can there first. The “Scores” tab shows what each region would score now.',
  },
  influence: {
    title: 'Placing influence',
    text: '1 Op adds 1 influence where you already have some, or in an adjacent country [6.1.1]. In a country that your opponent controls it costs 2 [6.1.2].\nYou *control* a country when you lead there by at least its stability, the number in the corner [2.1.8]. Point at a country to see what 1 influence would do.',
  },
  'sea-lanes': {
    title: 'Strategic Sea Lanes',
    text: 'This is not a country. Both sides may always place influence there [6.1.4]. The side that leads there gets 1 VP more from each scoring card; the side that controls it, with a lead of 4, *doubles* its score for the region [10.2].',
  },
  coup: {
    title: 'Coup',
    text: 'Choose a country with opposing influence. Roll + Ops − 2 × stability: if above 0, remove that much opposing influence; any left over becomes yours [6.3.2]. The panel shows the odds for each roll.\nA coup in a battleground degrades DEFCON by 1, successful or not [6.3.4].',
  },
  flashpoint: {
    title: 'Flashpoints',
    text: 'Before a coup in {country:ethiopia} or {country:somalia} the top card of the deck is revealed. 3 or 4 Ops: DEFCON stays. 1 or 2 Ops: DEFCON degrades by 1. A scoring card: DEFCON degrades by 1 *as well*, and then its region is scored [6.3.6.1].\nSo at DEFCON 2 a coup there can be nuclear war, and you would lose.',
  },
  realign: {
    title: 'Realignments',
    text: 'Both sides roll a die and add 1 for each adjacent country they control and 1 for more influence in the country. The lower total loses the difference [6.2.2]. It removes influence but never adds any, and it can cost you your own.',
  },
  space: {
    title: 'Space Race',
    text: 'Space a card: roll low enough and you advance to the next box, for VP or an ability [6.4]. Its event doesn’t trigger, so dump your opponent’s best cards here. One per turn.',
  },
  'card-asks': {
    title: 'A card gives you a choice',
    text: 'The panel names the card; “Read” opens it. On the map, legal targets have a ring; point at another country to see why it is not legal.',
  },
  defcon: {
    title: 'DEFCON',
    text: 'It shows how close nuclear war is: 5 is peace. At 3 and 2 no coups or realignments in the Middle East, {country:egypt} included; the map is hatched there [8.1.7]. It improves by 1 each new turn.',
  },
  'defcon-2': {
    title: 'DEFCON 2: be careful',
    text: 'At DEFCON 1 the *phasing player* loses, no matter who caused it: the player whose action round it is or, in the headline phase, whose headline is being resolved [8.1.4].\nNo coups in battlegrounds now. A coup in a *flashpoint* can end the game too: a card with 1 or 2 Ops or a scoring card degrades DEFCON [6.3.6.1]. And beware of cards that degrade DEFCON, your opponent’s too. A move that would lose at once has a red mark.',
  },
  military: {
    title: 'Military Ops',
    text: 'Coups also earn Military Ops. You need as many as DEFCON by end of turn; each one short costs 1 VP [8.2.1]. One coup with a good card is often enough.',
  },
  'passing-card': {
    title: 'Romanian Autonomy',
    text: '{card:romanian-autonomy} is yours, beside your hand. You may play it for its Ops in place of another card; then it goes to your opponent [9.1]. At the end of the game it is worth 1 VP to the side that holds it.',
  },
  effects: {
    title: 'Effects in play',
    text: 'Some events stay in play. They are listed at the top right; point at one, or tap it, to see what it does and for how long.',
  },
  scored: {
    title: 'A region has been scored',
    text: 'Each side scored its level (Presence, Domination or Control) and 1 VP for each battleground it controls. Control of the sea lanes doubled a side’s total, the lead there added 1 [10.2]; then the marker moved by the difference [10.1]. Only countries you *control* count.',
  },
  'last-rounds': {
    title: 'Last rounds',
    text: 'Scoring card? Enough Military Ops? Which card do you hold? Usually one card is left over.',
  },
  cleanup: {
    title: 'End of the turn',
    text: 'Each side that was short on Military Ops gave VP to its opponent, both markers return to 0, and both hands are dealt up to nine cards [4.5].',
  },
  'turn-2': {
    title: 'The last turn',
    text: 'The Late War cards have joined the deck [4.4]. After this turn everything is scored: both regions, the sea lanes, and {card:romanian-autonomy} [10.4.2]. So it now pays to control many countries, not only in regions whose card you hold.',
  },
  over: {
    title: 'Your first game is over',
    text: 'That’s the whole game. The summary shows both hands, the VP curve and the luck of the dice; “Replay” goes through the game move by move.\nTry a stronger opponent, or the full Twilight Struggle. Most rules are the same; but DEFCON starts at 5 and restricts more regions, 20 VP win, there are no flashpoints and no sea lanes, The China Card replaces {card:romanian-autonomy}, and free coups granted by events earn no Military Ops.',
  },
}
