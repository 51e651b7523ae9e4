/** Made by `hotline train`; not written by hand. */
import type { Weights } from '../weights.ts'

export const weights: Weights = {
 "version": 1,
 "game": "twilight-struggle",
 "features": {
  "even": 0.5413,
  "vp": 0.1022,
  "vp-late": -0.0336,
  "vp-last": 0.1329,
  "short-early": 0.001,
  "short-late": 0.0758,
  "passing-ready": 0.141,
  "passing-used": 0.1854,
  "space": 0.0117,
  "second-card": 0.0697,
  "headline-first": -0.0084,
  "discard-held": 0.047,
  "extra-round": 0.0204,
  "defcon-2": 0.1681,
  "defcon-3": 0.1981,
  "defcon-4": 0.2415,
  "defcon-5": 0.2292,
  "to-play": 0.0859,
  "region/europe/now": -0.077,
  "region/europe/end": 0.0882,
  "region/europe/in-hand": 0.0862,
  "region/europe/in-deck": 0.0367,
  "region/asia/now": -0.0431,
  "region/asia/end": 0.0951,
  "region/asia/in-hand": 0.0823,
  "region/asia/in-deck": 0.0197,
  "region/middle-east/now": -0.0217,
  "region/middle-east/end": 0.0876,
  "region/middle-east/in-hand": 0.0662,
  "region/middle-east/in-deck": 0.0264,
  "region/africa/now": -0.1198,
  "region/africa/end": 0.0882,
  "region/africa/in-hand": 0.0948,
  "region/africa/in-deck": 0.0371,
  "region/central-america/now": -0.0826,
  "region/central-america/end": 0.1035,
  "region/central-america/in-hand": 0.0976,
  "region/central-america/in-deck": 0.0173,
  "region/south-america/now": -0.126,
  "region/south-america/end": 0.0923,
  "region/south-america/in-hand": 0.0994,
  "region/south-america/in-deck": 0.0467,
  "country/canada/control": 0.0635,
  "country/canada/margin": -0.0721,
  "country/canada/presence": 0.1021,
  "country/united-kingdom/control": -0.0568,
  "country/united-kingdom/margin": 0.1986,
  "country/united-kingdom/presence": -0.142,
  "country/norway/control": -0.2503,
  "country/norway/margin": -0.1319,
  "country/norway/presence": 0.0348,
  "country/sweden/control": 0.03,
  "country/sweden/margin": -0.1009,
  "country/sweden/presence": -0.4086,
  "country/finland/control": 0.0092,
  "country/finland/margin": -0.0393,
  "country/finland/presence": 0.0237,
  "country/denmark/control": 0.0956,
  "country/denmark/margin": -0.0125,
  "country/denmark/presence": -0.0331,
  "country/benelux/control": 0.2186,
  "country/benelux/margin": 0.0504,
  "country/benelux/presence": -0.2314,
  "country/france/control": 0.0857,
  "country/france/margin": 0.3246,
  "country/france/presence": -0.0207,
  "country/spain-portugal/control": 0.0175,
  "country/spain-portugal/margin": 0.1063,
  "country/spain-portugal/presence": 0.0589,
  "country/italy/control": 0.1398,
  "country/italy/margin": 0.2393,
  "country/italy/presence": -0.0197,
  "country/west-germany/control": 0.0351,
  "country/west-germany/margin": 0.4029,
  "country/west-germany/presence": -0.1051,
  "country/greece/control": 0.2603,
  "country/greece/margin": -0.1506,
  "country/greece/presence": -0.2644,
  "country/turkey/control": -0.0049,
  "country/turkey/margin": -0.124,
  "country/turkey/presence": 0.1833,
  "country/austria/control": 0.002,
  "country/austria/margin": -0.2616,
  "country/austria/presence": 0.1299,
  "country/east-germany/control": 0.0411,
  "country/east-germany/margin": -0.0312,
  "country/east-germany/presence": 0.0343,
  "country/poland/control": -0.339,
  "country/poland/margin": 0.7334,
  "country/poland/presence": -0.2235,
  "country/czechoslovakia/control": 0.223,
  "country/czechoslovakia/margin": -0.1664,
  "country/czechoslovakia/presence": 0.0961,
  "country/hungary/control": 0.1367,
  "country/hungary/margin": -0.4635,
  "country/hungary/presence": -0.2709,
  "country/romania/control": 0.1914,
  "country/romania/margin": -0.1889,
  "country/romania/presence": -0.0402,
  "country/yugoslavia/control": 0.0878,
  "country/yugoslavia/margin": 0.0083,
  "country/yugoslavia/presence": -0.0069,
  "country/bulgaria/control": 0.03,
  "country/bulgaria/margin": -0.1305,
  "country/bulgaria/presence": -0.3318,
  "country/libya/control": -0.1529,
  "country/libya/margin": 0.3377,
  "country/libya/presence": 0.0596,
  "country/egypt/control": -0.0081,
  "country/egypt/margin": -0.1183,
  "country/egypt/presence": 0.1323,
  "country/israel/control": -0.4423,
  "country/israel/margin": 0.4583,
  "country/israel/presence": -0.071,
  "country/lebanon/control": -0.4763,
  "country/lebanon/margin": -0.1638,
  "country/lebanon/presence": 0.437,
  "country/syria/control": 0.0487,
  "country/syria/margin": -0.0666,
  "country/syria/presence": 0.186,
  "country/jordan/control": -0.151,
  "country/jordan/margin": 0.1957,
  "country/jordan/presence": -0.0136,
  "country/iraq/control": 0.1219,
  "country/iraq/margin": 0.0147,
  "country/iraq/presence": 0.054,
  "country/iran/control": -0.0086,
  "country/iran/margin": 0.0383,
  "country/iran/presence": 0.0955,
  "country/gulf-states/control": 0.0357,
  "country/gulf-states/margin": -0.008,
  "country/gulf-states/presence": -0.095,
  "country/saudi-arabia/control": -0.0537,
  "country/saudi-arabia/margin": 0.3616,
  "country/saudi-arabia/presence": -0.222,
  "country/afghanistan/control": 0.5238,
  "country/afghanistan/margin": -0.4071,
  "country/afghanistan/presence": 0.2516,
  "country/pakistan/control": 0.1879,
  "country/pakistan/margin": 0.2478,
  "country/pakistan/presence": -0.1116,
  "country/india/control": 0.0307,
  "country/india/margin": 0.2641,
  "country/india/presence": -0.1031,
  "country/burma/control": -0.1833,
  "country/burma/margin": -0.0285,
  "country/burma/presence": 0.0523,
  "country/laos-cambodia/control": -0.1579,
  "country/laos-cambodia/margin": -0.058,
  "country/laos-cambodia/presence": 0.2769,
  "country/thailand/control": 0.1694,
  "country/thailand/margin": 0.3376,
  "country/thailand/presence": -0.1265,
  "country/vietnam/control": -0.2359,
  "country/vietnam/margin": 0.2753,
  "country/vietnam/presence": 0.0414,
  "country/malaysia/control": -0.0482,
  "country/malaysia/margin": 0.2645,
  "country/malaysia/presence": -0.1014,
  "country/indonesia/control": 0.0706,
  "country/indonesia/margin": -0.0217,
  "country/indonesia/presence": 0.0446,
  "country/philippines/control": 0.0047,
  "country/philippines/margin": 0.2589,
  "country/philippines/presence": -0.0863,
  "country/australia/control": -0.6097,
  "country/australia/margin": -0.4195,
  "country/australia/presence": 0.5206,
  "country/japan/control": -0.0295,
  "country/japan/margin": 0.1268,
  "country/japan/presence": -0.029,
  "country/taiwan/control": 0.1416,
  "country/taiwan/margin": 0.0042,
  "country/taiwan/presence": -0.1394,
  "country/south-korea/control": -0.0134,
  "country/south-korea/margin": 0.3004,
  "country/south-korea/presence": -0.0613,
  "country/north-korea/control": 0.0225,
  "country/north-korea/margin": 0.4661,
  "country/north-korea/presence": -0.1489,
  "country/morocco/control": 0.03,
  "country/morocco/margin": 0.0175,
  "country/morocco/presence": 0.0084,
  "country/algeria/control": 0.2191,
  "country/algeria/margin": 0.1602,
  "country/algeria/presence": 0.0794,
  "country/tunisia/control": -0.3023,
  "country/tunisia/margin": 0.0539,
  "country/tunisia/presence": 0.0087,
  "country/west-african-states/control": -0.1835,
  "country/west-african-states/margin": -0.2851,
  "country/west-african-states/presence": -0.2255,
  "country/ivory-coast/control": -0.571,
  "country/ivory-coast/margin": -0.5926,
  "country/ivory-coast/presence": -0.5898,
  "country/saharan-states/control": 0.0253,
  "country/saharan-states/margin": -0.0407,
  "country/saharan-states/presence": 0.119,
  "country/nigeria/control": 0.0629,
  "country/nigeria/margin": 0.0764,
  "country/nigeria/presence": 0.0299,
  "country/cameroon/control": -0.0008,
  "country/cameroon/margin": 0.0986,
  "country/cameroon/presence": 0.0181,
  "country/zaire/control": -0.1767,
  "country/zaire/margin": 0.2628,
  "country/zaire/presence": 0.0691,
  "country/angola/control": -0.2243,
  "country/angola/margin": 0.2836,
  "country/angola/presence": 0.1767,
  "country/south-africa/control": 0.0096,
  "country/south-africa/margin": 0.3801,
  "country/south-africa/presence": -0.068,
  "country/botswana/control": 0.1574,
  "country/botswana/margin": -0.0731,
  "country/botswana/presence": 0.1223,
  "country/zimbabwe/control": 0.3291,
  "country/zimbabwe/margin": -0.9646,
  "country/zimbabwe/presence": 0.7226,
  "country/southeast-african-states/control": -0.1231,
  "country/southeast-african-states/margin": 0.1282,
  "country/southeast-african-states/presence": 0.048,
  "country/kenya/control": 0.3242,
  "country/kenya/margin": -0.1006,
  "country/kenya/presence": 0.0154,
  "country/somalia/control": 0.0975,
  "country/somalia/margin": -0.0786,
  "country/somalia/presence": -0.057,
  "country/ethiopia/control": 0.0852,
  "country/ethiopia/margin": -0.038,
  "country/ethiopia/presence": 0.0038,
  "country/sudan/control": -0.0671,
  "country/sudan/margin": 0.0235,
  "country/sudan/presence": 0.2021,
  "country/mexico/control": -0.0941,
  "country/mexico/margin": 0.3593,
  "country/mexico/presence": -0.1743,
  "country/guatemala/control": -0.4687,
  "country/guatemala/margin": 0.2346,
  "country/guatemala/presence": 0.1873,
  "country/el-salvador/control": 0.0973,
  "country/el-salvador/margin": -0.1881,
  "country/el-salvador/presence": 0.1925,
  "country/honduras/control": 0.0896,
  "country/honduras/margin": 0.1457,
  "country/honduras/presence": -0.1227,
  "country/costa-rica/control": -0.0675,
  "country/costa-rica/margin": -0.0049,
  "country/costa-rica/presence": -0.2041,
  "country/nicaragua/control": 0.1935,
  "country/nicaragua/margin": -0.062,
  "country/nicaragua/presence": -0.069,
  "country/panama/control": 0.0695,
  "country/panama/margin": 0.2958,
  "country/panama/presence": -0.0509,
  "country/cuba/control": 0.15,
  "country/cuba/margin": 0.2169,
  "country/cuba/presence": 0.0141,
  "country/haiti/control": 0.0695,
  "country/haiti/margin": -0.0093,
  "country/haiti/presence": 0.0716,
  "country/dominican-republic/control": -0.0262,
  "country/dominican-republic/margin": -0.1341,
  "country/dominican-republic/presence": -0.1129,
  "country/colombia/control": 0.3117,
  "country/colombia/margin": -0.0214,
  "country/colombia/presence": -0.067,
  "country/venezuela/control": 0.2672,
  "country/venezuela/margin": 0.2144,
  "country/venezuela/presence": -0.0491,
  "country/ecuador/control": 0.1458,
  "country/ecuador/margin": 0.0652,
  "country/ecuador/presence": -0.0827,
  "country/peru/control": 0.0543,
  "country/peru/margin": 0.1031,
  "country/peru/presence": 0.0708,
  "country/bolivia/control": 0.0245,
  "country/bolivia/margin": 0.0104,
  "country/bolivia/presence": -0.0007,
  "country/chile/control": 0.1592,
  "country/chile/margin": 0.2506,
  "country/chile/presence": 0.0722,
  "country/argentina/control": 0.1206,
  "country/argentina/margin": 0.218,
  "country/argentina/presence": -0.0899,
  "country/paraguay/control": 0.1202,
  "country/paraguay/margin": 0.4716,
  "country/paraguay/presence": -0.3345,
  "country/uruguay/control": 0.4992,
  "country/uruguay/margin": 0.0914,
  "country/uruguay/presence": -0.4252,
  "country/brazil/control": 0.2193,
  "country/brazil/margin": 0.1773,
  "country/brazil/presence": 0.1134,
  "effect/asia-scoring": 0,
  "effect/europe-scoring": 0,
  "effect/middle-east-scoring": 0,
  "effect/duck-and-cover": 0,
  "effect/five-year-plan": 0,
  "effect/the-china-card": 0,
  "effect/socialist-governments": 0,
  "effect/fidel": 0,
  "effect/vietnam-revolts": -0.0467,
  "effect/blockade": 0,
  "effect/korean-war": 0,
  "effect/romanian-abdication": 0,
  "effect/arab-israeli-war": 0,
  "effect/comecon": 0,
  "effect/nasser": 0,
  "effect/warsaw-pact-formed": -0.0169,
  "effect/de-gaulle-leads-france": 0.0086,
  "effect/captured-nazi-scientist": 0,
  "effect/truman-doctrine": 0,
  "effect/olympic-games": 0,
  "effect/nato": 0.0845,
  "effect/independent-reds": 0,
  "effect/marshall-plan": -0.0608,
  "effect/indo-pakistani-war": 0,
  "effect/containment": 0.0547,
  "effect/cia-created": 0,
  "effect/us-japan-mutual-defense-pact": 0.0646,
  "effect/suez-crisis": 0,
  "effect/east-european-unrest": 0,
  "effect/decolonization": 0,
  "effect/red-scare-purge": 0.0888,
  "effect/un-intervention": 0,
  "effect/de-stalinization": 0,
  "effect/nuclear-test-ban": 0,
  "effect/formosan-resolution": 0.0657,
  "effect/brush-war": 0,
  "effect/central-america-scoring": 0,
  "effect/southeast-asia-scoring": 0,
  "effect/arms-race": 0,
  "effect/cuban-missile-crisis": 0.3085,
  "effect/nuclear-subs": 0.0269,
  "effect/quagmire": 0.2502,
  "effect/salt-negotiations": -0.124,
  "effect/bear-trap": 0.2147,
  "effect/summit": 0,
  "effect/how-i-learned-to-stop-worrying": 0,
  "effect/junta": 0,
  "effect/kitchen-debates": 0,
  "effect/missile-envy": 0.071,
  "effect/we-will-bury-you": 0.0757,
  "effect/brezhnev-doctrine": 0.0861,
  "effect/portuguese-empire-crumbles": 0,
  "effect/south-african-unrest": 0,
  "effect/allende": 0,
  "effect/willy-brandt": 0.0067,
  "effect/muslim-revolution": 0,
  "effect/abm-treaty": 0,
  "effect/cultural-revolution": 0,
  "effect/flower-power": 0.2041,
  "effect/u2-incident": -0.0106,
  "effect/opec": 0,
  "effect/lone-gunman": 0,
  "effect/colonial-rear-guards": 0,
  "effect/panama-canal-returned": 0,
  "effect/camp-david-accords": -0.1043,
  "effect/puppet-governments": 0,
  "effect/grain-sales-to-soviets": 0,
  "effect/john-paul-ii-elected-pope": 0.1159,
  "effect/latin-american-death-squads": 0.2175,
  "effect/oas-founded": 0,
  "effect/nixon-plays-the-china-card": 0,
  "effect/sadat-expels-soviets": 0,
  "effect/shuttle-diplomacy": 0.1345,
  "effect/the-voice-of-america": 0,
  "effect/liberation-theology": 0,
  "effect/ussuri-river-skirmish": 0,
  "effect/ask-not-what-your-country-can-do-for-you": 0,
  "effect/alliance-for-progress": 0,
  "effect/africa-scoring": 0,
  "effect/one-small-step": 0,
  "effect/south-america-scoring": 0,
  "effect/iranian-hostage-crisis": 0.0237,
  "effect/the-iron-lady": 0.0914,
  "effect/reagan-bombs-libya": 0,
  "effect/star-wars": 0,
  "effect/north-sea-oil": 0.0199,
  "effect/the-reformer": -0.0387,
  "effect/marine-barracks-bombing": 0,
  "effect/soviets-shoot-down-kal-007": 0,
  "effect/glasnost": 0,
  "effect/ortega-elected-in-nicaragua": 0,
  "effect/terrorism": 0,
  "effect/iran-contra-scandal": 0.0552,
  "effect/chernobyl": -0.1953,
  "effect/latin-american-debt-crisis": 0,
  "effect/tear-down-this-wall": -0.0547,
  "effect/an-evil-empire": -0.0396,
  "effect/aldrich-ames-remix": 0.0917,
  "effect/pershing-ii-deployed": 0,
  "effect/wargames": 0,
  "effect/solidarity": 0,
  "effect/iran-iraq-war": 0,
  "effect/defectors": 0,
  "effect/the-cambridge-five": 0,
  "effect/special-relationship": 0,
  "effect/norad": 0.141,
  "effect/che": 0,
  "effect/our-man-in-tehran": 0,
  "effect/yuri-and-samantha": 0.0178,
  "effect/awacs-sale-to-saudis": -0.015,
  "effect/non-aligned-movement": 0,
  "effect/mobutu-sese-seko": 0,
  "effect/berlin-wall": 0,
  "effect/stanislav-petrov": 0,
  "effect/kremlin-flu": 0,
  "effect/first-lightning": 0,
  "effect/who-lost-china": 0,
  "effect/dont-wait-for-the-translation": 0,
  "hand/asia-scoring/us": -0.1692,
  "hand/asia-scoring/ussr": 0.1326,
  "hand/europe-scoring/us": -0.1021,
  "hand/europe-scoring/ussr": 0.1159,
  "hand/middle-east-scoring/us": -0.1988,
  "hand/middle-east-scoring/ussr": 0.1403,
  "hand/duck-and-cover/us": 0.0347,
  "hand/duck-and-cover/ussr": 0.1717,
  "hand/five-year-plan/us": 0.1906,
  "hand/five-year-plan/ussr": -0.103,
  "hand/the-china-card/us": 0.2,
  "hand/the-china-card/ussr": -0.2,
  "hand/socialist-governments/us": 0.0823,
  "hand/socialist-governments/ussr": -0.2233,
  "hand/fidel/us": -0.0099,
  "hand/fidel/ussr": -0.0099,
  "hand/vietnam-revolts/us": -0.0059,
  "hand/vietnam-revolts/ussr": -0.0611,
  "hand/blockade/us": 0.0621,
  "hand/blockade/ussr": -0.0095,
  "hand/korean-war/us": -0.0715,
  "hand/korean-war/ussr": -0.1119,
  "hand/romanian-abdication/us": 0.0087,
  "hand/romanian-abdication/ussr": -0.053,
  "hand/arab-israeli-war/us": 0.0409,
  "hand/arab-israeli-war/ussr": -0.1043,
  "hand/comecon/us": 0.1337,
  "hand/comecon/ussr": -0.1449,
  "hand/nasser/us": -0.0278,
  "hand/nasser/ussr": -0.0365,
  "hand/warsaw-pact-formed/us": 0.0708,
  "hand/warsaw-pact-formed/ussr": -0.1233,
  "hand/de-gaulle-leads-france/us": -0.0384,
  "hand/de-gaulle-leads-france/ussr": -0.1151,
  "hand/captured-nazi-scientist/us": 0.0393,
  "hand/captured-nazi-scientist/ussr": -0.0618,
  "hand/truman-doctrine/us": -0.022,
  "hand/truman-doctrine/ussr": 0.0636,
  "hand/olympic-games/us": 0.1391,
  "hand/olympic-games/ussr": -0.0802,
  "hand/nato/us": 0.2423,
  "hand/nato/ussr": -0.209,
  "hand/independent-reds/us": 0.0069,
  "hand/independent-reds/ussr": 0.008,
  "hand/marshall-plan/us": 0.2149,
  "hand/marshall-plan/ussr": -0.0963,
  "hand/indo-pakistani-war/us": 0.0941,
  "hand/indo-pakistani-war/ussr": -0.0969,
  "hand/containment/us": 0.152,
  "hand/containment/ussr": -0.0659,
  "hand/cia-created/us": -0.0724,
  "hand/cia-created/ussr": 0.3352,
  "hand/us-japan-mutual-defense-pact/us": 0.2177,
  "hand/us-japan-mutual-defense-pact/ussr": 0.0247,
  "hand/suez-crisis/us": 0.0688,
  "hand/suez-crisis/ussr": -0.1463,
  "hand/east-european-unrest/us": 0.1145,
  "hand/east-european-unrest/ussr": -0.0041,
  "hand/decolonization/us": 0.0004,
  "hand/decolonization/ussr": -0.2225,
  "hand/red-scare-purge/us": 0.2527,
  "hand/red-scare-purge/ussr": -0.19,
  "hand/un-intervention/us": 0.1424,
  "hand/un-intervention/ussr": -0.1714,
  "hand/de-stalinization/us": -0.0787,
  "hand/de-stalinization/ussr": -0.1878,
  "hand/nuclear-test-ban/us": 0.258,
  "hand/nuclear-test-ban/ussr": -0.219,
  "hand/formosan-resolution/us": 0.048,
  "hand/formosan-resolution/ussr": -0.0857,
  "hand/brush-war/us": 0.0588,
  "hand/brush-war/ussr": -0.0661,
  "hand/central-america-scoring/us": -0.1613,
  "hand/central-america-scoring/ussr": 0.2466,
  "hand/southeast-asia-scoring/us": -0.1485,
  "hand/southeast-asia-scoring/ussr": 0.1465,
  "hand/arms-race/us": 0.1839,
  "hand/arms-race/ussr": -0.1979,
  "hand/cuban-missile-crisis/us": 0.1228,
  "hand/cuban-missile-crisis/ussr": -0.153,
  "hand/nuclear-subs/us": 0.096,
  "hand/nuclear-subs/ussr": -0.0639,
  "hand/quagmire/us": 0.0101,
  "hand/quagmire/ussr": -0.0968,
  "hand/salt-negotiations/us": 0.1059,
  "hand/salt-negotiations/ussr": -0.1129,
  "hand/bear-trap/us": 0.1526,
  "hand/bear-trap/ussr": -0.0265,
  "hand/summit/us": 0.0646,
  "hand/summit/ussr": -0.0374,
  "hand/how-i-learned-to-stop-worrying/us": 0.1352,
  "hand/how-i-learned-to-stop-worrying/ussr": -0.1245,
  "hand/junta/us": 0.2166,
  "hand/junta/ussr": -0.2726,
  "hand/kitchen-debates/us": 0.0597,
  "hand/kitchen-debates/ussr": 0.052,
  "hand/missile-envy/us": 0.1101,
  "hand/missile-envy/ussr": -0.0994,
  "hand/we-will-bury-you/us": -0.2242,
  "hand/we-will-bury-you/ussr": -0.2133,
  "hand/brezhnev-doctrine/us": 0.1528,
  "hand/brezhnev-doctrine/ussr": -0.1319,
  "hand/portuguese-empire-crumbles/us": -0.0494,
  "hand/portuguese-empire-crumbles/ussr": -0.1417,
  "hand/south-african-unrest/us": -0.0471,
  "hand/south-african-unrest/ussr": -0.1678,
  "hand/allende/us": -0.0873,
  "hand/allende/ussr": 0.0086,
  "hand/willy-brandt/us": 0.0554,
  "hand/willy-brandt/ussr": -0.1071,
  "hand/muslim-revolution/us": 0.0084,
  "hand/muslim-revolution/ussr": -0.26,
  "hand/abm-treaty/us": 0.273,
  "hand/abm-treaty/ussr": -0.3698,
  "hand/cultural-revolution/us": 0.08,
  "hand/cultural-revolution/ussr": -0.1731,
  "hand/flower-power/us": 0.0861,
  "hand/flower-power/ussr": -0.2277,
  "hand/u2-incident/us": 0.1414,
  "hand/u2-incident/ussr": -0.1408,
  "hand/opec/us": 0.0975,
  "hand/opec/ussr": -0.2645,
  "hand/lone-gunman/us": -0.3394,
  "hand/lone-gunman/ussr": 0.0182,
  "hand/colonial-rear-guards/us": 0.2579,
  "hand/colonial-rear-guards/ussr": 0.0227,
  "hand/panama-canal-returned/us": -0.0153,
  "hand/panama-canal-returned/ussr": -0.0089,
  "hand/camp-david-accords/us": 0.0597,
  "hand/camp-david-accords/ussr": 0.0392,
  "hand/puppet-governments/us": 0.1909,
  "hand/puppet-governments/ussr": 0.0652,
  "hand/grain-sales-to-soviets/us": 0.1164,
  "hand/grain-sales-to-soviets/ussr": 0.0552,
  "hand/john-paul-ii-elected-pope/us": 0.0976,
  "hand/john-paul-ii-elected-pope/ussr": -0.0076,
  "hand/latin-american-death-squads/us": 0.1093,
  "hand/latin-american-death-squads/ussr": -0.0764,
  "hand/oas-founded/us": 0.0714,
  "hand/oas-founded/ussr": 0.0964,
  "hand/nixon-plays-the-china-card/us": 0.1524,
  "hand/nixon-plays-the-china-card/ussr": -0.011,
  "hand/sadat-expels-soviets/us": -0.0198,
  "hand/sadat-expels-soviets/ussr": 0.0667,
  "hand/shuttle-diplomacy/us": 0.1886,
  "hand/shuttle-diplomacy/ussr": -0.1915,
  "hand/the-voice-of-america/us": 0.1811,
  "hand/the-voice-of-america/ussr": 0.0086,
  "hand/liberation-theology/us": -0.0707,
  "hand/liberation-theology/ussr": -0.1906,
  "hand/ussuri-river-skirmish/us": 0.1574,
  "hand/ussuri-river-skirmish/ussr": 0.0812,
  "hand/ask-not-what-your-country-can-do-for-you/us": 0.1957,
  "hand/ask-not-what-your-country-can-do-for-you/ussr": 0.1415,
  "hand/alliance-for-progress/us": 0.1419,
  "hand/alliance-for-progress/ussr": -0.0068,
  "hand/africa-scoring/us": -0.0966,
  "hand/africa-scoring/ussr": 0.1635,
  "hand/one-small-step/us": 0.135,
  "hand/one-small-step/ussr": -0.1262,
  "hand/south-america-scoring/us": -0.1074,
  "hand/south-america-scoring/ussr": 0.1159,
  "hand/iranian-hostage-crisis/us": 0.1544,
  "hand/iranian-hostage-crisis/ussr": -0.2247,
  "hand/the-iron-lady/us": 0.272,
  "hand/the-iron-lady/ussr": -0.067,
  "hand/reagan-bombs-libya/us": 0.1367,
  "hand/reagan-bombs-libya/ussr": -0.1829,
  "hand/star-wars/us": 0.2055,
  "hand/star-wars/ussr": 0.1032,
  "hand/north-sea-oil/us": 0.288,
  "hand/north-sea-oil/ussr": -0.21,
  "hand/the-reformer/us": 0.1271,
  "hand/the-reformer/ussr": -0.495,
  "hand/marine-barracks-bombing/us": 0.0186,
  "hand/marine-barracks-bombing/ussr": -0.1351,
  "hand/soviets-shoot-down-kal-007/us": 0.2786,
  "hand/soviets-shoot-down-kal-007/ussr": 0.0887,
  "hand/glasnost/us": 0.0732,
  "hand/glasnost/ussr": -0.2746,
  "hand/ortega-elected-in-nicaragua/us": -0.2526,
  "hand/ortega-elected-in-nicaragua/ussr": -0.0868,
  "hand/terrorism/us": 0.0867,
  "hand/terrorism/ussr": -0.1212,
  "hand/iran-contra-scandal/us": 0.1221,
  "hand/iran-contra-scandal/ussr": -0.148,
  "hand/chernobyl/us": 0.1969,
  "hand/chernobyl/ussr": -0.3564,
  "hand/latin-american-debt-crisis/us": 0.0054,
  "hand/latin-american-debt-crisis/ussr": -0.1093,
  "hand/tear-down-this-wall/us": 0.2271,
  "hand/tear-down-this-wall/ussr": 0.1435,
  "hand/an-evil-empire/us": 0.2342,
  "hand/an-evil-empire/ussr": -0.1596,
  "hand/aldrich-ames-remix/us": 0.003,
  "hand/aldrich-ames-remix/ussr": -0.2033,
  "hand/pershing-ii-deployed/us": 0.0561,
  "hand/pershing-ii-deployed/ussr": -0.1464,
  "hand/wargames/us": 0.1451,
  "hand/wargames/ussr": -0.3876,
  "hand/solidarity/us": 0.2233,
  "hand/solidarity/ussr": -0.1027,
  "hand/iran-iraq-war/us": 0.0051,
  "hand/iran-iraq-war/ussr": -0.2624,
  "hand/defectors/us": 0.0465,
  "hand/defectors/ussr": -0.0363,
  "hand/the-cambridge-five/us": 0.08,
  "hand/the-cambridge-five/ussr": -0.0436,
  "hand/special-relationship/us": 0.0408,
  "hand/special-relationship/ussr": -0.0216,
  "hand/norad/us": 0.1253,
  "hand/norad/ussr": -0.0648,
  "hand/che/us": 0.0546,
  "hand/che/ussr": -0.2333,
  "hand/our-man-in-tehran/us": 0.0584,
  "hand/our-man-in-tehran/ussr": -0.0788,
  "hand/yuri-and-samantha/us": 0.1664,
  "hand/yuri-and-samantha/ussr": -0.2294,
  "hand/awacs-sale-to-saudis/us": 0.2538,
  "hand/awacs-sale-to-saudis/ussr": -0.125,
  "hand/non-aligned-movement/us": 0.05,
  "hand/non-aligned-movement/ussr": -0.05,
  "hand/mobutu-sese-seko/us": 0.1,
  "hand/mobutu-sese-seko/ussr": -0.02,
  "hand/berlin-wall/us": 0.02,
  "hand/berlin-wall/ussr": -0.1,
  "hand/stanislav-petrov/us": 0.15,
  "hand/stanislav-petrov/ussr": -0.15,
  "hand/kremlin-flu/us": 0.1,
  "hand/kremlin-flu/ussr": -0.02,
  "hand/first-lightning/us": 0.02,
  "hand/first-lightning/ussr": -0.1,
  "hand/who-lost-china/us": -0.03,
  "hand/who-lost-china/ussr": -0.05,
  "hand/dont-wait-for-the-translation/us": 0.15,
  "hand/dont-wait-for-the-translation/ussr": -0.07
 },
 "events": {
  "asia-scoring": [
   0,
   0
  ],
  "europe-scoring": [
   0,
   0
  ],
  "middle-east-scoring": [
   0,
   0
  ],
  "duck-and-cover": [
   -1.5132,
   0
  ],
  "five-year-plan": [
   0.2373,
   0
  ],
  "the-china-card": [
   0.22,
   -0.22
  ],
  "socialist-governments": [
   0,
   -0.6022
  ],
  "fidel": [
   0,
   -0.336
  ],
  "vietnam-revolts": [
   0,
   -0.2157
  ],
  "blockade": [
   0,
   -0.1067
  ],
  "korean-war": [
   0,
   -0.3668
  ],
  "romanian-abdication": [
   0,
   -0.0116
  ],
  "arab-israeli-war": [
   0,
   -0.2164
  ],
  "comecon": [
   0,
   -0.1699
  ],
  "nasser": [
   0,
   -0.1796
  ],
  "warsaw-pact-formed": [
   0,
   -0.2443
  ],
  "de-gaulle-leads-france": [
   0,
   -0.3052
  ],
  "captured-nazi-scientist": [
   0.2388,
   -0.2636
  ],
  "truman-doctrine": [
   0.1604,
   0
  ],
  "olympic-games": [
   -1.6068,
   1.5619
  ],
  "nato": [
   0.1538,
   0
  ],
  "independent-reds": [
   0.1476,
   0
  ],
  "marshall-plan": [
   0.3724,
   0
  ],
  "indo-pakistani-war": [
   0.3226,
   -0.3582
  ],
  "containment": [
   0.1279,
   0
  ],
  "cia-created": [
   0.2664,
   0
  ],
  "us-japan-mutual-defense-pact": [
   0.2269,
   0
  ],
  "suez-crisis": [
   0,
   -0.2812
  ],
  "east-european-unrest": [
   0.3302,
   0
  ],
  "decolonization": [
   0,
   -0.605
  ],
  "red-scare-purge": [
   0.2271,
   -0.2389
  ],
  "un-intervention": [
   0.4705,
   -0.4656
  ],
  "de-stalinization": [
   0,
   -0.6191
  ],
  "nuclear-test-ban": [
   0.1681,
   -0.1332
  ],
  "formosan-resolution": [
   0.1382,
   0
  ],
  "brush-war": [
   0.4096,
   -0.4022
  ],
  "central-america-scoring": [
   0,
   0
  ],
  "southeast-asia-scoring": [
   0,
   0
  ],
  "arms-race": [
   0.1441,
   -0.2461
  ],
  "cuban-missile-crisis": [
   0.4632,
   -0.4913
  ],
  "nuclear-subs": [
   0.0543,
   0
  ],
  "quagmire": [
   0,
   -0.4003
  ],
  "salt-negotiations": [
   0.2834,
   -0.2428
  ],
  "bear-trap": [
   0.2534,
   0
  ],
  "summit": [
   -0.7544,
   0.8229
  ],
  "how-i-learned-to-stop-worrying": [
   0.2349,
   -0.1711
  ],
  "junta": [
   0.3534,
   -0.4838
  ],
  "kitchen-debates": [
   0.3567,
   0
  ],
  "missile-envy": [
   0.3572,
   -0.3559
  ],
  "we-will-bury-you": [
   0,
   1.7975
  ],
  "brezhnev-doctrine": [
   0,
   -0.1428
  ],
  "portuguese-empire-crumbles": [
   0,
   -0.3054
  ],
  "south-african-unrest": [
   0,
   -0.2854
  ],
  "allende": [
   0,
   -0.2945
  ],
  "willy-brandt": [
   0,
   -0.2707
  ],
  "muslim-revolution": [
   0,
   -0.3859
  ],
  "abm-treaty": [
   0.6595,
   -0.6931
  ],
  "cultural-revolution": [
   0,
   -0.2937
  ],
  "flower-power": [
   0,
   -0.2722
  ],
  "u2-incident": [
   0,
   -0.1321
  ],
  "opec": [
   0,
   -0.3849
  ],
  "lone-gunman": [
   0,
   -0.248
  ],
  "colonial-rear-guards": [
   0.5586,
   0
  ],
  "panama-canal-returned": [
   0.0543,
   0
  ],
  "camp-david-accords": [
   0.2528,
   0
  ],
  "puppet-governments": [
   0.3484,
   0
  ],
  "grain-sales-to-soviets": [
   0.5443,
   0
  ],
  "john-paul-ii-elected-pope": [
   0.2824,
   0
  ],
  "latin-american-death-squads": [
   0.1671,
   -0.1803
  ],
  "oas-founded": [
   0.5236,
   0
  ],
  "nixon-plays-the-china-card": [
   0.3455,
   0
  ],
  "sadat-expels-soviets": [
   0.1673,
   0
  ],
  "shuttle-diplomacy": [
   0.1839,
   0
  ],
  "the-voice-of-america": [
   0.997,
   0
  ],
  "liberation-theology": [
   0,
   -0.4798
  ],
  "ussuri-river-skirmish": [
   0.502,
   0
  ],
  "ask-not-what-your-country-can-do-for-you": [
   0.2772,
   0
  ],
  "alliance-for-progress": [
   0.3504,
   0
  ],
  "africa-scoring": [
   0,
   0
  ],
  "one-small-step": [
   0.2138,
   -0.225
  ],
  "south-america-scoring": [
   0,
   0
  ],
  "iranian-hostage-crisis": [
   0,
   -0.3051
  ],
  "the-iron-lady": [
   0.2794,
   0
  ],
  "reagan-bombs-libya": [
   0.1463,
   0
  ],
  "star-wars": [
   0.6668,
   0
  ],
  "north-sea-oil": [
   0.1285,
   0
  ],
  "the-reformer": [
   0,
   -0.8824
  ],
  "marine-barracks-bombing": [
   0,
   -0.3683
  ],
  "soviets-shoot-down-kal-007": [
   -1.5185,
   0
  ],
  "glasnost": [
   0,
   -0.4973
  ],
  "ortega-elected-in-nicaragua": [
   0,
   -0.1032
  ],
  "terrorism": [
   0.1456,
   -0.1546
  ],
  "iran-contra-scandal": [
   0,
   -0.1455
  ],
  "chernobyl": [
   -0.1066,
   0
  ],
  "latin-american-debt-crisis": [
   0,
   -0.1808
  ],
  "tear-down-this-wall": [
   0.2656,
   0
  ],
  "an-evil-empire": [
   0.3157,
   0
  ],
  "aldrich-ames-remix": [
   0,
   -0.3046
  ],
  "pershing-ii-deployed": [
   0,
   -0.6705
  ],
  "wargames": [
   0.9286,
   -1.134
  ],
  "solidarity": [
   0.3071,
   0
  ],
  "iran-iraq-war": [
   0.4014,
   -0.2631
  ],
  "defectors": [
   0.0705,
   0
  ],
  "the-cambridge-five": [
   0,
   -0.1915
  ],
  "special-relationship": [
   0.1802,
   0
  ],
  "norad": [
   0.2403,
   0
  ],
  "che": [
   0,
   -0.3296
  ],
  "our-man-in-tehran": [
   0.0991,
   0
  ],
  "yuri-and-samantha": [
   0,
   0.0355
  ],
  "awacs-sale-to-saudis": [
   0.067,
   0
  ],
  "non-aligned-movement": [
   0.1,
   -0.1
  ],
  "mobutu-sese-seko": [
   0.14,
   0
  ],
  "berlin-wall": [
   0,
   -0.14
  ],
  "stanislav-petrov": [
   0.18,
   -0.18
  ],
  "kremlin-flu": [
   0.14,
   0
  ],
  "first-lightning": [
   0,
   -0.14
  ],
  "who-lost-china": [
   0,
   -0.1
  ],
  "dont-wait-for-the-translation": [
   0.18,
   0
  ]
 }
}
