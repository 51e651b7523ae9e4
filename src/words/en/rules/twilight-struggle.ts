/** The rules of Twilight Struggle, Deluxe edition, in our own words, under the numbers of its rulebook. */
import type { Paragraph } from '../../rules/markup.ts'

export const twilightStruggleRulesEn = {
  '2.0': { title: 'Components', text: 'A board, cards, markers and two dice. This section says what they mean.' },

  '2.1': { title: 'The board', text: 'The world as two superpowers saw it, with the tracks of the game around it.' },
  '2.1.1': {
    title: 'Regions',
    text: 'There are six regions: Europe, Asia, the Middle East, Africa, Central America and South America. Europe is divided into Western and Eastern Europe; in Asia one part, Southeast Asia, has a name of its own. {country:austria} and {country:finland} are in both halves of Europe. To keep the game in balance {country:canada} and {country:turkey} are European, and {country:egypt} and {country:libya} lie in the Middle East.',
  },
  '2.1.2': { text: 'What applies to Europe or Asia applies to their subregions as well.' },
  '2.1.3': {
    title: 'Countries',
    text: 'Each space on the map is a *country*, even where it stands for several states. The higher its *stability*, the harder the country is to control and to coup.',
  },
  '2.1.4': {
    title: 'Battlegrounds',
    text: 'Some countries are *battlegrounds*. They matter when regions are scored [10.1] and in coups [6.3.4]; otherwise they are like any other country.',
  },
  '2.1.5': {
    title: 'The superpowers',
    text: 'The United States and the Soviet Union have spaces too. They never hold influence, but in realignments [6.2.2] and events they count as adjacent countries controlled by their own side.',
  },
  '2.1.6': {
    title: 'Adjacent countries',
    text: 'Countries connected by a line are *adjacent*, whatever its color: brown within a region, red from one region to another, black to a superpower. The lines follow the politics of the time, not the borders of an atlas.',
  },
  '2.1.7': {
    title: 'Control',
    text: 'You *control* a country when you have at least as much influence there as its stability, and lead your opponent by at least that number too. Otherwise the country is uncontrolled.\nExample: {country:israel} has stability 4. You control it with 4 influence against 0, with 5 against 1, with 6 against 2.',
  },
  '2.1.8': { text: 'Figures printed next to countries and regions remind you of the influence at the beginning: see [3.2] and [3.3].' },

  '2.2': {
    title: 'Cards',
    text: 'The game has 110 cards of three eras: Early War, Mid War and Late War. {card:the-china-card} is one of them but not part of the deck [9.1]. Cards 104 to 110 are optional. There are also eight promo cards, used only if the players want them; their numbers, 111 to 118, are our own. Finlandization, the promo card that the Russian rulebook names, is not among them.',
  },
  '2.2.1': {
    text: 'A card shows an event and an Ops value. *Scoring cards* have no value; they must be played in the same turn in which they came into the hand.',
  },
  '2.2.2': {
    text: 'A star shows whose event it is: red for the USSR, white for the US, both colors for a *neutral* event. On screen a ring stands for the US, a star for the USSR. Section [5.2] says what happens if you play a card with your opponent’s event.',
  },
  '2.2.3': { text: 'You play a card either as an event or for its Ops.' },
  '2.2.4': { text: 'An asterisk after the title: when the event has happened, the card is removed from the game.' },
  '2.2.5': {
    text: 'A title underlined in red: the event stays in play until another event cancels it or the game ends. All effects in play are listed next to the map.',
  },
  '2.2.6': {
    text: 'A *discarded* card lies on the discard pile, which here both players may examine at any time, and may come back with the next shuffle [4.3]. A *removed* card does not come back.',
  },

  '2.3': {
    title: 'Markers',
    text: 'Markers show influence and control, victory points (VP), DEFCON and the regions it closes, Military Ops, the Space Race, turn and action round, and events in play.',
  },

  '3.0': { title: 'Setup', text: 'The board before the first turn:\n{table:setup}' },
  '3.1': {
    text: 'The Early War cards are shuffled and 8 are dealt to each side. {card:the-china-card} lies face up in front of the USSR. You may look at your hand before you place influence.',
  },
  '3.2': { text: 'The USSR places first: the influence of the table, then 6 more in countries of Eastern Europe as it likes, 15 in all.' },
  '3.3': { text: 'The US follows: the influence of the table, then 7 more in countries of Western Europe as it likes, 25 in all.' },
  '3.4': {
    text: 'DEFCON starts at 5, the VP marker and both Military Ops markers at 0, both Space Race markers before the first box, the turn marker at 1. The USSR plays first.',
  },

  '4.0': { title: 'Game sequence', text: 'Turns, the deck, and the phases of a turn.' },
  '4.1': {
    text: 'A game has at most ten turns, each of them three to five years of history. In a turn the sides alternate in *action rounds* and play one card in each. The era decides the hand size and the number of action rounds:\n{table:turns}',
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
    title: 'New eras',
    text: 'At the beginning of turn 4 the Mid War cards, and at the beginning of turn 8 the Late War cards, are shuffled into what is left of the deck. The discard pile stays as it is.',
  },
  '4.5': { title: 'Phases of a turn', text: 'Phases A to H make up a turn; I follows the last one.' },
  '4.5 A': { title: 'Improve DEFCON', text: 'Unless it is at 5, DEFCON improves by 1. The first turn begins at 5.' },
  '4.5 B': {
    title: 'Deal',
    text: 'Both hands are filled: to 8 cards in turns 1 to 3, to 9 cards from turn 4. {card:the-china-card} is not part of a hand.',
  },
  '4.5 C': {
    title: 'Headlines',
    text: 'Both sides secretly choose a card from their hands and reveal them together. Both events then take effect, the higher Ops value first, the US one first on a tie; cards with an asterisk are removed as usual.\n- Scoring cards are allowed. They count as 0 Ops and so come second; of two scoring cards the US one is first.\n- Your opponent’s event on your card happens too, as if your opponent had played it. But *you* are the phasing player while it does, responsible for DEFCON [8.1.3].\n- {card:the-china-card} and {card:un-intervention} cannot be headlines.\n- Headlines give no Ops, except those that an event itself grants.',
  },
  '4.5 D': {
    title: 'Action rounds',
    text: 'The sides play one card each, in turn, and the USSR always begins: 6 rounds in turns 1 to 3, 7 rounds from turn 4. A card is resolved completely before the other side plays.\n- Usually one card is left. You hold it for later turns; only a scoring card may not be held [10.1.5].\n- A side that runs out of cards waits until the other has finished.',
  },
  '4.5 E': {
    title: 'Military Ops',
    text: 'A side that is short on Military Ops gives VP to its opponent [8.2.1]. Both markers then return to 0.',
  },
  '4.5 F': {
    title: 'Reveal held cards',
    text: 'Under the tournament rule both sides now prove that they hold no scoring card [11.1]. Here a held scoring card loses the game without that rule too (our reading): the book forbids it [10.1.5], but names the loss only among the tournament rules [11.2].',
  },
  '4.5 G': { title: 'The China Card', text: 'If {card:the-china-card} is face down, it flips face up.' },
  '4.5 H': {
    title: 'Next turn',
    text: 'The turn marker advances. After turn 3 the Mid War joins the deck, after turn 7 the Late War [4.4].',
  },
  '4.5 I': { title: 'Final scoring', text: 'After turn 10 the whole map is scored [10.3.2].' },

  '5.0': { title: 'Playing a card', text: 'What you may do with a card, and what it may do to you.' },
  '5.1': {
    text: 'Play the card as an event or for its Ops. While you hold cards you may not pass, and you may not simply discard one. The book has no case of a card that can’t be used at all; here it is discarded without effect (our reading).',
  },
  '5.2': {
    title: 'Your opponent’s event',
    text: 'If you play a card with your opponent’s event for Ops, the event triggers as well. Your opponent makes its choices; you decide whether event or Ops come first. Only the Space Race avoids it [6.4.5].\n- If the event cannot happen, because a condition is not met or another event prevents it, it has no effect. The card is discarded after the Ops, asterisk or not.\n- If it happens without changing anything, it still counts: an asterisk removes the card.\n- Your own event, or a neutral one, that cannot happen may not be chosen in an action round (our reading; an option allows it, without effect). As a headline the card may be chosen, without effect.\nExamples: the USSR uses {card:nato} before {card:warsaw-pact-formed} or {card:marshall-plan} has happened: 4 Ops, no event, and the card may come back. The USSR uses {card:alliance-for-progress} while the US controls no battleground in Central or South America: no VP, but the card is removed.',
  },
  '5.3': { text: 'If an event asks you to play or discard a card with some Ops value, a higher card will do.' },
  '5.4': { text: 'Cards discarded because of an event have no effect. That is true of scoring cards too.' },
  '5.5': { text: 'Where a card contradicts these rules, the card wins. Only [10.1.5] overrides cards.' },

  '6.0': {
    title: 'Operations',
    text: 'Ops are used for one of four things: influence [6.1], realignments [6.2], a coup [6.3] or the Space Race [6.4]. All Ops of a card go to the same one and must be spent as far as possible; only an extra point tied to a region [9.6] may be left.',
  },

  '6.1': { title: 'Placing influence', text: 'The quiet way to win countries.' },
  '6.1.1': {
    title: 'Where',
    text: 'You add influence one by one: where you already had some when your action round began, or in countries adjacent to such a country. What you place or gain during the action round, by an event too, does not extend your reach until the next one.\nInfluence that an event gives you is free of this limit, unless the event says otherwise.',
  },
  '6.1.2': {
    title: 'Cost',
    text: 'One influence costs 1 Op, but 2 in a country that your opponent controls. The cost is checked for each one: as soon as control is broken, it is 1.\nExample: the US has 2 influence in {country:turkey} (stability 2), the USSR none. With 4 Ops the USSR pays 2 for the first, which breaks control, and 1 for each of the next two.',
  },
  '6.1.3': { text: 'The Ops of one card may be split over several countries and regions.' },
  '6.1.4': { text: 'You may always place influence in countries adjacent to your own superpower. Your opponent’s are not.' },
  '6.1.5': { text: 'Markers are small change: swap them as you like. There is always enough influence, even if the markers run out.' },
  '6.1.6': { text: 'Influence is never hidden. Both players see at any time how much is where.' },

  '6.2': { title: 'Realignments', text: 'A way to remove influence without a coup.' },
  '6.2.1': {
    text: 'Your opponent must have influence in the country, and DEFCON must allow it [8.1.5]. You need none of your own there or in adjacent countries, but it improves your chances. One card gives several rolls: choose the country of each after you have seen the one before, the same or another. All Ops must be used [6.0]; what is left when there is no legal target is lost. An option lets you stop after any roll.',
  },
  '6.2.2': {
    text: 'A roll costs 1 Op. Both sides roll a die and add\n- 1 for every adjacent country that they control,\n- 1 if they have more influence in it,\n- 1 if their own superpower is adjacent.\nThe lower total loses as much influence in the country as it falls short of the higher one. Equal totals change nothing. So the side that began may lose influence as well.\nExample: the US realigns {country:north-korea}, where the USSR has 3 influence and the US none. The USSR adds 2, for its influence and for its border. It rolls 2, the US rolls 5: 4 against 5, and 1 USSR influence is gone.',
  },
  '6.2.3': {
    text: 'No more can be lost than is there, and a realignment never adds influence. It earns no Military Ops and does not affect DEFCON.',
  },

  '6.3': { title: 'Coups', text: 'An attempt to change a government by force.' },
  '6.3.1': {
    text: 'Your opponent must have influence in the country, and DEFCON must allow it [8.1.5]. You need no influence there or in adjacent countries.',
  },
  '6.3.2': {
    text: 'Roll a die and add the Ops value of the card. The coup succeeds if the sum is more than twice the stability. The surplus is taken from your opponent’s influence in the country; what cannot be taken is added to yours. An attempt that fails changes nothing there.\nExample: a 3-Op coup in {country:mexico} (stability 2), where the USSR has 2 influence and the US none. The US rolls 4: 7 is 3 more than 4. Remove both USSR influence and add 1 US.',
  },
  '6.3.3': { text: 'Success or failure, the coup attempt earns as many Military Ops as the Ops used [8.2].' },
  '6.3.4': { text: 'An attempt in a battleground degrades DEFCON by 1, successful or not.' },
  '6.3.5': {
    text: 'If an event grants a coup in a named region, DEFCON does not restrict it [8.1.5]. In a battleground it still degrades DEFCON. Here the same goes for realignments that an event grants (our reading, as in the rulebook of Red Sea).',
  },

  '6.4': { title: 'Space Race', text: 'A use for cards that would help your opponent on the map.\n{table:space}' },
  '6.4.1': {
    text: 'To try for the next box, space a card of at least its Ops value and roll a die. If the result is within the range of the box, your marker advances. The value counts with all modifiers [7.4.2].',
  },
  '6.4.2': { text: 'You may space one card per turn; with the ability of box 2, two.' },
  '6.4.3': {
    text: 'VP of a box are paid at once: the first number to the side that gets there first, the second number to the other.',
  },
  '6.4.4': {
    title: 'Abilities',
    text: 'An ability belongs to the side that reaches its box first, until the other side reaches it too.\n- Box 2: you may space two cards per turn.\n- Box 4: your opponent chooses and reveals the headline before you choose yours.\n- Box 6: at the end of the turn you may discard a held card, but not a scoring card (our reading).\n- Box 8: you may play eight action rounds per turn. The extra one may be passed.\nSeveral abilities can be held at once, and each works from the moment its box is reached.',
  },
  '6.4.5': {
    text: 'The event of a spaced card does not happen. That is how to get rid of an opponent’s event, until the card comes back.',
  },
  '6.4.6': { text: 'A side that has reached the last box can’t space more cards.' },

  '7.0': { title: 'Events', text: 'What the text of a card does.' },
  '7.1': {
    text: 'Instead of using its Ops you may play a card as an event, if the event is yours or neutral. It does what the card says.',
  },
  '7.2': {
    text: '{card:southeast-asia-scoring} is the one scoring card that is removed after it is played.\n{table:southeast-asia}',
  },
  '7.3': {
    title: 'Lasting events',
    text: 'An underlined event works to the end of the game, or until another one cancels it. Other effects end with the turn or when the card says so.',
  },
  '7.4': {
    title: 'Ops modifiers',
    text: 'Bonuses and penalties on Ops are added up, for {card:the-china-card} too. Here the sum is limited first: a bonus lifts no card above 4. Then come bonuses for Ops spent in one region. In the end a card is worth at least 1.\nExample: under {card:red-scare-purge} and {card:vietnam-revolts} the USSR spends {card:the-china-card} in Southeast Asia: 4, less 1, and 1 more for each of the two regional points, make 5.',
  },
  '7.4.1': {
    text: 'A modifier belongs to a side, not to cards. A card that you take from your opponent’s hand has your modifiers, not your opponent’s.',
  },
  '7.4.2': {
    text: 'The modified value counts everywhere: for influence, realignments, coups and the Military Ops they earn, for the Space Race, and where an event asks for a card with some Ops value.\nExample: under {card:red-scare-purge} your 2-Op card makes a 1-Op coup, earns 1 Military Op and can’t be spaced.',
  },
  '7.4.3': {
    text: 'If an event lets you conduct Operations as if playing a card with some Ops value, section [6.0] and all modifiers apply. But no card is spent, so here these Ops can’t go to the Space Race (our reading).',
  },
  '7.5': { text: 'A card whose event is cancelled or prevented can still be used for its Ops.' },
  '7.6': {
    title: 'Wars',
    text: 'Five cards are wars: {card:korean-war}, {card:arab-israeli-war}, {card:indo-pakistani-war}, {card:brush-war} and {card:iran-iraq-war}. The attacker needs no influence in either country. It gets Military Ops either way, and VP if it wins. Wars do not move DEFCON, and here DEFCON does not stop them (our reading).',
  },

  '8.0': { title: 'DEFCON and Military Ops', text: 'How near the world is to nuclear war, and why peace has its price.' },
  '8.1': { title: 'The DEFCON track', text: 'Five levels: 5 is peace, 1 the end.' },
  '8.1.1': { text: 'Events and Operations improve and degrade DEFCON.' },
  '8.1.2': { text: 'It can’t improve above 5.' },
  '8.1.3': {
    title: 'Nuclear war',
    text: 'At level 1 the game is over, and the phasing player has lost, no matter who caused it.\nExample: you play {card:olympic-games} at DEFCON 2 and your opponent boycotts them. DEFCON degrades to 1 in your action round, so you lose.',
  },
  '8.1.4': { text: 'Each coup attempt in a battleground degrades DEFCON by 1 [6.3.4].' },
  '8.1.5': {
    title: 'DEFCON restrictions',
    text: 'Where DEFCON restricts a region, neither side may coup or realign there. Influence can be placed as before.\n{table:defcon}',
  },
  '8.1.6': { text: 'At the start of a turn it improves by 1 [4.5 A].' },
  '8.1.7': { text: 'DEFCON *improves* toward 5 and *degrades* toward 1.' },
  '8.2': { title: 'Required Military Ops', text: 'A superpower that shows no strength loses face.' },
  '8.2.1': {
    text: 'By the end of each turn you need as many Military Ops as the DEFCON level at that moment. Each one short gives your opponent 1 VP; if both sides are short, only the difference counts. The track ends at 5.\nExample: DEFCON is at 4, the US has 2 Military Ops, the USSR 4: 2 VP for the USSR.',
  },
  '8.2.2': {
    text: 'Wars earn them, and so do coups made with Ops. Realignments do not, nor do free coups granted by an event, unless it says so, as {card:che} does.',
  },
  '8.2.3': { text: 'A coup earns as many as the Ops used for it, a war as many as its card says.' },
  '8.2.4': {
    text: 'If you play your opponent’s war card for Ops, the war takes place and your opponent gets its Military Ops.',
  },

  '9.0': { title: 'China', text: 'One card stands for the third power.' },
  '9.1': {
    text: '{card:the-china-card} is played for Ops like any other card, but it is never part of a hand and passes from side to side.',
  },
  '9.2': { text: 'It uses an action round, so you may hold more than one card at the end of the turn.' },
  '9.3': {
    text: 'Once used, it goes to your opponent face down and can’t be used until it flips face up at the end of the turn.',
  },
  '9.4': { text: 'Some events hand it over as well; they say whether it arrives face up or face down.' },
  '9.5': {
    text: 'It cannot be a headline, it cannot be used if that leaves no action round for a scoring card in your hand, and no event can make you discard it. Here it may be spaced, and then too it passes to your opponent (our reading, as in the rulebook of Red Sea).',
  },
  '9.6': {
    text: 'It is worth 4 Ops, or 5 if all are spent in Asia, Southeast Asia included.',
  },
  '9.7': { text: 'Bonuses and penalties on Ops apply to it [7.4].' },
  '9.8': { text: 'You never have to play it, not even with an empty hand or because an event asks you for a card.' },

  '10.0': {
    title: 'Scoring and victory',
    text: 'The game is about victory points (VP). Regions give them when they are scored, some events do, and your opponent’s failures do. Play the scoring cards of regions in which you are strong.',
  },
  '10.1': { title: 'Scoring a region', text: 'Both sides score the region, no matter who plays the card.\n{table:scoring}' },
  '10.1.1': {
    title: 'Levels',
    text: 'A side scores the highest level it has.\n- *Presence*: you control a country of the region.\n- *Domination*: you control more countries of the region than your opponent and more of its battlegrounds, and among them at least one battleground and one other country.\n- *Control*: you control more countries of the region than your opponent and every battleground in it.',
  },
  '10.1.2': {
    title: 'Extra points',
    text: 'Each side adds 1 VP for every battleground of the region that it controls and 1 VP for every country of the region that it controls adjacent to the other superpower. The VP marker moves by the difference of the two totals.\nExample, Central America: the USSR controls {country:cuba}, {country:haiti} and {country:dominican-republic}, the US {country:guatemala} only. The USSR gets 3 for domination, 1 for the battleground and 1 for {country:cuba} being adjacent to the US; the US gets 1 for presence. The marker moves 4 toward the USSR.',
  },
  '10.1.3': { text: 'Events bring VP where their text says so.' },
  '10.1.4': { text: 'So does an opponent who is short on Military Ops [8.2].' },
  '10.1.5': {
    title: 'Scoring cards are never held',
    text: 'No scoring card may stay in a hand at the end of a turn, and no event can force a player to hold one: when all your remaining action rounds are needed for scoring cards, traps and forced plays give way to them. Here a side that holds one nevertheless loses the game, and if both do, it is a draw (our reading). The check comes right after Military Ops.',
  },
  '10.2': { title: 'The VP track', text: 'One marker for both sides.' },
  '10.2.1': {
    text: 'The track reaches from 20 for the USSR to 20 for the US, and its ends win the game. The marker starts on 0, which is a step like any other: from USSR 1, 2 VP for the US lead to US 1.',
  },
  '10.2.2': { text: 'Each VP moves the marker one step toward the side that gets it. From US 10, 2 VP for the USSR lead to US 8.' },
  '10.2.3': { text: 'If both sides gain VP at the same time, the marker moves by the difference.' },
  '10.3': { title: 'Victory', text: 'At once, or after the last turn.' },
  '10.3.1': {
    title: 'Before the end',
    text: 'You win at once\n- when the marker reaches your end of the track, 20 VP. All VP of one event or scoring are settled first. If it happens because of Military Ops [4.5 E], you must reveal your held cards: a scoring card among them makes you the loser;\n- when Europe is scored and you control it;\n- when DEFCON degrades to 1 and your opponent is the phasing player [8.1.3].',
  },
  '10.3.2': {
    title: 'Final scoring',
    text: 'If nobody has won by the end of turn 10, all six regions are scored; Southeast Asia is not scored again. Europe comes first, because control of it still wins. Reaching 20 VP on the way does not end the count. The side that has {card:the-china-card} gets 1 VP. Then the side ahead on VP wins; at 0 the game is a draw.',
  },

  '11.0': {
    title: 'Tournament rules',
    text: 'For leagues and tournaments; friends need not observe them. Proof of the held cards [11.1] and bids [11.4] can be chosen when a game is created. [11.2] and [11.3] always apply here.',
  },
  '11.1': {
    text: 'After the check of Military Ops both sides prove that they hold no scoring card: they reveal the lower part of their cards, which identifies no other card.',
  },
  '11.2': { text: 'A side that holds one has lost.' },
  '11.3': {
    text: 'Cards are dealt one at a time, the first to the USSR. A side that needs more cards than the other gets the rest of them in a row.',
  },
  '11.4': {
    title: 'Bidding for sides',
    text: 'Each player secretly writes down a side and a whole number. If the sides differ, both players get the side they want. If they are the same, the higher number gets that side, and the other player begins with that much extra influence. Equal numbers are decided by lot, and the side that neither player named gets the extra influence.',
  },
  '11.4.1': {
    title: 'Extra influence',
    text: 'It is placed after the setup, only in countries where that side already has influence, and up to 2 more than control takes there.\nExample: stability 3, and the opponent has 1. Control takes 4, so the limit is 6.',
  },

  '12.0': {
    title: 'Scenario: the Chinese Civil War',
    text: 'At the start neither side holds {card:the-china-card}. The USSR can win it on the map. All rules hold except as said here.',
  },
  '12.1': {
    title: 'The area',
    text: 'The Chinese Civil War space is adjacent to the Soviet Union alone. It lies in Asia, outside Southeast Asia, and is not scored. Only the USSR can do anything with it, and only place influence there; the US cannot choose it for Ops or events. When the USSR has 3 influence in it, they are removed and the space is out of the game. Here only Ops place influence in it; an option allows events too.',
  },
  '12.2': {
    title: 'Control',
    text: 'The USSR controls the area with 3 influence, placed as in [6.1]. If that never happens, neither side gets the final VP for {card:the-china-card}.',
  },
  '12.3': {
    title: 'What it brings',
    text: 'Until then neither side holds {card:the-china-card}. When the third influence is placed, the USSR receives it face up, available at once.',
  },
  '12.4': {
    title: 'Events meanwhile',
    text: 'Until then the USSR cannot play {card:red-scare-purge} and {card:cultural-revolution} as events, nor the US {card:formosan-resolution}.',
  },
  '12.4.1': {
    text: 'For {card:ussuri-river-skirmish} and {card:nixon-plays-the-china-card} the US meanwhile counts as the side that has {card:the-china-card}.',
  },
  '12.4.2': { text: 'The USSR meanwhile subtracts 1 more from its die in {card:korean-war}.' },
  '12.4.3': { text: 'Cards whose events are prevented in this way can be played for Ops [7.5].' },

  'late-war': {
    title: 'Scenario: the End of the Cold War',
    text: 'A short game of the last three turns: 1975 to 1979, 1980 to 1984, 1985 to 1989. The US is strong almost everywhere; the USSR wins if it is not swept away.',
  },
  'late-war.board': {
    title: 'The board',
    text: 'The game begins with turn 8 and DEFCON 4. In the Space Race the US is on box 6 and the USSR on box 4. The VP marker is on US 4.\n{table:late-war}\nIn play are {card:us-japan-mutual-defense-pact}, {card:marshall-plan}, {card:nato}, {card:warsaw-pact-formed}, {card:de-gaulle-leads-france} and {card:flower-power}. In other editions the USSR leads by 4 VP, and the influence in {country:spain-portugal} is the US’s; both can be chosen. The book remarks that the US dominates South America and Asia and the USSR the Middle East; counted as in [10.1.1], neither side dominates the Middle East.',
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
  'variants.defcon': { text: 'DEFCON does not restrict realignments [8.1.5].' },
  'variants.loss': { text: 'The side that makes a realignment roll cannot lose influence by it [6.2.2].' },
  'variants.both': {
    text: 'The Ops of one card may be split between influence and realignments, at the usual cost. But a country in which influence was placed cannot be realigned in the same action round, and vice versa.',
  },
  'variants.space': { text: 'You may space a card without rolling; your marker then stays where it is [6.4.1].' },

  'second-edition': {
    title: 'The second edition',
    text: 'It has no optional cards, and the US begins without influence in {country:canada}. Box 6 of the Space Race discards any number of held cards [6.4.4]. A side that reaches 20 VP through Military Ops wins without revealing cards [10.3.1]. Where held cards are revealed [11.1], they are revealed whole.\nBoxes 2, 4, 6, 7 and 8 of the Space Race have other names; those of boxes 3 and 5 are not known.\nIn two places it is played here by the Deluxe edition (our reading): its book says that {card:the-china-card} passed by an event is face up and available at once, and gives an example in which {card:star-wars} is removed without effect.',
  },
} as const satisfies Readonly<Record<string, Paragraph>>
