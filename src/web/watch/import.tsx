/** Bringing old games along: records and text logs, checked by the rules before they are kept. */
import { useRef, useState } from 'react'
import { type ArchiveLine, archiveLine } from '../../protocol/archive.ts'
import { LARGEST_RECORD } from '../../records/record.ts'
import { sentenceOf, useActing } from '../people/acting.tsx'
import { ApiError, ask, somebody } from '../people/api.ts'
import { Check, Form } from '../people/field.tsx'
import { Panel } from '../people/room.tsx'
import { LinesAround } from '../replay/lines-around.tsx'
import { useMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import { Line } from './lines.tsx'

interface Given {
  readonly name: string
  readonly text: string
}

/** What came of one text: a line of the archive, or why not. */
interface Outcome extends Given {
  readonly line: ArchiveLine | null
  readonly refused: ApiError | null
}

export function Import() {
  const say = useRoomSay()
  const isGuest = useMe(({ person }) => person?.guest !== false)
  const { busy, trouble, act } = useActing()
  const [text, setText] = useState('')
  const [shown, setShown] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [left, setLeft] = useState(0)
  const chooser = useRef<HTMLInputElement>(null)

  async function bring(given: readonly Given[]): Promise<void> {
    setOutcomes([])
    await act(async () => {
      await somebody()
      for (const [i, each] of given.entries()) {
        setLeft(given.length - i)
        const outcome = await brought(each, shown)
        setOutcomes((known) => [...known, outcome])
        // What did not fit stays, to be mended.
        if (given.length === 1) setText(outcome.refused === null ? '' : each.text)
      }
    })
    setLeft(0)
  }

  async function bringFiles(files: FileList | null): Promise<void> {
    const given = await Promise.all(
      [...(files ?? [])].map(async (file) => ({ name: file.name, text: await file.slice(0, LARGEST_RECORD).text() })),
    )
    if (given.length > 0) await bring(given)
    if (chooser.current !== null) chooser.current.value = ''
  }

  return (
    <Panel title={say('watch.import')} about={say('watch.import.about')}>
      {isGuest && <p className="quiet">{say('watch.import.guest')}</p>}
      <Form onSubmit={() => void bring([{ name: '', text }])}>
        <p className="buttons">
          <input
            ref={chooser}
            className="unseen"
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden="true"
            accept=".json,.jsonl,.log,.txt,application/json,text/plain"
            onChange={(event) => void bringFiles(event.target.files)}
          />
          <button type="button" className="button primary" disabled={busy} onClick={() => chooser.current?.click()}>
            {say('watch.import.files')}
          </button>
          <span role="status">{left > 0 && say('watch.import.left', { n: left })}</span>
        </p>
        <div className="field">
          <label htmlFor="brought">{say('replay.paste')}</label>
          <textarea id="brought" rows={8} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <Check label={say('watch.import.show')} checked={shown} onCheck={setShown} />
        <p className="buttons">
          <button type="submit" className="button" disabled={busy || text.trim() === ''}>
            {say('watch.import.do')}
          </button>
        </p>
      </Form>
      <div role="alert">{trouble !== null && <p className="trouble">{sentenceOf(trouble, say)}</p>}</div>
      <Outcomes outcomes={outcomes} onChange={setOutcomes} />
    </Panel>
  )
}

async function brought({ name, text }: Given, shown: boolean): Promise<Outcome> {
  try {
    return { name, text, line: await ask(archiveLine, 'POST', 'api/archive', { text, shown }), refused: null }
  } catch (error) {
    if (error instanceof ApiError) return { name, text, line: null, refused: error }
    throw error
  }
}

interface OutcomesProps {
  readonly outcomes: readonly Outcome[]
  readonly onChange: (outcomes: readonly Outcome[]) => void
}

function Outcomes({ outcomes, onChange }: OutcomesProps) {
  const say = useRoomSay()
  const kept = outcomes.filter(({ line }) => line !== null)
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
      {kept.length > 0 && <h3 aria-live="polite">{say('watch.import.kept', { n: kept.length })}</h3>}
      <ul className="rows">
        {kept.map((outcome) => (
          <Line
            key={outcome.line!.id}
            line={outcome.line!}
            onChange={(line) =>
              onChange(outcomes.flatMap((each) => (each === outcome ? (line === null ? [] : [{ ...each, line }]) : [each])))
            }
          />
        ))}
      </ul>
    </>
  )
}
