/** Choices that both sides make at once, headlines and bids: nobody else gets to know anything of one before both are made. */
import { expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { checkSecretChoice, checkSecrets, playOn } from '../../src/fuzz/checks.ts'
import { type NewGame, newGame } from '../../src/games/index.ts'
import { asked, clone } from '../../src/rules/api.ts'
import { BOTH, hand, show } from '../../src/rules/cards.ts'
import { NEWEST } from '../../src/rules/version.ts'
import { soak } from '../soak.ts'

const KINDS: readonly NewGame[] = [
  { game: 'twilight-struggle' },
  { game: 'twilight-struggle', bidding: true, promoCards: true },
  { game: 'red-sea' },
  { game: 'red-sea', mix: true, bidding: true },
]

const CASES = KINDS.flatMap((kind) => Array.from({ length: NEWEST }, (_, i) => ({ ...kind, rules: i + 1 })))
const GAMES = soak(25, 250)

/** How many cards of both hands the other side is shown before the headlines: as random play has it, some, all. */
const SHOWN = [0, 0.3, 1]

test.each(CASES)('in games of %j', (kind) => {
  let compared = 0
  for (let n = 0; n < GAMES; n++) {
    const random = generator(n + 1)
    const g = newGame(kind)
    for (; g.result === null; playOn(g, 1, random)) {
      if (asked(g) !== BOTH) continue
      for (const share of SHOWN) {
        const known = clone(g)
        for (const side of [0, 1] as const) for (const card of hand(known, side)) if (random() < share) show(known, card, BOTH)
        compared += checkSecretChoice(known, random)
        playOn(known, 1, random)
        checkSecrets(known, random)
      }
    }
  }
  expect(compared).toBeGreaterThan(GAMES * 20)
})
