export const redSeaEn = {
  game: 'Twilight Struggle: Red Sea',
  'game.mixed': 'Twilight Struggle: Red Sea, with cards of Twilight Struggle',

  'region.africa': 'Africa',
  'region.middle-east': 'Middle East',

  'country.egypt': 'Egypt',
  'country.sudan': 'Sudan',
  'country.ethiopia': 'Ethiopia',
  'country.djibouti': 'Djibouti',
  'country.somalia': 'Somalia',
  'country.kenya': 'Kenya',
  'country.madagascar': 'Madagascar',
  'country.saudi-arabia': 'Saudi Arabia',
  'country.south-yemen': 'South Yemen',
  'country.yemen': 'Yemen',
  'country.oman': 'Oman',
  'country.strategic-sea-lanes': 'Strategic Sea Lanes',

  'region.africa.in': 'in Africa',
  'region.middle-east.in': 'in the Middle East',
  'country.egypt.in': 'in Egypt',
  'country.sudan.in': 'in Sudan',
  'country.ethiopia.in': 'in Ethiopia',
  'country.djibouti.in': 'in Djibouti',
  'country.somalia.in': 'in Somalia',
  'country.kenya.in': 'in Kenya',
  'country.madagascar.in': 'in Madagascar',
  'country.saudi-arabia.in': 'in Saudi Arabia',
  'country.south-yemen.in': 'in South Yemen',
  'country.yemen.in': 'in Yemen',
  'country.oman.in': 'in Oman',
  'country.strategic-sea-lanes.in': 'in the Strategic Sea Lanes',

  'card.peace-corps': 'Peace Corps',
  'card.peace-corps.effect':
    'The US removes 1 USSR influence from one country the USSR does not control. It then places 1 influence in each of two different countries it controls, or into one if it controls no other.',
  'card.zbig': 'Zbig',
  'card.zbig.effect':
    'The US makes one coup with this card’s Ops value. DEFCON does not restrict it, and it does not degrade DEFCON; in a flashpoint the top card of the deck is still revealed and resolved.',
  'card.ogaden-war': 'Ogaden War',
  'card.ogaden-war.effect':
    'Somalia attacks Ethiopia: roll a die, −1 for each adjacent country the USSR controls. 5+ wins the war (2 VP for the US, and all USSR influence in Ethiopia becomes US influence); the US gets 2 Military Ops either way. Can’t be played as an event after F-5Es Delivered.',
  'card.ogaden-war.unmet': 'F-5Es Delivered prevents it.',
  'card.usaid': 'USAID',
  'card.usaid.effect':
    'The US conducts Operations as if playing a 1-Op card. As a headline, whichever side chose it, it also lets the US go first in every action round this turn.',
  'card.albano-stalinist-economics': 'Albano-Stalinist Economics',
  'card.albano-stalinist-economics.effect':
    'Until the end of the turn a card whose Ops the USSR spends on influence is worth 1 Op less (min. 1) as soon as any of that influence goes to Africa.',
  'card.the-victorious-leader': 'The Victorious Leader',
  'card.the-victorious-leader.effect':
    'The US places 4 influence in countries adjacent to one that the USSR controlled at the start of the current action round or headline phase, max. 2 per country.',
  'card.eritrean-popular-liberation-front': 'Eritrean Popular Liberation Front',
  'card.eritrean-popular-liberation-front.effect':
    'Can be played as an event only while the USSR controls Ethiopia: 1 VP for the US, which also places 1 influence in Ethiopia and 1 in an adjacent country.',
  'card.eritrean-popular-liberation-front.unmet': 'The opponent must control Ethiopia.',
  'card.centcom': 'CENTCOM',
  'card.centcom.effect':
    'The US puts the CENTCOM marker on a country of its choice, or moves it there. While it is there the USSR may not coup or realign that country, not even by events.',
  'card.carter-doctrine': 'Carter Doctrine',
  'card.carter-doctrine.effect':
    'Once during the rest of the turn the US may set a die to 1 or 6 before it is rolled. It may be any die of either side; in a realignment it is only one of the two.',
  'card.kenya-joins-rapid-deployment-force': 'Kenya Joins Rapid Deployment Force',
  'card.kenya-joins-rapid-deployment-force.effect':
    'Kenya gains 1 US influence. The US then removes 1 USSR influence from one country the USSR does not control.',
  'card.voice-of-america-in-amharic': 'Voice of America in Amharic',
  'card.voice-of-america-in-amharic.effect':
    'The US conducts Operations as if playing a 1-Op card. After that, until the end of the turn, each card with a printed value of 1 that the US uses is worth 1 more Op.',
  'card.french-connections': 'French Connections',
  'card.french-connections.effect':
    'The US names Djibouti or Madagascar, and that country loses all USSR influence. The US then places 2 influence in one of these two countries, not necessarily the same one.',
  'card.the-events-of-86': 'The Events of ’86',
  'card.the-events-of-86.effect':
    '1 VP for the US if the USSR controls South Yemen. In any case the US then counts the Middle East countries it controls, Egypt included, and removes that much USSR influence from countries of the region, split as it likes.',
  'card.hero-of-the-crossing': 'Hero of the Crossing',
  'card.hero-of-the-crossing.effect':
    'The US discards one card with a USSR event from its hand without effect, if it has one. Either way it then takes one card with a US or neutral event from the discard pile into its hand.',
  'card.israeli-periphery-doctrine': 'Israeli Periphery Doctrine',
  'card.israeli-periphery-doctrine.effect':
    'The US may make two realignment rolls in Africa, in one country or two, and adds 1 to its own die each time. DEFCON does not restrict them.',
  'card.the-strong-man-of-sudan': 'The Strong Man of Sudan',
  'card.the-strong-man-of-sudan.effect': 'Sudan gains as much US influence as Ethiopia holds USSR influence, and 1 more.',
  'card.afghanistan-invasion': 'Afghanistan Invasion',
  'card.afghanistan-invasion.effect':
    'Cancels Presidential Directive 30, which can no longer be played as an event. For the rest of the turn each card the USSR uses is worth 1 Op less (min. 1).',
  'card.daniel-arap-moi': 'Daniel arap Moi',
  'card.daniel-arap-moi.effect':
    'If the US controls Kenya, it gains 1 VP and must improve or degrade DEFCON by 1; improving it from 5 changes nothing. Otherwise Kenya gains 2 US influence.',
  'card.soviets-airlift-cubans': 'Soviets Airlift Cubans',
  'card.soviets-airlift-cubans.effect': 'One African country of the USSR’s choice loses its entire US influence.',
  'card.detente': 'Détente',
  'card.detente.effect':
    'The USSR gets 2 Military Ops and the US loses 2, though not below 0. If the US holds Romanian Autonomy, that card goes to the USSR face up and is available this turn.',
  'card.the-lion-falters': 'The Lion Falters',
  'card.the-lion-falters.effect':
    'The USSR gains 2 VP if it controls Ethiopia; otherwise Ethiopia loses all US influence and gains 1 USSR influence. From now on Mengistu Haile Mariam may be played as an event.',
  'card.dhofar-rebellion': 'Dhofar Rebellion',
  'card.dhofar-rebellion.effect':
    'Can be played as an event only while the USSR controls South Yemen: Oman gains 1 USSR influence, and so does one other Middle East country of the USSR’s choice, Egypt included.',
  'card.dhofar-rebellion.unmet': 'It needs control of South Yemen.',
  'card.nasserism': 'Nasserism',
  'card.nasserism.effect': 'Until the end of the turn the USSR adds 1 to its die in every coup; the Military Ops it earns stay the same.',
  'card.t-62s-and-kalashnikovs': 'T-62s and Kalashnikovs',
  'card.t-62s-and-kalashnikovs.effect':
    'For the rest of the turn each card the USSR uses is worth 1 more Op (max. 3); a printed 4-Op card keeps its value.',
  'card.gosplan-advisers': 'GOSPLAN Advisers',
  'card.gosplan-advisers.effect':
    'The USSR draws two cards from the deck and then discards any two cards of its hand without effect, scoring cards included.',
  'card.the-derg': 'The Derg',
  'card.the-derg.effect':
    'Ethiopia gains 2 USSR influence. If that leaves Ethiopia under USSR control, its stability is 3 instead of 1 for the rest of the game.',
  'card.mengistu-haile-mariam': 'Mengistu Haile Mariam',
  'card.mengistu-haile-mariam.effect':
    'Can be played as an event only if The Lion Falters has already happened as an event. The USSR may at once play a card with a US event from its own hand for that event, with the superpowers swapped. An event that can’t be played still can’t.',
  'card.mengistu-haile-mariam.unmet': 'It needs The Lion Falters first.',
  'card.us-presidential-elections': 'US Presidential Elections',
  'card.us-presidential-elections.effect':
    'Headlined by the USSR, it takes effect first, whatever the Ops values, and cancels the US headline, scoring cards included; the cancelled card is discarded. In an action round, or headlined by the US, it does nothing.',
  'card.f-5es-delivered': 'F-5Es Delivered',
  'card.f-5es-delivered.effect':
    'The USSR may make one realignment roll in each African country that holds US influence, Egypt included; DEFCON does not restrict them. Ogaden War can no longer be played as an event.',
  'card.marxist-leninist-vanguard-party': 'Marxist-Leninist Vanguard Party',
  'card.marxist-leninist-vanguard-party.effect':
    'The USSR may remove up to 3 of its influence from one country and place it in other countries, max. 2 per country.',
  'card.presidential-directive-30': 'Presidential Directive 30',
  'card.presidential-directive-30.effect':
    'The USSR may place 1 influence anywhere on the map, Strategic Sea Lanes included, and may take eight action rounds this turn. Can’t be played as an event after Afghanistan Invasion.',
  'card.presidential-directive-30.unmet': 'Afghanistan Invasion prevents it.',
  'card.cyrus-vance': 'Cyrus Vance',
  'card.cyrus-vance.effect':
    'Two cards are taken at random from the US hand, or one if it has no more; the USSR discards one of them without effect and gives the other back. If the discarded card carries a USSR event, the USSR gains 2 VP.',
  'card.stagflation': 'Stagflation',
  'card.stagflation.effect':
    'The US reveals every scoring card in its hand; whether or not there is one, the USSR may then conduct Operations with this card’s Ops value. If any was revealed, the US must play one of them in its next action round.',
  'card.cento-collapses': 'CENTO Collapses',
  'card.cento-collapses.effect':
    'The Middle East, Egypt included, loses 2 US influence in all, out of one country or two as the USSR chooses.',
  'card.anti-zionist-committee-of-the-soviet-public': 'Anti-Zionist Committee of the Soviet Public',
  'card.anti-zionist-committee-of-the-soviet-public.effect':
    'The USSR makes two realignment rolls in the Middle East, Egypt included, in one country or two, and adds 1 to its own die each time. DEFCON does not restrict them.',
  'card.mr-nyet': 'Mr. Nyet',
  'card.mr-nyet.effect':
    'DEFCON degrades by 1. The USSR then picks two countries that hold USSR influence, no more than one in each region, and both lose all US influence. A country of two regions counts for the one the USSR names.',
  'card.middle-east-scoring': 'Middle East Scoring',
  'card.middle-east-scoring.effect':
    'Both sides score the Middle East, Egypt included, and the VP marker moves by the difference. Each side scores its best level (Presence 3, Domination 5, Control 7) and 1 VP for each battleground it controls; control of Strategic Sea Lanes doubles a side’s own total, a mere lead there adds 1. Must be played before the turn ends.',
  'card.africa-scoring': 'Africa Scoring',
  'card.africa-scoring.effect':
    'Both sides score Africa, Egypt included, and the VP marker moves by the difference; a side that controls Ethiopia, Somalia and more African countries than the other wins the game at once, also when a coup in a flashpoint reveals the card, but not in final scoring. Otherwise each side scores its best level (Presence 1, Domination 3, Control 4) and 1 VP for each battleground it controls; control of Strategic Sea Lanes doubles a side’s own total, a mere lead there adds 1. Must be played before the turn ends.',
  'card.romanian-autonomy': 'Romanian Autonomy',
  'card.romanian-autonomy.effect':
    'The US starts with it. It has no event, never counts against the hand limit and is played in an action round for 2 Ops, or 3 by a side that is behind on VP at the start of that action round. It then passes to the opponent face down and flips face up for the next turn. The side that holds it in final scoring gets 1 VP.',
  'card.yemeni-presidential-assassinations': 'Yemeni Presidential Assassinations',
  'card.yemeni-presidential-assassinations.effect':
    'DEFCON degrades by 1. The USSR rolls a die and adds 1 for each Middle East country it controls, Egypt included; on 4 or better it adds enough influence to control Yemen.',
  'card.malagasy-constitutional-referendum': 'Malagasy Constitutional Referendum',
  'card.malagasy-constitutional-referendum.effect':
    'Madagascar loses 1 US influence; the USSR then adds enough influence to control Madagascar.',
  'card.seychelles': 'Seychelles',
  'card.seychelles.effect':
    'Strategic Sea Lanes gains 1 USSR influence for each Middle East country, Egypt included, that holds no US influence.',
  'card.famine': 'Famine',
  'card.famine.effect':
    'The player puts a Famine marker on each of two adjacent countries (never two on the same one) and must coup a marked country with this card’s Ops value. DEFCON restrictions apply; if no marked country is a legal target, there is no coup and the markers stay. Either side adds 1 to its die in a coup in a marked country; a successful coup removes the marker.',
  'card.oau': 'OAU',
  'card.oau.effect':
    'Can be played as an event only with another card in hand that carries an opponent’s event: the player discards it without effect and rolls a die. On 4–6 the player at once, even in the headline phase, conducts Operations with the discarded card’s Ops value.',
  'card.oau.unmet': 'It needs another card in hand with an opponent’s event.',
  'card.diego-garcia': 'Diego Garcia',
  'card.diego-garcia.effect': 'Strategic Sea Lanes gains 2 US influence and loses 1 USSR influence.',
  'card.separatists': 'Separatists',
  'card.separatists.effect':
    'The player picks one country that is not a battleground, possibly a flashpoint, and adds influence there to match the opponent.',
  'card.arab-league': 'Arab League',
  'card.arab-league.effect':
    '3 VP for a player in control of at least three countries out of Saudi Arabia, Egypt, Oman, Sudan, Yemen and South Yemen.',
  'card.apollo-soyuz-test-project': 'Apollo-Soyuz Test Project',
  'card.apollo-soyuz-test-project.effect':
    'The player’s own Space Race marker moves forward one box without a roll and earns whatever VP or ability that box gives. This is not an attempt: the player may still space a card this turn.',
  'card.indian-ocean-zone-of-peace': 'Indian Ocean Zone of Peace',
  'card.indian-ocean-zone-of-peace.effect':
    'The player gains 2 VP. Until the end of the turn every country counts as a battleground in coups of either side, so every coup degrades DEFCON by 1; in a flashpoint the revealed card may degrade it again.',
  'card.we-are-the-world': 'We Are the World',
  'card.we-are-the-world.effect':
    'Can be played as an event only with a Famine marker on the map: 1 VP for the US, which adds 2 influence in one country with such a marker and removes the marker.',
  'card.we-are-the-world.unmet': 'It needs a Famine marker on the map.',
  'card.water-wars': 'Water Wars',
  'card.water-wars.effect':
    'Can be played as an event only while the opponent controls both Egypt and Ethiopia: the opponent loses all influence in the one of the two that holds more of it, or in the player’s choice if they are equal.',
  'card.water-wars.unmet': 'The opponent must control Egypt and Ethiopia.',

  'space.0': 'Start',
  'space.1': 'First Mission to Leave the Inner Solar System',
  'space.1.ability': 'After every headline phase this side removes 1 opponent’s influence from a country (not Strategic Sea Lanes).',
  'space.2': 'First Photos from the Surface of Another Planet',
  'space.3': 'First Reusable Manned Orbital Spacecraft',
  'space.3.ability': 'Draws one card from the deck on arrival, once.',

  'end.region-control': 'Africa Scoring with control of Ethiopia, Somalia and more of Africa',
  'final-bonus': 'Strategic Sea Lanes',
} as const
