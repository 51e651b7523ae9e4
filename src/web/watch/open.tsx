/** Opens games: files or a text, to watch them here, and to put them into the archive of the server where that is wanted. */
import { type DragEvent, useRef, useState } from 'react'
import { LARGEST_RECORD } from '../../records/record.ts'
import { Icon } from '../parts/icon.tsx'
import { sentenceOf, Trouble, useActing } from '../people/acting.tsx'
import { Check, Submit } from '../people/field.tsx'
import { LinesAround } from '../replay/lines-around.tsx'
import { forgetRefused, openText, type UnreadableFile, useReplay } from '../replay/store.ts'
import { go } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import { bring, type GivenFile, type Outcome } from './bring.ts'
import { ArchivedGames } from './lines.tsx'

export function OpenGames({ onOpened }: { readonly onOpened: () => void }) {
  const say = useRoomSay()
  const refused = useReplay((replay) => replay.refused)
  const hasServer = useMe(({ server }) => server === 'here')
  const isGuest = useMe(({ person }) => person?.guest !== false)
  const { busy, trouble, act } = useActing()
  const [text, setText] = useState(refused?.text ?? '')
  const [isOpening, setOpening] = useState(false)
  const [isOver, setOver] = useState(false)
  const [isKept, setKept] = useState(false)
  const [isShown, setShown] = useState(false)
  const [left, setLeft] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [unread, setUnread] = useState<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const isBusy = busy || isOpening

  async function watch(given: readonly GivenFile[]): Promise<void> {
    setOpening(true)
    for (const each of given) {
      const id = await openText(each.text, each.name)
      if (id === null) setText(each.text)
      else if (given.length === 1) go({ page: 'replay', id })
    }
    setOpening(false)
    onOpened()
  }

  async function open(given: readonly GivenFile[]): Promise<void> {
    setUnread(null)
    setOutcomes([])
    forgetRefused()
    if (!isKept) return watch(given)
    await act(async () => {
      const found = await bring(given, isShown, setLeft)
      setOutcomes(found)
      // What did not fit stays, to be mended.
      setText(found.find((one) => one.refused !== null)?.text ?? '')
    })
  }

  async function openFiles(files: FileList | null): Promise<void> {
    const given: GivenFile[] = []
    for (const file of files ?? []) {
      try {
        // Larger files are no games: their beginning is enough to say so.
        given.push({ name: file.name, text: await file.slice(0, LARGEST_RECORD + 1).text() })
      } catch {
        setUnread(file.name)
      }
    }
    if (given.length > 0) await open(given)
    if (chooser.current !== null) chooser.current.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer
    if (dropped.files.length > 0) void openFiles(dropped.files)
    else void open([{ name: '', text: dropped.getData('text/plain') }])
  }

  return (
    <>
      <section
        className={isOver ? 'drop-zone over' : 'drop-zone'}
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
          multiple
          tabIndex={-1}
          aria-hidden="true"
          accept=".json,.jsonl,.log,.txt,application/json,text/plain"
          onChange={(event) => void openFiles(event.target.files)}
        />
        <button type="button" className="button primary large" disabled={isBusy} onClick={() => chooser.current?.click()}>
          <Icon name="file" /> {say(isBusy ? 'replay.opening' : 'replay.choose-file')}
        </button>
        <p className="quiet">{say('replay.drop')}</p>
        {hasServer && (
          <div className="keep-in-archive">
            <Check label={say('watch.import.keep')} checked={isKept} onCheck={setKept} />
            {isKept && <Check label={say('watch.import.show')} checked={isShown} onCheck={setShown} />}
            {isKept && isGuest && <p className="quiet">{say('watch.import.guest')}</p>}
          </div>
        )}
        <details className="paste" open={text !== '' || undefined}>
          <summary>{say('replay.paste')}</summary>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void open([{ name: '', text }])
            }}
          >
            <textarea
              aria-label={say('replay.paste')}
              rows={8}
              spellCheck={false}
              value={text}
              placeholder={say('replay.paste.example')}
              onChange={(event) => setText(event.target.value)}
            />
            <Submit className="button" disabled={isBusy || text.trim() === ''}>
              {say('replay.paste.open')}
            </Submit>
          </form>
        </details>
      </section>
      <span role="status">{left > 0 && say('watch.import.left', { n: left })}</span>
      <div aria-live="assertive">
        {unread !== null && <p className="trouble">{say('replay.unread', { name: unread })}</p>}
        {refused !== null && <RefusedText refused={refused} />}
      </div>
      {trouble !== null && <Trouble of={trouble} />}
      <Outcomes outcomes={outcomes} onChange={setOutcomes} />
    </>
  )
}

/** What can't be opened, where, and what to do; with the lines around the place. */
function RefusedText({ refused: { name, text, trouble } }: { readonly refused: UnreadableFile }) {
  const say = useRoomSay()
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

interface OutcomesProps {
  readonly outcomes: readonly Outcome[]
  readonly onChange: (outcomes: readonly Outcome[]) => void
}

/** What has come of games for the archive. */
function Outcomes({ outcomes, onChange }: OutcomesProps) {
  const say = useRoomSay()
  const kept = outcomes.flatMap(({ line }) => (line === null ? [] : [line]))
  return (
    <>
      {outcomes.map(({ name, text, refused }) =>
        refused === null ? null : (
          <div key={`${name} ${text.length}`} className="trouble" role="alert">
            <p>
              {name !== '' && <b>{name}: </b>}
              {refused.line === null ? sentenceOf(refused, say) : say('watch.import.line', { line: refused.line })}
            </p>
            {refused.code === 'bad-game' && <p lang="en">{refused.message}</p>}
            {refused.line !== null && <LinesAround text={text} line={refused.line} />}
          </div>
        ),
      )}
      {kept.length > 0 && <h2 aria-live="polite">{say('watch.import.kept', { n: kept.length })}</h2>}
      <ArchivedGames
        lines={kept}
        onChange={(id, now) =>
          onChange(outcomes.flatMap((each) => (each.line?.id !== id ? [each] : now === null ? [] : [{ ...each, line: now }])))
        }
      />
    </>
  )
}
