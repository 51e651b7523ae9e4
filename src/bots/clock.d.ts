/** All that bots know of their surroundings; Node, workers and browsers have it. */
declare const performance: { now(): number }
