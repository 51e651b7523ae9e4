/** The page names people and bots in its language; other players keep their names. */
import { HUMAN } from '../../match/players.ts'
import { levelOf } from '../../protocol/levels.ts'
import type { Say } from '../../words/page.ts'

/** A level with its thinking time is called by its level. */
export function nameOfPlayer(name: string | undefined, say: Say): string {
  if (name === undefined || name === HUMAN) return say('home.person.name')
  const level = levelOf(name)
  return level === null ? name : say(`bot.${level}`)
}
