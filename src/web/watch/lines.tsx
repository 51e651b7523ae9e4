/** A finished game as a line: who, how it ended, and what can be done with it. */
import { useState } from 'react'
import { type ArchiveLine, archiveLine } from '../../protocol/archive.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { addressOf, ask, nothing } from '../people/api.ts'
import { gameName, Players } from '../people/games.tsx'
import { hrefOf } from '../router/router.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'

const fileOf = (id: string, as: 'record' | 'log'): string => `api/archive/${id}/${as}`

/** The replay page fetches the record itself. */
export const replayHref = (id: string): string => hrefOf({ page: 'replay', file: fileOf(id, 'record') })

interface LineProps {
  readonly line: ArchiveLine
  /** Null: it is no longer there. */
  readonly onChange: (line: ArchiveLine | null) => void
}

export function Line({ line, onChange }: LineProps) {
  const say = useRoomSay()
  const date = useDates()
  const { id, game, players, ending, turns, vp, rated, speed, ended, source, shown, own } = line
  const about = [
    say('home.turn', { turn: turns }),
    say('watch.vp', { n: Math.abs(vp), leads: vp === 0 ? 'nobody' : vp > 0 ? 'us' : 'ussr' }),
    speed !== null && say(`speed.${speed}`),
    rated && say('lobby.rated'),
    source === 'imported' && say(shown ? 'watch.imported' : 'watch.imported.private'),
    date(ended),
  ]
  return (
    <li>
      <a className="row-main" href={replayHref(id)}>
        <b>{gameName(game, say)}</b> <Players players={players} />
        <span className="ended">
          {ending === null ? say('watch.unfinished') : `${say('home.over', { winner: ending.winner })}: ${say(`watch.end.${ending.kind}`)}`}
        </span>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </a>
      <span className="row-ways">
        {(['record', 'log'] as const).map((as) => (
          <a
            key={as}
            className="button small"
            href={addressOf(fileOf(id, as)).href}
            download={`hotline-${id}.${as === 'record' ? 'json' : 'log'}`}
          >
            {say(`replay.export.${as}`)}
          </a>
        ))}
        {own && <Own line={line} onChange={onChange} />}
      </span>
    </li>
  )
}

/** The actions for the person who imported the game. */
function Own({ line: { id, shown }, onChange }: LineProps) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [isGoing, setGoing] = useState(false)
  const show = (): Promise<boolean> => act(async () => onChange(await ask(archiveLine, 'PATCH', `api/archive/${id}`, { shown: !shown })))
  const remove = (): Promise<boolean> =>
    act(async () => {
      await ask(nothing, 'DELETE', `api/archive/${id}`)
      onChange(null)
    })
  return (
    <>
      <button type="button" className="button small" disabled={busy} onClick={() => void show()}>
        {say(shown ? 'watch.hide' : 'watch.show')}
      </button>
      {isGoing ? (
        <button type="button" className="button small danger" disabled={busy} onClick={() => void remove()}>
          {say('home.delete-really')}
        </button>
      ) : (
        <button type="button" className="button small" onClick={() => setGoing(true)}>
          {say('home.delete')}
        </button>
      )}
      <Trouble of={trouble} />
    </>
  )
}
