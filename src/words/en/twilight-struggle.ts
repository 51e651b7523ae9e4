export const twilightStruggleEn = {
  game: 'Twilight Struggle',
  'game.mixed': 'Twilight Struggle, with cards of Red Sea',
  'game.civil-war': 'Twilight Struggle: The Chinese Civil War',
  'game.civil-war-mixed': 'Twilight Struggle: The Chinese Civil War, with cards of Red Sea',

  'region.europe': 'Europe',
  'region.asia': 'Asia',
  'region.middle-east': 'Middle East',
  'region.africa': 'Africa',
  'region.central-america': 'Central America',
  'region.south-america': 'South America',
  'region.western-europe': 'Western Europe',
  'region.eastern-europe': 'Eastern Europe',
  'region.southeast-asia': 'Southeast Asia',

  'country.canada': 'Canada',
  'country.united-kingdom': 'United Kingdom',
  'country.norway': 'Norway',
  'country.sweden': 'Sweden',
  'country.finland': 'Finland',
  'country.denmark': 'Denmark',
  'country.benelux': 'Benelux',
  'country.france': 'France',
  'country.spain-portugal': 'Spain/Portugal',
  'country.italy': 'Italy',
  'country.west-germany': 'West Germany',
  'country.greece': 'Greece',
  'country.turkey': 'Turkey',
  'country.austria': 'Austria',
  'country.east-germany': 'East Germany',
  'country.poland': 'Poland',
  'country.czechoslovakia': 'Czechoslovakia',
  'country.hungary': 'Hungary',
  'country.romania': 'Romania',
  'country.yugoslavia': 'Yugoslavia',
  'country.bulgaria': 'Bulgaria',
  'country.libya': 'Libya',
  'country.egypt': 'Egypt',
  'country.israel': 'Israel',
  'country.lebanon': 'Lebanon',
  'country.syria': 'Syria',
  'country.jordan': 'Jordan',
  'country.iraq': 'Iraq',
  'country.iran': 'Iran',
  'country.gulf-states': 'Gulf States',
  'country.saudi-arabia': 'Saudi Arabia',
  'country.afghanistan': 'Afghanistan',
  'country.pakistan': 'Pakistan',
  'country.india': 'India',
  'country.burma': 'Burma',
  'country.laos-cambodia': 'Laos/Cambodia',
  'country.thailand': 'Thailand',
  'country.vietnam': 'Vietnam',
  'country.malaysia': 'Malaysia',
  'country.indonesia': 'Indonesia',
  'country.philippines': 'Philippines',
  'country.australia': 'Australia',
  'country.japan': 'Japan',
  'country.taiwan': 'Taiwan',
  'country.south-korea': 'South Korea',
  'country.north-korea': 'North Korea',
  'country.morocco': 'Morocco',
  'country.algeria': 'Algeria',
  'country.tunisia': 'Tunisia',
  'country.west-african-states': 'West African States',
  'country.ivory-coast': 'Ivory Coast',
  'country.saharan-states': 'Saharan States',
  'country.nigeria': 'Nigeria',
  'country.cameroon': 'Cameroon',
  'country.zaire': 'Zaire',
  'country.angola': 'Angola',
  'country.south-africa': 'South Africa',
  'country.botswana': 'Botswana',
  'country.zimbabwe': 'Zimbabwe',
  'country.southeast-african-states': 'SE African States',
  'country.kenya': 'Kenya',
  'country.somalia': 'Somalia',
  'country.ethiopia': 'Ethiopia',
  'country.sudan': 'Sudan',
  'country.mexico': 'Mexico',
  'country.guatemala': 'Guatemala',
  'country.el-salvador': 'El Salvador',
  'country.honduras': 'Honduras',
  'country.costa-rica': 'Costa Rica',
  'country.nicaragua': 'Nicaragua',
  'country.panama': 'Panama',
  'country.cuba': 'Cuba',
  'country.haiti': 'Haiti',
  'country.dominican-republic': 'Dominican Republic',
  'country.colombia': 'Colombia',
  'country.venezuela': 'Venezuela',
  'country.ecuador': 'Ecuador',
  'country.peru': 'Peru',
  'country.bolivia': 'Bolivia',
  'country.chile': 'Chile',
  'country.argentina': 'Argentina',
  'country.paraguay': 'Paraguay',
  'country.uruguay': 'Uruguay',
  'country.brazil': 'Brazil',
  'country.chinese-civil-war': 'Chinese Civil War',

  'card.asia-scoring': 'Asia Scoring',
  'card.asia-scoring.effect':
    'Both sides score Asia, Southeast Asia included, and the VP marker moves by the difference. Each side takes its best level (Presence 3, Domination 7, Control 9), 1 VP for each battleground it controls and 1 VP for each country it controls that borders the rival superpower (US: Afghanistan, North Korea; USSR: Japan). Must be played before the turn ends.',
  'card.europe-scoring': 'Europe Scoring',
  'card.europe-scoring.effect':
    'Both sides score Europe and the VP marker moves by the difference; a side with Control of Europe wins the game at once. Otherwise each side takes its best level (Presence 3, Domination 7), 1 VP for each battleground it controls and 1 VP for each country it controls that borders the rival superpower (US: Finland, Poland, Romania; USSR: Canada). Must be played before the turn ends.',
  'card.middle-east-scoring': 'Middle East Scoring',
  'card.middle-east-scoring.effect':
    'Both sides score the Middle East and the VP marker moves by the difference. Each side takes its best level (Presence 3, Domination 5, Control 7) and 1 VP for each battleground it controls. Must be played before the turn ends.',
  'card.duck-and-cover': 'Duck and Cover',
  'card.duck-and-cover.effect': 'DEFCON falls one step; the US then scores as many VP as the new level lies below 5.',
  'card.five-year-plan': 'Five Year Plan',
  'card.five-year-plan.effect':
    'One card is taken at random from the USSR hand. If it carries a US event, the US carries that event out at once; any other card is discarded without effect.',
  'card.the-china-card': 'The China Card',
  'card.the-china-card.effect':
    'The USSR begins with it. It has no event, never counts against the hand limit and is played in an action round for 4 Operations, or 5 if every point is spent in Asia (Southeast Asia included). It then passes to the opponent face down and is turned face up at the end of the turn; if the US plays it, Formosan Resolution ends. Whoever holds it after turn 10 gets 1 VP.',
  'card.socialist-governments': 'Socialist Governments',
  'card.socialist-governments.effect':
    'The USSR strips Western Europe of 3 US influence in all, no single country losing more than 2. Barred as an event once The Iron Lady has been played.',
  'card.fidel': 'Fidel',
  'card.fidel.effect':
    'All US influence leaves Cuba; the USSR then raises its own influence there to the 3 needed for control, adding nothing if it already has that much.',
  'card.vietnam-revolts': 'Vietnam Revolts',
  'card.vietnam-revolts.effect':
    'Vietnam gains 2 USSR influence. Until the turn ends, any card whose Operations the USSR spends entirely inside Southeast Asia is worth 1 point more.',
  'card.blockade': 'Blockade',
  'card.blockade.effect':
    'The US must at once discard a card worth 3 or more Operations; if it cannot or will not, all US influence in West Germany is removed.',
  'card.korean-war': 'Korean War',
  'card.korean-war.effect':
    'Northern troops cross into South Korea: a die is rolled and lowered by 1 for each South Korean neighbour under US control (Japan, Taiwan, North Korea). A result of 4 or better wins the war: 2 VP for the USSR, and every US influence in South Korea turns into USSR influence. The USSR is credited with 2 military operations in any case.',
  'card.romanian-abdication': 'Romanian Abdication',
  'card.romanian-abdication.effect':
    'All US influence leaves Romania; the USSR then raises its own influence there to the 3 needed for control, adding nothing if it already has that much.',
  'card.arab-israeli-war': 'Arab-Israeli War',
  'card.arab-israeli-war.effect':
    'An Arab coalition attacks Israel: a die is rolled and lowered by 1 for US control of Israel and by 1 for each of its neighbours under US control (Egypt, Jordan, Lebanon, Syria). A result of 4 or better wins the war (2 VP for the USSR, and every US influence in Israel turns into USSR influence); the USSR is credited with 2 military operations in any case. Barred as an event once Camp David Accords has been played.',
  'card.comecon': 'COMECON',
  'card.comecon.effect':
    'The USSR picks four different Eastern European countries that are not under US control; each gains 1 USSR influence.',
  'card.nasser': 'Nasser',
  'card.nasser.effect': 'Egypt gains 2 USSR influence and loses half of its US influence, the loss being rounded up.',
  'card.warsaw-pact-formed': 'Warsaw Pact Formed',
  'card.warsaw-pact-formed.effect':
    'The USSR picks one: wipe out all US influence in four Eastern European countries, or add 5 USSR influence in Eastern Europe with no more than 2 in any one country. From now on NATO may be played as an event.',
  'card.de-gaulle-leads-france': 'De Gaulle Leads France',
  'card.de-gaulle-leads-france.effect':
    'France loses 2 US influence and gains 1 USSR influence. For the rest of the game NATO does not protect France, whichever of the two is played first.',
  'card.captured-nazi-scientist': 'Captured Nazi Scientist',
  'card.captured-nazi-scientist.effect':
    'The player’s own Space Race marker moves forward one box and earns whatever VP or ability that box gives.',
  'card.truman-doctrine': 'Truman Doctrine',
  'card.truman-doctrine.effect': 'The US names one European country controlled by neither side; every USSR influence there disappears.',
  'card.olympic-games': 'Olympic Games',
  'card.olympic-games.effect':
    'The player is the host, and the opponent has to choose between competing and boycotting. If the opponent competes, each side rolls a die, the host with +2; the better total earns 2 VP and equal totals are rolled again. If the opponent boycotts, DEFCON drops one step and the host may spend Operations as with a card worth 4.',
  'card.nato': 'NATO',
  'card.nato.effect':
    'Usable only if Warsaw Pact Formed or Marshall Plan has already happened as an event. For the rest of the game the USSR may not attempt coups or realignments in European countries while the US controls them, and those countries cannot be the target of Brush War.',
  'card.independent-reds': 'Independent Reds',
  'card.independent-reds.effect':
    'The US picks one of Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and adds US influence there until it matches the USSR amount.',
  'card.marshall-plan': 'Marshall Plan',
  'card.marshall-plan.effect':
    'The US picks seven different Western European countries that are not under USSR control and puts 1 influence into each. From now on NATO may be played as an event.',
  'card.indo-pakistani-war': 'Indo-Pakistani War',
  'card.indo-pakistani-war.effect':
    'The player decides which of India and Pakistan attacks the other; a die is rolled and lowered by 1 for each neighbour of the attacked country under the opponent’s control (India: Pakistan, Burma; Pakistan: India, Iran, Afghanistan). A result of 4 or better wins the war: 2 VP, and every opposing influence in the attacked country turns into the player’s own. The player is credited with 2 military operations in any case.',
  'card.containment': 'Containment',
  'card.containment.effect': 'Until the end of the turn each card the US uses is worth 1 more Operations point, to a ceiling of 4.',
  'card.cia-created': 'CIA Created',
  'card.cia-created.effect': 'The USSR shows its hand to the US; after that the US may conduct Operations as with a card worth 1.',
  'card.us-japan-mutual-defense-pact': 'US/Japan Mutual Defense Pact',
  'card.us-japan-mutual-defense-pact.effect':
    'The US adds whatever influence it needs to control Japan. For the rest of the game the USSR may not attempt coups or realignments in Japan.',
  'card.suez-crisis': 'Suez Crisis',
  'card.suez-crisis.effect':
    'France, the United Kingdom and Israel lose 4 US influence between them, none more than 2; the USSR decides how the loss is shared.',
  'card.east-european-unrest': 'East European Unrest',
  'card.east-european-unrest.effect': 'The US chooses three Eastern European countries. Each loses 1 USSR influence, or 2 in the Late War.',
  'card.decolonization': 'Decolonization',
  'card.decolonization.effect':
    'The USSR picks four different countries in Africa and Southeast Asia, in any mix, and puts 1 influence into each.',
  'card.red-scare-purge': 'Red Scare/Purge',
  'card.red-scare-purge.effect':
    'Until the end of the turn each card the opponent uses is worth 1 Operations point less, but never below 1.',
  'card.un-intervention': 'UN Intervention',
  'card.un-intervention.effect':
    'Played in an action round together with a second card from hand that carries an opponent’s event: that event is suppressed and the player conducts Operations with the second card’s value. Both cards go to the discard pile. Not allowed as a headline.',
  'card.de-stalinization': 'De-Stalinization',
  'card.de-stalinization.effect':
    'The USSR may pick up to 4 of its own influence from any countries and put them into countries the US does not control, adding no more than 2 to any one of them.',
  'card.nuclear-test-ban': 'Nuclear Test Ban',
  'card.nuclear-test-ban.effect': 'The player scores as many VP as DEFCON stands above 2; DEFCON then climbs two steps, to 5 at most.',
  'card.formosan-resolution': 'Formosan Resolution',
  'card.formosan-resolution.effect':
    'While in force, Taiwan counts as a battleground if the US controls it, but only when Asia is scored (by the card or in final scoring); it is an ordinary country for every other purpose. The effect ends as soon as the US plays The China Card in any way.',
  'card.brush-war': 'Brush War',
  'card.brush-war.effect':
    'The player attacks any country whose stability is 1 or 2; a die is rolled and lowered by 1 for each neighbour of that country under the opponent’s control. A result of 3 or better wins the war: 1 VP, and every opposing influence there turns into the player’s own. The player is credited with 3 military operations in any case.',
  'card.central-america-scoring': 'Central America Scoring',
  'card.central-america-scoring.effect':
    'Both sides score Central America and the VP marker moves by the difference. Each side takes its best level (Presence 1, Domination 3, Control 5) and 1 VP for each battleground it controls; the USSR also gets 1 VP each for controlling Mexico and Cuba, which border the US. Must be played before the turn ends.',
  'card.southeast-asia-scoring': 'Southeast Asia Scoring',
  'card.southeast-asia-scoring.effect':
    'Each side gains 2 VP for controlling Thailand and 1 VP for each other Southeast Asian country it controls (Burma, Laos/Cambodia, Vietnam, Malaysia, Indonesia, Philippines); the VP marker moves by the difference, and there are no levels. Must be played before the turn ends. Removed from the game after scoring.',
  'card.arms-race': 'Arms Race',
  'card.arms-race.effect':
    'If the phasing player is ahead on the military operations track, that player gains 1 VP; if also at or above the required amount (the current DEFCON level), the gain is 3 VP instead.',
  'card.cuban-missile-crisis': 'Cuban Missile Crisis',
  'card.cuban-missile-crisis.effect':
    'DEFCON is set to 2. For the rest of the turn any coup attempt by the opponent, in any country, starts nuclear war and the opponent loses. The threatened side can lift the danger at any moment: the USSR by removing 2 of its influence from Cuba, the US by removing 2 of its influence from West Germany or 2 from Turkey.',
  'card.nuclear-subs': 'Nuclear Subs',
  'card.nuclear-subs.effect': 'For the rest of the turn US coups in battlegrounds leave DEFCON where it is.',
  'card.quagmire': 'Quagmire',
  'card.quagmire.effect':
    'Traps the US: in its next action round, and in every later one until it escapes, it may do nothing but discard a card worth 2 or more Operations and roll a die; 1 to 4 ends the trap, 5 or 6 leaves it in place. With no such card the US can play only scoring cards for the rest of the turn, and the trap carries over. Cancels NORAD if that is in force.',
  'card.salt-negotiations': 'SALT Negotiations',
  'card.salt-negotiations.effect':
    'DEFCON rises two steps, and until the end of the turn all coup rolls of both sides get −1. The player may also take one non-scoring card of choice from the discard pile into hand after showing it.',
  'card.bear-trap': 'Bear Trap',
  'card.bear-trap.effect':
    'Traps the USSR: in its next action round, and in every later one until it escapes, it may do nothing but discard a card worth 2 or more Operations and roll a die; 1 to 4 ends the trap, 5 or 6 leaves it in place. With no such card the USSR can play only scoring cards for the rest of the turn, and the trap carries over.',
  'card.summit': 'Summit',
  'card.summit.effect':
    'Both sides roll a die and add 1 for every region they dominate or control. The higher total gains 2 VP and may shift DEFCON one step up or down. A tie has no result and is not rerolled.',
  'card.how-i-learned-to-stop-worrying': 'How I Learned to Stop Worrying',
  'card.how-i-learned-to-stop-worrying.effect':
    'The player sets DEFCON to any level from 1 to 5 and is credited with 5 military operations this turn.',
  'card.junta': 'Junta',
  'card.junta.effect':
    'The player adds 2 influence to any one Central or South American country. Then the player may make one free coup attempt or realignment rolls in Central or South America with this card’s Operations value.',
  'card.kitchen-debates': 'Kitchen Debates',
  'card.kitchen-debates.effect': 'If the US controls more battleground countries on the whole map than the USSR, it gains 2 VP.',
  'card.missile-envy': 'Missile Envy',
  'card.missile-envy.effect':
    'This card is swapped for the opponent’s card with the highest Operations value; the opponent picks among equals. If the received card shows the player’s own or a neutral event, that event happens at once; if it shows the opponent’s event, the player uses its Operations and the event does not happen. Missile Envy is now in the opponent’s hand and must be played for Operations in the opponent’s next action round.',
  'card.we-will-bury-you': 'We Will Bury You',
  'card.we-will-bury-you.effect':
    'DEFCON falls one step. If the US does not play UN Intervention as an event in its next action round, the USSR gains 3 VP, counted before any VP the US earns in that round.',
  'card.brezhnev-doctrine': 'Brezhnev Doctrine',
  'card.brezhnev-doctrine.effect': 'Until the end of the turn each card the USSR uses is worth 1 more Operations point, to a ceiling of 4.',
  'card.portuguese-empire-crumbles': 'Portuguese Empire Crumbles',
  'card.portuguese-empire-crumbles.effect': 'Angola and the SE African States each gain 2 USSR influence.',
  'card.south-african-unrest': 'South African Unrest',
  'card.south-african-unrest.effect':
    'The USSR chooses between putting 2 influence into South Africa, or 1 into South Africa and 2 into its neighbours (Angola, Botswana), together or apart.',
  'card.allende': 'Allende',
  'card.allende.effect': 'Chile gains 2 USSR influence.',
  'card.willy-brandt': 'Willy Brandt',
  'card.willy-brandt.effect':
    '1 VP for the USSR and 1 more USSR influence in West Germany, which NATO no longer protects from now on. Barred as an event once Tear Down This Wall has been played; that card also restores the protection.',
  'card.muslim-revolution': 'Muslim Revolution',
  'card.muslim-revolution.effect':
    'The USSR picks two countries out of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan; both lose their entire US influence. Barred as an event once AWACS Sale to Saudis has been played.',
  'card.abm-treaty': 'ABM Treaty',
  'card.abm-treaty.effect': 'DEFCON climbs one step, after which the player may spend Operations as with a card worth 4.',
  'card.cultural-revolution': 'Cultural Revolution',
  'card.cultural-revolution.effect':
    'If the US holds The China Card, it goes to the USSR face up and is ready for use this turn. If the USSR has it already, the USSR scores 1 VP instead.',
  'card.flower-power': 'Flower Power',
  'card.flower-power.effect':
    'From now on the USSR gains 2 VP each time the US plays a war card (Korean War, Arab-Israeli War, Indo-Pakistani War, Brush War, Iran-Iraq War) for its event or for Operations. Barred as an event once An Evil Empire has been played; that card also ends the effect.',
  'card.u2-incident': 'U2 Incident',
  'card.u2-incident.effect': 'The USSR gains 1 VP, and 1 more if either side plays UN Intervention as an event later in the same turn.',
  'card.opec': 'OPEC',
  'card.opec.effect':
    'The USSR scores as many VP as it controls countries out of Egypt, Iran, Iraq, Libya, Saudi Arabia, the Gulf States and Venezuela. Barred as an event once North Sea Oil has been played.',
  'card.lone-gunman': 'Lone Gunman',
  'card.lone-gunman.effect': 'The US shows its hand to the USSR; after that the USSR may conduct Operations as with a card worth 1.',
  'card.colonial-rear-guards': 'Colonial Rear Guards',
  'card.colonial-rear-guards.effect':
    'The US picks four different countries in Africa and Southeast Asia, in any mix, and puts 1 influence into each.',
  'card.panama-canal-returned': 'Panama Canal Returned',
  'card.panama-canal-returned.effect': 'Panama, Costa Rica and Venezuela each gain 1 US influence.',
  'card.camp-david-accords': 'Camp David Accords',
  'card.camp-david-accords.effect':
    '1 VP for the US; Israel, Jordan and Egypt each gain 1 US influence. Arab-Israeli War is barred as an event from now on.',
  'card.puppet-governments': 'Puppet Governments',
  'card.puppet-governments.effect': 'Up to three countries holding no influence of either side may each receive 1 US influence.',
  'card.grain-sales-to-soviets': 'Grain Sales to Soviets',
  'card.grain-sales-to-soviets.effect':
    'The US draws one card at random from the USSR hand and either plays it or gives it back. If it is given back, or the USSR had no card, the US conducts Operations with Grain Sales to Soviets itself.',
  'card.john-paul-ii-elected-pope': 'John Paul II Elected Pope',
  'card.john-paul-ii-elected-pope.effect':
    'Poland loses 2 USSR influence and then gains 1 US influence. From now on Solidarity may be played as an event.',
  'card.latin-american-death-squads': 'Latin American Death Squads',
  'card.latin-american-death-squads.effect':
    'Until the end of the turn the player’s coup rolls in Central and South America get +1 and the opponent’s coup rolls there get −1.',
  'card.oas-founded': 'OAS Founded',
  'card.oas-founded.effect': 'The US places 2 influence in Central and/or South America, together or apart.',
  'card.nixon-plays-the-china-card': 'Nixon Plays the China Card',
  'card.nixon-plays-the-china-card.effect':
    'Worth 2 VP to the US if it already holds The China Card; otherwise that card moves from the USSR to the US face down, hence not usable this turn.',
  'card.sadat-expels-soviets': 'Sadat Expels Soviets',
  'card.sadat-expels-soviets.effect': 'Egypt loses all of its USSR influence and gains 1 US influence.',
  'card.shuttle-diplomacy': 'Shuttle Diplomacy',
  'card.shuttle-diplomacy.effect':
    'The card stays in front of the US. At the next scoring of Asia or the Middle East, whichever comes first, one battleground of the region, chosen by the US, is left out of the USSR count; the card then goes to the discard pile. It does nothing in final scoring.',
  'card.the-voice-of-america': 'The Voice of America',
  'card.the-voice-of-america.effect':
    'Countries outside Europe lose 4 USSR influence in all, chosen by the US, no country losing more than 2.',
  'card.liberation-theology': 'Liberation Theology',
  'card.liberation-theology.effect': 'The USSR places 3 influence in Central America, no country receiving more than 2.',
  'card.ussuri-river-skirmish': 'Ussuri River Skirmish',
  'card.ussuri-river-skirmish.effect':
    'If the USSR holds The China Card, it goes to the US face up and is ready for use this turn. If the US has it already, it instead places 4 influence in Asia, no country receiving more than 2.',
  'card.ask-not-what-your-country-can-do-for-you': 'Ask Not What Your Country Can Do For You…',
  'card.ask-not-what-your-country-can-do-for-you.effect':
    'The US may discard any number of cards from hand, scoring cards included, and then draws the same number from the deck. All discards are chosen before the first card is drawn.',
  'card.alliance-for-progress': 'Alliance for Progress',
  'card.alliance-for-progress.effect': 'The US scores as many VP as it controls battlegrounds in Central and South America.',
  'card.africa-scoring': 'Africa Scoring',
  'card.africa-scoring.effect':
    'Both sides score Africa and the VP marker moves by the difference. Each side takes its best level (Presence 1, Domination 4, Control 6) and 1 VP for each battleground it controls. Must be played before the turn ends.',
  'card.one-small-step': 'One Small Step…',
  'card.one-small-step.effect':
    'Usable as an event only by a player who is behind on the Space Race track: that marker moves two boxes forward, scoring VP for the second box only.',
  'card.south-america-scoring': 'South America Scoring',
  'card.south-america-scoring.effect':
    'Both sides score South America and the VP marker moves by the difference. Each side takes its best level (Presence 2, Domination 5, Control 6) and 1 VP for each battleground it controls. Must be played before the turn ends.',
  'card.iranian-hostage-crisis': 'Iranian Hostage Crisis',
  'card.iranian-hostage-crisis.effect':
    'Iran loses all US influence and gains 2 USSR influence. From now on Terrorism played by the USSR costs the US two cards instead of one.',
  'card.the-iron-lady': 'The Iron Lady',
  'card.the-iron-lady.effect':
    '1 VP for the US. Argentina gains 1 USSR influence; the United Kingdom loses all of its USSR influence. Socialist Governments is barred as an event from now on.',
  'card.reagan-bombs-libya': 'Reagan Bombs Libya',
  'card.reagan-bombs-libya.effect': 'Each complete pair of USSR influence in Libya is worth 1 VP to the US; the influence itself stays.',
  'card.star-wars': 'Star Wars',
  'card.star-wars.effect':
    'If the US is ahead on the Space Race track, it picks a non-scoring card from the discard pile and that card’s event happens immediately.',
  'card.north-sea-oil': 'North Sea Oil',
  'card.north-sea-oil.effect': 'OPEC is barred as an event from now on. In the current turn the US may take eight action rounds.',
  'card.the-reformer': 'The Reformer',
  'card.the-reformer.effect':
    'The USSR adds 4 influence in Europe, or 6 if it is ahead on the VP track, at most 2 in any one country. From now on the USSR may not attempt coups in Europe, and Glasnost is improved.',
  'card.marine-barracks-bombing': 'Marine Barracks Bombing',
  'card.marine-barracks-bombing.effect':
    'Lebanon loses all US influence, and the USSR strips 2 further US influence from the Middle East, out of one country or two.',
  'card.soviets-shoot-down-kal-007': 'Soviets Shoot Down KAL-007',
  'card.soviets-shoot-down-kal-007.effect':
    'DEFCON falls one step and the US gains 2 VP. If the US controls South Korea, it may also place influence or make realignment rolls as with a card worth 4 Operations.',
  'card.glasnost': 'Glasnost',
  'card.glasnost.effect':
    'The USSR gains 2 VP and DEFCON rises one step. If The Reformer has been played, the USSR may also place influence or make realignment rolls as with a card worth 4 Operations.',
  'card.ortega-elected-in-nicaragua': 'Ortega Elected in Nicaragua',
  'card.ortega-elected-in-nicaragua.effect':
    'Nicaragua loses its entire US influence. The USSR may then try one free coup, with this card’s Operations value, in a country bordering Nicaragua (Cuba, Honduras, Costa Rica).',
  'card.terrorism': 'Terrorism',
  'card.terrorism.effect':
    'The opponent loses one card at random from hand; if the USSR plays Terrorism after Iranian Hostage Crisis, the US loses two at random instead. The lost cards are discarded without effect.',
  'card.iran-contra-scandal': 'Iran-Contra Scandal',
  'card.iran-contra-scandal.effect':
    'For the rest of the turn the US subtracts 1 from its own die in realignment rolls, whichever side makes them.',
  'card.chernobyl': 'Chernobyl',
  'card.chernobyl.effect': 'The US names one region. Until the end of the turn the USSR may not place influence there with Operations.',
  'card.latin-american-debt-crisis': 'Latin American Debt Crisis',
  'card.latin-american-debt-crisis.effect':
    'Unless the US at once discards a card worth 3 or more Operations, the USSR doubles its influence in two South American countries of its choice.',
  'card.tear-down-this-wall': 'Tear Down This Wall',
  'card.tear-down-this-wall.effect':
    'Ends Willy Brandt if it is in force and bars it as an event from now on. East Germany gains 3 US influence; after that the US may try one free coup, or make realignment rolls, anywhere in Europe with this card’s Operations value.',
  'card.an-evil-empire': 'An Evil Empire',
  'card.an-evil-empire.effect': 'The US gains 1 VP. Ends Flower Power if it is in force and bars it as an event from now on.',
  'card.aldrich-ames-remix': 'Aldrich Ames Remix',
  'card.aldrich-ames-remix.effect':
    'The US plays with its hand open until the end of the turn, and the USSR picks one card of that hand to be discarded.',
  'card.pershing-ii-deployed': 'Pershing II Deployed',
  'card.pershing-ii-deployed.effect':
    '1 VP for the USSR, which then strips 1 US influence from each of at most three Western European countries.',
  'card.wargames': 'Wargames',
  'card.wargames.effect':
    'Usable only at DEFCON 2: the player may give the opponent 6 VP and then end the game on the spot, without final scoring. The side ahead on the VP track wins.',
  'card.solidarity': 'Solidarity',
  'card.solidarity.effect': 'Playable as an event only once John Paul II Elected Pope has happened: Poland gains 3 US influence.',
  'card.iran-iraq-war': 'Iran-Iraq War',
  'card.iran-iraq-war.effect':
    'The player decides which of Iran and Iraq attacks the other; a die is rolled and lowered by 1 for each neighbour of the attacked country under the opponent’s control (Iran: Iraq, Afghanistan, Pakistan; Iraq: Iran, Jordan, Gulf States, Saudi Arabia). A result of 4 or better wins the war: 2 VP, and every opposing influence in the attacked country turns into the player’s own. The player is credited with 2 military operations in any case.',
  'card.defectors': 'Defectors',
  'card.defectors.effect':
    'Headlined by the US, it cancels the USSR headline, scoring cards included; the cancelled card is discarded. If the USSR plays it in its own action round other than on the Space Race, the US gains 1 VP.',
  'card.the-cambridge-five': 'The Cambridge Five',
  'card.the-cambridge-five.effect':
    'The US shows every scoring card in its hand. The USSR may then add 1 influence in one country of a region named on one of them. Barred as an event in the Late War.',
  'card.special-relationship': 'Special Relationship',
  'card.special-relationship.effect':
    'Without US control of the United Kingdom it has no effect. With it: if NATO is not in force, a country bordering the United Kingdom (Canada, Norway, Benelux, France) gains 1 US influence. If NATO is in force, one Western European country gains 2 US influence and the US gains 2 VP.',
  'card.norad': 'NORAD',
  'card.norad.effect':
    'From now on, at the end of any action round of either side during which the DEFCON marker moved to 2, the US may add 1 influence to a country that already holds US influence, provided it controls Canada. Cancelled by Quagmire.',
  'card.che': 'Che',
  'card.che.effect':
    'The USSR may coup a non-battleground country of Central America, South America or Africa with this card’s Operations value. Should that take away at least 1 US influence, it may coup a second, different non-battleground country of those regions in the same way. Both attempts earn military operations.',
  'card.our-man-in-tehran': 'Our Man in Tehran',
  'card.our-man-in-tehran.effect':
    'If the US controls at least one Middle East country, it looks at the top five cards of the deck, may show and discard any of them without their events happening, and shuffles the rest back into the deck.',
  'card.yuri-and-samantha': 'Yuri and Samantha',
  'card.yuri-and-samantha.effect': 'Every coup attempt the US makes during the rest of the turn is worth 1 VP to the USSR.',
  'card.awacs-sale-to-saudis': 'AWACS Sale to Saudis',
  'card.awacs-sale-to-saudis.effect': 'Saudi Arabia gains 2 US influence. Muslim Revolution is barred as an event from now on.',
  'card.non-aligned-movement': 'Non-Aligned Movement',
  'card.non-aligned-movement.effect':
    'The player chooses India or a country of Africa, Southeast Asia, the Middle East or South America in which each side has at least 2 influence. It loses all influence of both sides, and the top four cards of the deck are discarded.',
  'card.mobutu-sese-seko': 'Mobutu Sese Seko',
  'card.mobutu-sese-seko.effect': 'Zaire gains 2 US influence, and its stability is 3 for the rest of the game.',
  'card.berlin-wall': 'Berlin Wall',
  'card.berlin-wall.effect':
    'East Germany gains 2 USSR influence. If the USSR is not ahead of the US in the space race, its marker moves one box forward.',
  'card.stanislav-petrov': 'Stanislav Petrov',
  'card.stanislav-petrov.effect': 'Possible only at DEFCON 2: the player sets DEFCON to 4 or to 5.',
  'card.kremlin-flu': 'Kremlin Flu',
  'card.kremlin-flu.effect':
    'The US conducts Operations with this card. The USSR must play a scoring card in its next action round; if it holds none, it loses that round.',
  'card.first-lightning': 'First Lightning',
  'card.first-lightning.effect':
    'Played with a card that shows a US event: the USSR conducts the Operations of that card, its event does not happen, and it is discarded. When First Lightning has been used for its event or, by either side, for Operations, DEFCON falls by 1; on the Space Race it does not.',
  'card.who-lost-china': 'Who Lost China?',
  'card.who-lost-china.effect':
    'If the USSR has the China Card, the military operations of the US go back to 0. Barred as an event while the Chinese Civil War goes on.',
  'card.dont-wait-for-the-translation': 'Don’t Wait for the Translation',
  'card.dont-wait-for-the-translation.effect': 'If the US has fewer military operations than the USSR, it gains 2 VP.',

  'space.0': 'Start',
  'space.1': 'Earth Satellite',
  'space.2': 'Animal in Space',
  'space.2.second': 'Animal in Space',
  'space.2.ability': 'May play two Space Race cards per turn.',
  'space.3': 'Man in Space',
  'space.3.second': 'Box 3',
  'space.4': 'Man in Earth Orbit',
  'space.4.second': 'Man in Space',
  'space.4.ability': 'The opponent chooses and shows the headline card first.',
  'space.5': 'Lunar Orbit',
  'space.5.second': 'Box 5',
  'space.6': 'Eagle/Bear has Landed',
  'space.6.second': 'Orbiting Space Station',
  'space.6.ability': 'May discard one held card at the end of the turn.',
  'space.6.second.ability': 'May discard held cards at the end of the turn.',
  'space.7': 'Space Shuttle',
  'space.7.second': 'Lunar Orbit',
  'space.8': 'Space Station',
  'space.8.second': 'Lunar Base',
  'space.8.ability': 'May take eight action rounds per turn.',

  'end.region-control': 'control of Europe',
} as const
