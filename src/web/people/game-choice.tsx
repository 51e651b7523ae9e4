/** Which of the games. */
import { GAMES, type Game } from '../../games/options.ts'
import { useSay } from '../words/use-words.ts'
import { Select } from './field.tsx'

interface GameChoiceProps {
  readonly value: Game
  readonly onChoose: (game: Game) => void
}

export function GameChoice({ value, onChoose }: GameChoiceProps) {
  const say = useSay()
  return (
    <Select
      label={say('home.game')}
      value={value}
      of={GAMES.map((game) => [game, say(`home.game.${game}`)] as const)}
      onChoose={onChoose}
    />
  )
}

interface AnyGameChoiceProps {
  /** '' for either. */
  readonly value: string
  readonly onChoose: (game: Game | '') => void
}

export function AnyGameChoice({ value, onChoose }: AnyGameChoiceProps) {
  const say = useSay()
  const games = GAMES.map((game) => [game, say(`home.game.${game}`)] as const)
  return <Select label={say('home.game')} value={value as Game | ''} of={[['', say('cards.any')], ...games]} onChoose={onChoose} />
}
