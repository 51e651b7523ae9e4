/** The chat at the table, and the private notes of the player. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { SayOnline } from '../../../words/online.ts'
import type { Words } from '../../../words/speak.ts'
import { WithCards } from '../../cards/chip.tsx'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'
import { hideOthers, markRead, type Online, send, setNotes, useOnline } from '../seat/store.ts'
import { SEAT_NAMES } from './players.tsx'

type ChatLine = Online['chat'][number]

const ReportLine = lazy(() => import('../../moderation/report-line.tsx'))

export function speakerOf({ by, name }: ChatLine, role: Online['role'], say: SayOnline, w: Words): string {
  if (name !== null) return name
  if (by === role && by !== 'spectator') return say('players.you')
  return by === 'spectator' ? say('chat.spectator') : w.side(by === 'us' ? 0 : 1)
}

/** Lines of others that have come since the chat was looked at last. */
export const unreadIn = ({ chat, role, readUpTo, kept }: Online): number =>
  kept?.muted === true ? 0 : chat.filter(({ n, by }) => n > readUpTo && by !== role).length

const LONGEST = 500

export function Chat() {
  const say = useSayOnline()
  const w = useWords()
  const { id, chat, role, kept } = useOnline()
  const [text, setText] = useState('')
  const end = useRef<HTMLLIElement>(null)
  const muted = kept?.muted === true
  const lines = muted ? chat.filter(({ by }) => by === role) : chat
  const last = lines.at(-1)?.n
  useEffect(() => {
    markRead()
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])

  async function say_(): Promise<void> {
    const words = text.trim()
    if (words === '') return
    setText('')
    // What could not be said stays in the field.
    if (!(await send({ type: 'chat', text: words }))) setText((now) => (now === '' ? words : now))
  }

  return (
    <div className="chat">
      <ul className="chat-lines" aria-label={say('chat.title')}>
        {lines.length === 0 && <li className="quiet">{say(muted ? 'chat.muted' : 'chat.none')}</li>}
        {lines.map((line) => (
          <li key={line.n} className={SEAT_NAMES.some((name) => name === line.by) ? line.by : ''} ref={line.n === last ? end : null}>
            <b>{speakerOf(line, role, say, w)}</b> <WithCards text={line.text} />{' '}
            {id !== null && line.name !== null && line.by !== role && (
              <Suspense>
                <ReportLine person={line.name} game={id} line={line.n} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {role !== 'spectator' && (
        <>
          <form
            className="chat-form"
            onSubmit={(event) => {
              event.preventDefault()
              void say_()
            }}
          >
            <input
              type="text"
              value={text}
              maxLength={LONGEST}
              aria-label={say('chat.text')}
              placeholder={say('chat.text')}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" className="button" isDisabled={text.trim() === ''}>
              {say('chat.send')}
            </Button>
          </form>
          <label className="choice">
            <input type="checkbox" checked={muted} onChange={(event) => hideOthers(event.target.checked)} />
            <span>{say('chat.mute')}</span>
          </label>
          <Notes />
        </>
      )}
    </div>
  )
}

/** A rest after which what was typed is kept. */
const REST = 800
const LONGEST_NOTES = 4000

function Notes() {
  const say = useSayOnline()
  const kept = useOnline((online) => online.own?.notes ?? '')
  const [text, setText] = useState(kept)
  const [state, setState] = useState<'saved' | 'saving' | null>(null)
  const [wasKept, setWasKept] = useState(kept)
  // Another device has written.
  if (kept !== wasKept) {
    setWasKept(kept)
    if (state === null) setText(kept)
  }
  useEffect(() => {
    if (state !== 'saving') return
    const timer = setTimeout(() => {
      const settle = async (): Promise<void> => setState((await setNotes(text)) ? 'saved' : null)
      void settle()
    }, REST)
    return () => clearTimeout(timer)
  }, [text, state])
  return (
    <div className="notes">
      <label htmlFor="own-notes">
        <b>{say('notes.title')}</b> <small className="quiet">{state === null ? say('notes.about') : say(`notes.${state}`)}</small>
      </label>
      <textarea
        id="own-notes"
        rows={4}
        value={text}
        maxLength={LONGEST_NOTES}
        onChange={(event) => {
          setText(event.target.value)
          setState('saving')
        }}
      />
    </div>
  )
}
