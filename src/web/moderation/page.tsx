/** For those who keep the peace here: what has been reported, what to do about it, what was done. */
import { useCallback, useState } from 'react'
import { done, logReply, type ModerationAction, type Report, reportsReply } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { Field, Form, Select, Submit } from '../people/field.tsx'
import { tableHref } from '../people/games.tsx'
import { Panel, PersonLink, Room } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useMe } from '../store/me.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'

export default function ModerationPage() {
  const say = useRoomSay()
  const isAdmin = useMe(({ person }) => person?.admin === true)
  return (
    <Room here="moderation" title={say('nav.moderation')}>
      {isAdmin ? <Desk /> : <p>{say('moderation.not-you')}</p>}
    </Room>
  )
}

function Desk() {
  const say = useRoomSay()
  const loadReports = useCallback(async () => (await ask(reportsReply, 'GET', 'api/admin/reports')).reports, [])
  const loadLog = useCallback(async () => (await ask(logReply, 'GET', 'api/admin/log')).log, [])
  const reports = useAsked(loadReports)
  const log = useAsked(loadLog)
  const again = (): void => {
    reports.again()
    log.again()
  }
  return (
    <>
      <Panel title={say('moderation.reports')} {...(reports.value?.length === 0 && { about: say('moderation.reports.none') })}>
        <ul className="rows">
          {reports.value?.map((report) => (
            <ReportLine key={report.id} report={report} onDone={again} />
          ))}
        </ul>
        <Trouble of={reports.trouble} />
      </Panel>
      <Panel title={say('moderation.judge')} about={say('moderation.judge.about')}>
        <Judge onDone={again} />
      </Panel>
      <Log log={log.value ?? []} />
    </>
  )
}

const DEEDS: readonly ModerationAction[] = ['mute', 'unmute', 'ban', 'unban']

interface JudgeProps {
  /** Of whom a report speaks; else the name is asked. */
  readonly report?: Report
  readonly onDone: () => void
}

/** Every deed has a reason, which stays in the log. */
function Judge({ report, onDone }: JudgeProps) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [name, setName] = useState(report?.person ?? '')
  const [deed, setDeed] = useState<ModerationAction | 'close'>(report === undefined ? 'mute' : 'close')
  const [reason, setReason] = useState('')
  const judge = async (): Promise<void> => {
    const isDone = await act(async () => {
      if (deed !== 'close') await ask(done, 'POST', `api/admin/people/${encodeURIComponent(name.trim())}`, { deed, reason })
      if (report !== undefined) await ask(done, 'POST', `api/admin/reports/${report.id}/close`, { reason })
    })
    if (!isDone) return
    setReason('')
    onDone()
  }
  const offered: readonly (ModerationAction | 'close')[] = report === undefined ? DEEDS : ['close', 'mute', 'ban']
  return (
    <Form className="form judge" onSubmit={() => void judge()}>
      {report === undefined && <Field label={say('account.name')} required maxLength={64} value={name} onText={setName} />}
      <Select
        label={say('moderation.deed')}
        value={deed}
        of={offered.map((each) => [each, say(`moderation.deed.${each}`)] as const)}
        onChoose={setDeed}
      />
      <Field label={say('moderation.reason')} required maxLength={1000} value={reason} onText={setReason} />
      <Submit className={deed === 'ban' ? 'button danger' : 'button'} disabled={busy}>
        {say('moderation.do')}
      </Submit>
      <Trouble of={trouble} />
    </Form>
  )
}

function ReportLine({ report, onDone }: { readonly report: Report; readonly onDone: () => void }) {
  const say = useRoomSay()
  const date = useDates()
  const { made, reporter, person, game, said, reason } = report
  return (
    <li>
      <div className="row-main">
        <b>
          <PersonLink name={person} />
        </b>{' '}
        {reason}
        {said !== null && <blockquote>{said}</blockquote>}
        <small>
          {say('moderation.by', { name: reporter ?? say('home.person'), date: date(made, true) })}{' '}
          {game !== null && <a href={tableHref(game)}>{say('moderation.game')}</a>}
        </small>
      </div>
      <Judge report={report} onDone={onDone} />
    </li>
  )
}

interface LogProps {
  readonly log: readonly {
    readonly made: number
    readonly admin: string | null
    readonly deed: ModerationAction | 'close'
    readonly person: string | null
    readonly reason: string
  }[]
}

function Log({ log }: LogProps) {
  const say = useRoomSay()
  const date = useDates()
  if (log.length === 0) return null
  return (
    <Panel title={say('moderation.log')}>
      <ul className="rows">
        {log.map(({ made, admin, deed, person, reason }) => (
          <li key={`${made} ${deed} ${person}`}>
            <span className="row-main">
              <b>{say(`moderation.deed.${deed}`)}</b> {person !== null && <PersonLink name={person} />} {reason}
              <small>{say('moderation.by', { name: admin ?? say('home.person'), date: date(made, true) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
