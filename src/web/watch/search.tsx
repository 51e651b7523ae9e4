/** What to look for in the archive. */
import { useMemo, useState } from 'react'
import { words } from '../../words/speak.ts'
import { Check, Field, Form, Select } from '../people/field.tsx'
import { AnyGameChoice } from '../people/game-choice.tsx'
import { useMe } from '../store/me.ts'
import { useSettings } from '../store/settings.ts'
import { useRoomSay } from '../words/rooms.ts'
import { cardsOf } from './cards.ts'
import { ENDS, FIELDS, type Field as FieldName, type Looked } from './wanted.ts'

interface SearchProps {
  readonly looked: Looked
  readonly onLook: (looked: Looked) => void
}

const WINNERS = ['us', 'ussr', 'nobody'] as const

/** Names are looked for when they have been typed; everything else at once. */
export function Search({ looked, onLook }: SearchProps) {
  const say = useRoomSay()
  const isSignedIn = useMe(({ person }) => person !== null)
  const [player, setPlayer] = useState(looked.player ?? '')
  const [against, setAgainst] = useState(looked.against ?? '')
  const any = ['', say('cards.any')] as const
  const choose = (field: FieldName) => (value: string) => onLook({ ...looked, player, against, [field]: value })
  const isFiltered = FIELDS.some((field) => field !== 'player' && field !== 'against' && (looked[field] ?? '') !== '')
  const chosen = (field: FieldName): string => looked[field] ?? ''
  return (
    <search aria-label={say('watch.search')}>
      <Form className="form search-form" onSubmit={() => onLook({ ...looked, player, against })}>
        <div className="filters">
          <Field label={say('watch.player')} type="search" maxLength={100} value={player} onText={setPlayer} />
          <Field label={say('watch.against')} type="search" maxLength={100} value={against} onText={setAgainst} />
          <button type="submit" className="button primary">
            {say('watch.search.do')}
          </button>
        </div>
        <details className="more-filters" open={isFiltered || undefined}>
          <summary>{say('watch.filters')}</summary>
          <div className="filters">
            <AnyGameChoice value={chosen('game')} onChoose={(game) => onLook({ ...looked, player, against, game, card: '' })} />
            <CardChoice game={chosen('game')} value={chosen('card')} onChoose={choose('card')} />
            <Select
              label={say('watch.winner')}
              value={chosen('winner')}
              of={[any, ...WINNERS.map((winner) => [winner, say(`watch.winner.${winner}`)] as const)]}
              onChoose={choose('winner')}
            />
            <Select
              label={say('watch.end')}
              value={chosen('end')}
              of={[any, ...ENDS.map((end) => [end, say(`watch.end.${end}`)] as const)]}
              onChoose={choose('end')}
            />
            <Turns label={say('watch.least')} value={chosen('least')} onChoose={choose('least')} />
            <Turns label={say('watch.most')} value={chosen('most')} onChoose={choose('most')} />
            <Select
              label={say('lobby.speed')}
              value={chosen('speed')}
              of={[any, ['live', say('speed.live')], ['slow', say('speed.slow')]]}
              onChoose={choose('speed')}
            />
            <Select
              label={say('lobby.rating')}
              value={chosen('rated')}
              of={[any, ['true', say('lobby.rated')], ['false', say('lobby.free')]]}
              onChoose={choose('rated')}
            />
            <Select
              label={say('watch.source')}
              value={chosen('source')}
              of={[any, ['played', say('watch.played')], ['imported', say('watch.imported')]]}
              onChoose={choose('source')}
            />
          </div>
          {isSignedIn && (
            <Check label={say('watch.mine')} checked={looked.mine === 'true'} onCheck={(mine) => choose('mine')(mine ? 'true' : '')} />
          )}
        </details>
      </Form>
    </search>
  )
}

const MOST_TURNS = 10

function Turns({ label, value, onChoose }: { readonly label: string; readonly value: string; readonly onChoose: (turn: string) => void }) {
  const say = useRoomSay()
  const turns = Array.from({ length: MOST_TURNS }, (_, i) => String(i + 1))
  return (
    <Select label={label} value={value} of={[['', say('cards.any')], ...turns.map((turn) => [turn, turn] as const)]} onChoose={onChoose} />
  )
}

interface CardChoiceProps {
  readonly game: string
  readonly value: string
  readonly onChoose: (card: string) => void
}

function CardChoice({ game, value, onChoose }: CardChoiceProps) {
  const say = useRoomSay()
  const language = useSettings((settings) => settings.language)
  const cards = useMemo(() => {
    const named = cardsOf(game).map(({ facts, game: book, card }) => [facts.id, words(language, book).card(card)] as const)
    return named.sort(([, a], [, b]) => a.localeCompare(b, language))
  }, [game, language])
  return <Select label={say('watch.card')} value={value} of={[['', say('cards.any')], ...cards]} onChoose={onChoose} />
}
