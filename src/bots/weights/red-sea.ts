/** Made by `hotline train`; not written by hand. */
import type { Weights } from '../weights.ts'

export const weights: Weights = {
 "version": 1,
 "game": "red-sea",
 "features": {
  "even": 0.1192,
  "vp": 0.0347,
  "vp-late": 0.249,
  "vp-last": 0.1374,
  "short-early": -0.0033,
  "short-late": 0.1992,
  "passing-ready": 0.1662,
  "passing-used": 0.2724,
  "space": 0.1327,
  "second-card": 0,
  "headline-first": 0,
  "discard-held": 0,
  "extra-round": 0,
  "defcon-2": 0.0387,
  "defcon-3": 0.0684,
  "defcon-4": 0.0742,
  "defcon-5": 0.2495,
  "to-play": 0.1701,
  "region/africa/now": -0.2424,
  "region/africa/end": 0.2513,
  "region/africa/in-hand": 0.1485,
  "region/africa/in-deck": -0.0125,
  "region/middle-east/now": -0.1425,
  "region/middle-east/end": 0.2602,
  "region/middle-east/in-hand": 0.0201,
  "region/middle-east/in-deck": 0.0073,
  "country/egypt/control": -0.0234,
  "country/egypt/margin": 1.2169,
  "country/egypt/presence": 0.1223,
  "country/saudi-arabia/control": 0.1843,
  "country/saudi-arabia/margin": 0.6613,
  "country/saudi-arabia/presence": -0.1114,
  "country/kenya/control": 0.3097,
  "country/kenya/margin": 0.355,
  "country/kenya/presence": 0.0352,
  "country/somalia/control": 0.3843,
  "country/somalia/margin": 0.1835,
  "country/somalia/presence": 0.1417,
  "country/ethiopia/control": 0.3746,
  "country/ethiopia/margin": 0.0583,
  "country/ethiopia/presence": -0.0005,
  "country/sudan/control": -0.2733,
  "country/sudan/margin": 0.2352,
  "country/sudan/presence": 0.4195,
  "country/djibouti/control": 0.4416,
  "country/djibouti/margin": -0.2452,
  "country/djibouti/presence": 0.0912,
  "country/madagascar/control": 0.3946,
  "country/madagascar/margin": -0.1704,
  "country/madagascar/presence": -0.0044,
  "country/yemen/control": 0.0099,
  "country/yemen/margin": 0.3913,
  "country/yemen/presence": -0.2462,
  "country/south-yemen/control": 0.4637,
  "country/south-yemen/margin": -0.235,
  "country/south-yemen/presence": 0.0624,
  "country/oman/control": 0.2007,
  "country/oman/margin": -0.2437,
  "country/oman/presence": 0.2426,
  "country/strategic-sea-lanes/control": 0.183,
  "country/strategic-sea-lanes/margin": 0.8908,
  "country/strategic-sea-lanes/presence": 0.044,
  "effect/peace-corps": 0,
  "effect/zbig": 0,
  "effect/ogaden-war": 0,
  "effect/usaid": -0.2739,
  "effect/albano-stalinist-economics": 0.1992,
  "effect/the-victorious-leader": 0,
  "effect/eritrean-popular-liberation-front": 0,
  "effect/centcom": 0.2084,
  "effect/carter-doctrine": 0.4081,
  "effect/kenya-joins-rapid-deployment-force": 0,
  "effect/voice-of-america-in-amharic": 0.1443,
  "effect/french-connections": 0,
  "effect/the-events-of-86": 0,
  "effect/hero-of-the-crossing": 0,
  "effect/israeli-periphery-doctrine": 0,
  "effect/the-strong-man-of-sudan": 0,
  "effect/afghanistan-invasion": 0.4848,
  "effect/daniel-arap-moi": 0,
  "effect/soviets-airlift-cubans": 0,
  "effect/detente": 0,
  "effect/the-lion-falters": 0.0679,
  "effect/dhofar-rebellion": 0,
  "effect/nasserism": -0.0489,
  "effect/t-62s-and-kalashnikovs": 0.1566,
  "effect/gosplan-advisers": 0,
  "effect/the-derg": 0,
  "effect/mengistu-haile-mariam": 0,
  "effect/us-presidential-elections": 0,
  "effect/f-5es-delivered": 0.0584,
  "effect/marxist-leninist-vanguard-party": 0,
  "effect/presidential-directive-30": 0.5373,
  "effect/cyrus-vance": 0,
  "effect/stagflation": 0.4199,
  "effect/cento-collapses": 0,
  "effect/anti-zionist-committee-of-the-soviet-public": 0,
  "effect/mr-nyet": 0,
  "effect/middle-east-scoring": 0,
  "effect/africa-scoring": 0,
  "effect/romanian-autonomy": 0,
  "effect/famine": 0.1152,
  "effect/oau": 0,
  "effect/separatists": 0,
  "effect/arab-league": 0,
  "effect/apollo-soyuz-test-project": 0,
  "effect/yemeni-presidential-assassinations": 0,
  "effect/we-are-the-world": 0,
  "effect/malagasy-constitutional-referendum": 0,
  "effect/seychelles": 0,
  "effect/diego-garcia": 0,
  "effect/indian-ocean-zone-of-peace": 0.0665,
  "effect/water-wars": 0,
  "hand/peace-corps/us": 0.1786,
  "hand/peace-corps/ussr": -0.0992,
  "hand/zbig/us": 0.6428,
  "hand/zbig/ussr": 0.3996,
  "hand/ogaden-war/us": 0.2404,
  "hand/ogaden-war/ussr": -0.0716,
  "hand/usaid/us": 0.1748,
  "hand/usaid/ussr": -0.0017,
  "hand/albano-stalinist-economics/us": 0.1955,
  "hand/albano-stalinist-economics/ussr": -0.0799,
  "hand/the-victorious-leader/us": 0.4954,
  "hand/the-victorious-leader/ussr": -0.0602,
  "hand/eritrean-popular-liberation-front/us": 0.0306,
  "hand/eritrean-popular-liberation-front/ussr": -0.0799,
  "hand/centcom/us": 0.4682,
  "hand/centcom/ussr": -0.3227,
  "hand/carter-doctrine/us": 0.7399,
  "hand/carter-doctrine/ussr": -0.2733,
  "hand/kenya-joins-rapid-deployment-force/us": 0.3382,
  "hand/kenya-joins-rapid-deployment-force/ussr": 0.103,
  "hand/voice-of-america-in-amharic/us": 0.2914,
  "hand/voice-of-america-in-amharic/ussr": 0.4362,
  "hand/french-connections/us": 0.1575,
  "hand/french-connections/ussr": -0.066,
  "hand/the-events-of-86/us": 0.398,
  "hand/the-events-of-86/ussr": 0.0673,
  "hand/hero-of-the-crossing/us": 0.3778,
  "hand/hero-of-the-crossing/ussr": -0.2083,
  "hand/israeli-periphery-doctrine/us": 0.2462,
  "hand/israeli-periphery-doctrine/ussr": -0.0266,
  "hand/the-strong-man-of-sudan/us": 0.1111,
  "hand/the-strong-man-of-sudan/ussr": 0.1258,
  "hand/afghanistan-invasion/us": 0.578,
  "hand/afghanistan-invasion/ussr": -0.0204,
  "hand/daniel-arap-moi/us": 0.2807,
  "hand/daniel-arap-moi/ussr": 0.1842,
  "hand/soviets-airlift-cubans/us": -0.0535,
  "hand/soviets-airlift-cubans/ussr": -0.397,
  "hand/detente/us": -0.2838,
  "hand/detente/ussr": -0.0171,
  "hand/the-lion-falters/us": 0.0101,
  "hand/the-lion-falters/ussr": -0.2462,
  "hand/dhofar-rebellion/us": 0.0845,
  "hand/dhofar-rebellion/ussr": -0.338,
  "hand/nasserism/us": 0.1053,
  "hand/nasserism/ussr": -0.1137,
  "hand/t-62s-and-kalashnikovs/us": 0.2116,
  "hand/t-62s-and-kalashnikovs/ussr": -0.3066,
  "hand/gosplan-advisers/us": 0.0576,
  "hand/gosplan-advisers/ussr": -0.283,
  "hand/the-derg/us": 0.18,
  "hand/the-derg/ussr": -0.282,
  "hand/mengistu-haile-mariam/us": 0.367,
  "hand/mengistu-haile-mariam/ussr": -0.3705,
  "hand/us-presidential-elections/us": 0.124,
  "hand/us-presidential-elections/ussr": -0.0265,
  "hand/f-5es-delivered/us": 0.1104,
  "hand/f-5es-delivered/ussr": -0.3744,
  "hand/marxist-leninist-vanguard-party/us": 0.1532,
  "hand/marxist-leninist-vanguard-party/ussr": -0.3046,
  "hand/presidential-directive-30/us": 0.0143,
  "hand/presidential-directive-30/ussr": -0.5308,
  "hand/cyrus-vance/us": 0.0571,
  "hand/cyrus-vance/ussr": -0.2089,
  "hand/stagflation/us": -0.0299,
  "hand/stagflation/ussr": -0.2427,
  "hand/cento-collapses/us": -0.1739,
  "hand/cento-collapses/ussr": -0.5233,
  "hand/anti-zionist-committee-of-the-soviet-public/us": -0.0358,
  "hand/anti-zionist-committee-of-the-soviet-public/ussr": -0.4005,
  "hand/mr-nyet/us": -1.1745,
  "hand/mr-nyet/ussr": -0.5874,
  "hand/middle-east-scoring/us": -0.1399,
  "hand/middle-east-scoring/ussr": 0.2945,
  "hand/africa-scoring/us": -0.3555,
  "hand/africa-scoring/ussr": -0.0831,
  "hand/romanian-autonomy/us": 0.1,
  "hand/romanian-autonomy/ussr": -0.1,
  "hand/famine/us": 0.1851,
  "hand/famine/ussr": -0.3069,
  "hand/oau/us": 0.2132,
  "hand/oau/ussr": -0.037,
  "hand/separatists/us": 0.2466,
  "hand/separatists/ussr": -0.2746,
  "hand/arab-league/us": 0.1895,
  "hand/arab-league/ussr": -0.2785,
  "hand/apollo-soyuz-test-project/us": 0.3056,
  "hand/apollo-soyuz-test-project/ussr": -0.2947,
  "hand/yemeni-presidential-assassinations/us": -0.1149,
  "hand/yemeni-presidential-assassinations/ussr": -0.2484,
  "hand/we-are-the-world/us": 0.1208,
  "hand/we-are-the-world/ussr": -0.0015,
  "hand/malagasy-constitutional-referendum/us": 0.1211,
  "hand/malagasy-constitutional-referendum/ussr": -0.1955,
  "hand/seychelles/us": 0.0065,
  "hand/seychelles/ussr": -0.3305,
  "hand/diego-garcia/us": 0.1706,
  "hand/diego-garcia/ussr": -0.0499,
  "hand/indian-ocean-zone-of-peace/us": 0.1911,
  "hand/indian-ocean-zone-of-peace/ussr": -0.1906,
  "hand/water-wars/us": 0.1876,
  "hand/water-wars/ussr": -0.2704
 },
 "events": {
  "peace-corps": [
   0.4607,
   0
  ],
  "zbig": [
   1.022,
   0
  ],
  "ogaden-war": [
   0.3751,
   0
  ],
  "usaid": [
   -0.236,
   0
  ],
  "albano-stalinist-economics": [
   0.3872,
   0
  ],
  "the-victorious-leader": [
   1.1715,
   0
  ],
  "eritrean-popular-liberation-front": [
   0.7478,
   0
  ],
  "centcom": [
   0.3489,
   0
  ],
  "carter-doctrine": [
   0.616,
   0
  ],
  "kenya-joins-rapid-deployment-force": [
   0.6531,
   0
  ],
  "voice-of-america-in-amharic": [
   -0.0689,
   0
  ],
  "french-connections": [
   0.3853,
   0
  ],
  "the-events-of-86": [
   0.8391,
   0
  ],
  "hero-of-the-crossing": [
   0.5812,
   0
  ],
  "israeli-periphery-doctrine": [
   0.6473,
   0
  ],
  "the-strong-man-of-sudan": [
   0.3386,
   0
  ],
  "afghanistan-invasion": [
   0.6608,
   0
  ],
  "daniel-arap-moi": [
   0.6526,
   0
  ],
  "soviets-airlift-cubans": [
   0,
   -1.1375
  ],
  "detente": [
   0,
   -0.5272
  ],
  "the-lion-falters": [
   0,
   -0.6367
  ],
  "dhofar-rebellion": [
   0,
   -0.7503
  ],
  "nasserism": [
   0,
   -0.1312
  ],
  "t-62s-and-kalashnikovs": [
   0,
   -0.2848
  ],
  "gosplan-advisers": [
   0,
   -0.6526
  ],
  "the-derg": [
   0,
   -0.2454
  ],
  "mengistu-haile-mariam": [
   0,
   -0.7554
  ],
  "us-presidential-elections": [
   0,
   -0.165
  ],
  "f-5es-delivered": [
   0,
   -0.4089
  ],
  "marxist-leninist-vanguard-party": [
   0,
   -0.5759
  ],
  "presidential-directive-30": [
   0,
   -1.1521
  ],
  "cyrus-vance": [
   0,
   -0.6116
  ],
  "stagflation": [
   0,
   -0.3978
  ],
  "cento-collapses": [
   0,
   -1.2085
  ],
  "anti-zionist-committee-of-the-soviet-public": [
   0,
   -0.9061
  ],
  "mr-nyet": [
   0,
   0.9652
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
   0.3978,
   -0.4988
  ],
  "oau": [
   0.3448,
   -0.3565
  ],
  "separatists": [
   0.5414,
   -0.4158
  ],
  "arab-league": [
   0.2846,
   -0.3104
  ],
  "apollo-soyuz-test-project": [
   0.3459,
   -0.4208
  ],
  "yemeni-presidential-assassinations": [
   0,
   1.1517
  ],
  "we-are-the-world": [
   0.8863,
   0
  ],
  "malagasy-constitutional-referendum": [
   0,
   -0.3315
  ],
  "seychelles": [
   0,
   -0.5029
  ],
  "diego-garcia": [
   0.5652,
   0
  ],
  "indian-ocean-zone-of-peace": [
   0.5879,
   -0.5812
  ],
  "water-wars": [
   1.6843,
   -1.7607
  ]
 }
}
