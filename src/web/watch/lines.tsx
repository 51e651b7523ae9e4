/** Finished games as cards: who, how it ended, and what can be done with them. */
import { useState } from 'react'
import { type ArchiveLine, archiveLine } from '../../protocol/archive.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { addressOf, ask, nothing } from '../people/api.ts'
import { archivedCard } from '../people/cards.ts'
import { GameCard } from '../pictures/game-card.tsx'
import { useMe } from '../store/me.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'

interface ArchivedGamesProps {
  readonly lines: readonly ArchiveLine[]
  /** Null: it is no longer there. */
  readonly onChange: (id: string, line: ArchiveLine | null) => void
}

export function ArchivedGames({ lines, onChange }: ArchivedGamesProps) {
  const say = useRoomSay()
  const date = useDates()
  const me = useMe(({ person }) => person?.name ?? null)
  return (
    <ul className="game-cards">
      {lines.map((line) => {
        const { id, rated, speed, source, shown, own } = line
        const card = archivedCard(line, me, say, date)
        const more = [
          card.note,
          speed !== null && say(`speed.${speed}`),
          rated && say('lobby.rated'),
          source === 'imported' && say(shown ? 'watch.imported' : 'watch.imported.private'),
        ]
        return (
          <GameCard key={id} {...card} note={more.filter(Boolean).join(' · ')}>
            <span className="game-card-ways">
              {(['record', 'log'] as const).map((as) => (
                <a
                  key={as}
                  className="button small quiet"
                  href={addressOf(`api/archive/${id}/${as}`).href}
                  download={`hotline-${id}.${as === 'record' ? 'json' : 'log'}`}
                >
                  {say(`replay.export.${as}`)}
                </a>
              ))}
              {own && <Own line={line} onChange={(now) => onChange(id, now)} />}
            </span>
          </GameCard>
        )
      })}
    </ul>
  )
}

interface OwnProps {
  readonly line: ArchiveLine
  readonly onChange: (line: ArchiveLine | null) => void
}

/** The actions for the person who imported the game. */
function Own({ line: { id, shown }, onChange }: OwnProps) {
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
