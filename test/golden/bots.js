// Games between bots, whose budgets are nodes, so that no clock matters.
import { hotline, playerNamed, playGame } from './built.js'
import { digestOf, textOf } from './text.js'

const { nameOf, rulesOf } = hotline

const PAIRS = /** @type {const} */ ([
  ['recruit', 'beginner'],
  ['club', 'veteran'],
  ['expert', 'expert'],
  ['expert:150n', 'expert:150n'],
  ['club', 'expert:150n'],
  ['expert:150n', 'club'],
])
const SEEDS = [1, 2]

/** @returns {string[]} */
export function goldenBots() {
  return ['twilight-struggle', 'red-sea'].flatMap((game) =>
    PAIRS.flatMap(([us, ussr]) =>
      SEEDS.map((seed) => {
        /** @type {import('../../dist/src/index.js').Move[]} */
        const log = []
        const g = playGame({ game }, [playerNamed(us)(), playerNamed(ussr)()], seed, log)
        const moves = log.map(({ by, pick }) => [by, nameOf(rulesOf(g), pick)])
        const end = `turn ${g.turn}, vp ${g.vp}, ${textOf(g.result)}`
        return `${game} | ${us} against ${ussr}, seed ${seed} | ${log.length} moves, ${end} | moves ${digestOf(moves)}`
      }),
    ),
  )
}
