/** Made by `hotline train`; not written by hand. */
import type { Weights } from '../weights.ts'

export const weights: Weights = {
 "version": 1,
 "game": "red-sea",
 "features": {
  "even": 0.0965,
  "vp": 0.0912,
  "vp-late": 0.1016,
  "vp-last": 0.1336,
  "short-early": -0.0235,
  "short-late": 0.1569,
  "passing-ready": 0.1467,
  "passing-used": 0.1416,
  "space": 0.095,
  "second-card": 0,
  "headline-first": 0,
  "discard-held": 0,
  "extra-round": 0,
  "defcon-2": 0.0205,
  "defcon-3": 0.0294,
  "defcon-4": 0.0434,
  "defcon-5": 0.0021,
  "to-play": 0.1844,
  "region/africa/now": 0,
  "region/africa/end": 0.2507,
  "region/africa/in-hand": 0.1196,
  "region/africa/in-deck": 0.0459,
  "region/middle-east/now": 0,
  "region/middle-east/end": 0.1733,
  "region/middle-east/in-hand": 0.0845,
  "region/middle-east/in-deck": 0.0022,
  "country/egypt/control": 0.209,
  "country/egypt/margin": 0.3915,
  "country/egypt/presence": 0.0619,
  "country/saudi-arabia/control": 0.1719,
  "country/saudi-arabia/margin": 0.2079,
  "country/saudi-arabia/presence": 0.0136,
  "country/kenya/control": 0.0968,
  "country/kenya/margin": 0.0734,
  "country/kenya/presence": 0.0108,
  "country/somalia/control": 0.1609,
  "country/somalia/margin": 0.1833,
  "country/somalia/presence": 0.0401,
  "country/ethiopia/control": 0.0753,
  "country/ethiopia/margin": 0.057,
  "country/ethiopia/presence": 0.0066,
  "country/sudan/control": 0.0503,
  "country/sudan/margin": 0.0316,
  "country/sudan/presence": 0.0173,
  "country/djibouti/control": 0.0354,
  "country/djibouti/margin": 0.0381,
  "country/djibouti/presence": 0.0021,
  "country/madagascar/control": 0.0508,
  "country/madagascar/margin": 0.0483,
  "country/madagascar/presence": 0.0052,
  "country/yemen/control": 0.0582,
  "country/yemen/margin": 0.0447,
  "country/yemen/presence": 0.0292,
  "country/south-yemen/control": 0.0685,
  "country/south-yemen/margin": 0.0335,
  "country/south-yemen/presence": 0.0329,
  "country/oman/control": 0.0582,
  "country/oman/margin": 0.0563,
  "country/oman/presence": 0.0146,
  "country/strategic-sea-lanes/control": 0.2119,
  "country/strategic-sea-lanes/margin": 0.3017,
  "country/strategic-sea-lanes/presence": 0.1734,
  "effect/peace-corps": 0,
  "effect/zbig": 0,
  "effect/ogaden-war": 0,
  "effect/usaid": 0.0026,
  "effect/albano-stalinist-economics": 0.0477,
  "effect/the-victorious-leader": 0,
  "effect/eritrean-popular-liberation-front": 0,
  "effect/centcom": -0.0062,
  "effect/carter-doctrine": 0.0254,
  "effect/kenya-joins-rapid-deployment-force": 0,
  "effect/voice-of-america-in-amharic": 0.0092,
  "effect/french-connections": 0,
  "effect/the-events-of-86": 0,
  "effect/hero-of-the-crossing": 0,
  "effect/israeli-periphery-doctrine": 0,
  "effect/the-strong-man-of-sudan": 0,
  "effect/afghanistan-invasion": 0.0746,
  "effect/daniel-arap-moi": 0,
  "effect/soviets-airlift-cubans": 0,
  "effect/detente": 0,
  "effect/the-lion-falters": 0.0158,
  "effect/dhofar-rebellion": 0,
  "effect/nasserism": -0.0117,
  "effect/t-62s-and-kalashnikovs": 0.0325,
  "effect/gosplan-advisers": 0,
  "effect/the-derg": 0,
  "effect/mengistu-haile-mariam": 0,
  "effect/us-presidential-elections": 0,
  "effect/f-5es-delivered": -0.0037,
  "effect/marxist-leninist-vanguard-party": 0,
  "effect/presidential-directive-30": 0.0527,
  "effect/cyrus-vance": 0,
  "effect/stagflation": 0.0028,
  "effect/cento-collapses": 0,
  "effect/anti-zionist-committee-of-the-soviet-public": 0,
  "effect/mr-nyet": 0,
  "effect/middle-east-scoring": 0,
  "effect/africa-scoring": 0,
  "effect/romanian-autonomy": 0,
  "effect/famine": 0.0324,
  "effect/oau": 0,
  "effect/separatists": 0,
  "effect/arab-league": 0,
  "effect/apollo-soyuz-test-project": 0,
  "effect/yemeni-presidential-assassinations": 0,
  "effect/we-are-the-world": 0,
  "effect/malagasy-constitutional-referendum": 0,
  "effect/seychelles": 0,
  "effect/diego-garcia": 0,
  "effect/indian-ocean-zone-of-peace": 0.0022,
  "effect/water-wars": 0,
  "hand/peace-corps/us": 0.1249,
  "hand/peace-corps/ussr": -0.0507,
  "hand/zbig/us": 0.1571,
  "hand/zbig/ussr": -0.0078,
  "hand/ogaden-war/us": 0.1102,
  "hand/ogaden-war/ussr": -0.0335,
  "hand/usaid/us": 0.1431,
  "hand/usaid/ussr": 0.0004,
  "hand/albano-stalinist-economics/us": 0.055,
  "hand/albano-stalinist-economics/ussr": 0.0608,
  "hand/the-victorious-leader/us": 0.1406,
  "hand/the-victorious-leader/ussr": 0.0153,
  "hand/eritrean-popular-liberation-front/us": 0.0383,
  "hand/eritrean-popular-liberation-front/ussr": 0.0871,
  "hand/centcom/us": 0.1876,
  "hand/centcom/ussr": -0.1113,
  "hand/carter-doctrine/us": 0.2134,
  "hand/carter-doctrine/ussr": -0.1335,
  "hand/kenya-joins-rapid-deployment-force/us": 0.0824,
  "hand/kenya-joins-rapid-deployment-force/ussr": 0.0516,
  "hand/voice-of-america-in-amharic/us": 0.1214,
  "hand/voice-of-america-in-amharic/ussr": 0.0456,
  "hand/french-connections/us": 0.1332,
  "hand/french-connections/ussr": 0.0013,
  "hand/the-events-of-86/us": 0.1251,
  "hand/the-events-of-86/ussr": 0.0447,
  "hand/hero-of-the-crossing/us": 0.183,
  "hand/hero-of-the-crossing/ussr": -0.0989,
  "hand/israeli-periphery-doctrine/us": 0.1131,
  "hand/israeli-periphery-doctrine/ussr": 0.018,
  "hand/the-strong-man-of-sudan/us": 0.0692,
  "hand/the-strong-man-of-sudan/ussr": 0.0469,
  "hand/afghanistan-invasion/us": 0.2187,
  "hand/afghanistan-invasion/ussr": -0.1188,
  "hand/daniel-arap-moi/us": 0.1315,
  "hand/daniel-arap-moi/ussr": 0.0277,
  "hand/soviets-airlift-cubans/us": 0.0439,
  "hand/soviets-airlift-cubans/ussr": -0.1838,
  "hand/detente/us": -0.0828,
  "hand/detente/ussr": -0.056,
  "hand/the-lion-falters/us": 0.0351,
  "hand/the-lion-falters/ussr": -0.0977,
  "hand/dhofar-rebellion/us": 0.0256,
  "hand/dhofar-rebellion/ussr": -0.1096,
  "hand/nasserism/us": -0.0378,
  "hand/nasserism/ussr": -0.0365,
  "hand/t-62s-and-kalashnikovs/us": 0.1028,
  "hand/t-62s-and-kalashnikovs/ussr": -0.1574,
  "hand/gosplan-advisers/us": 0.0142,
  "hand/gosplan-advisers/ussr": -0.0845,
  "hand/the-derg/us": 0.0407,
  "hand/the-derg/ussr": -0.1349,
  "hand/mengistu-haile-mariam/us": 0.098,
  "hand/mengistu-haile-mariam/ussr": -0.1696,
  "hand/us-presidential-elections/us": 0.024,
  "hand/us-presidential-elections/ussr": -0.0781,
  "hand/f-5es-delivered/us": 0.0762,
  "hand/f-5es-delivered/ussr": -0.154,
  "hand/marxist-leninist-vanguard-party/us": 0.0455,
  "hand/marxist-leninist-vanguard-party/ussr": -0.1275,
  "hand/presidential-directive-30/us": 0.0169,
  "hand/presidential-directive-30/ussr": -0.1399,
  "hand/cyrus-vance/us": 0.0727,
  "hand/cyrus-vance/ussr": -0.0973,
  "hand/stagflation/us": -0.0155,
  "hand/stagflation/ussr": -0.1126,
  "hand/cento-collapses/us": -0.045,
  "hand/cento-collapses/ussr": -0.0654,
  "hand/anti-zionist-committee-of-the-soviet-public/us": 0.0347,
  "hand/anti-zionist-committee-of-the-soviet-public/ussr": -0.0903,
  "hand/mr-nyet/us": -0.0084,
  "hand/mr-nyet/ussr": -0.197,
  "hand/middle-east-scoring/us": -0.0573,
  "hand/middle-east-scoring/ussr": 0.0651,
  "hand/africa-scoring/us": -0.2256,
  "hand/africa-scoring/ussr": 0.0621,
  "hand/romanian-autonomy/us": 0.1,
  "hand/romanian-autonomy/ussr": -0.1,
  "hand/famine/us": 0.1129,
  "hand/famine/ussr": -0.0868,
  "hand/oau/us": 0.1059,
  "hand/oau/ussr": -0.0529,
  "hand/separatists/us": 0.1544,
  "hand/separatists/ussr": -0.1376,
  "hand/arab-league/us": 0.1232,
  "hand/arab-league/ussr": -0.1134,
  "hand/apollo-soyuz-test-project/us": 0.1448,
  "hand/apollo-soyuz-test-project/ussr": -0.1209,
  "hand/yemeni-presidential-assassinations/us": -0.0686,
  "hand/yemeni-presidential-assassinations/ussr": -0.117,
  "hand/we-are-the-world/us": 0.0612,
  "hand/we-are-the-world/ussr": 0.0393,
  "hand/malagasy-constitutional-referendum/us": 0.0718,
  "hand/malagasy-constitutional-referendum/ussr": -0.1428,
  "hand/seychelles/us": 0.0616,
  "hand/seychelles/ussr": -0.1154,
  "hand/diego-garcia/us": 0.0852,
  "hand/diego-garcia/ussr": 0.0111,
  "hand/indian-ocean-zone-of-peace/us": 0.1546,
  "hand/indian-ocean-zone-of-peace/ussr": -0.0961,
  "hand/water-wars/us": 0.1097,
  "hand/water-wars/ussr": -0.1069
 },
 "events": {
  "peace-corps": [
   0.2998,
   0
  ],
  "zbig": [
   0.8046,
   0
  ],
  "ogaden-war": [
   0.3236,
   0
  ],
  "usaid": [
   -0.4363,
   0
  ],
  "albano-stalinist-economics": [
   0.1612,
   0
  ],
  "the-victorious-leader": [
   0.9121,
   0
  ],
  "eritrean-popular-liberation-front": [
   0.6892,
   0
  ],
  "centcom": [
   0.1321,
   0
  ],
  "carter-doctrine": [
   0.1487,
   0
  ],
  "kenya-joins-rapid-deployment-force": [
   0.4771,
   0
  ],
  "voice-of-america-in-amharic": [
   -0.3495,
   0
  ],
  "french-connections": [
   0.2889,
   0
  ],
  "the-events-of-86": [
   0.7866,
   0
  ],
  "hero-of-the-crossing": [
   0.3108,
   0
  ],
  "israeli-periphery-doctrine": [
   0.4608,
   0
  ],
  "the-strong-man-of-sudan": [
   0.2375,
   0
  ],
  "afghanistan-invasion": [
   0.1743,
   0
  ],
  "daniel-arap-moi": [
   0.5461,
   0
  ],
  "soviets-airlift-cubans": [
   0,
   -0.7356
  ],
  "detente": [
   0,
   -0.4536
  ],
  "the-lion-falters": [
   0,
   -0.4074
  ],
  "dhofar-rebellion": [
   0,
   -0.5537
  ],
  "nasserism": [
   0,
   -0.1433
  ],
  "t-62s-and-kalashnikovs": [
   0,
   -0.1641
  ],
  "gosplan-advisers": [
   0,
   -0.4178
  ],
  "the-derg": [
   0,
   -0.2164
  ],
  "mengistu-haile-mariam": [
   0,
   -0.6759
  ],
  "us-presidential-elections": [
   0,
   -0.135
  ],
  "f-5es-delivered": [
   0,
   -0.2994
  ],
  "marxist-leninist-vanguard-party": [
   0,
   -0.1501
  ],
  "presidential-directive-30": [
   0,
   -0.7659
  ],
  "cyrus-vance": [
   0,
   -0.5053
  ],
  "stagflation": [
   0,
   -0.4698
  ],
  "cento-collapses": [
   0,
   -1.0305
  ],
  "anti-zionist-committee-of-the-soviet-public": [
   0,
   -0.6299
  ],
  "mr-nyet": [
   0,
   0.9675
  ],
  "middle-east-scoring": [
   0,
   0
  ],
  "africa-scoring": [
   0,
   0
  ],
  "romanian-autonomy": [
   0.14,
   -0.14
  ],
  "famine": [
   0.0544,
   -0.2025
  ],
  "oau": [
   0.2351,
   -0.1959
  ],
  "separatists": [
   0.3636,
   -0.2984
  ],
  "arab-league": [
   0.3167,
   -0.2758
  ],
  "apollo-soyuz-test-project": [
   0.2887,
   -0.2734
  ],
  "yemeni-presidential-assassinations": [
   0,
   1.2672
  ],
  "we-are-the-world": [
   0.7516,
   0
  ],
  "malagasy-constitutional-referendum": [
   0,
   -0.2664
  ],
  "seychelles": [
   0,
   -0.2425
  ],
  "diego-garcia": [
   0.3175,
   0
  ],
  "indian-ocean-zone-of-peace": [
   0.5304,
   -0.4981
  ],
  "water-wars": [
   1.0853,
   -1.2717
  ]
 }
}
