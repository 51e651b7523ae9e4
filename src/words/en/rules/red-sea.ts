/** The rules of Red Sea in our own words, under the numbers of its rulebook. */
import type { Paragraph } from '../../rules/markup.ts'

export const redSeaRulesEn = {
  '2.0': { title: 'Components', text: 'A board, 51 cards, markers and two dice. This section says what they mean.' },

  '2.1': { title: 'The board', text: 'The shores of the Red Sea, with the tracks of the game around them.' },
  '2.1.1': { title: 'Regions', text: 'There are two regions: Africa and the Middle East.' },
  '2.1.2': {
    text: '{country:egypt} is in both. Whatever concerns Africa concerns it, and whatever concerns the Middle East as well, DEFCON restrictions included [8.1.7].',
  },
  '2.1.3': {
    title: 'Countries',
    text: 'Every space but one is a *country*. The higher its *stability*, the harder it is to control and to coup.',
  },
  '2.1.4': {
    title: 'Battlegrounds',
    text: 'Some countries are *battlegrounds*. They matter when regions are scored [10.1] and in coups [6.3.4]; otherwise they are like any other country.',
  },
  '2.1.5': {
    title: 'Flashpoints',
    text: '{country:ethiopia} and {country:somalia} are *flashpoints*. They are not battlegrounds. A coup there may or may not degrade DEFCON [6.3.6.1], and both together can win the game [10.4.1].',
  },
  '2.1.6': {
    title: 'Adjacent countries',
    text: 'Countries connected by a line are *adjacent*; a brown line stays within a region, a red one leads to the other. The lines follow the politics of the time, not the borders of an atlas. No superpower is on this map.',
  },
  '2.1.7': {
    title: 'Strategic Sea Lanes',
    text: '{country:strategic-sea-lanes} is not a country, belongs to no region and is adjacent to nothing. Influence can be placed there [6.1.4] and counts in scoring [10.2]; coups and realignments are impossible.',
  },
  '2.1.8': {
    title: 'Control',
    text: 'You *control* a country when you have at least as much influence there as its stability, and lead your opponent by at least that number too. Otherwise the country is uncontrolled.\nExample: {country:saudi-arabia} has stability 3. You control it with 3 influence against 0, with 4 against 1.',
  },
  '2.1.9': { text: 'A small emblem in a country shows who starts with 1 influence there [3.2].' },

  '2.2': { title: 'Cards', text: 'The cards belong to two eras, Mid War and Late War.' },
  '2.2.1': {
    text: 'A card shows an event and an Ops value. The two *scoring cards* have no value; they must be played in the same turn in which they came into the hand.',
  },
  '2.2.2': {
    text: 'A star shows whose event it is: red for the USSR, white for the US, both colors for a *neutral* event. On screen a ring stands for the US, a star for the USSR. Scoring cards have no star. Section [5.2] says what happens if you play a card with your opponent’s event.',
  },
  '2.2.3': { text: 'You play a card either as an event or for its Ops.' },
  '2.2.4': { text: 'An asterisk after the title: when the event has happened, the card is removed from the game.' },
  '2.2.5': {
    text: 'A title underlined in red: the event stays in play until another event cancels it or the game ends. All effects in play are listed next to the map.',
  },
  '2.2.6': {
    text: 'A *discarded* card lies on the discard pile, which here both players may examine at any time, and other cards may fetch it from there. A *removed* card does not come back.',
  },

  '2.3': {
    title: 'Markers',
    text: 'Markers show influence and control, victory points (VP), DEFCON and the region it closes, Military Ops, the Space Race, turn and action round, and events in play.',
  },

  '3.0': { title: 'Setup', text: 'The board before the first turn:\n{table:setup}' },
  '3.1': {
    text: 'The Mid War cards are shuffled and 9 are dealt to each side. {card:romanian-autonomy} lies face up in front of the US.',
  },
  '3.2': {
    text: 'The USSR begins with 1 influence each in {country:somalia} and {country:south-yemen}, the US with 1 each in {country:ethiopia} and {country:saudi-arabia}.',
  },
  '3.3': {
    text: 'DEFCON starts at 4, the VP marker and both Military Ops markers at 0, both Space Race markers before the first box, the turn marker at 1. The USSR plays first.',
  },

  '4.0': { title: 'Game sequence', text: 'Turns, the deck, and the phases of a turn.' },
  '4.1': {
    text: 'A game has at most two turns of about four years each; three if cards of the other game are mixed in [12.1.2]. In a turn the sides alternate in *action rounds* and play one card in each.\n{table:turns}',
  },
  '4.2': { text: 'The *phasing player* is the one whose action round it is.' },
  '4.3': {
    text: 'Events with an asterisk leave the game when they have happened. The book does not say what happens if the deck runs out; here the discard pile becomes the new deck (our reading).',
  },
  '4.4': {
    title: 'The Late War',
    text: 'After turn 1 the Late War cards are shuffled into what is left of the deck. The discard pile stays as it is.',
  },
  '4.5': { title: 'Phases of a turn', text: 'Phases A to H make up a turn; I follows the last one.' },
  '4.5 A': { title: 'Improve DEFCON', text: 'Unless it is at 5, DEFCON improves by 1. This phase is left out in turn 1.' },
  '4.5 B': { title: 'Deal', text: 'Both hands are filled to 9 cards. {card:romanian-autonomy} is not part of a hand.' },
  '4.5 C': {
    title: 'Headlines',
    text: 'Both sides secretly choose a card from their hands and reveal them together. Both events then take effect, the higher Ops value first, the US one first on a tie; cards with an asterisk are removed as usual.\n- Scoring cards are allowed. They count as 0 Ops and so come second; of two scoring cards the US one is first.\n- Your opponent’s event on your card happens too, as if your opponent had played it. But *you* are the phasing player while it does, responsible for DEFCON [8.1.4].\n- {card:romanian-autonomy} cannot be a headline.\n- Headlines give no Ops, except those that an event itself grants.',
  },
  '4.5 D': {
    title: 'Action rounds',
    text: 'The sides play one card each, in turn, for 7 rounds; the USSR begins. A card is resolved completely before the other side plays.\n- Usually one card is left. You hold it for the next turn; only a scoring card may not be held [10.1.5].\n- A side that runs out of cards waits until the other has finished.',
  },
  '4.5 E': {
    title: 'Military Ops',
    text: 'A side that is short on Military Ops gives VP to its opponent [8.2.1]. Both markers then return to 0.',
  },
  '4.5 F': {
    title: 'Reveal held cards',
    text: 'Under the tournament rule both sides now prove that they hold no scoring card [11.1]. Here a held scoring card loses the game without that rule too (our reading): the book forbids it [10.1.5], but names the loss only among the tournament rules [11.2].',
  },
  '4.5 G': { title: 'Romanian Autonomy', text: 'If {card:romanian-autonomy} is face down, it flips face up.' },
  '4.5 H': { title: 'Next turn', text: 'The turn marker advances. After turn 1 the Late War joins the deck [4.4].' },
  '4.5 I': { title: 'Final scoring', text: 'After the last turn the whole map is scored [10.4.2].' },

  '5.0': { title: 'Playing a card', text: 'What you may do with a card, and what it may do to you.' },
  '5.1': {
    text: 'Play the card as an event or for its Ops. While you hold cards you may not pass, and you may not simply discard one. The book has no case of a card that can’t be used at all; here it is discarded without effect (our reading).',
  },
  '5.2': {
    title: 'Your opponent’s event',
    text: 'If you play a card with your opponent’s event for Ops, the event triggers as well. Your opponent makes its choices; you decide whether event or Ops come first. Only the Space Race avoids it [6.4.5].\n- If the event cannot happen, because it needs another card, a condition is not met or another event prevents it, it has no effect. The card is discarded after the Ops, asterisk or not.\n- If it happens without changing anything, it still counts: an asterisk removes the card.\n- Your own event, or a neutral one, that cannot happen may not be chosen in an action round (our reading; an option allows it, without effect). As a headline the card may be chosen, without effect.\nExamples: the USSR uses {card:ogaden-war} after {card:f-5es-delivered}: 2 Ops, no event, and the card is discarded. The USSR uses {card:the-victorious-leader} and controls no country: the US places nothing, but the card is removed.',
  },
  '5.3': { text: 'If an event asks you to play or discard a card with some Ops value, a higher card will do.' },
  '5.4': { text: 'Cards discarded because of an event have no effect. That is true of scoring cards too.' },
  '5.5': { text: 'Where a card contradicts these rules, the card wins. Only [10.1.5] overrides cards.' },

  '6.0': {
    title: 'Operations',
    text: 'Ops are used for one of four things: influence [6.1], realignments [6.2], a coup [6.3] or the Space Race [6.4]. All Ops of a card go to the same one and must be spent as far as possible.',
  },

  '6.1': { title: 'Placing influence', text: 'The quiet way to win countries.' },
  '6.1.1': {
    title: 'Where',
    text: 'You add influence one by one: where you already had some when your action round began, or in countries adjacent to such a country. What you place or gain during the action round, by an event too, does not extend your reach until the next one.\nInfluence that an event gives you is free of this limit, unless the event says otherwise.',
  },
  '6.1.2': {
    title: 'Cost',
    text: 'One influence costs 1 Op, but 2 in a country that your opponent controls. The cost is checked for each one: as soon as control is broken, it is 1.\nExample: the US has 2 influence in {country:egypt} (stability 2), the USSR none there but some in {country:sudan}. With 4 Ops the USSR pays 2 for the first in {country:egypt}, which breaks control, and 1 for each of the next two.',
  },
  '6.1.3': { text: 'The Ops of one card may be split over several countries, both regions and {country:strategic-sea-lanes}.' },
  '6.1.4': {
    title: 'Strategic Sea Lanes',
    text: 'Either side may always place influence in {country:strategic-sea-lanes}, at the same cost as in a country. It leads nowhere else.',
  },
  '6.1.5': { text: 'Markers are small change: swap them as you like. There is always enough influence, even if the markers run out.' },
  '6.1.6': { text: 'Influence is never hidden. Both players see at any time how much is where.' },

  '6.2': { title: 'Realignments', text: 'A way to remove influence without a coup.' },
  '6.2.1': {
    text: 'Your opponent must have influence in the country, and DEFCON must allow it [8.1.7]. You need none of your own there or in adjacent countries, but it improves your chances. One card gives several rolls: choose the country of each after you have seen the one before, the same or another. All Ops must be used [6.0]; what is left when there is no legal target is lost. An option lets you stop after any roll.',
  },
  '6.2.2': {
    text: 'A roll costs 1 Op. Both sides roll a die and add\n- 1 for every adjacent country that they control,\n- 1 if they have more influence in it.\nThe lower total loses as much influence in the country as it falls short of the higher one. Equal totals change nothing. So the side that began may lose influence as well.\nExample: the US realigns {country:ethiopia}, where the USSR has 3 influence and the US none. The USSR controls {country:sudan} and adds 2 in all, the US controls {country:kenya} and adds 1. The USSR rolls 2, the US 4: 4 against 5, and 1 USSR influence is gone.',
  },
  '6.2.3': { text: 'No more can be lost than is there, and a realignment never adds influence.' },
  '6.2.4': { text: 'There are no realignments in {country:strategic-sea-lanes}.' },
  '6.2.5': { text: 'In flashpoints realignments work as everywhere else.' },
  '6.2.6': { text: 'If an event grants realignments in a named region, DEFCON does not restrict them [8.1.7].' },

  '6.3': { title: 'Coups', text: 'An attempt to change a government by force.' },
  '6.3.1': {
    text: 'Your opponent must have influence in the country, and DEFCON must allow it [8.1.7]. You need no influence there or in adjacent countries.',
  },
  '6.3.2': {
    text: 'Roll a die and add the Ops value of the card. The coup succeeds if the sum is more than twice the stability. The surplus is taken from your opponent’s influence in the country; what cannot be taken is added to yours. An attempt that fails changes nothing there.\nExample: a 3-Op coup in {country:kenya} (stability 2), where the USSR has 2 influence and the US none. The US rolls 4: 7 is 3 more than 4. Remove both USSR influence and add 1 US. DEFCON degrades, because {country:kenya} is a battleground here.',
  },
  '6.3.3': { text: 'Success or failure, the coup attempt earns as many Military Ops as the Ops used [8.2].' },
  '6.3.4': { text: 'An attempt in a battleground degrades DEFCON by 1, successful or not.' },
  '6.3.5': {
    text: 'If an event grants a coup in a named region, DEFCON does not restrict it [8.1.7]. In a battleground it still degrades DEFCON.',
  },
  '6.3.6': { title: 'Flashpoints', text: 'Coups in {country:ethiopia} and {country:somalia} have a rule of their own.' },
  '6.3.6.1': {
    text: 'Before the die is rolled, the top card of the deck is revealed.\n- 3 or 4 Ops: DEFCON stays. The card goes under the deck.\n- 1 or 2 Ops: DEFCON degrades by 1, which may be nuclear war. The card is discarded.\n- A scoring card: DEFCON degrades by 1, which may be nuclear war too, then the region is scored, then the card is discarded.\nOnly the printed Ops value counts, and no event happens. Then the coup continues as usual.',
  },

  '6.4': { title: 'Space Race', text: 'A use for cards that would help your opponent on the map.\n{table:space}' },
  '6.4.1': {
    text: 'To try for the next box, space a card of at least its Ops value and roll a die. If the result is within the range of the box, your marker advances. The value counts with all modifiers [7.3.1].',
  },
  '6.4.2': { text: 'Each side may space one card per turn.' },
  '6.4.3': { text: 'VP of a box are paid at once: the first number to the side that gets there first, the second number to the other.' },
  '6.4.4': {
    title: 'Abilities',
    text: 'An ability belongs to the side that reaches its box first, until the other side reaches it too.\n- Box 1: after every headline phase, remove 1 of your opponent’s influence from a country of your choice. {country:strategic-sea-lanes} is not a country.\n- Box 3: the side that is first there draws a card, once, beside its 3 VP.',
  },
  '6.4.5': {
    text: 'The event of a spaced card does not happen. That is how to get rid of an opponent’s event.',
  },
  '6.4.6': { text: 'A side that has reached the last box can’t space more cards.' },

  '7.0': { title: 'Events', text: 'What the text of a card does.' },
  '7.1': {
    text: 'Instead of using its Ops you may play a card as an event, if the event is yours or neutral. It does what the card says.',
  },
  '7.2': {
    title: 'Lasting events',
    text: 'An underlined event, such as {card:the-derg}, works to the end of the game, or until another one cancels it. Other effects end with the turn or when the card says so.',
  },
  '7.3': {
    title: 'Ops modifiers',
    text: 'Bonuses and penalties on Ops are added up, for {card:romanian-autonomy} too, and then limited as the cards say. In the end a card is worth at least 1.\nExample: {card:albano-stalinist-economics} and {card:t-62s-and-kalashnikovs} are both in play, and the USSR, behind on VP, places influence in Africa with {card:romanian-autonomy}: 3, less 1, and 1 more, make 3.',
  },
  '7.3.1': {
    text: 'The modified value counts everywhere: for influence, realignments, coups and the Military Ops they earn, for the Space Race, and where an event asks for a card with some Ops value.\nExample: under {card:t-62s-and-kalashnikovs} a 2-Op card makes a 3-Op coup and earns 3 Military Ops.',
  },
  '7.3.2': {
    text: 'If an event lets you conduct Operations as if playing a card with some Ops value, or with its own, section [6.0] and all modifiers apply. But no card is spent, so here these Ops can’t go to the Space Race (our reading).',
  },
  '7.4': { text: 'A card whose event is cancelled or prevented can still be used for its Ops.' },
  '7.5': {
    title: 'War',
    text: 'There is one war card, {card:ogaden-war}. No influence is needed in {country:ethiopia} or {country:somalia}. The attacker gets Military Ops either way, and VP if it wins. It is not a coup: DEFCON does not move, and no card is revealed.',
  },

  '8.0': { title: 'DEFCON and Military Ops', text: 'How near the world is to nuclear war, and why peace has its price.' },
  '8.1': { title: 'The DEFCON track', text: 'Five levels: 5 is peace, 1 the end.' },
  '8.1.1': { text: 'DEFCON begins at 4. Events and Operations improve and degrade it.' },
  '8.1.2': { text: 'It *improves* toward 5 and *degrades* toward 1.' },
  '8.1.3': { text: 'It can’t improve above 5.' },
  '8.1.4': {
    title: 'Nuclear war',
    text: 'At level 1 the game is over, and the phasing player has lost, no matter who caused it.\nExample: at DEFCON 2 the last card of the US is {card:mr-nyet}. The US must play it, the USSR’s event degrades DEFCON, and the US loses.',
  },
  '8.1.5': { text: 'Each coup attempt in a battleground degrades DEFCON by 1 [6.3.4].' },
  '8.1.6': { text: 'A coup attempt in a flashpoint may do so too [6.3.6.1].' },
  '8.1.7': {
    title: 'DEFCON restrictions',
    text: 'Where DEFCON restricts a region, neither side may coup or realign there. {country:egypt} is restricted with the Middle East. Influence can be placed as before.\n{table:defcon}',
  },
  '8.1.8': { text: 'At the start of each turn but the first it improves by 1 [4.5 A].' },
  '8.2': { title: 'Required Military Ops', text: 'A superpower that shows no strength loses face.' },
  '8.2.1': {
    text: 'By the end of each turn you need as many Military Ops as the DEFCON level at that moment. Each one short gives your opponent 1 VP; if both sides are short, only the difference counts. The track ends at 5.\nExample: DEFCON is at 4, the US has 2 Military Ops, the USSR 5: 2 VP for the USSR.',
  },
  '8.2.2': { text: 'Coups earn them, those that an event grants too, and so does the war. Realignments do not.' },
  '8.2.3': { text: 'A coup earns as many as the Ops used for it. {card:ogaden-war} earns the US 2.' },
  '8.2.4': { text: 'The US gets them also when the USSR plays {card:ogaden-war} for Ops.' },

  '9.0': { title: 'Romanian Autonomy', text: 'An ally that went its own way.' },
  '9.1': {
    text: '{card:romanian-autonomy} is played for Ops like any other card, but it is never part of a hand and passes from side to side.',
  },
  '9.2': { text: 'It uses an action round, so you may hold more than one card at the end of the turn.' },
  '9.3': { text: 'Once used, it goes to your opponent face down and can’t be used until it flips face up for the next turn.' },
  '9.4': {
    text: 'It also changes hands when an event says so, face up or face down as the event has it, and when it is spaced.',
  },
  '9.5': {
    text: 'It cannot be a headline, it cannot be used if that leaves no action round for a scoring card in your hand, and no event can make you discard it.',
  },
  '9.6': { text: 'It is worth 2 Ops, or 3 if your opponent is ahead on VP when your action round begins.' },
  '9.7': { text: 'Bonuses and penalties on Ops apply to it [7.3].' },
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
    text: 'Each side adds 1 VP for every battleground of the region that it controls, then what {country:strategic-sea-lanes} brings [10.2]. The VP marker moves by the difference of the two totals.',
  },
  '10.1.3': { text: 'Events bring VP where their text says so.' },
  '10.1.4': { text: 'So does an opponent who is short on Military Ops [8.2].' },
  '10.1.5': {
    title: 'Scoring cards are never held',
    text: 'No scoring card may stay in a hand at the end of a turn, and no event can force a player to hold one. Here a side that holds one nevertheless loses the game, and if both do, it is a draw (our reading). The check comes right after Military Ops.',
  },
  '10.2': { title: 'Strategic Sea Lanes', text: 'An area that matters in the scoring of both regions.' },
  '10.2.1': { text: '{country:strategic-sea-lanes} helps a side that controls it, or leads there, in the scoring of either region.' },
  '10.2.2': { text: 'Control follows [2.1.8] with stability 4: at least 4 influence, and at least 4 more than your opponent.' },
  '10.2.3': {
    text: 'A side in control doubles its own VP of a scoring card. Only then is the difference taken.\nExample, Middle East: the US controls {country:saudi-arabia}, {country:oman}, {country:yemen} and the sea lanes, the USSR {country:south-yemen}. The US has 5 for domination and 1 for the battleground, doubled 12; the USSR has 3 for presence. The marker moves 9 toward the US.',
  },
  '10.2.4': {
    text: 'A side that has more influence there than its opponent, but not control, adds 1 VP.\nExample, Africa: the USSR controls {country:ethiopia}, {country:madagascar} and {country:djibouti}; the US controls {country:egypt} and has the only influence in the sea lanes. The USSR has 1 for presence; the US has 1 for presence, 1 for the battleground and 1 for the sea lanes. The marker moves 2 toward the US.',
  },
  '10.2.5': {
    text: 'In final scoring [10.4.2] the sea lanes do not count with the regions. They bring 2 VP for control, or 1 VP for the lead, once.',
  },
  '10.3': { title: 'The VP track', text: 'One marker for both sides.' },
  '10.3.1': {
    text: 'The track goes from 0 to 10, and the face of the marker shows who is ahead. What one side gains the other loses: from US 9, 2 VP for the USSR lead to US 7.',
  },
  '10.3.2': { text: 'At 0 the marker flips and continues for the other side: from USSR 1, 2 VP for the US lead to US 1.' },
  '10.3.3': { text: 'If both sides gain VP at the same time, the marker moves by the difference.' },
  '10.4': { title: 'Victory', text: 'At once, or after the last turn.' },
  '10.4.1': {
    title: 'Before the end',
    text: 'You win at once\n- with 10 VP. All VP of one event or scoring are settled first. If it happens because of Military Ops [4.5 E], you must reveal your held cards: a scoring card among them makes you the loser;\n- when Africa is scored by its card and you control both flashpoints and more countries of Africa than your opponent. That is so even if a coup has revealed the card [6.3.6.1];\n- when DEFCON degrades to 1 and your opponent is the phasing player [8.1.4].',
  },
  '10.4.2': {
    title: 'Final scoring',
    text: 'If nobody has won by the end of the last turn, Africa and the Middle East are scored without the sea lanes; {country:egypt} counts in both. Then the sea lanes are counted once [10.2.5], and the side that has {card:romanian-autonomy} gets 1 VP. Reaching 10 VP on the way does not end the count, and flashpoints win nothing now. The side ahead on VP wins; at 0 the game is a draw.',
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
    text: 'It is placed after the setup, only in countries where that side already has influence, and up to 2 more than control takes there.\nExample: in {country:saudi-arabia}, stability 3, the US may have 5.',
  },

  '12.0': { title: 'Mixing with Twilight Struggle', text: 'Cards of each game can be taken into the other.' },
  '12.1': { title: 'Cards of Twilight Struggle in Red Sea', text: 'The game becomes one turn longer.' },
  '12.1.1': {
    text: 'After the setup, the deal included, the US chooses cards from the list [12.2], up to 9 Ops in all, and reveals them. The USSR does the same; a neutral card that the US has taken is gone. What is not spent is lost. The cards join the deck of their eras.',
  },
  '12.1.2': {
    text: 'If any card was added, there are three turns; otherwise two. The Late War joins after the first as usual [4.4], the third is a Late War turn like the second, and final scoring follows it.',
  },
  '12.2': {
    title: 'The list',
    text: 'A side may choose neutral cards and those with its own events; each costs its Ops value.\n{table:into-red-sea}',
  },
  '12.3': { title: 'Cards of Red Sea in Twilight Struggle', text: 'Everything else goes by the rules of Twilight Struggle.' },
  '12.3.1': {
    text: 'The choice is made in the same way: first the US, then the USSR, for up to 9 Ops each, after setup [12.1.1].',
  },
  '12.3.2': {
    title: 'The list',
    text: 'As in [12.2], neutral cards and your own are open to you, and each costs its Ops value.\n{table:into-twilight-struggle}',
  },
} as const satisfies Readonly<Record<string, Paragraph>>
