/** What the guide of the first game says, in the markup of the rules. */
import type { GuideSteps, Learned, Lessons } from '../learn.ts'

export const stepsEn: GuideSteps = {
  welcome: {
    title: 'Welcome',
    text: 'You play the US, the computer plays the USSR. This track counts victory points (VP): be ahead after two turns, or reach 10, and you win.',
  },
  headline: {
    title: 'Your headline',
    text: 'Each turn opens with headlines: both sides secretly choose a card for its event. The blue band means that this event is yours.',
    action: '{click} *The Strong Man of Sudan*',
  },
  'headline-confirm': {
    title: 'Read, then confirm',
    text: 'The card says what its event does: Sudan gains 1 US influence. Nothing happens until you confirm.',
    action: '{click} *Confirm*',
  },
  control: {
    title: 'You control Sudan',
    text: 'The number in the corner is its stability: 1. You control a country when you lead there by at least that much.',
  },
  opponent: {
    title: 'The USSR has played',
    text: 'Now the sides take turns, one card each, the USSR first. Its last play always stands here: influence in Kenya and Somalia.',
  },
  'own-card': {
    title: 'A card of your own',
    text: 'The 3 is its strength in Ops. Use a card of yours for its event or for its Ops, not for both.',
    action: '{click} *The Victorious Leader*',
  },
  influence: {
    title: 'Spend its Ops',
    text: 'Each Op places 1 influence; in a country your opponent controls it takes 2. The event does not happen, and the card may come back later.',
    action: '{click} *Influence*',
  },
  take: {
    title: 'Take Saudi Arabia',
    text: 'Control needs a lead of 3, the number in the corner. You have 1 here: add 2.',
    action: '{click} *Saudi Arabia* twice',
    again: '{click} *Saudi Arabia* again',
  },
  adjacent: {
    title: 'Adjacent countries',
    text: 'Influence goes where you have some, or to an adjacent country. Egypt is adjacent to Sudan, and a battleground: it counts extra in scoring.',
    action: '{click} *Egypt*',
  },
  'place-confirm': {
    title: 'Sure?',
    text: 'Your last Op ends the play, so it waits for you to confirm. Until then you can take every click back.',
    action: '{click} *Confirm*',
  },
  defcon: {
    title: 'Mind DEFCON',
    text: 'Every coup in a battleground degrades it by 1. At 1 the player whose action round it is loses, or whose headline it is.',
  },
  'their-card': {
    title: 'Your opponent’s event',
    text: 'The red band means a USSR event. The Ops are yours, but the event triggers too, for the USSR.',
    action: '{click} *Malagasy Constitutional Referendum*',
  },
  coup: {
    title: 'Strike back',
    text: 'A coup removes opposing influence. The event comes after your Ops: the USSR will get Madagascar.',
    action: '{click} *Coup*',
  },
  'coup-target': {
    title: 'Coup in Kenya',
    text: 'Your roll + 2 Ops must be more than twice the stability, 4. The difference removes USSR influence; what is left over becomes yours.',
    action: '{click} *Kenya*',
  },
  'coup-roll': {
    title: 'Look at the odds',
    text: 'A roll of 3 or more succeeds: 67%. Kenya is a battleground, so DEFCON will degrade to 3.',
    action: '{click} *Confirm*',
  },
  military: {
    title: 'Military Ops',
    text: 'Your coup earned 2. By the end of the turn you need as many as DEFCON, now 3: each one short gives the USSR 1 VP.',
  },
  scoring: {
    title: 'A scoring card',
    text: 'It has no Ops: it scores its region for both sides. Play it in the turn in which you draw it, or you lose the game.',
    action: '{click} *Africa Scoring*',
  },
  score: {
    title: 'Score Africa now',
    text: 'You control Ethiopia, Sudan and Kenya: more countries and more battlegrounds than the USSR. That is Domination.',
    action: '{click} *Event*',
  },
  'score-confirm': {
    title: 'Your first VP',
    text: 'Domination is 3 VP, Kenya 1 more. The USSR has Presence, 1 VP: so you gain 3.',
    action: '{click} *Confirm*',
  },
  done: {
    title: 'You can play now',
    text: 'The rest of the game is yours; when something new comes up, I point at it.',
  },
}

export const learnedEn: Learned = [
  'Headlines open each turn',
  'A lead of its stability controls a country',
  'Ops or event; your opponent’s event triggers too',
  'Coups: a die, DEFCON, Military Ops',
  'Scoring cards bring VP, and must be played',
]

