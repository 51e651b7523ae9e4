/** Players, and games between them: `import { playerNamed } from 'hotline/bots'`. It reads the weights of the networks when it is loaded. */

export { type Chance, chanceFrom } from '../bots/chance.ts'
export { generator, oneOf } from '../bots/generator.ts'
export { playGame } from '../bots/lab/driver.ts'
export { BadPlayer, PLAYERS, playerNamed } from '../bots/players/names.ts'
export type { BotSeat, Budget, MakePlayer, Player } from '../bots/players/player.ts'
