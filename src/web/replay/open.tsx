/** Opening a game to watch: a file, a text, or one of those that were watched or played here. */
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { LARGEST_RECORD } from '../../records/record.ts'
import { GameLine, type GameLineProps } from '../parts/game-line.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { go, hrefOf } from '../router/router.ts'
import { type Kept, shelf } from '../store/shelf.ts'
import { useSay } from '../words/use-words.ts'
import { LinesAround } from './lines-around.tsx'
import { type KeptReplay, replayShelf } from './shelf.ts'
import { forgetRefused, openText, type UnreadableFile, useReplay } from './store.ts'
import './replay.css'

export function OpenPage() {
  const say = useSay()
  const refused = useReplay((replay) => replay.refused)
  const [text, setText] = useState(refused?.text ?? '')
  const [busy, setBusy] = useState(false)
  const [over, setOver] = useState(false)
  const [unread, setUnread] = useState<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)

  async function open(given: string, name = ''): Promise<void> {
    setBusy(true)
    setUnread(null)
    forgetRefused()
    const id = await openText(given, name)
    setBusy(false)
    if (id === null) setText(given)
    else go({ page: 'replay', id })
  }

  async function openFirst(files: FileList | null): Promise<void> {
    const file = files?.[0]
    if (file === undefined) return
    try {
      // Larger files are no games: their beginning is enough to say so.
      await open(await file.slice(0, LARGEST_RECORD + 1).text(), file.name)
    } catch {
      setUnread(file.name)
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer
    if (dropped.files.length > 0) void openFirst(dropped.files)
    else void open(dropped.getData('text/plain'))
  }

  return (
    <div className="read-page replay-open">
      <PageHead here="replay" title={say('replay.title')}>
        <p className="quiet">{say('replay.about')}</p>
      </PageHead>
      <main>
        <section
          className={over ? 'drop-zone over' : 'drop-zone'}
          aria-label={say('replay.open')}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={chooser}
            className="unseen"
            type="file"
            tabIndex={-1}
            aria-hidden="true"
            accept=".json,.jsonl,.log,.txt,application/json,text/plain"
            onChange={(event) => void openFirst(event.target.files)}
          />
          <button type="button" className="button primary large" disabled={busy} onClick={() => chooser.current?.click()}>
            {say(busy ? 'replay.opening' : 'replay.choose-file')}
          </button>
          <p className="quiet">{say('replay.drop')}</p>
        </section>
        <div aria-live="assertive">
          {unread !== null && <p className="trouble">{say('replay.unread', { name: unread })}</p>}
          {refused !== null && <RefusedText refused={refused} />}
        </div>
        <form
          className="paste"
          onSubmit={(event) => {
            event.preventDefault()
            void open(text)
          }}
        >
          <label htmlFor="pasted">{say('replay.paste')}</label>
          <textarea
            id="pasted"
            rows={8}
            spellCheck={false}
            value={text}
            placeholder={say('replay.paste.example')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button" disabled={busy || text.trim() === ''}>
            {say('replay.paste.open')}
          </button>
        </form>
        <KeptHere />
      </main>
    </div>
  )
}

/** What can't be opened, where, and what to do; with the lines around the place. */
function RefusedText({ refused: { name, text, trouble } }: { readonly refused: UnreadableFile }) {
  const say = useSay()
  const { kind, line, detail } = trouble
  return (
    <div className="trouble refused-text" role="alert">
      <p>
        <b>{say(`replay.trouble.${kind}`, { name: name === '' ? 'none' : name, line: line ?? 0 })}</b> {say(`replay.trouble.${kind}.do`)}
      </p>
      {detail !== '' && (
        <p lang="en">
          {line !== null && say('replay.trouble.line', { line })} {detail}
        </p>
      )}
      {line !== null && <LinesAround text={text} line={line} />}
    </div>
  )
}

interface Listed {
  readonly id: string
  readonly line: GameLineProps
  /** Opened here, not played here. */
  readonly isReplay: boolean
}

const ofReplay = ({ id, opened, name, game, players, turn, winner }: KeptReplay): Listed => ({
  id,
  line: { game, players, turn, winner, when: opened, file: name },
  isReplay: true,
})

const ofPlayed = ({ id, changed, turn, winner, record: { game, players } }: Kept): Listed => ({
  id,
  line: { game, players, turn, winner, when: changed },
  isReplay: false,
})

/** Games watched before, and those played here to their end. */
function KeptHere() {
  const say = useSay()
  const [games, setGames] = useState<readonly Listed[]>([])
  const read = useCallback(async (): Promise<void> => {
    try {
      const replays = await (await replayShelf()).all()
      const played = await (await shelf()).all()
      const over = played.filter(({ winner }) => winner !== null)
      setGames([...replays.map(ofReplay), ...over.map(ofPlayed)].sort((a, b) => b.line.when - a.line.when))
    } catch {
      setGames([])
    }
  }, [])
  useEffect(() => void read(), [read])
  async function remove(id: string): Promise<void> {
    await (await replayShelf()).remove(id)
    await read()
  }
  if (games.length === 0) return null
  return (
    <section className="saved" aria-labelledby="kept-replays">
      <h2 id="kept-replays">{say('replay.kept')}</h2>
      <ul>
        {games.map(({ id, isReplay, line }) => (
          <li key={id}>
            <a href={hrefOf({ page: 'replay', id })} className="saved-game">
              <GameLine {...line} />
            </a>
            {isReplay && (
              <button type="button" className="button quiet" onClick={() => void remove(id)}>
                {say('replay.forget')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
