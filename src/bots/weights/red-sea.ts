/** Made by `hotline train`; not written by hand. */
import type { Weights } from '../weights.ts'

export const weights: Weights = {
 "version": 1,
 "game": "red-sea",
 "features": {
  "even": 0.0701,
  "vp": 0.0955,
  "vp-late": 0.1965,
  "vp-last": 0.1853,
  "short-early": -0.0123,
  "short-late": 0.2209,
  "passing-ready": 0.102,
  "passing-used": 0.3693,
  "space": 0.18,
  "second-card": 0,
  "headline-first": 0,
  "discard-held": 0,
  "extra-round": 0,
  "defcon-2": -0.0056,
  "defcon-3": 0.0309,
  "defcon-4": 0.0663,
  "defcon-5": 0.2341,
  "to-play": 0.2206,
  "region/africa/now": -0.2557,
  "region/africa/end": 0.2822,
  "region/africa/in-hand": 0.1364,
  "region/africa/in-deck": 0.0419,
  "region/middle-east/now": -0.1509,
  "region/middle-east/end": 0.2554,
  "region/middle-east/in-hand": 0.0074,
  "region/middle-east/in-deck": -0.0299,
  "country/egypt/control": -0.0178,
  "country/egypt/margin": 1.2625,
  "country/egypt/presence": 0.1087,
  "country/saudi-arabia/control": 0.0734,
  "country/saudi-arabia/margin": 0.7717,
  "country/saudi-arabia/presence": -0.0047,
  "country/kenya/control": 0.1327,
  "country/kenya/margin": 0.3705,
  "country/kenya/presence": 0.037,
  "country/somalia/control": 0.3694,
  "country/somalia/margin": 0.0525,
  "country/somalia/presence": 0.2233,
  "country/ethiopia/control": 0.3717,
  "country/ethiopia/margin": 0.023,
  "country/ethiopia/presence": -0.1138,
  "country/sudan/control": -0.069,
  "country/sudan/margin": 0.4667,
  "country/sudan/presence": -0.0659,
  "country/djibouti/control": 0.0359,
  "country/djibouti/margin": -0.0351,
  "country/djibouti/presence": 0.1668,
  "country/madagascar/control": 0.3994,
  "country/madagascar/margin": 0.1204,
  "country/madagascar/presence": -0.381,
  "country/yemen/control": 0.2449,
  "country/yemen/margin": -0.2103,
  "country/yemen/presence": 0.187,
  "country/south-yemen/control": 0.2833,
  "country/south-yemen/margin": -0.1495,
  "country/south-yemen/presence": 0.333,
  "country/oman/control": -0.107,
  "country/oman/margin": -0.0756,
  "country/oman/presence": 0.0091,
  "country/strategic-sea-lanes/control": -0.0517,
  "country/strategic-sea-lanes/margin": 0.9441,
  "country/strategic-sea-lanes/presence": 0.0777,
  "effect/peace-corps": 0,
  "effect/zbig": 0,
  "effect/ogaden-war": 0,
  "effect/usaid": -0.3248,
  "effect/albano-stalinist-economics": 0.1561,
  "effect/the-victorious-leader": 0,
  "effect/eritrean-popular-liberation-front": 0,
  "effect/centcom": 0.0912,
  "effect/carter-doctrine": 0.4187,
  "effect/kenya-joins-rapid-deployment-force": 0,
  "effect/voice-of-america-in-amharic": 0.1536,
  "effect/french-connections": 0,
  "effect/the-events-of-86": 0,
  "effect/hero-of-the-crossing": 0,
  "effect/israeli-periphery-doctrine": 0,
  "effect/the-strong-man-of-sudan": 0,
  "effect/afghanistan-invasion": 0.5537,
  "effect/daniel-arap-moi": 0,
  "effect/soviets-airlift-cubans": 0,
  "effect/detente": 0,
  "effect/the-lion-falters": -0.0508,
  "effect/dhofar-rebellion": 0,
  "effect/nasserism": -0.0261,
  "effect/t-62s-and-kalashnikovs": 0.2378,
  "effect/gosplan-advisers": 0,
  "effect/the-derg": 0,
  "effect/mengistu-haile-mariam": 0,
  "effect/us-presidential-elections": 0,
  "effect/f-5es-delivered": -0.0693,
  "effect/marxist-leninist-vanguard-party": 0,
  "effect/presidential-directive-30": 0.5346,
  "effect/cyrus-vance": 0,
  "effect/stagflation": 0.5708,
  "effect/cento-collapses": 0,
  "effect/anti-zionist-committee-of-the-soviet-public": 0,
  "effect/mr-nyet": 0,
  "effect/middle-east-scoring": 0,
  "effect/africa-scoring": 0,
  "effect/romanian-autonomy": 0,
  "effect/famine": 0.027,
  "effect/oau": 0,
  "effect/separatists": 0,
  "effect/arab-league": 0,
  "effect/apollo-soyuz-test-project": 0,
  "effect/yemeni-presidential-assassinations": 0,
  "effect/we-are-the-world": 0,
  "effect/malagasy-constitutional-referendum": 0,
  "effect/seychelles": 0,
  "effect/diego-garcia": 0,
  "effect/indian-ocean-zone-of-peace": 0.0466,
  "effect/water-wars": 0,
  "hand/peace-corps/us": 0.2036,
  "hand/peace-corps/ussr": -0.1212,
  "hand/zbig/us": 0.625,
  "hand/zbig/ussr": 0.2892,
  "hand/ogaden-war/us": 0.2188,
  "hand/ogaden-war/ussr": -0.179,
  "hand/usaid/us": 0.2608,
  "hand/usaid/ussr": 0.065,
  "hand/albano-stalinist-economics/us": 0.2407,
  "hand/albano-stalinist-economics/ussr": 0.0024,
  "hand/the-victorious-leader/us": 0.3954,
  "hand/the-victorious-leader/ussr": -0.0973,
  "hand/eritrean-popular-liberation-front/us": 0.1375,
  "hand/eritrean-popular-liberation-front/ussr": -0.0909,
  "hand/centcom/us": 0.3966,
  "hand/centcom/ussr": -0.3413,
  "hand/carter-doctrine/us": 0.6361,
  "hand/carter-doctrine/ussr": -0.3432,
  "hand/kenya-joins-rapid-deployment-force/us": 0.29,
  "hand/kenya-joins-rapid-deployment-force/ussr": 0.0945,
  "hand/voice-of-america-in-amharic/us": 0.3728,
  "hand/voice-of-america-in-amharic/ussr": 0.1363,
  "hand/french-connections/us": 0.1814,
  "hand/french-connections/ussr": -0.1478,
  "hand/the-events-of-86/us": 0.3174,
  "hand/the-events-of-86/ussr": 0.086,
  "hand/hero-of-the-crossing/us": 0.2968,
  "hand/hero-of-the-crossing/ussr": -0.2061,
  "hand/israeli-periphery-doctrine/us": 0.2308,
  "hand/israeli-periphery-doctrine/ussr": -0.1028,
  "hand/the-strong-man-of-sudan/us": 0.0776,
  "hand/the-strong-man-of-sudan/ussr": -0.0557,
  "hand/afghanistan-invasion/us": 0.6272,
  "hand/afghanistan-invasion/ussr": -0.0836,
  "hand/daniel-arap-moi/us": 0.4527,
  "hand/daniel-arap-moi/ussr": 0.1448,
  "hand/soviets-airlift-cubans/us": -0.0207,
  "hand/soviets-airlift-cubans/ussr": -0.3366,
  "hand/detente/us": -0.0165,
  "hand/detente/ussr": -0.1625,
  "hand/the-lion-falters/us": 0.1129,
  "hand/the-lion-falters/ussr": -0.266,
  "hand/dhofar-rebellion/us": 0.099,
  "hand/dhofar-rebellion/ussr": -0.2386,
  "hand/nasserism/us": 0.0911,
  "hand/nasserism/ussr": -0.0732,
  "hand/t-62s-and-kalashnikovs/us": 0.0508,
  "hand/t-62s-and-kalashnikovs/ussr": -0.414,
  "hand/gosplan-advisers/us": 0.0109,
  "hand/gosplan-advisers/ussr": -0.3811,
  "hand/the-derg/us": 0.1691,
  "hand/the-derg/ussr": -0.2244,
  "hand/mengistu-haile-mariam/us": 0.3467,
  "hand/mengistu-haile-mariam/ussr": -0.4184,
  "hand/us-presidential-elections/us": 0.0547,
  "hand/us-presidential-elections/ussr": -0.145,
  "hand/f-5es-delivered/us": 0.2626,
  "hand/f-5es-delivered/ussr": -0.4239,
  "hand/marxist-leninist-vanguard-party/us": 0.1252,
  "hand/marxist-leninist-vanguard-party/ussr": -0.2771,
  "hand/presidential-directive-30/us": -0.1134,
  "hand/presidential-directive-30/ussr": -0.4995,
  "hand/cyrus-vance/us": 0.065,
  "hand/cyrus-vance/ussr": -0.1863,
  "hand/stagflation/us": -0.1729,
  "hand/stagflation/ussr": -0.328,
  "hand/cento-collapses/us": -0.1224,
  "hand/cento-collapses/ussr": -0.4008,
  "hand/anti-zionist-committee-of-the-soviet-public/us": 0.1457,
  "hand/anti-zionist-committee-of-the-soviet-public/ussr": -0.3796,
  "hand/mr-nyet/us": -0.9611,
  "hand/mr-nyet/ussr": -0.5963,
  "hand/middle-east-scoring/us": -0.0711,
  "hand/middle-east-scoring/ussr": 0.2049,
  "hand/africa-scoring/us": -0.2365,
  "hand/africa-scoring/ussr": -0.1356,
  "hand/romanian-autonomy/us": 0.1,
  "hand/romanian-autonomy/ussr": -0.1,
  "hand/famine/us": 0.2264,
  "hand/famine/ussr": -0.1957,
  "hand/oau/us": 0.1684,
  "hand/oau/ussr": -0.1501,
  "hand/separatists/us": 0.2036,
  "hand/separatists/ussr": -0.2606,
  "hand/arab-league/us": 0.1803,
  "hand/arab-league/ussr": -0.2661,
  "hand/apollo-soyuz-test-project/us": 0.2278,
  "hand/apollo-soyuz-test-project/ussr": -0.277,
  "hand/yemeni-presidential-assassinations/us": 0.0034,
  "hand/yemeni-presidential-assassinations/ussr": -0.1822,
  "hand/we-are-the-world/us": 0.1312,
  "hand/we-are-the-world/ussr": 0.0251,
  "hand/malagasy-constitutional-referendum/us": 0.1658,
  "hand/malagasy-constitutional-referendum/ussr": -0.2057,
  "hand/seychelles/us": -0.0523,
  "hand/seychelles/ussr": -0.2716,
  "hand/diego-garcia/us": 0.2758,
  "hand/diego-garcia/ussr": -0.0679,
  "hand/indian-ocean-zone-of-peace/us": 0.2482,
  "hand/indian-ocean-zone-of-peace/ussr": -0.1788,
  "hand/water-wars/us": 0.2252,
  "hand/water-wars/ussr": -0.2231
 },
 "events": {
  "peace-corps": [
   0.4793,
   0
  ],
  "zbig": [
   1.1015,
   0
  ],
  "ogaden-war": [
   0.3298,
   0
  ],
  "usaid": [
   0.1698,
   0
  ],
  "albano-stalinist-economics": [
   0.3299,
   0
  ],
  "the-victorious-leader": [
   1.1374,
   0
  ],
  "eritrean-popular-liberation-front": [
   0.7841,
   0
  ],
  "centcom": [
   0.2749,
   0
  ],
  "carter-doctrine": [
   0.5075,
   0
  ],
  "kenya-joins-rapid-deployment-force": [
   0.6839,
   0
  ],
  "voice-of-america-in-amharic": [
   0.1438,
   0
  ],
  "french-connections": [
   0.2749,
   0
  ],
  "the-events-of-86": [
   0.8672,
   0
  ],
  "hero-of-the-crossing": [
   0.5559,
   0
  ],
  "israeli-periphery-doctrine": [
   0.603,
   0
  ],
  "the-strong-man-of-sudan": [
   0.3107,
   0
  ],
  "afghanistan-invasion": [
   0.6643,
   0
  ],
  "daniel-arap-moi": [
   0.6476,
   0
  ],
  "soviets-airlift-cubans": [
   0,
   -0.882
  ],
  "detente": [
   0,
   -0.4609
  ],
  "the-lion-falters": [
   0,
   -0.5143
  ],
  "dhofar-rebellion": [
   0,
   -0.5299
  ],
  "nasserism": [
   0,
   -0.0879
  ],
  "t-62s-and-kalashnikovs": [
   0,
   -0.3757
  ],
  "gosplan-advisers": [
   0,
   -0.7152
  ],
  "the-derg": [
   0,
   -0.2624
  ],
  "mengistu-haile-mariam": [
   0,
   -0.6946
  ],
  "us-presidential-elections": [
   0,
   -0.1443
  ],
  "f-5es-delivered": [
   0,
   -0.2942
  ],
  "marxist-leninist-vanguard-party": [
   0,
   -0.5535
  ],
  "presidential-directive-30": [
   0,
   -1.2811
  ],
  "cyrus-vance": [
   0,
   -0.6374
  ],
  "stagflation": [
   0,
   -0.8
  ],
  "cento-collapses": [
   0,
   -1.1549
  ],
  "anti-zionist-committee-of-the-soviet-public": [
   0,
   -0.7888
  ],
  "mr-nyet": [
   0,
   0.397
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
   0.3172,
   -0.462
  ],
  "oau": [
   0.4597,
   -0.4185
  ],
  "separatists": [
   0.5198,
   -0.3778
  ],
  "arab-league": [
   0.2853,
   -0.35
  ],
  "apollo-soyuz-test-project": [
   0.4359,
   -0.4854
  ],
  "yemeni-presidential-assassinations": [
   0,
   0.7766
  ],
  "we-are-the-world": [
   0.9194,
   0
  ],
  "malagasy-constitutional-referendum": [
   0,
   -0.2277
  ],
  "seychelles": [
   0,
   -0.4922
  ],
  "diego-garcia": [
   0.6666,
   0
  ],
  "indian-ocean-zone-of-peace": [
   0.5678,
   -0.5982
  ],
  "water-wars": [
   1.6896,
   -1.9455
  ]
 }
}