export const learnEn: Lessons = {
  play: {
    title: 'Your action round',
    text: 'Choose a card, then its *event* or its *Ops*: influence, a coup, realignments or the Space Race [6.0].',
  },
  headline: {
    title: 'Headlines',
    text: 'Pick a card with *your* event. One with a star alone works for your opponent; one with both marks works for the side that plays it [4.5 C].',
  },
  'own-event': {
    title: 'A card of your own',
    text: 'Its event or its Ops, not both [7.1]. “Removed after event” means that the event takes it out of the game.',
  },
  'their-event': {
    title: 'Your opponent’s event',
    text: 'The Ops are yours, but the event triggers *too* [5.2]. You decide which comes first.',
  },
  'scoring-card': {
    title: 'You hold a scoring card',
    text: 'You *must* play it this turn; holding it loses the game [10.1.5]. The “Scores” tab shows what it would bring now.',
  },
  influence: {
    title: 'Placing influence',
    text: '1 Op places 1 influence where you have some, or in an adjacent country; in a country your opponent controls it takes 2 Ops [6.1.2]. A lead of the stability means control.',
  },
  'sea-lanes': {
    title: 'Strategic Sea Lanes',
    text: 'Not a country: both sides may always place influence there [6.1.4]. The lead adds 1 VP to each of your scoring results; control, a lead of 4, *doubles* them [10.2].',
  },
  coup: {
    title: 'Coup',
    text: 'Roll + Ops − 2 × stability: so much opposing influence goes, and what is left over becomes yours [6.3.2]. In a battleground DEFCON degrades by 1.',
  },
  flashpoint: {
    title: 'Flashpoints',
    text: 'A coup in {country:ethiopia} or {country:somalia} first reveals the top card. With 1 or 2 Ops DEFCON degrades; a scoring card degrades it *as well*, then scores its region [6.3.6.1].',
  },
  realign: {
    title: 'Realignments',
    text: 'Both sides roll; each adds 1 for an adjacent country it controls and 1 for more influence here. The side with the lower total loses the difference; it may be you [6.2.2].',
  },
  space: {
    title: 'Space Race',
    text: 'A low roll takes you to the next box, for VP or an ability [6.4]. The card’s event does not trigger: once a turn you can dump a bad card here.',
  },
  'card-asks': {
    title: 'A card gives you a choice',
    text: 'The panel names the card. On the map, legal targets have a ring; any other country says why it is not legal.',
  },
  defcon: {
    title: 'DEFCON is lower now',
    text: 'At 3 and 2 no coups or realignments in the Middle East, {country:egypt} included; the map is hatched there [8.1.7]. It improves by 1 each new turn.',
  },
  'defcon-2': {
    title: 'DEFCON 2: be careful',
    text: 'A coup in a battleground now loses the game, and one in a *flashpoint* may [6.3.6.1]. Beware of cards that degrade DEFCON, your opponent’s too; what loses at once has a red mark.',
  },
  military: {
    title: 'Military Ops',
    text: 'Coups earn them. By the end of the turn you need as many as DEFCON; each one short gives your opponent 1 VP [8.2.1].',
  },
  'passing-card': {
    title: 'Romanian Autonomy',
    text: 'It is yours on top of your hand. Play it for its Ops and it goes to your opponent [9.1]; at the end of the game the side that holds it gets 1 VP.',
  },
  effects: {
    title: 'Effects in play',
    text: 'Some events stay in play. They are listed here: point at one, or tap it, to see what it does and for how long.',
  },
  scored: {
    title: 'A region has been scored',
    text: 'Presence, Domination or Control, and 1 VP for each battleground; only countries you *control* count [10.1]. The sea lanes can add 1 or double a side’s total [10.2].',
  },
  'last-rounds': {
    title: 'Last rounds',
    text: 'Is a scoring card left? Enough Military Ops? Usually one card is left for the next turn: which one?',
  },
  cleanup: {
    title: 'End of the turn',
    text: 'Missing Military Ops have cost VP, both markers are back at 0, and DEFCON has improved by 1. Both sides have drawn up to nine cards [4.5].',
  },
  'turn-2': {
    title: 'The last turn',
    text: 'The Late War cards have joined the deck. After this turn both regions, the sea lanes and {card:romanian-autonomy} are scored [10.4.2]: control many countries.',
  },
  over: {
    title: 'Your first game is over',
    text: 'Next comes the full Twilight Struggle: the whole world, mostly the same rules. But DEFCON starts at 5 and closes more regions, 20 VP win, there is The China Card, but no flashpoints or sea lanes, and free coups granted by events earn no Military Ops.',
  },
}
