/** What waits in the lobby, line by line, and what can be done about it. */
import type { LobbyEntry } from '../../protocol/lobby.ts'
import { pairingReply, takenReply } from '../../protocol/lobby.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, meOrGuest, nothing } from '../people/api.ts'
import { clockText } from '../people/clocks.ts'
import { Select } from '../people/field.tsx'
import { AnyGameChoice } from '../people/game-choice.tsx'
import { gameName, tableHref } from '../people/games.tsx'
import { PersonLink } from '../people/room.tsx'
import { useRoomSay } from '../words/rooms.ts'
import { type Entries, type Filter, pairingLike, sideLeft } from './entries.ts'
import { optionsText } from './options-text.ts'

interface EntryListProps {
  readonly entries: Entries
  readonly of: 'me' | 'others'
}

export const EntryList = ({ entries, of }: EntryListProps) => (
  <ul className="rows entries">
    {entries.map((entry) => (
      <EntryLine key={entry.id} entry={entry} isMine={of === 'me'} />
    ))}
  </ul>
)

function EntryLine({ entry, isMine }: { readonly entry: LobbyEntry; readonly isMine: boolean }) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const { id, kind, by, to, game, clock, rated, hints, duplicate, openHands, range } = entry
  const about = [
    kind === 'pairing' && say('lobby.pairing'),
    clockText(clock, say),
    say(rated ? 'lobby.rated' : 'lobby.free'),
    range !== null && say('lobby.range', range),
    say(`lobby.side.${isMine ? entry.side : sideLeft(entry)}`),
    duplicate && say('lobby.duplicate'),
    openHands !== null && `${say('home.hands')} ${say('home.hands.late', openHands)}`,
    hints && say('lobby.hints'),
    ...optionsText(entry, say),
  ]
  const take = (): Promise<boolean> =>
    act(async () => {
      await meOrGuest()
      const like = kind === 'pairing' ? pairingLike(entry) : null
      const { game: made } =
        like === null ? await ask(takenReply, 'POST', `api/seeks/${id}/take`) : await ask(pairingReply, 'POST', 'api/pairing', like)
      // Where the ratings are too far apart both wait until the range is wide enough.
      if (made !== null) location.hash = tableHref(made)
    })
  return (
    <li>
      <span className="row-main">
        <b>{gameName(game, say)}</b>{' '}
        {isMine ? (
          to !== null && say('lobby.to', { name: to })
        ) : (
          <>
            <PersonLink name={by.name} /> {by.rating !== null && <span className="quiet">({by.rating})</span>}
          </>
        )}
        <small>{about.filter(Boolean).join(' · ')}</small>
        <Trouble of={trouble} />
      </span>
      {isMine ? (
        <button
          type="button"
          className="button small"
          disabled={busy}
          onClick={() => void act(() => ask(nothing, 'DELETE', `api/seeks/${id}`))}
        >
          {say('lobby.withdraw')}
        </button>
      ) : (
        <span className="row-ways">
          <button type="button" className="button primary" disabled={busy} onClick={() => void take()}>
            {say(kind === 'challenge' ? 'lobby.accept' : 'lobby.take')}
          </button>
          {kind === 'challenge' && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void act(() => ask(nothing, 'POST', `api/seeks/${id}/decline`))}
            >
              {say('lobby.decline')}
            </button>
          )}
        </span>
      )}
    </li>
  )
}

interface FiltersProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

export function Filters({ filter, onChange }: FiltersProps) {
  const say = useRoomSay()
  const any = ['', say('cards.any')] as const
  return (
    <search className="filters" aria-label={say('cards.filters')}>
      <AnyGameChoice value={filter.game} onChoose={(game) => onChange({ ...filter, game })} />
      <Select
        label={say('lobby.speed')}
        value={filter.speed}
        of={[any, ['live', say('speed.live')], ['slow', say('speed.slow')]]}
        onChoose={(speed) => onChange({ ...filter, speed })}
      />
      <Select
        label={say('lobby.rating')}
        value={filter.rated}
        of={[any, ['rated', say('lobby.rated')], ['free', say('lobby.free')]]}
        onChoose={(rated) => onChange({ ...filter, rated })}
      />
      <Select
        label={say('home.side')}
        value={filter.side}
        of={[any, ['us', say('home.side.us')], ['ussr', say('home.side.ussr')]]}
        onChoose={(side) => onChange({ ...filter, side })}
      />
    </search>
  )
}
