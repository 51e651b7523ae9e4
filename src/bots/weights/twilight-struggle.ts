/** Made by `hotline train`; not written by hand. */
import type { Weights } from '../weights.ts'

export const weights: Weights = {
 "version": 1,
 "game": "twilight-struggle",
 "features": {
  "even": 0.022,
  "vp": 0.0833,
  "vp-late": 0.0094,
  "vp-last": 0.0406,
  "short-early": 0.0166,
  "short-late": 0.0735,
  "passing-ready": 0.1495,
  "passing-used": 0.144,
  "space": 0.0624,
  "second-card": -0.0237,
  "headline-first": -0.0071,
  "discard-held": -0.0003,
  "extra-round": 0.0001,
  "defcon-2": 0.0125,
  "defcon-3": 0.0111,
  "defcon-4": 0.002,
  "defcon-5": -0.001,
  "to-play": 0.0957,
  "region/europe/now": 0.0002,
  "region/europe/end": 0.0518,
  "region/europe/in-hand": 0.0358,
  "region/europe/in-deck": 0.0055,
  "region/asia/now": 0.0059,
  "region/asia/end": 0.0276,
  "region/asia/in-hand": 0.0423,
  "region/asia/in-deck": 0.0166,
  "region/middle-east/now": 0,
  "region/middle-east/end": 0.0266,
  "region/middle-east/in-hand": 0.0329,
  "region/middle-east/in-deck": 0.0132,
  "region/africa/now": 0,
  "region/africa/end": 0.0482,
  "region/africa/in-hand": 0.0336,
  "region/africa/in-deck": 0.01,
  "region/central-america/now": 0.0005,
  "region/central-america/end": 0.0353,
  "region/central-america/in-hand": 0.0356,
  "region/central-america/in-deck": 0.017,
  "region/south-america/now": 0,
  "region/south-america/end": 0.0405,
  "region/south-america/in-hand": 0.0382,
  "region/south-america/in-deck": 0.0265,
  "country/canada/control": 0.1079,
  "country/canada/margin": 0.0937,
  "country/canada/presence": 0.0343,
  "country/united-kingdom/control": 0.0576,
  "country/united-kingdom/margin": 0.0471,
  "country/united-kingdom/presence": 0.0357,
  "country/norway/control": 0.03,
  "country/norway/margin": 0.0371,
  "country/norway/presence": 0.049,
  "country/sweden/control": 0.03,
  "country/sweden/margin": 0.0304,
  "country/sweden/presence": 0.0107,
  "country/finland/control": 0.0343,
  "country/finland/margin": 0.0182,
  "country/finland/presence": 0.0003,
  "country/denmark/control": 0.0303,
  "country/denmark/margin": 0.015,
  "country/denmark/presence": 0,
  "country/benelux/control": 0.0296,
  "country/benelux/margin": 0.0223,
  "country/benelux/presence": 0.0008,
  "country/france/control": 0.0818,
  "country/france/margin": 0.1253,
  "country/france/presence": 0.0638,
  "country/spain-portugal/control": 0.0231,
  "country/spain-portugal/margin": 0.0158,
  "country/spain-portugal/presence": 0.0037,
  "country/italy/control": 0.1229,
  "country/italy/margin": 0.1654,
  "country/italy/presence": 0.0694,
  "country/west-germany/control": 0.132,
  "country/west-germany/margin": 0.146,
  "country/west-germany/presence": 0,
  "country/greece/control": 0.0403,
  "country/greece/margin": 0.017,
  "country/greece/presence": 0.0065,
  "country/turkey/control": 0,
  "country/turkey/margin": 0,
  "country/turkey/presence": 0,
  "country/austria/control": 0.0289,
  "country/austria/margin": 0.0296,
  "country/austria/presence": 0.0029,
  "country/east-germany/control": 0.0751,
  "country/east-germany/margin": 0.0996,
  "country/east-germany/presence": 0,
  "country/poland/control": 0.0727,
  "country/poland/margin": 0.0619,
  "country/poland/presence": 0,
  "country/czechoslovakia/control": 0.0522,
  "country/czechoslovakia/margin": 0.0636,
  "country/czechoslovakia/presence": 0.0609,
  "country/hungary/control": 0.0244,
  "country/hungary/margin": 0.0129,
  "country/hungary/presence": 0.0114,
  "country/romania/control": 0.003,
  "country/romania/margin": 0.0092,
  "country/romania/presence": 0.0068,
  "country/yugoslavia/control": 0.0385,
  "country/yugoslavia/margin": 0.0218,
  "country/yugoslavia/presence": 0.0002,
  "country/bulgaria/control": 0.0292,
  "country/bulgaria/margin": 0.0014,
  "country/bulgaria/presence": 0,
  "country/libya/control": 0.0575,
  "country/libya/margin": 0.0299,
  "country/libya/presence": 0.009,
  "country/egypt/control": 0.0734,
  "country/egypt/margin": 0.0478,
  "country/egypt/presence": 0.019,
  "country/israel/control": 0.1081,
  "country/israel/margin": 0.112,
  "country/israel/presence": 0.024,
  "country/lebanon/control": 0,
  "country/lebanon/margin": 0,
  "country/lebanon/presence": 0,
  "country/syria/control": 0,
  "country/syria/margin": 0,
  "country/syria/presence": 0.0003,
  "country/jordan/control": 0.0591,
  "country/jordan/margin": 0.0668,
  "country/jordan/presence": 0.0367,
  "country/iraq/control": 0.1206,
  "country/iraq/margin": 0.1505,
  "country/iraq/presence": 0.0007,
  "country/iran/control": 0.0783,
  "country/iran/margin": 0.0938,
  "country/iran/presence": 0.0224,
  "country/gulf-states/control": 0.03,
  "country/gulf-states/margin": 0.0308,
  "country/gulf-states/presence": 0.0161,
  "country/saudi-arabia/control": 0.1142,
  "country/saudi-arabia/margin": 0.1341,
  "country/saudi-arabia/presence": 0.0359,
  "country/afghanistan/control": 0.0178,
  "country/afghanistan/margin": 0.0073,
  "country/afghanistan/presence": 0.0483,
  "country/pakistan/control": 0.0949,
  "country/pakistan/margin": 0.095,
  "country/pakistan/presence": 0.0723,
  "country/india/control": 0.1042,
  "country/india/margin": 0.1136,
  "country/india/presence": 0.0469,
  "country/burma/control": 0.0265,
  "country/burma/margin": 0.0274,
  "country/burma/presence": 0.0119,
  "country/laos-cambodia/control": 0.0259,
  "country/laos-cambodia/margin": 0.0347,
  "country/laos-cambodia/presence": 0.017,
  "country/thailand/control": 0.0737,
  "country/thailand/margin": 0.0765,
  "country/thailand/presence": 0.0411,
  "country/vietnam/control": 0.0478,
  "country/vietnam/margin": 0.0741,
  "country/vietnam/presence": 0.0316,
  "country/malaysia/control": 0.0486,
  "country/malaysia/margin": 0.0665,
  "country/malaysia/presence": 0.0428,
  "country/indonesia/control": 0.04,
  "country/indonesia/margin": 0.0507,
  "country/indonesia/presence": 0.0602,
  "country/philippines/control": 0.0861,
  "country/philippines/margin": 0.0865,
  "country/philippines/presence": 0.0037,
  "country/australia/control": 0.0076,
  "country/australia/margin": 0.0141,
  "country/australia/presence": 0.0416,
  "country/japan/control": 0.1139,
  "country/japan/margin": 0.1419,
  "country/japan/presence": 0.0355,
  "country/taiwan/control": 0.03,
  "country/taiwan/margin": 0.0318,
  "country/taiwan/presence": 0.0209,
  "country/south-korea/control": 0.0963,
  "country/south-korea/margin": 0.1185,
  "country/south-korea/presence": 0.0314,
  "country/north-korea/control": 0.1019,
  "country/north-korea/margin": 0.1496,
  "country/north-korea/presence": 0.0602,
  "country/morocco/control": 0.03,
  "country/morocco/margin": 0.0306,
  "country/morocco/presence": 0.0153,
  "country/algeria/control": 0.1128,
  "country/algeria/margin": 0.1454,
  "country/algeria/presence": 0.0838,
  "country/tunisia/control": 0.0342,
  "country/tunisia/margin": 0.0398,
  "country/tunisia/presence": 0.0238,
  "country/west-african-states/control": 0.029,
  "country/west-african-states/margin": 0.0282,
  "country/west-african-states/presence": 0.0129,
  "country/ivory-coast/control": 0.0224,
  "country/ivory-coast/margin": 0.0177,
  "country/ivory-coast/presence": 0.0024,
  "country/saharan-states/control": 0,
  "country/saharan-states/margin": 0,
  "country/saharan-states/presence": 0,
  "country/nigeria/control": 0.0551,
  "country/nigeria/margin": 0.0127,
  "country/nigeria/presence": 0.0112,
  "country/cameroon/control": 0.037,
  "country/cameroon/margin": 0.0281,
  "country/cameroon/presence": 0.0197,
  "country/zaire/control": 0.0453,
  "country/zaire/margin": 0.0444,
  "country/zaire/presence": 0.0306,
  "country/angola/control": 0.0476,
  "country/angola/margin": 0.0158,
  "country/angola/presence": 0.0041,
  "country/south-africa/control": 0.1108,
  "country/south-africa/margin": 0.1491,
  "country/south-africa/presence": 0.1056,
  "country/botswana/control": 0.0492,
  "country/botswana/margin": 0.0542,
  "country/botswana/presence": 0.0405,
  "country/zimbabwe/control": 0.0265,
  "country/zimbabwe/margin": 0,
  "country/zimbabwe/presence": 0.0257,
  "country/southeast-african-states/control": 0.0347,
  "country/southeast-african-states/margin": 0.0471,
  "country/southeast-african-states/presence": 0.0488,
  "country/kenya/control": 0.0301,
  "country/kenya/margin": 0.0303,
  "country/kenya/presence": 0.0146,
  "country/somalia/control": 0.0258,
  "country/somalia/margin": 0.0235,
  "country/somalia/presence": 0.0082,
  "country/ethiopia/control": 0.0097,
  "country/ethiopia/margin": 0,
  "country/ethiopia/presence": 0,
  "country/sudan/control": 0,
  "country/sudan/margin": 0,
  "country/sudan/presence": 0,
  "country/mexico/control": 0.066,
  "country/mexico/margin": 0.0401,
  "country/mexico/presence": 0.001,
  "country/guatemala/control": 0.017,
  "country/guatemala/margin": 0.0058,
  "country/guatemala/presence": 0.008,
  "country/el-salvador/control": 0.031,
  "country/el-salvador/margin": 0.0345,
  "country/el-salvador/presence": 0.0224,
  "country/honduras/control": 0.0323,
  "country/honduras/margin": 0.0328,
  "country/honduras/presence": 0.0146,
  "country/costa-rica/control": 0.0312,
  "country/costa-rica/margin": 0.0405,
  "country/costa-rica/presence": 0.0124,
  "country/nicaragua/control": 0.0505,
  "country/nicaragua/margin": 0.0437,
  "country/nicaragua/presence": 0.0398,
  "country/panama/control": 0.0978,
  "country/panama/margin": 0.1008,
  "country/panama/presence": 0.0485,
  "country/cuba/control": 0.1004,
  "country/cuba/margin": 0.1299,
  "country/cuba/presence": 0.085,
  "country/haiti/control": 0.0684,
  "country/haiti/margin": 0.0928,
  "country/haiti/presence": 0.0814,
  "country/dominican-republic/control": 0.0447,
  "country/dominican-republic/margin": 0.0452,
  "country/dominican-republic/presence": 0.034,
  "country/colombia/control": 0,
  "country/colombia/margin": 0,
  "country/colombia/presence": 0,
  "country/venezuela/control": 0.0923,
  "country/venezuela/margin": 0.1141,
  "country/venezuela/presence": 0.0598,
  "country/ecuador/control": 0.035,
  "country/ecuador/margin": 0.0423,
  "country/ecuador/presence": 0.0303,
  "country/peru/control": 0.0402,
  "country/peru/margin": 0.0483,
  "country/peru/presence": 0.0274,
  "country/bolivia/control": 0.0339,
  "country/bolivia/margin": 0.0372,
  "country/bolivia/presence": 0.0187,
  "country/chile/control": 0.1136,
  "country/chile/margin": 0.1491,
  "country/chile/presence": 0.0916,
  "country/argentina/control": 0.111,
  "country/argentina/margin": 0.1333,
  "country/argentina/presence": 0.0756,
  "country/paraguay/control": 0.027,
  "country/paraguay/margin": 0.0252,
  "country/paraguay/presence": 0.0037,
  "country/uruguay/control": 0.0338,
  "country/uruguay/margin": 0.0306,
  "country/uruguay/presence": 0.001,
  "country/brazil/control": 0.0977,
  "country/brazil/margin": 0.1132,
  "country/brazil/presence": 0.0719,
  "effect/asia-scoring": 0,
  "effect/europe-scoring": 0,
  "effect/middle-east-scoring": 0,
  "effect/duck-and-cover": 0,
  "effect/five-year-plan": 0,
  "effect/the-china-card": 0,
  "effect/socialist-governments": 0,
  "effect/fidel": 0,
  "effect/vietnam-revolts": 0.0082,
  "effect/blockade": 0,
  "effect/korean-war": 0,
  "effect/romanian-abdication": 0,
  "effect/arab-israeli-war": 0,
  "effect/comecon": 0,
  "effect/nasser": 0,
  "effect/warsaw-pact-formed": -0.107,
  "effect/de-gaulle-leads-france": -0.0501,
  "effect/captured-nazi-scientist": 0,
  "effect/truman-doctrine": 0,
  "effect/olympic-games": 0,
  "effect/nato": 0.04,
  "effect/independent-reds": 0,
  "effect/marshall-plan": -0.0205,
  "effect/indo-pakistani-war": 0,
  "effect/containment": 0.0121,
  "effect/cia-created": 0,
  "effect/us-japan-mutual-defense-pact": 0.0437,
  "effect/suez-crisis": 0,
  "effect/east-european-unrest": 0,
  "effect/decolonization": 0,
  "effect/red-scare-purge": 0.013,
  "effect/un-intervention": 0,
  "effect/de-stalinization": 0,
  "effect/nuclear-test-ban": 0,
  "effect/formosan-resolution": 0.0231,
  "effect/brush-war": 0,
  "effect/central-america-scoring": 0,
  "effect/southeast-asia-scoring": 0,
  "effect/arms-race": 0,
  "effect/cuban-missile-crisis": 0.0203,
  "effect/nuclear-subs": 0.0008,
  "effect/quagmire": 0.0031,
  "effect/salt-negotiations": 0.0092,
  "effect/bear-trap": 0.0116,
  "effect/summit": 0,
  "effect/how-i-learned-to-stop-worrying": 0,
  "effect/junta": 0,
  "effect/kitchen-debates": 0,
  "effect/missile-envy": 0.005,
  "effect/we-will-bury-you": 0.0066,
  "effect/brezhnev-doctrine": 0.0042,
  "effect/portuguese-empire-crumbles": 0,
  "effect/south-african-unrest": 0,
  "effect/allende": 0,
  "effect/willy-brandt": 0.0211,
  "effect/muslim-revolution": 0,
  "effect/abm-treaty": 0,
  "effect/cultural-revolution": 0,
  "effect/flower-power": 0.0271,
  "effect/u2-incident": 0.0012,
  "effect/opec": 0,
  "effect/lone-gunman": 0,
  "effect/colonial-rear-guards": 0,
  "effect/panama-canal-returned": 0,
  "effect/camp-david-accords": 0.0666,
  "effect/puppet-governments": 0,
  "effect/grain-sales-to-soviets": 0,
  "effect/john-paul-ii-elected-pope": 0.0379,
  "effect/latin-american-death-squads": -0.0027,
  "effect/oas-founded": 0,
  "effect/nixon-plays-the-china-card": 0,
  "effect/sadat-expels-soviets": 0,
  "effect/shuttle-diplomacy": 0.0271,
  "effect/the-voice-of-america": 0,
  "effect/liberation-theology": 0,
  "effect/ussuri-river-skirmish": 0,
  "effect/ask-not-what-your-country-can-do-for-you": 0,
  "effect/alliance-for-progress": 0,
  "effect/africa-scoring": 0,
  "effect/one-small-step": 0,
  "effect/south-america-scoring": 0,
  "effect/iranian-hostage-crisis": 0.011,
  "effect/the-iron-lady": 0.0117,
  "effect/reagan-bombs-libya": 0,
  "effect/star-wars": 0,
  "effect/north-sea-oil": 0.0258,
  "effect/the-reformer": -0.0079,
  "effect/marine-barracks-bombing": 0,
  "effect/soviets-shoot-down-kal-007": 0,
  "effect/glasnost": 0,
  "effect/ortega-elected-in-nicaragua": 0,
  "effect/terrorism": 0,
  "effect/iran-contra-scandal": 0.0019,
  "effect/chernobyl": -0.0025,
  "effect/latin-american-debt-crisis": 0,
  "effect/tear-down-this-wall": 0.0154,
  "effect/an-evil-empire": 0.0251,
  "effect/aldrich-ames-remix": -0.0011,
  "effect/pershing-ii-deployed": 0,
  "effect/wargames": 0,
  "effect/solidarity": 0,
  "effect/iran-iraq-war": 0,
  "effect/defectors": 0,
  "effect/the-cambridge-five": 0,
  "effect/special-relationship": 0,
  "effect/norad": 0.0651,
  "effect/che": 0,
  "effect/our-man-in-tehran": 0,
  "effect/yuri-and-samantha": -0.0152,
  "effect/awacs-sale-to-saudis": 0.0201,
  "effect/non-aligned-movement": 0,
  "effect/mobutu-sese-seko": 0,
  "effect/berlin-wall": 0,
  "effect/stanislav-petrov": 0,
  "effect/kremlin-flu": 0,
  "effect/first-lightning": 0,
  "effect/who-lost-china": 0,
  "effect/dont-wait-for-the-translation": 0,
  "hand/asia-scoring/us": -0.0654,
  "hand/asia-scoring/ussr": 0.052,
  "hand/europe-scoring/us": -0.0562,
  "hand/europe-scoring/ussr": 0.0446,
  "hand/middle-east-scoring/us": -0.0491,
  "hand/middle-east-scoring/ussr": 0.0382,
  "hand/duck-and-cover/us": 0.148,
  "hand/duck-and-cover/ussr": -0.011,
  "hand/five-year-plan/us": 0.1592,
  "hand/five-year-plan/ussr": -0.0747,
  "hand/the-china-card/us": 0.2,
  "hand/the-china-card/ussr": -0.2,
  "hand/socialist-governments/us": 0.0566,
  "hand/socialist-governments/ussr": -0.1563,
  "hand/fidel/us": 0.0347,
  "hand/fidel/ussr": -0.1144,
  "hand/vietnam-revolts/us": 0.0232,
  "hand/vietnam-revolts/ussr": -0.1035,
  "hand/blockade/us": -0.0039,
  "hand/blockade/ussr": -0.0683,
  "hand/korean-war/us": -0.0049,
  "hand/korean-war/ussr": -0.1126,
  "hand/romanian-abdication/us": -0.0338,
  "hand/romanian-abdication/ussr": -0.0598,
  "hand/arab-israeli-war/us": 0.0271,
  "hand/arab-israeli-war/ussr": -0.0826,
  "hand/comecon/us": 0.084,
  "hand/comecon/ussr": -0.1496,
  "hand/nasser/us": -0.0032,
  "hand/nasser/ussr": -0.0548,
  "hand/warsaw-pact-formed/us": 0.1095,
  "hand/warsaw-pact-formed/ussr": -0.1642,
  "hand/de-gaulle-leads-france/us": 0.0523,
  "hand/de-gaulle-leads-france/ussr": -0.1484,
  "hand/captured-nazi-scientist/us": 0.0517,
  "hand/captured-nazi-scientist/ussr": -0.0735,
  "hand/truman-doctrine/us": 0.031,
  "hand/truman-doctrine/ussr": 0.024,
  "hand/olympic-games/us": 0.1387,
  "hand/olympic-games/ussr": -0.1059,
  "hand/nato/us": 0.2021,
  "hand/nato/ussr": -0.1377,
  "hand/independent-reds/us": 0.1187,
  "hand/independent-reds/ussr": -0.0411,
  "hand/marshall-plan/us": 0.2151,
  "hand/marshall-plan/ussr": -0.1164,
  "hand/indo-pakistani-war/us": 0.1088,
  "hand/indo-pakistani-war/ussr": -0.084,
  "hand/containment/us": 0.1516,
  "hand/containment/ussr": -0.0781,
  "hand/cia-created/us": 0.0036,
  "hand/cia-created/ussr": 0.2778,
  "hand/us-japan-mutual-defense-pact/us": 0.215,
  "hand/us-japan-mutual-defense-pact/ussr": -0.1156,
  "hand/suez-crisis/us": 0.0664,
  "hand/suez-crisis/ussr": -0.1404,
  "hand/east-european-unrest/us": 0.1533,
  "hand/east-european-unrest/ussr": -0.051,
  "hand/decolonization/us": -0.0407,
  "hand/decolonization/ussr": -0.0913,
  "hand/red-scare-purge/us": 0.2187,
  "hand/red-scare-purge/ussr": -0.2185,
  "hand/un-intervention/us": 0.0907,
  "hand/un-intervention/ussr": -0.0694,
  "hand/de-stalinization/us": 0.1049,
  "hand/de-stalinization/ussr": -0.1705,
  "hand/nuclear-test-ban/us": 0.2147,
  "hand/nuclear-test-ban/ussr": -0.2107,
  "hand/formosan-resolution/us": 0.118,
  "hand/formosan-resolution/ussr": -0.0458,
  "hand/brush-war/us": 0.1584,
  "hand/brush-war/ussr": -0.1466,
  "hand/central-america-scoring/us": -0.0379,
  "hand/central-america-scoring/ussr": 0.0264,
  "hand/southeast-asia-scoring/us": -0.0399,
  "hand/southeast-asia-scoring/ussr": 0.0374,
  "hand/arms-race/us": 0.1774,
  "hand/arms-race/ussr": -0.1574,
  "hand/cuban-missile-crisis/us": 0.1704,
  "hand/cuban-missile-crisis/ussr": -0.1613,
  "hand/nuclear-subs/us": 0.0889,
  "hand/nuclear-subs/ussr": -0.0283,
  "hand/quagmire/us": 0.0755,
  "hand/quagmire/ussr": -0.1583,
  "hand/salt-negotiations/us": 0.1511,
  "hand/salt-negotiations/ussr": -0.1542,
  "hand/bear-trap/us": 0.1669,
  "hand/bear-trap/ussr": -0.0678,
  "hand/summit/us": 0.0569,
  "hand/summit/ussr": -0.0577,
  "hand/how-i-learned-to-stop-worrying/us": 0.1085,
  "hand/how-i-learned-to-stop-worrying/ussr": -0.114,
  "hand/junta/us": 0.1112,
  "hand/junta/ussr": -0.1117,
  "hand/kitchen-debates/us": 0.0703,
  "hand/kitchen-debates/ussr": 0.0148,
  "hand/missile-envy/us": 0.1024,
  "hand/missile-envy/ussr": -0.0834,
  "hand/we-will-bury-you/us": 0.0795,
  "hand/we-will-bury-you/ussr": -0.2004,
  "hand/brezhnev-doctrine/us": 0.0753,
  "hand/brezhnev-doctrine/ussr": -0.1485,
  "hand/portuguese-empire-crumbles/us": 0.0373,
  "hand/portuguese-empire-crumbles/ussr": -0.0962,
  "hand/south-african-unrest/us": 0.0113,
  "hand/south-african-unrest/ussr": -0.083,
  "hand/allende/us": -0.0216,
  "hand/allende/ussr": -0.0586,
  "hand/willy-brandt/us": 0.0197,
  "hand/willy-brandt/ussr": -0.1103,
  "hand/muslim-revolution/us": 0.1349,
  "hand/muslim-revolution/ussr": -0.1992,
  "hand/abm-treaty/us": 0.2012,
  "hand/abm-treaty/ussr": -0.2019,
  "hand/cultural-revolution/us": 0.0822,
  "hand/cultural-revolution/ussr": -0.146,
  "hand/flower-power/us": 0.1389,
  "hand/flower-power/ussr": -0.1988,
  "hand/u2-incident/us": 0.0854,
  "hand/u2-incident/ussr": -0.1646,
  "hand/opec/us": 0.0739,
  "hand/opec/ussr": -0.1451,
  "hand/lone-gunman/us": -0.1616,
  "hand/lone-gunman/ussr": -0.0356,
  "hand/colonial-rear-guards/us": 0.1173,
  "hand/colonial-rear-guards/ussr": -0.0119,
  "hand/panama-canal-returned/us": 0.0838,
  "hand/panama-canal-returned/ussr": -0.0036,
  "hand/camp-david-accords/us": 0.0814,
  "hand/camp-david-accords/ussr": -0.0049,
  "hand/puppet-governments/us": 0.1098,
  "hand/puppet-governments/ussr": -0.0203,
  "hand/grain-sales-to-soviets/us": 0.0966,
  "hand/grain-sales-to-soviets/ussr": 0.0303,
  "hand/john-paul-ii-elected-pope/us": 0.101,
  "hand/john-paul-ii-elected-pope/ussr": 0.0006,
  "hand/latin-american-death-squads/us": 0.1188,
  "hand/latin-american-death-squads/ussr": -0.1057,
  "hand/oas-founded/us": 0.0736,
  "hand/oas-founded/ussr": 0.0304,
  "hand/nixon-plays-the-china-card/us": 0.1061,
  "hand/nixon-plays-the-china-card/ussr": -0.0339,
  "hand/sadat-expels-soviets/us": 0.0621,
  "hand/sadat-expels-soviets/ussr": 0.0336,
  "hand/shuttle-diplomacy/us": 0.1496,
  "hand/shuttle-diplomacy/ussr": -0.073,
  "hand/the-voice-of-america/us": 0.1069,
  "hand/the-voice-of-america/ussr": 0.0166,
  "hand/liberation-theology/us": 0.0192,
  "hand/liberation-theology/ussr": -0.1029,
  "hand/ussuri-river-skirmish/us": 0.1566,
  "hand/ussuri-river-skirmish/ussr": -0.0649,
  "hand/ask-not-what-your-country-can-do-for-you/us": 0.1549,
  "hand/ask-not-what-your-country-can-do-for-you/ussr": -0.0502,
  "hand/alliance-for-progress/us": 0.1563,
  "hand/alliance-for-progress/ussr": -0.0682,
  "hand/africa-scoring/us": -0.0296,
  "hand/africa-scoring/ussr": 0.0286,
  "hand/one-small-step/us": 0.1053,
  "hand/one-small-step/ussr": -0.0915,
  "hand/south-america-scoring/us": -0.0276,
  "hand/south-america-scoring/ussr": 0.0392,
  "hand/iranian-hostage-crisis/us": 0.0745,
  "hand/iranian-hostage-crisis/ussr": -0.1517,
  "hand/the-iron-lady/us": 0.151,
  "hand/the-iron-lady/ussr": -0.0811,
  "hand/reagan-bombs-libya/us": 0.1043,
  "hand/reagan-bombs-libya/ussr": -0.0256,
  "hand/star-wars/us": 0.1119,
  "hand/star-wars/ussr": -0.0233,
  "hand/north-sea-oil/us": 0.1453,
  "hand/north-sea-oil/ussr": -0.0759,
  "hand/the-reformer/us": 0.0644,
  "hand/the-reformer/ussr": -0.152,
  "hand/marine-barracks-bombing/us": 0.0262,
  "hand/marine-barracks-bombing/ussr": -0.097,
  "hand/soviets-shoot-down-kal-007/us": 0.1955,
  "hand/soviets-shoot-down-kal-007/ussr": -0.1082,
  "hand/glasnost/us": 0.1207,
  "hand/glasnost/ussr": -0.1984,
  "hand/ortega-elected-in-nicaragua/us": 0.0168,
  "hand/ortega-elected-in-nicaragua/ussr": -0.0967,
  "hand/terrorism/us": 0.1122,
  "hand/terrorism/ussr": -0.1083,
  "hand/iran-contra-scandal/us": 0.0344,
  "hand/iran-contra-scandal/ussr": -0.0987,
  "hand/chernobyl/us": 0.1571,
  "hand/chernobyl/ussr": -0.0844,
  "hand/latin-american-debt-crisis/us": 0.0303,
  "hand/latin-american-debt-crisis/ussr": -0.1075,
  "hand/tear-down-this-wall/us": 0.1466,
  "hand/tear-down-this-wall/ussr": -0.0461,
  "hand/an-evil-empire/us": 0.1476,
  "hand/an-evil-empire/ussr": -0.0653,
  "hand/aldrich-ames-remix/us": 0.066,
  "hand/aldrich-ames-remix/ussr": -0.1536,
  "hand/pershing-ii-deployed/us": 0.0641,
  "hand/pershing-ii-deployed/ussr": -0.141,
  "hand/wargames/us": 0.2052,
  "hand/wargames/ussr": -0.2031,
  "hand/solidarity/us": 0.109,
  "hand/solidarity/ussr": -0.0197,
  "hand/iran-iraq-war/us": 0.0908,
  "hand/iran-iraq-war/ussr": -0.1026,
  "hand/defectors/us": 0.1055,
  "hand/defectors/ussr": -0.0455,
  "hand/the-cambridge-five/us": 0.0014,
  "hand/the-cambridge-five/ussr": -0.0823,
  "hand/special-relationship/us": 0.1084,
  "hand/special-relationship/ussr": -0.0448,
  "hand/norad/us": 0.1532,
  "hand/norad/ussr": -0.0686,
  "hand/che/us": 0.0747,
  "hand/che/ussr": -0.146,
  "hand/our-man-in-tehran/us": 0.1087,
  "hand/our-man-in-tehran/ussr": -0.0493,
  "hand/yuri-and-samantha/us": 0.0377,
  "hand/yuri-and-samantha/ussr": -0.1157,
  "hand/awacs-sale-to-saudis/us": 0.1527,
  "hand/awacs-sale-to-saudis/ussr": -0.0664,
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
   -1.2566,
   0
  ],
  "five-year-plan": [
   0.2274,
   0
  ],
  "the-china-card": [
   0.22,
   -0.22
  ],
  "socialist-governments": [
   0,
   -0.4579
  ],
  "fidel": [
   0,
   -0.3511
  ],
  "vietnam-revolts": [
   0,
   -0.1926
  ],
  "blockade": [
   0,
   -0.081
  ],
  "korean-war": [
   0,
   -0.2845
  ],
  "romanian-abdication": [
   0,
   -0.1091
  ],
  "arab-israeli-war": [
   0,
   -0.1872
  ],
  "comecon": [
   0,
   -0.1368
  ],
  "nasser": [
   0,
   -0.2766
  ],
  "warsaw-pact-formed": [
   0,
   -0.1325
  ],
  "de-gaulle-leads-france": [
   0,
   -0.2419
  ],
  "captured-nazi-scientist": [
   0.2308,
   -0.2479
  ],
  "truman-doctrine": [
   0.1341,
   0
  ],
  "olympic-games": [
   -1.3235,
   1.247
  ],
  "nato": [
   0.093,
   0
  ],
  "independent-reds": [
   0.1839,
   0
  ],
  "marshall-plan": [
   0.2211,
   0
  ],
  "indo-pakistani-war": [
   0.2364,
   -0.2529
  ],
  "containment": [
   0.0639,
   0
  ],
  "cia-created": [
   0.299,
   0
  ],
  "us-japan-mutual-defense-pact": [
   0.3202,
   0
  ],
  "suez-crisis": [
   0,
   -0.3261
  ],
  "east-european-unrest": [
   0.366,
   0
  ],
  "decolonization": [
   0,
   -0.6255
  ],
  "red-scare-purge": [
   0.0695,
   -0.0734
  ],
  "un-intervention": [
   0.4905,
   -0.4657
  ],
  "de-stalinization": [
   0,
   -0.0626
  ],
  "nuclear-test-ban": [
   0.1134,
   -0.1732
  ],
  "formosan-resolution": [
   0.0752,
   0
  ],
  "brush-war": [
   0.341,
   -0.3747
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
   0.1246,
   -0.2075
  ],
  "cuban-missile-crisis": [
   0.0768,
   -0.0711
  ],
  "nuclear-subs": [
   0.0579,
   0
  ],
  "quagmire": [
   0,
   -0.095
  ],
  "salt-negotiations": [
   0.215,
   -0.2836
  ],
  "bear-trap": [
   0.0603,
   0
  ],
  "summit": [
   -0.5544,
   0.705
  ],
  "how-i-learned-to-stop-worrying": [
   0.1892,
   -0.2321
  ],
  "junta": [
   0.4605,
   -0.5298
  ],
  "kitchen-debates": [
   0.3261,
   0
  ],
  "missile-envy": [
   0.243,
   -0.3065
  ],
  "we-will-bury-you": [
   0,
   1.7563
  ],
  "brezhnev-doctrine": [
   0,
   -0.0636
  ],
  "portuguese-empire-crumbles": [
   0,
   -0.268
  ],
  "south-african-unrest": [
   0,
   -0.3532
  ],
  "allende": [
   0,
   -0.137
  ],
  "willy-brandt": [
   0,
   -0.2221
  ],
  "muslim-revolution": [
   0,
   -0.3716
  ],
  "abm-treaty": [
   0.7136,
   -0.7795
  ],
  "cultural-revolution": [
   0,
   -0.2752
  ],
  "flower-power": [
   0,
   -0.074
  ],
  "u2-incident": [
   0,
   -0.1781
  ],
  "opec": [
   0,
   -0.3206
  ],
  "lone-gunman": [
   0,
   -0.3314
  ],
  "colonial-rear-guards": [
   0.4913,
   0
  ],
  "panama-canal-returned": [
   0.2176,
   0
  ],
  "camp-david-accords": [
   0.3729,
   0
  ],
  "puppet-governments": [
   0.2689,
   0
  ],
  "grain-sales-to-soviets": [
   0.5565,
   0
  ],
  "john-paul-ii-elected-pope": [
   0.2949,
   0
  ],
  "latin-american-death-squads": [
   0.0526,
   -0.0633
  ],
  "oas-founded": [
   0.5104,
   0
  ],
  "nixon-plays-the-china-card": [
   0.2988,
   0
  ],
  "sadat-expels-soviets": [
   0.2211,
   0
  ],
  "shuttle-diplomacy": [
   0.0679,
   0
  ],
  "the-voice-of-america": [
   0.9349,
   0
  ],
  "liberation-theology": [
   0,
   -0.5363
  ],
  "ussuri-river-skirmish": [
   0.4711,
   0
  ],
  "ask-not-what-your-country-can-do-for-you": [
   0.251,
   0
  ],
  "alliance-for-progress": [
   0.3631,
   0
  ],
  "africa-scoring": [
   0,
   0
  ],
  "one-small-step": [
   0.1964,
   -0.2321
  ],
  "south-america-scoring": [
   0,
   0
  ],
  "iranian-hostage-crisis": [
   0,
   -0.191
  ],
  "the-iron-lady": [
   0.0987,
   0
  ],
  "reagan-bombs-libya": [
   0.0753,
   0
  ],
  "star-wars": [
   0.6534,
   0
  ],
  "north-sea-oil": [
   0.0694,
   0
  ],
  "the-reformer": [
   0,
   -0.7324
  ],
  "marine-barracks-bombing": [
   0,
   -0.3592
  ],
  "soviets-shoot-down-kal-007": [
   -1.3099,
   0
  ],
  "glasnost": [
   0,
   -0.5772
  ],
  "ortega-elected-in-nicaragua": [
   0,
   -0.0999
  ],
  "terrorism": [
   0.0827,
   -0.1238
  ],
  "iran-contra-scandal": [
   0,
   -0.0589
  ],
  "chernobyl": [
   0.0585,
   0
  ],
  "latin-american-debt-crisis": [
   0,
   -0.172
  ],
  "tear-down-this-wall": [
   0.38,
   0
  ],
  "an-evil-empire": [
   0.2199,
   0
  ],
  "aldrich-ames-remix": [
   0,
   -0.2057
  ],
  "pershing-ii-deployed": [
   0,
   -0.5822
  ],
  "wargames": [
   0.9585,
   -0.8222
  ],
  "solidarity": [
   0.2204,
   0
  ],
  "iran-iraq-war": [
   0.2963,
   -0.2309
  ],
  "defectors": [
   0.0585,
   0
  ],
  "the-cambridge-five": [
   0,
   -0.1776
  ],
  "special-relationship": [
   0.1369,
   0
  ],
  "norad": [
   0.1008,
   0
  ],
  "che": [
   0,
   -0.4449
  ],
  "our-man-in-tehran": [
   0.0756,
   0
  ],
  "yuri-and-samantha": [
   0,
   -0.0516
  ],
  "awacs-sale-to-saudis": [
   0.1118,
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
