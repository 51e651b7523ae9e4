/** Bots bid what the games between equal bots say that a side is worth. */
import { expect, test } from 'vitest'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import type { Player } from '../../../src/bots/players/player.ts'
import { worthOfSides } from '../../../src/bots/search/bids.ts'
import { CHANCE, type Move, US } from '../../../src/engine/script.ts'
import { type NewGame, nameOf, newGame, rulesOf } from '../../../src/index.ts'
import { MOST_BID } from '../../../src/rules/bidding.ts'

const KINDS: readonly NewGame[] = [
  { game: 'red-sea' },
  { game: 'red-sea', mix: true },
  ...(['standard', 'chinese-civil-war', 'late-war'] as const).flatMap((scenario) =>
    [false, true].map((mix) => ({ game: 'twilight-struggle', scenario, mix }) as const),
  ),
]

test.each(KINDS)('there is a bid for %j', (kind) => {
  const { bid } = worthOfSides(newGame(kind))
  expect(Number.isInteger(bid) && bid >= 0 && bid <= MOST_BID).toBe(true)
})

/** The bids of a game between two bots of a level, in the order of their names. */
function bidsOf(kind: NewGame, level: string, seed: number): string[] {
  const moves: Move[] = []
  const over = new Error('the bids are in')
  const bidder = (): Player => {
    const player = playerNamed(level)()
    return (seat) => {
      if (seat.decision.kind !== 'bid') throw over
      return player(seat)
    }
  }
  expect(() => playGame(kind, [bidder(), bidder()], seed, moves)).toThrow(over)
  return moves.flatMap(({ by, pick }) => (by === CHANCE ? [] : [nameOf(rulesOf(newGame(kind)), pick)!])).toSorted()
}

test.each(['recruit', 'expert', 'master:50n'])('%s bids by the table, whatever the seed', (level) => {
  const kind = { game: 'red-sea', bidding: true } as const
  const { side, bid } = worthOfSides(newGame(kind))
  const wanted = [String(bid), String(bid), ...(side === US ? ['us', 'us'] : ['ussr', 'ussr'])]
  for (const seed of [1, 2, 3]) expect(bidsOf(kind, level, seed)).toEqual(wanted)
})
