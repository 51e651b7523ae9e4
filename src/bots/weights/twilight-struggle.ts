/** Made by `hotline train`; not written by hand. */
import type { Weights } from '../weights.ts'

export const weights: Weights = {
 "version": 1,
 "game": "twilight-struggle",
 "features": {
  "even": 0.3944,
  "vp": 0.0962,
  "vp-late": -0.0348,
  "vp-last": 0.137,
  "short-early": -0.0068,
  "short-late": 0.0925,
  "passing-ready": 0.1464,
  "passing-used": 0.1827,
  "space": 0.0284,
  "second-card": 0.0879,
  "headline-first": -0.0927,
  "discard-held": 0.0116,
  "extra-round": 0,
  "defcon-2": 0.0932,
  "defcon-3": 0.1549,
  "defcon-4": 0.1304,
  "defcon-5": 0.1617,
  "to-play": 0.0929,
  "region/europe/now": -0.0656,
  "region/europe/end": 0.0946,
  "region/europe/in-hand": 0.0808,
  "region/europe/in-deck": 0.0275,
  "region/asia/now": -0.0337,
  "region/asia/end": 0.1095,
  "region/asia/in-hand": 0.0645,
  "region/asia/in-deck": 0.029,
  "region/middle-east/now": -0.0023,
  "region/middle-east/end": 0.0989,
  "region/middle-east/in-hand": 0.0866,
  "region/middle-east/in-deck": 0.0346,
  "region/africa/now": -0.1331,
  "region/africa/end": 0.0877,
  "region/africa/in-hand": 0.0894,
  "region/africa/in-deck": 0.0273,
  "region/central-america/now": -0.0612,
  "region/central-america/end": 0.0962,
  "region/central-america/in-hand": 0.0936,
  "region/central-america/in-deck": 0.0106,
  "region/south-america/now": -0.1436,
  "region/south-america/end": 0.1125,
  "region/south-america/in-hand": 0.0911,
  "region/south-america/in-deck": 0.0247,
  "country/canada/control": 0.2778,
  "country/canada/margin": 0.1552,
  "country/canada/presence": -0.1122,
  "country/united-kingdom/control": -0.076,
  "country/united-kingdom/margin": 0.4421,
  "country/united-kingdom/presence": 0.1154,
  "country/norway/control": 0.03,
  "country/norway/margin": -0.3422,
  "country/norway/presence": -0.0487,
  "country/sweden/control": 0.03,
  "country/sweden/margin": -0.067,
  "country/sweden/presence": -0.3423,
  "country/finland/control": -0.0013,
  "country/finland/margin": -0.3329,
  "country/finland/presence": 0.0335,
  "country/denmark/control": -0.2128,
  "country/denmark/margin": -0.1402,
  "country/denmark/presence": -0.0768,
  "country/benelux/control": -0.0319,
  "country/benelux/margin": 0.085,
  "country/benelux/presence": 0.0073,
  "country/france/control": -0.0517,
  "country/france/margin": 0.4312,
  "country/france/presence": -0.0671,
  "country/spain-portugal/control": -0.1396,
  "country/spain-portugal/margin": 0.4276,
  "country/spain-portugal/presence": -0.2666,
  "country/italy/control": -0.0858,
  "country/italy/margin": 0.2766,
  "country/italy/presence": -0.0438,
  "country/west-germany/control": -0.0707,
  "country/west-germany/margin": 0.474,
  "country/west-germany/presence": -0.0458,
  "country/greece/control": 0.3036,
  "country/greece/margin": -0.2522,
  "country/greece/presence": 0.0913,
  "country/turkey/control": 0.434,
  "country/turkey/margin": -0.1242,
  "country/turkey/presence": -0.0474,
  "country/austria/control": 0.03,
  "country/austria/margin": -0.0342,
  "country/austria/presence": -0.2224,
  "country/east-germany/control": 0.019,
  "country/east-germany/margin": 0.3261,
  "country/east-germany/presence": 0.0629,
  "country/poland/control": 0.1008,
  "country/poland/margin": 0.2826,
  "country/poland/presence": 0.1033,
  "country/czechoslovakia/control": 0.0346,
  "country/czechoslovakia/margin": 0.5893,
  "country/czechoslovakia/presence": -0.3871,
  "country/hungary/control": 0.0233,
  "country/hungary/margin": 0.0321,
  "country/hungary/presence": -0.2887,
  "country/romania/control": 0.195,
  "country/romania/margin": -0.0985,
  "country/romania/presence": 0.0179,
  "country/yugoslavia/control": 0.2394,
  "country/yugoslavia/margin": -0.0528,
  "country/yugoslavia/presence": -0.0542,
  "country/bulgaria/control": 0.1243,
  "country/bulgaria/margin": -0.0039,
  "country/bulgaria/presence": -0.2437,
  "country/libya/control": 0.0174,
  "country/libya/margin": 0.0514,
  "country/libya/presence": 0.1179,
  "country/egypt/control": -0.0424,
  "country/egypt/margin": 0.0718,
  "country/egypt/presence": -0.0138,
  "country/israel/control": 0.0064,
  "country/israel/margin": -0.059,
  "country/israel/presence": 0.042,
  "country/lebanon/control": 0.379,
  "country/lebanon/margin": -0.1777,
  "country/lebanon/presence": -0.2109,
  "country/syria/control": 0.2287,
  "country/syria/margin": -0.1869,
  "country/syria/presence": 0.0018,
  "country/jordan/control": -0.33,
  "country/jordan/margin": 0.0442,
  "country/jordan/presence": -0.1058,
  "country/iraq/control": -0.1283,
  "country/iraq/margin": 0.0851,
  "country/iraq/presence": 0.0845,
  "country/iran/control": -0.0887,
  "country/iran/margin": 0.1465,
  "country/iran/presence": 0.0223,
  "country/gulf-states/control": 0.3484,
  "country/gulf-states/margin": -0.2564,
  "country/gulf-states/presence": -0.012,
  "country/saudi-arabia/control": -0.0206,
  "country/saudi-arabia/margin": 0.2701,
  "country/saudi-arabia/presence": -0.0175,
  "country/afghanistan/control": -0.0262,
  "country/afghanistan/margin": 0.3934,
  "country/afghanistan/presence": -0.2434,
  "country/pakistan/control": 0.1391,
  "country/pakistan/margin": 0.1514,
  "country/pakistan/presence": -0.0143,
  "country/india/control": 0.0059,
  "country/india/margin": 0.2111,
  "country/india/presence": 0.1292,
  "country/burma/control": 0.1303,
  "country/burma/margin": 0.0657,
  "country/burma/presence": -0.0477,
  "country/laos-cambodia/control": 0.2375,
  "country/laos-cambodia/margin": 0.0505,
  "country/laos-cambodia/presence": -0.1002,
  "country/thailand/control": -0.011,
  "country/thailand/margin": 0.2264,
  "country/thailand/presence": -0.0146,
  "country/vietnam/control": 0.1292,
  "country/vietnam/margin": 0.0171,
  "country/vietnam/presence": -0.1283,
  "country/malaysia/control": -0.3677,
  "country/malaysia/margin": -0.1175,
  "country/malaysia/presence": -0.0235,
  "country/indonesia/control": 0.3172,
  "country/indonesia/margin": -0.2445,
  "country/indonesia/presence": 0.064,
  "country/philippines/control": 0.0785,
  "country/philippines/margin": -0.0219,
  "country/philippines/presence": -0.7533,
  "country/australia/control": -0.2573,
  "country/australia/margin": 0.0773,
  "country/australia/presence": 0.2513,
  "country/japan/control": 0.1816,
  "country/japan/margin": -0.052,
  "country/japan/presence": -0.0114,
  "country/taiwan/control": 0.0194,
  "country/taiwan/margin": 0.003,
  "country/taiwan/presence": -0.0356,
  "country/south-korea/control": -0.0052,
  "country/south-korea/margin": 0.2847,
  "country/south-korea/presence": 0.0083,
  "country/north-korea/control": -0.0971,
  "country/north-korea/margin": 0.4214,
  "country/north-korea/presence": -0.0236,
  "country/morocco/control": 0.03,
  "country/morocco/margin": 0.018,
  "country/morocco/presence": 0.0089,
  "country/algeria/control": 0.1563,
  "country/algeria/margin": 0.3181,
  "country/algeria/presence": -0.0204,
  "country/tunisia/control": -0.0749,
  "country/tunisia/margin": 0.0198,
  "country/tunisia/presence": -0.0071,
  "country/west-african-states/control": 0.1669,
  "country/west-african-states/margin": -0.09,
  "country/west-african-states/presence": 0.0516,
  "country/ivory-coast/control": -0.2426,
  "country/ivory-coast/margin": 0.0215,
  "country/ivory-coast/presence": -0.3979,
  "country/saharan-states/control": -0.3928,
  "country/saharan-states/margin": 0.185,
  "country/saharan-states/presence": 0.1806,
  "country/nigeria/control": -0.2133,
  "country/nigeria/margin": 0.3186,
  "country/nigeria/presence": 0.0064,
  "country/cameroon/control": 0.4256,
  "country/cameroon/margin": -0.0622,
  "country/cameroon/presence": -0.2907,
  "country/zaire/control": -0.1089,
  "country/zaire/margin": 0.1763,
  "country/zaire/presence": 0.1188,
  "country/angola/control": -0.1413,
  "country/angola/margin": 0.3717,
  "country/angola/presence": -0.0452,
  "country/south-africa/control": 0.0574,
  "country/south-africa/margin": 0.2789,
  "country/south-africa/presence": 0.0377,
  "country/botswana/control": -0.1434,
  "country/botswana/margin": -0.6165,
  "country/botswana/presence": 0.1547,
  "country/zimbabwe/control": -0.3648,
  "country/zimbabwe/margin": 0.3155,
  "country/zimbabwe/presence": 0.0683,
  "country/southeast-african-states/control": 0.1771,
  "country/southeast-african-states/margin": -0.1208,
  "country/southeast-african-states/presence": -0.0099,
  "country/kenya/control": 0.1167,
  "country/kenya/margin": 0.2016,
  "country/kenya/presence": -0.1018,
  "country/somalia/control": 0.0081,
  "country/somalia/margin": 0.2441,
  "country/somalia/presence": 0.0077,
  "country/ethiopia/control": 0.2235,
  "country/ethiopia/margin": -0.0782,
  "country/ethiopia/presence": 0.0287,
  "country/sudan/control": -0.5018,
  "country/sudan/margin": 0.5525,
  "country/sudan/presence": -0.09,
  "country/mexico/control": -0.0595,
  "country/mexico/margin": 0.4054,
  "country/mexico/presence": -0.0789,
  "country/guatemala/control": 0.1327,
  "country/guatemala/margin": 0.2899,
  "country/guatemala/presence": -0.7794,
  "country/el-salvador/control": -0.1782,
  "country/el-salvador/margin": 0.3814,
  "country/el-salvador/presence": -0.2987,
  "country/honduras/control": -0.1321,
  "country/honduras/margin": -0.326,
  "country/honduras/presence": -0.5561,
  "country/costa-rica/control": -0.1943,
  "country/costa-rica/margin": -0.1968,
  "country/costa-rica/presence": -0.1233,
  "country/nicaragua/control": -0.1269,
  "country/nicaragua/margin": -0.071,
  "country/nicaragua/presence": 0.2763,
  "country/panama/control": 0.0283,
  "country/panama/margin": 0.3425,
  "country/panama/presence": -0.0938,
  "country/cuba/control": -0.0235,
  "country/cuba/margin": 0.1604,
  "country/cuba/presence": 0.0849,
  "country/haiti/control": 0.1397,
  "country/haiti/margin": -0.148,
  "country/haiti/presence": 0.1857,
  "country/dominican-republic/control": -0.0909,
  "country/dominican-republic/margin": -0.2495,
  "country/dominican-republic/presence": -0.1137,
  "country/colombia/control": -0.1593,
  "country/colombia/margin": 0.1242,
  "country/colombia/presence": 0.1685,
  "country/venezuela/control": -0.1476,
  "country/venezuela/margin": 0.5799,
  "country/venezuela/presence": -0.0804,
  "country/ecuador/control": 0.2909,
  "country/ecuador/margin": 0.2739,
  "country/ecuador/presence": -0.6387,
  "country/peru/control": 0.0046,
  "country/peru/margin": 0.1264,
  "country/peru/presence": -0.1971,
  "country/bolivia/control": -0.3374,
  "country/bolivia/margin": -0.3115,
  "country/bolivia/presence": -0.224,
  "country/chile/control": 0.1908,
  "country/chile/margin": 0.2186,
  "country/chile/presence": 0.1129,
  "country/argentina/control": 0.3036,
  "country/argentina/margin": 0.0748,
  "country/argentina/presence": 0.0901,
  "country/paraguay/control": -0.125,
  "country/paraguay/margin": 0.0175,
  "country/paraguay/presence": -0.505,
  "country/uruguay/control": -0.1986,
  "country/uruguay/margin": 0.185,
  "country/uruguay/presence": 0.0274,
  "country/brazil/control": 0.3839,
  "country/brazil/margin": -0.026,
  "country/brazil/presence": 0.0182,
  "effect/asia-scoring": 0,
  "effect/europe-scoring": 0,
  "effect/middle-east-scoring": 0,
  "effect/duck-and-cover": 0,
  "effect/five-year-plan": 0,
  "effect/the-china-card": 0,
  "effect/socialist-governments": 0,
  "effect/fidel": 0,
  "effect/vietnam-revolts": 0.0535,
  "effect/blockade": 0,
  "effect/korean-war": 0,
  "effect/romanian-abdication": 0,
  "effect/arab-israeli-war": 0,
  "effect/comecon": 0,
  "effect/nasser": 0,
  "effect/warsaw-pact-formed": -0.0302,
  "effect/de-gaulle-leads-france": -0.0223,
  "effect/captured-nazi-scientist": 0,
  "effect/truman-doctrine": 0,
  "effect/olympic-games": 0,
  "effect/nato": 0.0291,
  "effect/independent-reds": 0,
  "effect/marshall-plan": 0.0755,
  "effect/indo-pakistani-war": 0,
  "effect/containment": 0.1086,
  "effect/cia-created": 0,
  "effect/us-japan-mutual-defense-pact": 0.1948,
  "effect/suez-crisis": 0,
  "effect/east-european-unrest": 0,
  "effect/decolonization": 0,
  "effect/red-scare-purge": 0.2083,
  "effect/un-intervention": 0,
  "effect/de-stalinization": 0,
  "effect/nuclear-test-ban": 0,
  "effect/formosan-resolution": 0.1151,
  "effect/brush-war": 0,
  "effect/central-america-scoring": 0,
  "effect/southeast-asia-scoring": 0,
  "effect/arms-race": 0,
  "effect/cuban-missile-crisis": 0.4436,
  "effect/nuclear-subs": -0.0897,
  "effect/quagmire": 0.2018,
  "effect/salt-negotiations": -0.0293,
  "effect/bear-trap": 0.1858,
  "effect/summit": 0,
  "effect/how-i-learned-to-stop-worrying": 0,
  "effect/junta": 0,
  "effect/kitchen-debates": 0,
  "effect/missile-envy": 0.0061,
  "effect/we-will-bury-you": 0.0767,
  "effect/brezhnev-doctrine": -0.0167,
  "effect/portuguese-empire-crumbles": 0,
  "effect/south-african-unrest": 0,
  "effect/allende": 0,
  "effect/willy-brandt": 0.0227,
  "effect/muslim-revolution": 0,
  "effect/abm-treaty": 0,
  "effect/cultural-revolution": 0,
  "effect/flower-power": 0.1348,
  "effect/u2-incident": -0.104,
  "effect/opec": 0,
  "effect/lone-gunman": 0,
  "effect/colonial-rear-guards": 0,
  "effect/panama-canal-returned": 0,
  "effect/camp-david-accords": 0.0252,
  "effect/puppet-governments": 0,
  "effect/grain-sales-to-soviets": 0,
  "effect/john-paul-ii-elected-pope": -0.0239,
  "effect/latin-american-death-squads": 0.0988,
  "effect/oas-founded": 0,
  "effect/nixon-plays-the-china-card": 0,
  "effect/sadat-expels-soviets": 0,
  "effect/shuttle-diplomacy": 0.1863,
  "effect/the-voice-of-america": 0,
  "effect/liberation-theology": 0,
  "effect/ussuri-river-skirmish": 0,
  "effect/ask-not-what-your-country-can-do-for-you": 0,
  "effect/alliance-for-progress": 0,
  "effect/africa-scoring": 0,
  "effect/one-small-step": 0,
  "effect/south-america-scoring": 0,
  "effect/iranian-hostage-crisis": 0.1211,
  "effect/the-iron-lady": 0.0953,
  "effect/reagan-bombs-libya": 0,
  "effect/star-wars": 0,
  "effect/north-sea-oil": 0.0446,
  "effect/the-reformer": 0.1297,
  "effect/marine-barracks-bombing": 0,
  "effect/soviets-shoot-down-kal-007": 0,
  "effect/glasnost": 0,
  "effect/ortega-elected-in-nicaragua": 0,
  "effect/terrorism": 0,
  "effect/iran-contra-scandal": 0.132,
  "effect/chernobyl": -0.1345,
  "effect/latin-american-debt-crisis": 0,
  "effect/tear-down-this-wall": -0.0608,
  "effect/an-evil-empire": -0.0636,
  "effect/aldrich-ames-remix": 0.02,
  "effect/pershing-ii-deployed": 0,
  "effect/wargames": 0,
  "effect/solidarity": 0,
  "effect/iran-iraq-war": 0,
  "effect/defectors": 0,
  "effect/the-cambridge-five": 0,
  "effect/special-relationship": 0,
  "effect/norad": 0.0786,
  "effect/che": 0,
  "effect/our-man-in-tehran": 0,
  "effect/yuri-and-samantha": 0.1847,
  "effect/awacs-sale-to-saudis": 0.1251,
  "hand/asia-scoring/us": -0.1843,
  "hand/asia-scoring/ussr": 0.1303,
  "hand/europe-scoring/us": -0.1254,
  "hand/europe-scoring/ussr": 0.1832,
  "hand/middle-east-scoring/us": -0.1271,
  "hand/middle-east-scoring/ussr": 0.2132,
  "hand/duck-and-cover/us": 0.1481,
  "hand/duck-and-cover/ussr": 0.1031,
  "hand/five-year-plan/us": 0.1888,
  "hand/five-year-plan/ussr": 0.0017,
  "hand/the-china-card/us": 0.2,
  "hand/the-china-card/ussr": -0.2,
  "hand/socialist-governments/us": 0.0415,
  "hand/socialist-governments/ussr": -0.1635,
  "hand/fidel/us": 0.0108,
  "hand/fidel/ussr": -0.1186,
  "hand/vietnam-revolts/us": -0.0363,
  "hand/vietnam-revolts/ussr": -0.08,
  "hand/blockade/us": -0.0107,
  "hand/blockade/ussr": -0.0346,
  "hand/korean-war/us": -0.0557,
  "hand/korean-war/ussr": -0.0374,
  "hand/romanian-abdication/us": 0.02,
  "hand/romanian-abdication/ussr": -0.0229,
  "hand/arab-israeli-war/us": 0.0173,
  "hand/arab-israeli-war/ussr": -0.0363,
  "hand/comecon/us": 0.1481,
  "hand/comecon/ussr": -0.1913,
  "hand/nasser/us": -0.1301,
  "hand/nasser/ussr": -0.0603,
  "hand/warsaw-pact-formed/us": 0.1112,
  "hand/warsaw-pact-formed/ussr": -0.1109,
  "hand/de-gaulle-leads-france/us": 0.0531,
  "hand/de-gaulle-leads-france/ussr": -0.192,
  "hand/captured-nazi-scientist/us": -0.0214,
  "hand/captured-nazi-scientist/ussr": 0.068,
  "hand/truman-doctrine/us": -0.0319,
  "hand/truman-doctrine/ussr": 0.0072,
  "hand/olympic-games/us": 0.0787,
  "hand/olympic-games/ussr": -0.0726,
  "hand/nato/us": 0.2653,
  "hand/nato/ussr": -0.2719,
  "hand/independent-reds/us": 0.1059,
  "hand/independent-reds/ussr": -0.021,
  "hand/marshall-plan/us": 0.183,
  "hand/marshall-plan/ussr": -0.0756,
  "hand/indo-pakistani-war/us": 0.1245,
  "hand/indo-pakistani-war/ussr": -0.1635,
  "hand/containment/us": 0.1504,
  "hand/containment/ussr": -0.0368,
  "hand/cia-created/us": -0.0031,
  "hand/cia-created/ussr": 0.3579,
  "hand/us-japan-mutual-defense-pact/us": 0.0859,
  "hand/us-japan-mutual-defense-pact/ussr": 0.0407,
  "hand/suez-crisis/us": 0.0624,
  "hand/suez-crisis/ussr": -0.1472,
  "hand/east-european-unrest/us": 0.1458,
  "hand/east-european-unrest/ussr": -0.0631,
  "hand/decolonization/us": 0.0399,
  "hand/decolonization/ussr": -0.2388,
  "hand/red-scare-purge/us": 0.2618,
  "hand/red-scare-purge/ussr": -0.2535,
  "hand/un-intervention/us": 0.1816,
  "hand/un-intervention/ussr": -0.1513,
  "hand/de-stalinization/us": -0.0267,
  "hand/de-stalinization/ussr": -0.1369,
  "hand/nuclear-test-ban/us": 0.2913,
  "hand/nuclear-test-ban/ussr": -0.295,
  "hand/formosan-resolution/us": 0.0393,
  "hand/formosan-resolution/ussr": -0.032,
  "hand/brush-war/us": 0.0859,
  "hand/brush-war/ussr": -0.2386,
  "hand/central-america-scoring/us": -0.0728,
  "hand/central-america-scoring/ussr": 0.15,
  "hand/southeast-asia-scoring/us": -0.0794,
  "hand/southeast-asia-scoring/ussr": 0.1431,
  "hand/arms-race/us": 0.21,
  "hand/arms-race/ussr": -0.3668,
  "hand/cuban-missile-crisis/us": 0.2403,
  "hand/cuban-missile-crisis/ussr": -0.237,
  "hand/nuclear-subs/us": 0.1415,
  "hand/nuclear-subs/ussr": -0.1664,
  "hand/quagmire/us": -0.0141,
  "hand/quagmire/ussr": -0.1116,
  "hand/salt-negotiations/us": 0.1989,
  "hand/salt-negotiations/ussr": -0.1975,
  "hand/bear-trap/us": 0.1635,
  "hand/bear-trap/ussr": -0.1116,
  "hand/summit/us": 0.0426,
  "hand/summit/ussr": -0.1094,
  "hand/how-i-learned-to-stop-worrying/us": 0.1938,
  "hand/how-i-learned-to-stop-worrying/ussr": -0.1528,
  "hand/junta/us": 0.1484,
  "hand/junta/ussr": -0.2317,
  "hand/kitchen-debates/us": 0.0332,
  "hand/kitchen-debates/ussr": -0.0322,
  "hand/missile-envy/us": 0.1093,
  "hand/missile-envy/ussr": -0.0342,
  "hand/we-will-bury-you/us": -0.1278,
  "hand/we-will-bury-you/ussr": -0.2183,
  "hand/brezhnev-doctrine/us": 0.1336,
  "hand/brezhnev-doctrine/ussr": -0.2381,
  "hand/portuguese-empire-crumbles/us": -0.0943,
  "hand/portuguese-empire-crumbles/ussr": -0.0619,
  "hand/south-african-unrest/us": 0.0331,
  "hand/south-african-unrest/ussr": -0.1477,
  "hand/allende/us": -0.0278,
  "hand/allende/ussr": -0.0588,
  "hand/willy-brandt/us": 0.0249,
  "hand/willy-brandt/ussr": -0.0728,
  "hand/muslim-revolution/us": 0.0871,
  "hand/muslim-revolution/ussr": -0.2787,
  "hand/abm-treaty/us": 0.2376,
  "hand/abm-treaty/ussr": -0.3811,
  "hand/cultural-revolution/us": -0.0391,
  "hand/cultural-revolution/ussr": -0.1712,
  "hand/flower-power/us": 0.18,
  "hand/flower-power/ussr": -0.212,
  "hand/u2-incident/us": 0.2521,
  "hand/u2-incident/ussr": -0.2084,
  "hand/opec/us": 0.144,
  "hand/opec/ussr": -0.1525,
  "hand/lone-gunman/us": -0.3033,
  "hand/lone-gunman/ussr": -0.0813,
  "hand/colonial-rear-guards/us": 0.1302,
  "hand/colonial-rear-guards/ussr": 0.0315,
  "hand/panama-canal-returned/us": -0.0459,
  "hand/panama-canal-returned/ussr": 0.0478,
  "hand/camp-david-accords/us": 0.066,
  "hand/camp-david-accords/ussr": 0.0499,
  "hand/puppet-governments/us": 0.152,
  "hand/puppet-governments/ussr": 0.0396,
  "hand/grain-sales-to-soviets/us": 0.0702,
  "hand/grain-sales-to-soviets/ussr": 0.1047,
  "hand/john-paul-ii-elected-pope/us": -0.009,
  "hand/john-paul-ii-elected-pope/ussr": 0.1306,
  "hand/latin-american-death-squads/us": 0.0936,
  "hand/latin-american-death-squads/ussr": -0.1032,
  "hand/oas-founded/us": 0.0891,
  "hand/oas-founded/ussr": -0.078,
  "hand/nixon-plays-the-china-card/us": 0.047,
  "hand/nixon-plays-the-china-card/ussr": 0.0937,
  "hand/sadat-expels-soviets/us": 0.059,
  "hand/sadat-expels-soviets/ussr": 0.107,
  "hand/shuttle-diplomacy/us": 0.1248,
  "hand/shuttle-diplomacy/ussr": -0.0754,
  "hand/the-voice-of-america/us": 0.2477,
  "hand/the-voice-of-america/ussr": 0.0856,
  "hand/liberation-theology/us": 0.0528,
  "hand/liberation-theology/ussr": -0.217,
  "hand/ussuri-river-skirmish/us": 0.1811,
  "hand/ussuri-river-skirmish/ussr": -0.0516,
  "hand/ask-not-what-your-country-can-do-for-you/us": 0.1478,
  "hand/ask-not-what-your-country-can-do-for-you/ussr": 0.0567,
  "hand/alliance-for-progress/us": 0.0693,
  "hand/alliance-for-progress/ussr": 0.0285,
  "hand/africa-scoring/us": -0.1008,
  "hand/africa-scoring/ussr": 0.1409,
  "hand/one-small-step/us": 0.1468,
  "hand/one-small-step/ussr": -0.1127,
  "hand/south-america-scoring/us": -0.1296,
  "hand/south-america-scoring/ussr": 0.1687,
  "hand/iranian-hostage-crisis/us": 0.0806,
  "hand/iranian-hostage-crisis/ussr": -0.202,
  "hand/the-iron-lady/us": 0.1411,
  "hand/the-iron-lady/ussr": -0.0514,
  "hand/reagan-bombs-libya/us": 0.1548,
  "hand/reagan-bombs-libya/ussr": -0.2483,
  "hand/star-wars/us": -0.0222,
  "hand/star-wars/ussr": 0.0534,
  "hand/north-sea-oil/us": 0.2394,
  "hand/north-sea-oil/ussr": -0.2144,
  "hand/the-reformer/us": 0.0728,
  "hand/the-reformer/ussr": -0.4742,
  "hand/marine-barracks-bombing/us": -0.0159,
  "hand/marine-barracks-bombing/ussr": -0.2581,
  "hand/soviets-shoot-down-kal-007/us": 0.2688,
  "hand/soviets-shoot-down-kal-007/ussr": -0.0294,
  "hand/glasnost/us": 0.0649,
  "hand/glasnost/ussr": -0.2348,
  "hand/ortega-elected-in-nicaragua/us": -0.0429,
  "hand/ortega-elected-in-nicaragua/ussr": -0.1117,
  "hand/terrorism/us": 0.1539,
  "hand/terrorism/ussr": -0.2118,
  "hand/iran-contra-scandal/us": 0.117,
  "hand/iran-contra-scandal/ussr": -0.0353,
  "hand/chernobyl/us": 0.2721,
  "hand/chernobyl/ussr": -0.3222,
  "hand/latin-american-debt-crisis/us": 0.1265,
  "hand/latin-american-debt-crisis/ussr": -0.1547,
  "hand/tear-down-this-wall/us": 0.1985,
  "hand/tear-down-this-wall/ussr": -0.0746,
  "hand/an-evil-empire/us": 0.1463,
  "hand/an-evil-empire/ussr": -0.0704,
  "hand/aldrich-ames-remix/us": 0.0303,
  "hand/aldrich-ames-remix/ussr": -0.178,
  "hand/pershing-ii-deployed/us": -0.0694,
  "hand/pershing-ii-deployed/ussr": -0.2512,
  "hand/wargames/us": 0.0795,
  "hand/wargames/ussr": -0.2552,
  "hand/solidarity/us": 0.2069,
  "hand/solidarity/ussr": -0.0713,
  "hand/iran-iraq-war/us": -0.0813,
  "hand/iran-iraq-war/ussr": -0.2014,
  "hand/defectors/us": 0.0568,
  "hand/defectors/ussr": -0.0058,
  "hand/the-cambridge-five/us": 0.0912,
  "hand/the-cambridge-five/ussr": -0.0633,
  "hand/special-relationship/us": 0.0386,
  "hand/special-relationship/ussr": -0.0207,
  "hand/norad/us": 0.1453,
  "hand/norad/ussr": -0.1203,
  "hand/che/us": 0.0728,
  "hand/che/ussr": -0.161,
  "hand/our-man-in-tehran/us": 0.0703,
  "hand/our-man-in-tehran/ussr": -0.1024,
  "hand/yuri-and-samantha/us": 0.0431,
  "hand/yuri-and-samantha/ussr": -0.2231,
  "hand/awacs-sale-to-saudis/us": 0.1823,
  "hand/awacs-sale-to-saudis/ussr": 0.041
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
   -1.4908,
   0
  ],
  "five-year-plan": [
   0.2506,
   0
  ],
  "the-china-card": [
   0.22,
   -0.22
  ],
  "socialist-governments": [
   0,
   -0.5168
  ],
  "fidel": [
   0,
   -0.3868
  ],
  "vietnam-revolts": [
   0,
   -0.1414
  ],
  "blockade": [
   0,
   -0.1566
  ],
  "korean-war": [
   0,
   -0.3179
  ],
  "romanian-abdication": [
   0,
   -0.1867
  ],
  "arab-israeli-war": [
   0,
   -0.2097
  ],
  "comecon": [
   0,
   -0.1348
  ],
  "nasser": [
   0,
   -0.2494
  ],
  "warsaw-pact-formed": [
   0,
   -0.1226
  ],
  "de-gaulle-leads-france": [
   0,
   -0.3588
  ],
  "captured-nazi-scientist": [
   0.2229,
   -0.247
  ],
  "truman-doctrine": [
   0.1584,
   0
  ],
  "olympic-games": [
   -1.4919,
   1.5827
  ],
  "nato": [
   0.1692,
   0
  ],
  "independent-reds": [
   0.1562,
   0
  ],
  "marshall-plan": [
   0.2048,
   0
  ],
  "indo-pakistani-war": [
   0.3734,
   -0.3455
  ],
  "containment": [
   0.186,
   0
  ],
  "cia-created": [
   0.3039,
   0
  ],
  "us-japan-mutual-defense-pact": [
   0.482,
   0
  ],
  "suez-crisis": [
   0,
   -0.3438
  ],
  "east-european-unrest": [
   0.3913,
   0
  ],
  "decolonization": [
   0,
   -0.6322
  ],
  "red-scare-purge": [
   0.2821,
   -0.3005
  ],
  "un-intervention": [
   0.5509,
   -0.5417
  ],
  "de-stalinization": [
   0,
   -0.6058
  ],
  "nuclear-test-ban": [
   0.1702,
   -0.1697
  ],
  "formosan-resolution": [
   0.193,
   0
  ],
  "brush-war": [
   0.397,
   -0.423
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
   0.1448,
   -0.2797
  ],
  "cuban-missile-crisis": [
   0.4321,
   -0.4745
  ],
  "nuclear-subs": [
   0.0021,
   0
  ],
  "quagmire": [
   0,
   -0.3512
  ],
  "salt-negotiations": [
   0.333,
   -0.3561
  ],
  "bear-trap": [
   0.2279,
   0
  ],
  "summit": [
   -0.6462,
   0.6214
  ],
  "how-i-learned-to-stop-worrying": [
   0.26,
   -0.2147
  ],
  "junta": [
   0.4801,
   -0.5631
  ],
  "kitchen-debates": [
   0.4076,
   0
  ],
  "missile-envy": [
   0.3589,
   -0.2811
  ],
  "we-will-bury-you": [
   0,
   1.8815
  ],
  "brezhnev-doctrine": [
   0,
   -0.0857
  ],
  "portuguese-empire-crumbles": [
   0,
   -0.2312
  ],
  "south-african-unrest": [
   0,
   -0.3024
  ],
  "allende": [
   0,
   -0.3135
  ],
  "willy-brandt": [
   0,
   -0.3141
  ],
  "muslim-revolution": [
   0,
   -0.4101
  ],
  "abm-treaty": [
   0.7793,
   -0.8022
  ],
  "cultural-revolution": [
   0,
   -0.344
  ],
  "flower-power": [
   0,
   -0.2294
  ],
  "u2-incident": [
   0,
   -0.1435
  ],
  "opec": [
   0,
   -0.403
  ],
  "lone-gunman": [
   0,
   -0.3372
  ],
  "colonial-rear-guards": [
   0.6195,
   0
  ],
  "panama-canal-returned": [
   0.1386,
   0
  ],
  "camp-david-accords": [
   0.2718,
   0
  ],
  "puppet-governments": [
   0.4,
   0
  ],
  "grain-sales-to-soviets": [
   0.5952,
   0
  ],
  "john-paul-ii-elected-pope": [
   0.342,
   0
  ],
  "latin-american-death-squads": [
   0.153,
   -0.1697
  ],
  "oas-founded": [
   0.5435,
   0
  ],
  "nixon-plays-the-china-card": [
   0.3635,
   0
  ],
  "sadat-expels-soviets": [
   0.2462,
   0
  ],
  "shuttle-diplomacy": [
   0.1893,
   0
  ],
  "the-voice-of-america": [
   1.1305,
   0
  ],
  "liberation-theology": [
   0,
   -0.5259
  ],
  "ussuri-river-skirmish": [
   0.6178,
   0
  ],
  "ask-not-what-your-country-can-do-for-you": [
   0.333,
   0
  ],
  "alliance-for-progress": [
   0.4323,
   0
  ],
  "africa-scoring": [
   0,
   0
  ],
  "one-small-step": [
   0.157,
   -0.1406
  ],
  "south-america-scoring": [
   0,
   0
  ],
  "iranian-hostage-crisis": [
   0,
   -0.3825
  ],
  "the-iron-lady": [
   0.1325,
   0
  ],
  "reagan-bombs-libya": [
   0.1716,
   0
  ],
  "star-wars": [
   0.7964,
   0
  ],
  "north-sea-oil": [
   0.0649,
   0
  ],
  "the-reformer": [
   0,
   -1.0965
  ],
  "marine-barracks-bombing": [
   0,
   -0.5053
  ],
  "soviets-shoot-down-kal-007": [
   -1.2759,
   0
  ],
  "glasnost": [
   0,
   -0.6317
  ],
  "ortega-elected-in-nicaragua": [
   0,
   -0.1569
  ],
  "terrorism": [
   0.1174,
   -0.1601
  ],
  "iran-contra-scandal": [
   0,
   -0.1539
  ],
  "chernobyl": [
   -0.0995,
   0
  ],
  "latin-american-debt-crisis": [
   0,
   -0.1856
  ],
  "tear-down-this-wall": [
   0.4727,
   0
  ],
  "an-evil-empire": [
   0.2445,
   0
  ],
  "aldrich-ames-remix": [
   0,
   -0.268
  ],
  "pershing-ii-deployed": [
   0,
   -0.7029
  ],
  "wargames": [
   1.0431,
   -0.9815
  ],
  "solidarity": [
   0.4323,
   0
  ],
  "iran-iraq-war": [
   0.307,
   -0.3446
  ],
  "defectors": [
   0.0848,
   0
  ],
  "the-cambridge-five": [
   0,
   -0.2151
  ],
  "special-relationship": [
   0.1956,
   0
  ],
  "norad": [
   0.155,
   0
  ],
  "che": [
   0,
   -0.3602
  ],
  "our-man-in-tehran": [
   0.1013,
   0
  ],
  "yuri-and-samantha": [
   0,
   -0.3206
  ],
  "awacs-sale-to-saudis": [
   0.4443,
   0
  ]
 }
}
