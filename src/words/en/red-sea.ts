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

  'card.peace-corps': 'Peace Corps',
  'card.peace-corps.effect':
    'The US strips 1 USSR influence from one country the USSR does not control. It then puts 1 influence into each of two different countries it controls, or into one if it controls no other.',
  'card.zbig': 'Zbig',
  'card.zbig.effect':
    'The US makes one coup attempt with this card’s Operations value. No DEFCON level closes a country to this attempt, and the attempt does not move DEFCON; in a flashpoint the top card of the deck is turned up and dealt with all the same.',
  'card.ogaden-war': 'Ogaden War',
  'card.ogaden-war.effect':
    'Somalia attacks Ethiopia: a die is rolled and lowered by 1 for each Ethiopian neighbour under USSR control. A result of 5 or better wins the war (2 VP for the US, and every USSR influence in Ethiopia turns into US influence); the US is credited with 2 military operations in any case. Barred as an event once F-5Es Delivered has been played.',
  'card.usaid': 'USAID',
  'card.usaid.effect':
    'The US conducts Operations as with a card worth 1. As a headline, whichever side chose it, it also lets the US take the first play of every action round this turn in place of the USSR.',
  'card.albano-stalinist-economics': 'Albano-Stalinist Economics',
  'card.albano-stalinist-economics.effect':
    'Until the end of the turn a card whose Operations the USSR spends on placing influence is worth 1 point less, but never below 1, as soon as any of that influence goes to Africa.',
  'card.the-victorious-leader': 'The Victorious Leader',
  'card.the-victorious-leader.effect':
    'The US places 4 influence in countries bordering one that was under USSR control when the current action round, or the headline phase, began; no country receives more than 2.',
  'card.eritrean-popular-liberation-front': 'Eritrean Popular Liberation Front',
  'card.eritrean-popular-liberation-front.effect':
    'Usable only while the USSR controls Ethiopia: 1 VP for the US, which also puts 1 influence into Ethiopia and 1 into one of its neighbours.',
  'card.centcom': 'CENTCOM',
  'card.centcom.effect':
    'The US puts the CENTCOM marker on a country of its choice, or moves it there. As long as it lies there the USSR may not attempt coups or realignments in that country, not even by events.',
  'card.carter-doctrine': 'Carter Doctrine',
  'card.carter-doctrine.effect':
    'Once during the rest of the turn the US may fix a die at 1 or at 6 before it is rolled. It may be any die of either side; in a realignment it is only one of the two.',
  'card.kenya-joins-rapid-deployment-force': 'Kenya Joins Rapid Deployment Force',
  'card.kenya-joins-rapid-deployment-force.effect':
    'Kenya gains 1 US influence. The US then strips 1 USSR influence from one country the USSR does not control.',
  'card.voice-of-america-in-amharic': 'Voice of America in Amharic',
  'card.voice-of-america-in-amharic.effect':
    'The US conducts Operations as with a card worth 1. After that, until the end of the turn, each card with a printed value of 1 that the US uses is worth 1 point more.',
  'card.french-connections': 'French Connections',
  'card.french-connections.effect':
    'The US names Djibouti or Madagascar, and that country loses all USSR influence. The US then places 2 influence in one of these two countries, not necessarily the same one.',
  'card.the-events-of-86': 'The Events of ’86',
  'card.the-events-of-86.effect':
    '1 VP for the US if the USSR controls South Yemen. In any case the US then counts the Middle East countries it controls, Egypt included, and strips that much USSR influence from countries of the region, split as it likes.',
  'card.hero-of-the-crossing': 'Hero of the Crossing',
  'card.hero-of-the-crossing.effect':
    'The US discards one card with a USSR event from its hand without effect, if it has one. With or without that, it then takes into its hand one card of the discard pile that carries a US or a shared event.',
  'card.israeli-periphery-doctrine': 'Israeli Periphery Doctrine',
  'card.israeli-periphery-doctrine.effect':
    'The US may make two realignment rolls in Africa, in one country or two, and adds 1 to its own die each time. No DEFCON level closes a country to them.',
  'card.the-strong-man-of-sudan': 'The Strong Man of Sudan',
  'card.the-strong-man-of-sudan.effect': 'Sudan gains as much US influence as Ethiopia holds USSR influence, and 1 more.',
  'card.afghanistan-invasion': 'Afghanistan Invasion',
  'card.afghanistan-invasion.effect':
    'Ends Presidential Directive 30 if it is in force and bars it as an event from now on. For the rest of the turn each card the USSR uses is worth 1 Operations point less, but never below 1.',
  'card.daniel-arap-moi': 'Daniel arap Moi',
  'card.daniel-arap-moi.effect':
    'If the US controls Kenya, it gains 1 VP and must move DEFCON one step up or down, as it chooses; a step up from 5 changes nothing. Otherwise Kenya gains 2 US influence.',
  'card.soviets-airlift-cubans': 'Soviets Airlift Cubans',
  'card.soviets-airlift-cubans.effect': 'One African country of the USSR’s choice loses its entire US influence.',
  'card.detente': 'Détente',
  'card.detente.effect':
    'The USSR is credited with 2 military operations and the US loses 2, though not below 0. If the US holds Romanian Autonomy, that card goes to the USSR face up and is ready for use this turn.',
  'card.the-lion-falters': 'The Lion Falters',
  'card.the-lion-falters.effect':
    'The USSR gains 2 VP if it controls Ethiopia; otherwise Ethiopia loses all US influence and gains 1 USSR influence. From now on Mengistu Haile Mariam may be played as an event.',
  'card.dhofar-rebellion': 'Dhofar Rebellion',
  'card.dhofar-rebellion.effect':
    'Usable only while the USSR controls South Yemen: Oman gains 1 USSR influence, and so does one other Middle East country of the USSR’s choice, Egypt included.',
  'card.nasserism': 'Nasserism',
  'card.nasserism.effect':
    'Until the end of the turn the USSR adds 1 to its die in every coup attempt; the military operations it earns stay the same.',
  'card.t-62s-and-kalashnikovs': 'T-62s and Kalashnikovs',
  'card.t-62s-and-kalashnikovs.effect':
    'For the rest of the turn each card the USSR uses is worth 1 more Operations point, to a ceiling of 3; a card with a printed value of 4 keeps it.',
  'card.gosplan-advisers': 'GOSPLAN Advisers',
  'card.gosplan-advisers.effect':
    'The USSR draws two cards from the deck and then discards any two cards of its hand without effect, scoring cards included.',
  'card.the-derg': 'The Derg',
  'card.the-derg.effect':
    'Ethiopia gains 2 USSR influence. If that leaves Ethiopia under USSR control, its stability is 3 instead of 1 for the rest of the game.',
  'card.mengistu-haile-mariam': 'Mengistu Haile Mariam',
  'card.mengistu-haile-mariam.effect':
    'Usable only if The Lion Falters has already happened as an event. The USSR may at once play a card with a US event from its own hand for that event, the two superpowers changing places in everything it says. An event that is barred stays barred.',
  'card.us-presidential-elections': 'US Presidential Elections',
  'card.us-presidential-elections.effect':
    'Headlined by the USSR, it takes effect first, whatever the Operations values, and cancels the US headline, scoring cards included; the cancelled card is discarded. In an action round, or headlined by the US, it does nothing.',
  'card.f-5es-delivered': 'F-5Es Delivered',
  'card.f-5es-delivered.effect':
    'The USSR may make one realignment roll in each African country that holds US influence, Egypt included; no DEFCON level closes a country to them. Ogaden War is barred as an event from now on.',
  'card.marxist-leninist-vanguard-party': 'Marxist-Leninist Vanguard Party',
  'card.marxist-leninist-vanguard-party.effect':
    'The USSR may pick up to 3 of its own influence from one country and put it into other countries, adding no more than 2 to any one of them.',
  'card.presidential-directive-30': 'Presidential Directive 30',
  'card.presidential-directive-30.effect':
    'The USSR may place 1 influence anywhere on the map, Strategic Sea Lanes included, and may take eight action rounds this turn. Barred as an event once Afghanistan Invasion has been played.',
  'card.cyrus-vance': 'Cyrus Vance',
  'card.cyrus-vance.effect':
    'Two cards are taken at random from the US hand, or one if it has no more; the USSR discards one of them without effect and gives the other back. If the discarded card carries a USSR event, the USSR gains 2 VP.',
  'card.stagflation': 'Stagflation',
  'card.stagflation.effect':
    'The US shows every scoring card in its hand; whether or not there is one, the USSR may then conduct Operations with this card’s value. If any was shown, the US must play one of them in its next action round.',
  'card.cento-collapses': 'CENTO Collapses',
  'card.cento-collapses.effect':
    'The Middle East, Egypt included, loses 2 US influence in all, out of one country or two as the USSR chooses.',
  'card.anti-zionist-committee-of-the-soviet-public': 'Anti-Zionist Committee of the Soviet Public',
  'card.anti-zionist-committee-of-the-soviet-public.effect':
    'The USSR makes two realignment rolls in the Middle East, Egypt included, in one country or two, and adds 1 to its own die each time. No DEFCON level closes a country to them.',
  'card.mr-nyet': 'Mr. Nyet',
  'card.mr-nyet.effect':
    'DEFCON falls one step. The USSR then picks two countries that hold USSR influence, no more than one in each region, and both lose all US influence. A country of two regions counts for the one the USSR names.',
  'card.middle-east-scoring': 'Middle East Scoring',
  'card.middle-east-scoring.effect':
    'Both sides score the Middle East, Egypt included, and the VP marker moves by the difference. Each side takes its best level (Presence 3, Domination 5, Control 7) and 1 VP for each battleground it controls; control of Strategic Sea Lanes doubles a side’s own total, a mere lead there adds 1. Must be played before the turn ends.',
  'card.africa-scoring': 'Africa Scoring',
  'card.africa-scoring.effect':
    'Both sides score Africa, Egypt included, and the VP marker moves by the difference; a side that controls Ethiopia, Somalia and more African countries than the other wins the game at once, also when a coup in a flashpoint turns the card up, but not in final scoring. Otherwise each side takes its best level (Presence 1, Domination 3, Control 4) and 1 VP for each battleground it controls; control of Strategic Sea Lanes doubles a side’s own total, a mere lead there adds 1. Must be played before the turn ends.',
  'card.romanian-autonomy': 'Romanian Autonomy',
  'card.romanian-autonomy.effect':
    'The US begins with it. It has no event, never counts against the hand limit and is played in an action round for 2 Operations, or 3 by a side that is behind on the VP track when the round begins. It then passes to the opponent face down and is turned face up for the next turn. Whoever holds it in final scoring gets 1 VP.',
  'card.yemeni-presidential-assassinations': 'Yemeni Presidential Assassinations',
  'card.yemeni-presidential-assassinations.effect':
    'DEFCON falls one step. The USSR rolls a die and adds 1 for each Middle East country it controls, Egypt included; on 4 or better it adds whatever influence it needs to control Yemen.',
  'card.malagasy-constitutional-referendum': 'Malagasy Constitutional Referendum',
  'card.malagasy-constitutional-referendum.effect':
    'Madagascar loses 1 US influence; the USSR then adds whatever influence it needs to control Madagascar.',
  'card.seychelles': 'Seychelles',
  'card.seychelles.effect':
    'Strategic Sea Lanes gains 1 USSR influence for each Middle East country, Egypt included, that holds no US influence.',
  'card.famine': 'Famine',
  'card.famine.effect':
    'The player puts a Famine marker on each of two adjacent countries (never two on the same one) and must attempt a coup in a marked country with this card’s Operations value. DEFCON limits hold for it, and if no marked country may be its target, there is no coup and the markers stay. Either side adds 1 to its die in a coup attempt in a marked country; a successful coup takes the marker away.',
  'card.oau': 'OAU',
  'card.oau.effect':
    'Usable only with another card in hand that carries an opponent’s event: the player discards it without effect and rolls a die. On 4 to 6 the player at once, even in the headline phase, conducts Operations with the discarded card’s value; on 1 to 3 there are none.',
  'card.diego-garcia': 'Diego Garcia',
  'card.diego-garcia.effect': 'Strategic Sea Lanes gains 2 US influence and loses 1 USSR influence.',
  'card.separatists': 'Separatists',
  'card.separatists.effect':
    'The player picks one country that is not a battleground, possibly a flashpoint, and adds influence there until it matches the opponent’s amount.',
  'card.arab-league': 'Arab League',
  'card.arab-league.effect':
    '3 VP for a player in control of at least three countries out of Saudi Arabia, Egypt, Oman, Sudan, Yemen and South Yemen.',
  'card.apollo-soyuz-test-project': 'Apollo-Soyuz Test Project',
  'card.apollo-soyuz-test-project.effect':
    'The player’s own Space Race marker moves forward one box without a roll and earns whatever VP or ability that box gives. This is no attempt: the player may still send a card to space this turn.',
  'card.indian-ocean-zone-of-peace': 'Indian Ocean Zone of Peace',
  'card.indian-ocean-zone-of-peace.effect':
    'The player gains 2 VP. Until the end of the turn every country counts as a battleground in coup attempts of either side, each of which therefore lowers DEFCON one step; in a flashpoint the card turned up may lower it once more.',
  'card.we-are-the-world': 'We Are the World',
  'card.we-are-the-world.effect':
    'Usable only with a Famine marker on the map: 1 VP for the US, which adds 2 influence in one country with such a marker and takes that marker away.',
  'card.water-wars': 'Water Wars',
  'card.water-wars.effect':
    'Usable only while the opponent controls both Egypt and Ethiopia: the opponent loses all influence in whichever of the two holds more of it, or in the one the player picks if both hold the same.',

  'space.0': 'Start',
  'space.1': 'First Mission to Leave the Inner Solar System',
  'space.1.ability': 'After every headline phase one country of this side’s choice, not Strategic Sea Lanes, loses 1 opposing influence.',
  'space.2': 'First Photos from the Surface of Another Planet',
  'space.3': 'First Reusable Manned Orbital Spacecraft',
  'space.3.ability': 'Draws one card from the deck on arrival, once.',

  'end.region-control': 'control of both flashpoints and of more countries in Africa',
  'final-bonus': 'Strategic Sea Lanes',
} as const
