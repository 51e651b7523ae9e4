/** At questions that `cannotLose` names, no answer is more dangerous than another: bots, the page and the command line do not look at them. */
import { expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { careful } from '../../src/bots/players/careful.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, type Side } from '../../src/engine/script.ts'
import { type NewGame, newGame } from '../../src/games/index.ts'
import { apply, asked, clone, decision, resample, view } from '../../src/rules/api.ts'
import { cannotLose } from '../../src/rules/queries/cannot-lose.ts'
import { dangers } from '../../src/rules/queries/dangers.ts'
import { soak } from '../soak.ts'

const KINDS: readonly NewGame[] = [
  { game: 'twilight-struggle', promoCards: true },
  { game: 'red-sea' },
  { game: 'twilight-struggle', mix: true, promoCards: true },
  { game: 'red-sea', mix: true, bidding: true },
]
const GAMES = soak(15, 300)
const LOOKED_AT = 300
/** How often a player is reckless, so that games end in all ways and yet last. */
const RECKLESS = 0.3

test.each(KINDS)('in games of %j', (kind) => {
  let looked = 0
  for (let n = 0; n < GAMES; n++) {
    const random = generator(n + 1)
    const g = newGame(kind)
    while (g.result === null) {
      const by = anyAsked(asked(g), random)
      const asks = decision(g, by)!
      // Where one event or coup can end the game.
      const isTense = g.defcon === 2 || Math.abs(g.vp) > 8
      if (by !== CHANCE && asks.moves.length > 1 && isTense && cannotLose(g, asks)) {
        looked++
        // Final scoring comes whatever is played.
        const found = dangers(view(g, by), asks, [clone(g)], LOOKED_AT, 'final-scoring')
        if (found.length > 0) expect(found).toHaveLength(asks.moves.length)
      }
      const isWild = by === CHANCE || random() < RECKLESS
      const side = by as Side
      const seat = { side, random, decision: asks, view: () => view(g, side), sample: () => resample(g, side, random) }
      apply(g, { by, pick: isWild ? oneOf(asks.moves, random) : careful(seat) })
    }
  }
  expect(looked).toBeGreaterThan(GAMES * 2)
})
