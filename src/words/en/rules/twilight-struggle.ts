/** The rules of Twilight Struggle, Deluxe edition, in our own words, under the numbers of its rulebook. */
import type { Paragraph } from '../../rules/markup.ts'

export const twilightStruggleRulesEn = {
  '2.0': { title: 'What the game consists of', text: 'A board, cards, markers and two dice. This section says what they mean.' },

  '2.1': { title: 'The board', text: 'The world as two superpowers saw it, with the tracks of the game around it.' },
  '2.1.1': {
    title: 'Regions',
    text: 'There are six regions: Europe, Asia, the Middle East, Africa, Central America and South America. Europe is divided into Western and Eastern Europe; in Asia one part, Southeast Asia, has a name of its own. {country:austria} and {country:finland} are in both halves of Europe. To keep the game in balance {country:canada} and {country:turkey} are European, and {country:egypt} and {country:libya} lie in the Middle East.',
  },
  '2.1.2': { text: 'What is said of Europe or Asia is said of their parts as well.' },
  '2.1.3': {
    title: 'Countries',
    text: 'A box of the map is a *country*, even where it stands for several states. Its *stability* is the number that matters: the higher, the harder the country is to control and to overthrow.',
  },
  '2.1.4': {
    title: 'Battlegrounds',
    text: 'Some countries are *battlegrounds*. They are special when regions are scored [10.1] and when a coup is attempted [6.3.4], and like all others at any other time.',
  },
  '2.1.5': {
    title: 'The superpowers',
    text: 'The United States and the Soviet Union have boxes too. They never hold influence, but in realignments [6.2.2] and events they count as neighbours that are controlled by their own side.',
  },
  '2.1.6': {
    title: 'Neighbours',
    text: 'Countries joined by a line are *neighbours*, whatever its colour: brown within a region, red from one region to another, black to a superpower. The lines follow the politics of the time, not the borders of an atlas.',
  },
  '2.1.7': {
    title: 'Control',
    text: 'You *control* a country when you have at least as much influence there as its stability, and lead your opponent by at least that number too. If neither side does, nobody controls the country.\nExample: {country:israel} has stability 4. You control it with 4 influence against 0, with 5 against 1, with 6 against 2.',
  },
  '2.1.8': { text: 'Figures printed next to countries and regions remind you of the influence at the beginning: see [3.2] and [3.3].' },

  '2.2': {
    title: 'Cards',
    text: 'The game has 110 cards of three periods: Early War, Mid War and Late War. {card:the-china-card} is one of them but no part of the deck [9.1]. Cards 104 to 110 are optional. There are also eight promo cards, used only if the players want them; their numbers, 111 to 118, are our own. Finlandization, the promo card that the Russian rulebook names, is not among them.',
  },
  '2.2.1': {
    text: 'A card shows an event and an operations value. *Scoring cards* have no value; they must be played in the same turn in which they came into the hand.',
  },
  '2.2.2': {
    text: 'A star shows whose event it is: red the USSR’s, white the US’s, both colours a *shared* event. Section [5.2] says what happens if you play a card with your opponent’s event.',
  },
  '2.2.3': { text: 'You use a card either for its event or for its operations.' },
  '2.2.4': { text: 'An asterisk after the name: when the event happens, the card leaves the game for good.' },
  '2.2.5': {
    text: 'A name underlined in red: the effect stays in force until another event cancels it or the game ends. All effects in force are listed next to the map.',
  },
  '2.2.6': {
    text: 'A *discarded* card lies on the discard pile, which here both players may look through at any time, and may come back with the next shuffle [4.3]. A *removed* card does not come back.',
  },

  '2.3': {
    title: 'Markers',
    text: 'Markers show influence and control, victory points (VP), DEFCON and the regions it closes, military operations, the space race, turn and action round, and events in force.',
  },

  '3.0': { title: 'Set-up', text: 'The board before the first turn:\n{table:setup}' },
  '3.1': {
    text: 'The Early War cards are shuffled and 8 are dealt to each side. {card:the-china-card} lies face up in front of the USSR. You may look at your hand before you place influence.',
  },
  '3.2': { text: 'The USSR places first: the influence of the table, then 6 more in countries of Eastern Europe as it likes, 15 in all.' },
  '3.3': { text: 'The US follows: the influence of the table, then 7 more in countries of Western Europe as it likes, 25 in all.' },
  '3.4': {
    text: 'DEFCON begins at 5, the VP marker and both military operations markers at 0, both space markers before the first box, the turn marker at 1. The USSR is the first to act.',
  },

  '4.0': { title: 'Course of the game', text: 'Turns, the deck, and the phases of a turn.' },
  '4.1': {
    text: 'A game has at most ten turns, each of them three to five years of history. In a turn the sides alternate in *action rounds* and play one card in each. The period decides how many cards are dealt and how many rounds are played:\n{table:turns}',
  },
  '4.2': { text: 'The *phasing player* is the one whose action round it is.' },
  '4.3': {
    title: 'Reshuffling',
    text: 'When the deck is empty, the discard pile is shuffled to make a new one; here that happens as soon as the last card has been drawn. Events that have been removed stay out.',
  },
  '4.3.1': {
    text: 'Until then no discarded card returns: the rest of the deck is dealt first. Turns 4 and 8 are a case of their own [4.4].',
  },
  '4.4': {
    title: 'New periods',
    text: 'At the beginning of turn 4 the Mid War cards, and at the beginning of turn 8 the Late War cards, are shuffled together with what is left of the deck. The discard pile is not touched.',
  },
  '4.5': { title: 'Phases of a turn', text: 'Phases A to H make up a turn; I follows the last one.' },
  '4.5 A': { title: 'DEFCON rises', text: 'Unless it is at 5, DEFCON goes up one step. The first turn begins at 5.' },
  '4.5 B': {
    title: 'Deal',
    text: 'Both hands are filled: to 8 cards in turns 1 to 3, to 9 cards from turn 4. {card:the-china-card} is not part of a hand.',
  },
  '4.5 C': {
    title: 'Headlines',
    text: 'Both sides secretly choose a card of their hands and show them together. Both cards are then carried out as events, the one of higher value first, on equal values the one of the US; an asterisk removes a card as usual.\n- Scoring cards are allowed. They count as 0 and therefore come second; of two scoring cards the US one is first.\n- A card with your opponent’s event takes place too, as though your opponent had played it. But as long as it lasts *you* are the phasing player, who answers for DEFCON [8.1.3].\n- {card:the-china-card} and {card:un-intervention} cannot be headlines.\n- Headlines bring no operations, except those that an event itself gives.',
  },
  '4.5 D': {
    title: 'Action rounds',
    text: 'The sides play one card each, in turn, and the USSR always begins: 6 rounds in turns 1 to 3, 7 rounds from turn 4. Everything a card does is finished before the other side plays.\n- Usually one card is left. You keep it for later turns; only a scoring card may not be kept [10.1.5].\n- A side that runs out of cards waits until the other has finished.',
  },
  '4.5 E': {
    title: 'Military operations',
    text: 'A side with too few military operations pays for it in VP [8.2.1]. Both markers then return to 0.',
  },
  '4.5 F': {
    title: 'Cards kept',
    text: 'Under the tournament rule both sides now prove that they keep no scoring card [11.1]. Here a scoring card that is kept loses the game without that rule too (our reading): the book forbids it [10.1.5], but names the loss only among the tournament rules [11.2].',
  },
  '4.5 G': { title: 'The China Card', text: 'If {card:the-china-card} lies face down, it is turned up.' },
  '4.5 H': {
    title: 'Next turn',
    text: 'The turn marker moves on. After turn 3 the Mid War joins the deck, after turn 7 the Late War [4.4].',
  },
  '4.5 I': { title: 'Final scoring', text: 'After turn 10 the whole map is scored [10.3.2].' },

  '5.0': { title: 'Playing a card', text: 'What you may do with a card, and what it may do to you.' },
  '5.1': {
    text: 'Play the card for its event or for its operations. While you hold cards you may not pass, and you may not simply throw one away. The book has no case of a card that cannot be put to any use at all; here it is discarded without effect (our reading).',
  },
  '5.2': {
    title: 'Your opponent’s event',
    text: 'If you use a card with your opponent’s event for operations, the event happens as well. Your opponent carries it out and makes its choices; you decide whether it comes before or after your operations. Only the space race avoids it [6.4.5].\n- If the event cannot happen, because a condition is not met or another event bars it, nothing comes of it. The card is discarded after the operations, asterisk or not.\n- If it happens without changing anything, it still counts: an asterisk removes the card.\n- Your own event, or a shared one, that cannot happen may not be chosen in an action round (our reading; an option allows it, without effect). As a headline the card may be chosen, and nothing comes of it.\nExamples: the USSR uses {card:nato} before {card:warsaw-pact-formed} or {card:marshall-plan} has happened: 4 operations, no event, and the card may come back. The USSR uses {card:alliance-for-progress} while the US controls no battleground in Central or South America: no VP, but the card is removed.',
  },
  '5.3': { text: 'If an event asks you to play or discard a card of some value, a card of higher value serves as well.' },
  '5.4': { text: 'Cards discarded because of an event have no effect. That is true of scoring cards too.' },
  '5.5': { text: 'Where a card says something else than these rules, the card is right. Only [10.1.5] stands above the cards.' },

  '6.0': {
    title: 'Operations',
    text: 'Operations points serve one of four ends: influence [6.1], realignments [6.2], a coup [6.3] or the space race [6.4]. All points of a card go to the same one and must be spent as far as possible; only an extra point tied to a region [9.6] may be left.',
  },

  '6.1': { title: 'Placing influence', text: 'The quiet way to win countries.' },
  '6.1.1': {
    title: 'Where',
    text: 'You add influence one by one: where you already had some when your action round began, or next door to such a country. What you place or gain during the round, by an event too, does not extend your reach until the next one.\nInfluence that an event gives you is free of this limit, unless the event says otherwise.',
  },
  '6.1.2': {
    title: 'Cost',
    text: 'One influence costs 1 point, but 2 in a country that your opponent controls. The price is looked at again for each one: as soon as control is broken, it is 1.\nExample: the US has 2 influence in {country:turkey} (stability 2), the USSR none. With 4 points the USSR pays 2 for the first, which breaks control, and 1 for each of the next two.',
  },
  '6.1.3': { text: 'The points of one card may be spread over several countries and regions.' },
  '6.1.4': { text: 'Countries next to your own superpower are always within your reach. Your opponent’s are not.' },
  '6.1.5': { text: 'Markers are small change: swap them as you like. There is always enough influence, even if the markers run out.' },
  '6.1.6': { text: 'Influence is never hidden. Both players see at any time how much is where.' },

  '6.2': { title: 'Realignments', text: 'An attempt to drive influence out of a country without a fight.' },
  '6.2.1': {
    text: 'The country must hold influence of your opponent, and DEFCON must leave it open [8.1.5]. You need none of your own there or around it, but it improves your chances. One card gives several rolls: choose the country of each after you have seen the one before, the same or another. All points must be rolled for [6.0]; what is left when no country can be chosen any more is lost. An option lets you stop after any roll.',
  },
  '6.2.2': {
    text: 'A roll costs 1 point. Both sides roll a die and add\n- 1 for every neighbour of the country that they control,\n- 1 if they have more influence in it,\n- 1 if their own superpower is its neighbour.\nThe lower total loses as much influence in the country as it falls short of the higher one. Equal totals change nothing. So the side that began may lose influence as well.\nExample: the US tries {country:north-korea}, where the USSR has 3 influence and the US none. The USSR adds 2, for its influence and for its border. It rolls 2, the US rolls 5: 4 against 5, and 1 USSR influence is gone.',
  },
  '6.2.3': {
    text: 'No more can be lost than is there, and a realignment never adds influence. It earns no military operations and does not touch DEFCON.',
  },

  '6.3': { title: 'Coups', text: 'An attempt to change a government by force.' },
  '6.3.1': {
    text: 'The country must hold influence of your opponent, and DEFCON must leave it open [8.1.5]. Influence of your own is not needed, neither there nor nearby.',
  },
  '6.3.2': {
    text: 'Roll a die and add the operations value of the card. The coup succeeds if the sum is more than twice the stability. The surplus is taken from your opponent’s influence in the country; what cannot be taken is added to yours. An attempt that fails changes nothing there.\nExample: a coup worth 3 in {country:mexico} (stability 2), where the USSR has 2 influence and the US none. The US rolls 4: 7 is 3 more than 4. Both USSR influence go, and 1 of the US comes in.',
  },
  '6.3.3': { text: 'Success or failure, the attempt earns as many military operations as the operations used [8.2].' },
  '6.3.4': { text: 'An attempt in a battleground lowers DEFCON by 1, successful or not.' },
  '6.3.5': {
    text: 'If an event grants a coup in a named region, DEFCON does not close that region to it [8.1.5]. A battleground still costs a step of DEFCON. Here the same goes for realignments that an event grants (our reading, as in the rulebook of Red Sea).',
  },

  '6.4': { title: 'Space race', text: 'A use for cards that would help your opponent on the map.\n{table:space}' },
  '6.4.1': {
    text: 'To try for the next box, give up a card of at least the value shown for it and roll a die. If the result is within the range of the box, your marker moves there. The value counts with all modifiers [7.4.2].',
  },
  '6.4.2': { text: 'One card a turn may go to space; with the ability of box 2, two.' },
  '6.4.3': {
    text: 'VP of a box are paid at once: the first number to the side that gets there first, the second number to the other.',
  },
  '6.4.4': {
    title: 'Abilities',
    text: 'An ability belongs to the side that reaches its box first, until the other side reaches it too.\n- Box 2: two cards a turn may go to space.\n- Box 4: your opponent chooses and shows the headline before you choose yours.\n- Box 6: at the end of the turn you may discard a card you keep, but no scoring card (our reading).\n- Box 8: you may take eight action rounds a turn. The extra one may be passed.\nSeveral abilities can be held at once, and each works from the moment its box is reached.',
  },
  '6.4.5': {
    text: 'The event of a card sent to space does not happen. That is the way to be rid of an event of your opponent, until the card comes back.',
  },
  '6.4.6': { text: 'Whoever has reached the last box can send no more cards.' },

  '7.0': { title: 'Events', text: 'What the text of a card does.' },
  '7.1': {
    text: 'Instead of using its operations you may play a card for its event, if the event is yours or shared. It does what the card says.',
  },
  '7.2': {
    text: '{card:southeast-asia-scoring} is the one scoring card that leaves the game when it has been played.\n{table:southeast-asia}',
  },
  '7.3': {
    title: 'Lasting events',
    text: 'An underlined event works to the end of the game, or until another one cancels it. Other effects end with the turn or when the card says so.',
  },
  '7.4': {
    title: 'Changed operations values',
    text: 'Bonuses and penalties on operations are added up, for {card:the-china-card} too. Here the sum is limited first: a bonus lifts no card above 4. Then come extra points for points spent in one region. In the end a card is worth at least 1.\nExample: under {card:red-scare-purge} and {card:vietnam-revolts} the USSR spends {card:the-china-card} in Southeast Asia: 4, less 1, and 1 more for each of the two regional points, make 5.',
  },
  '7.4.1': {
    text: 'A modifier belongs to a side, not to cards. A card that you take from your opponent’s hand has your modifiers, not your opponent’s.',
  },
  '7.4.2': {
    text: 'The changed value counts everywhere: for influence, realignments, coups and the military operations they earn, for the space race, and where an event demands a card of some value.\nExample: under {card:red-scare-purge} your card of 2 makes a coup of 1, earns 1 military operation and cannot go to space.',
  },
  '7.4.3': {
    text: 'If an event lets you act as with a card of some value, section [6.0] and all modifiers apply. But no card is given up for it, so here these points cannot go to space (our reading).',
  },
  '7.5': { text: 'An event that is cancelled or barred still leaves you the operations of its card.' },
  '7.6': {
    title: 'Wars',
    text: 'Five cards are wars: {card:korean-war}, {card:arab-israeli-war}, {card:indo-pakistani-war}, {card:brush-war} and {card:iran-iraq-war}. The side that wages one needs no influence in either country. It gets military operations in any case, and VP if it wins. Wars do not move DEFCON, and here DEFCON does not stop them (our reading).',
  },

  '8.0': { title: 'DEFCON and military operations', text: 'How near the world is to nuclear war, and why nobody may be too peaceful.' },
  '8.1': { title: 'The DEFCON track', text: 'Five levels: 5 is peace, 1 the end.' },
  '8.1.1': { text: 'Events and operations move DEFCON up and down.' },
  '8.1.2': { text: 'It does not rise above 5.' },
  '8.1.3': {
    title: 'Nuclear war',
    text: 'At level 1 the game is over, and the phasing player has lost, no matter who brought it about.\nExample: you play {card:olympic-games} at DEFCON 2 and your opponent boycotts them. DEFCON falls to 1 in your round, so you lose.',
  },
  '8.1.4': { text: 'Each coup attempt in a battleground costs one step [6.3.4].' },
  '8.1.5': {
    title: 'Closed regions',
    text: 'Where DEFCON closes a region, neither side may attempt coups or realignments there. Influence can be placed as before.\n{table:defcon}',
  },
  '8.1.6': { text: 'At the beginning of a turn it recovers by one step [4.5 A].' },
  '8.1.7': { text: 'DEFCON *rises* towards 5 and *falls* towards 1.' },
  '8.2': { title: 'Required military operations', text: 'A superpower that shows no strength loses face.' },
  '8.2.1': {
    text: 'By the end of each turn you need as many military operations as the level of DEFCON at that moment. Each one that is missing gives your opponent 1 VP; if both sides fall short, only the difference counts. The track ends at 5.\nExample: DEFCON is at 4, the US has 2 military operations, the USSR 4: 2 VP for the USSR.',
  },
  '8.2.2': {
    text: 'Wars earn them, and so do coups for which operations are used. Realignments do not, nor do free coups that an event gives away, unless it says so, as {card:che} does.',
  },
  '8.2.3': { text: 'A coup earns as many as the operations used for it, a war as many as its card says.' },
  '8.2.4': {
    text: 'If you use your opponent’s war card for operations, the war takes place and your opponent gets its military operations.',
  },

  '9.0': { title: 'China', text: 'One card stands for the third power.' },
  '9.1': {
    text: '{card:the-china-card} is used for operations like any other card, but it belongs to no hand and goes from side to side.',
  },
  '9.2': { text: 'It takes up an action round, so that you may have more than one card left at the end of the turn.' },
  '9.3': {
    text: 'Once used, it goes to your opponent face down and cannot be used in that state. At the end of the turn it is turned up.',
  },
  '9.4': { text: 'Some events hand it over as well; they say whether it arrives face up or face down.' },
  '9.5': {
    text: 'It cannot be a headline, it cannot be used if no round would then be left for a scoring card in your hand, and no event can make you discard it. Here it may go to space, and then too it passes to your opponent (our reading, as in the rulebook of Red Sea).',
  },
  '9.6': {
    text: 'It is worth 4, and 5 if every point is spent in Asia, Southeast Asia included.',
  },
  '9.7': { text: 'Bonuses and penalties on operations apply to it [7.4].' },
  '9.8': { text: 'You never have to play it, not even with an empty hand or because an event wants a card from you.' },

  '10.0': {
    title: 'Scoring and victory',
    text: 'The game is about victory points (VP). Regions give them when they are scored, some events do, and your opponent’s failures do. Play the scoring cards of regions in which you are strong.',
  },
  '10.1': { title: 'Scoring a region', text: 'Both sides score the region, whoever plays the card.\n{table:scoring}' },
  '10.1.1': {
    title: 'Levels',
    text: 'A side is paid for the highest level it has.\n- *Presence*: you control a country of the region.\n- *Domination*: you control more countries of the region than your opponent and more of its battlegrounds, and among them at least one battleground and one other country.\n- *Control*: you control more countries of the region than your opponent and every battleground in it.',
  },
  '10.1.2': {
    title: 'Extra points',
    text: 'Each side adds 1 VP for every battleground of the region that it controls and 1 VP for every country of the region that it controls next to the other superpower. The VP marker moves by the difference of the two totals.\nExample, Central America: the USSR controls {country:cuba}, {country:haiti} and {country:dominican-republic}, the US {country:guatemala} only. The USSR gets 3 for domination, 1 for the battleground and 1 for the border of {country:cuba}; the US gets 1 for presence. The marker moves 4 towards the USSR.',
  },
  '10.1.3': { text: 'Events bring VP where their text says so.' },
  '10.1.4': { text: 'So does an opponent with too few military operations [8.2].' },
  '10.1.5': {
    title: 'Scoring cards are never kept',
    text: 'No scoring card may stay in a hand at the end of a turn, and no event can force a player to keep one: when all rounds you have left are needed for scoring cards, traps and forced plays give way to them. Here a side that keeps one nevertheless loses the game, and if both do, it is a draw (our reading). The check comes right after military operations.',
  },
  '10.2': { title: 'The VP track', text: 'One marker for both sides.' },
  '10.2.1': {
    text: 'The track reaches from 20 for the USSR to 20 for the US, and its ends win the game. The marker starts on 0, which is a step like any other: from USSR 1, 2 VP for the US lead to US 1.',
  },
  '10.2.2': { text: 'Each VP moves the marker one step towards the side that gets it. From US 10, 2 VP for the USSR lead to US 8.' },
  '10.2.3': { text: 'If both sides gain VP at the same time, the marker moves by the difference.' },
  '10.3': { title: 'Victory', text: 'At once, or after the last turn.' },
  '10.3.1': {
    title: 'Before the end',
    text: 'You win at once\n- when the marker reaches your end of the track, 20 VP. All VP of one event or scoring are settled first. If it happens because of military operations [4.5 E], you must show the cards you keep: a scoring card among them makes you the loser;\n- when Europe is scored and you control it;\n- when DEFCON falls to 1 and your opponent is the phasing player [8.1.3].',
  },
  '10.3.2': {
    title: 'Final scoring',
    text: 'If nobody has won by the end of turn 10, all six regions are scored; Southeast Asia is not scored once more. Europe comes first, because control of it still wins. Reaching 20 VP on the way does not end the count. The side that has {card:the-china-card} gets 1 VP. Then the side with the marker on its half wins; on 0 the game is drawn.',
  },

  '11.0': {
    title: 'Tournament rules',
    text: 'For leagues and tournaments; friends need not observe them. Proof of the held cards [11.1] and bids [11.4] can be chosen when a game is created. [11.2] and [11.3] always apply here.',
  },
  '11.1': {
    text: 'After the check of military operations both sides prove that they keep no scoring card: they show the lower part of their cards, which is enough to see it, and no other card becomes known.',
  },
  '11.2': { text: 'Whoever is found with one has lost.' },
  '11.3': {
    text: 'Cards are dealt one at a time, the first to the USSR. A side that needs more cards than the other gets the rest of them in a row.',
  },
  '11.4': {
    title: 'Bidding for sides',
    text: 'Each player secretly writes down a side and a whole number. If the sides differ, everybody gets what they wanted. If they are the same, the higher number gets that side, and the other player begins with that much extra influence. Equal numbers are decided by lot, and the player of the side that nobody named gets the extra influence.',
  },
  '11.4.1': {
    title: 'Extra influence',
    text: 'It is placed after the set-up, only in countries where that side already has influence, and up to 2 more than control takes there.\nExample: stability 3, and the opponent has 1. Control takes 4, so the limit is 6.',
  },

  '12.0': {
    title: 'Scenario: the Chinese Civil War',
    text: 'At the beginning nobody has {card:the-china-card}. The USSR can win it on the map. All rules hold except as said here.',
  },
  '12.1': {
    title: 'The area',
    text: 'A box called Chinese Civil War borders the Soviet Union alone. It lies in Asia, outside Southeast Asia, and is not scored. Only the USSR can do anything with it, and only place influence there; the US cannot choose it for operations or events. When the USSR has 3 influence in it, they are taken back and the area is out of the game. Here only operations place influence in it; an option admits events too.',
  },
  '12.2': {
    title: 'Control',
    text: 'The USSR controls the area with 3 influence, placed as in [6.1]. If that never happens, nobody gets the final VP for {card:the-china-card}.',
  },
  '12.3': {
    title: 'What it brings',
    text: 'Until then {card:the-china-card} belongs to nobody. When the third influence is placed, the USSR gets it face up, ready for use.',
  },
  '12.4': {
    title: 'Events meanwhile',
    text: 'Until then the USSR cannot play {card:red-scare-purge} and {card:cultural-revolution} as events, nor the US {card:formosan-resolution}.',
  },
  '12.4.1': {
    text: 'For {card:ussuri-river-skirmish} and {card:nixon-plays-the-china-card} the US meanwhile counts as the side that has {card:the-china-card}.',
  },
  '12.4.2': { text: 'The USSR meanwhile subtracts 1 more from its die in {card:korean-war}.' },
  '12.4.3': { text: 'Cards whose events are barred in this way can be used for operations [7.5].' },

  'late-war': {
    title: 'Scenario: the End of the Cold War',
    text: 'A short game of the last three turns: 1975 to 1979, 1980 to 1984, 1985 to 1989. The US is strong almost everywhere; the USSR wins if it is not swept away.',
  },
  'late-war.board': {
    title: 'The board',
    text: 'The game begins with turn 8 and DEFCON 4. In the space race the US is on box 6 and the USSR on box 4. The VP marker is on US 4.\n{table:late-war}\nIn force are {card:us-japan-mutual-defense-pact}, {card:marshall-plan}, {card:nato}, {card:warsaw-pact-formed}, {card:de-gaulle-leads-france} and {card:flower-power}. In other editions the USSR leads by 4 VP, and the influence in {country:spain-portugal} is the US’s; both can be chosen. The book remarks that the US dominates South America and Asia and the USSR the Middle East; counted as in [10.1.1], nobody dominates the Middle East.',
  },
  'late-war.cards': {
    title: 'The cards',
    text: 'Of the Early and Mid War all cards with an asterisk are removed, except {card:bear-trap}, {card:camp-david-accords}, {card:john-paul-ii-elected-pope} and {card:panama-canal-returned}. The rest is shuffled with the Late War, and 9 cards are dealt to each side. The USSR has {card:the-china-card}.',
  },
  'late-war.victory': {
    title: 'Victory',
    text: 'After final scoring, or if the US ends the game with {card:wargames}, the US must have 20 VP. With less, the USSR wins.',
  },

  variants: {
    title: 'Variants',
    text: 'Rules that were tried while the game was made. Use any of them, alone or together; the first three concern realignments.',
  },
  'variants.defcon': { text: 'DEFCON closes no region to realignments [8.1.5].' },
  'variants.loss': { text: 'The side that makes a realignment roll cannot lose influence by it [6.2.2].' },
  'variants.both': {
    text: 'The points of one card may be divided between influence and realignments, at the usual cost. But a country in which influence was placed cannot be realigned in the same action round, and the other way round.',
  },
  'variants.space': { text: 'You may send a card to space without rolling; your marker then stays where it is [6.4.1].' },

  'second-edition': {
    title: 'The second edition',
    text: 'It has no optional cards, and the US begins without influence in {country:canada}. Box 6 of the space race discards any number of cards you keep [6.4.4]. A side that reaches 20 VP through military operations wins without showing cards [10.3.1]. Where held cards are shown [11.1], they are shown whole.\nBoxes 2, 4, 6, 7 and 8 of the space race have other names; those of boxes 3 and 5 are not known.\nIn two places it is played here by the Deluxe edition (our reading): its book says that {card:the-china-card} passed by an event lies face up and is ready at once, and gives an example in which {card:star-wars} is removed without effect.',
  },
} as const satisfies Readonly<Record<string, Paragraph>>
