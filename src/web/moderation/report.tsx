/** Reports a person or a message to the moderators. */
import { useState } from 'react'
import { done } from '../../protocol/people.ts'
import { Sheet } from '../parts/sheet.tsx'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, meOrGuest } from '../people/api.ts'
import { Form, Submit } from '../people/field.tsx'
import { useRoomSay } from '../words/rooms.ts'
import '../people/room.css'

export interface ReportProps {
  readonly person: string
  /** The game in which it was, and the line of its chat. */
  readonly game?: string | undefined
  readonly line?: number | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function Report({ person, game, line, isOpen, onClose }: ReportProps) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const send = async (): Promise<void> => {
    const request = { person, reason, ...(game !== undefined && { game }), ...(line !== undefined && { line }) }
    const isDone = await act(async () => {
      await meOrGuest()
      await ask(done, 'POST', 'api/reports', request)
    })
    setSent(isDone)
    if (isDone) setReason('')
  }
  return (
    <Sheet title={say('report.title', { name: person })} isOpen={isOpen} onClose={onClose}>
      {isSent ? (
        <p role="status">{say('report.sent')}</p>
      ) : (
        <Form onSubmit={() => void send()}>
          <div className="field">
            <label htmlFor="report-reason">{say('report.reason')}</label>
            <textarea
              id="report-reason"
              rows={4}
              required
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <p className="buttons">
            <Submit disabled={busy || reason.trim() === ''}>{say('report.send')}</Submit>
          </p>
          <Trouble of={trouble} />
        </Form>
      )}
    </Sheet>
  )
}
