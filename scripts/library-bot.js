// Measures the bot of examples/library-bot.js, in pairs of games with the same deal and the sides swapped.
//   node scripts/library-bot.js --games 400 --opponent recruit --game twilight-struggle --seed 1
import { parseArgs } from 'node:util'
import { playerNamed, playGame } from 'hotline/bots'
import { bot } from '../examples/library-bot.js'

/**
 * The bot's share of the points.
 * @param {{ games: number, opponent: string, game: string, seed: number }} match
 */
function measured({ games, opponent, game, seed }) {
  let points = 0
  for (let i = 0; i < games; i++) {
    const side = i % 2
    const them = playerNamed(opponent)()
    const { result } = playGame({ game }, side === 0 ? [bot, them] : [them, bot], seed + Math.floor(i / 2))
    points += result?.winner === side ? 1 : result?.winner === -1 ? 0.5 : 0
  }
  return points / games
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    opponent: { type: 'string', default: 'recruit' },
    game: { type: 'string', default: 'twilight-struggle' },
    seed: { type: 'string', default: '1' },
  },
})
const share = measured({ ...values, games: Number(values.games), seed: Number(values.seed) })
console.log(`examples/library-bot.js scores ${share.toFixed(3)} in ${values.games} games of ${values.game} against ${values.opponent}.`)
process.exitCode = share > 0.5 ? 0 : 1
