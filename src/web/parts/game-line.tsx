/** A game in a list: its name, its players, its turn or winner, and when it last changed. */
import { GAMES } from '../../games/options.ts'
import { HUMAN } from '../../match/seats.ts'
import { LEVELS } from '../../protocol/levels.ts'
import type { Say } from '../../words/page.ts'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'

export interface GameLineProps {
  readonly game: string
  readonly players: { readonly us?: string; readonly ussr?: string }
  readonly turn: number
  /** -1: a draw; null: not over. */
  readonly winner: number | null
  /** Milliseconds since 1970. */
  readonly when: number
  /** The file that it came in. */
  readonly file?: string
}

/** The page names people and bots in its language; other players keep their names. */
export function nameOfPlayer(name: string | undefined, say: Say): string {
  if (name === undefined || name === HUMAN) return say('home.person')
  const opponent = LEVELS.find((each) => each === name)
  return opponent === undefined ? name : say(`bot.${opponent}`)
}

export function GameLine({ game, players, turn, winner, when, file }: GameLineProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const known = GAMES.findLast((name) => game.startsWith(name))
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(when)
  const state =
    winner === null ? say('home.turn', { turn }) : say('home.over', { winner: winner < 0 ? 'nobody' : winner === 0 ? 'us' : 'ussr' })
  return (
    <>
      <b>{known === undefined ? game : say(`home.game.${known}`)}</b>{' '}
      <span>{say('home.players', { us: nameOfPlayer(players.us, say), ussr: nameOfPlayer(players.ussr, say) })}</span>{' '}
      <small>{[state, file, date].filter(Boolean).join(' · ')}</small>
    </>
  )
}
