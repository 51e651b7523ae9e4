// Measures the bot of examples/library-bot.js, in pairs of games with the same deal and the sides swapped.
//   node scripts/library-bot.js --games 400 --opponent recruit --game twilight-struggle --seed 1
// Progress goes to stderr; Ctrl+C ends the match.
import { parseArgs } from 'node:util'
import { playerNamed, playGame } from 'hotline/bots'
import { rateOf } from '../dist/src/bots/lab/statistics.js'
import { bot } from '../examples/library-bot.js'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    opponent: { type: 'string', default: 'recruit' },
    game: { type: 'string', default: 'twilight-struggle' },
    seed: { type: 'string', default: '1' },
  },
})
const { game, opponent } = values
const pairs = Number(values.games) / 2

/** The bot's points in the two games of one deal. @param {number} seed */
function pairOf(seed) {
  return [0, 1].map((side) => {
    const them = playerNamed(opponent)()
    const { result } = playGame({ game }, side === 0 ? [bot, them] : [them, bot], seed)
    return result?.winner === side ? 1 : result?.winner === -1 ? 0.5 : 0
  })
}

/** @type {number[][]} */
const scores = []
/** The share of the points with its 95 % interval. */
const share = () => {
  const { winRate, low, high } = rateOf(scores)
  return `${winRate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}
for (let pair = 0; pair < pairs; pair++) {
  scores.push(pairOf(Number(values.seed) + pair))
  if ((pair + 1) % 5 === 0) console.error(`${2 * (pair + 1)} of ${2 * pairs} games: ${share()}`)
}
console.log(`examples/library-bot.js scores ${share()} in ${2 * pairs} games of ${game} against ${opponent}.`)
process.exitCode = rateOf(scores).winRate > 0.5 ? 0 : 1
