/** The notifications for a person who is away from the table, and their channels. */
import { useCallback, useState } from 'react'
import { NOTICES, type NoticeKind, type NoticesReply, type NoticesRequest, noticesReply } from '../../protocol/notices.ts'
import type { Person } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { Field, Form, Submit } from '../people/field.tsx'
import { Panel } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useSettings } from '../store/settings.ts'
import { useRoomSay } from '../words/rooms.ts'
import { OwnPasswordField } from './fields.tsx'
import { canBePushed, isPushedHere, stopPush, wantPush } from './push.ts'

type Way = 'mail' | 'push'

interface NoticesState {
  readonly notices: NoticesReply
  /** Whether this browser gets push notifications. */
  readonly isHere: boolean
}

export function Notices({ person }: { readonly person: Person }) {
  const say = useRoomSay()
  const load = useCallback(
    async (): Promise<NoticesState> => ({ notices: await ask(noticesReply, 'GET', 'api/me/notices'), isHere: await isPushedHere() }),
    [],
  )
  const { value, set, trouble: unread } = useAsked(load)
  return (
    <Panel title={say('account.notices')} about={say('account.notices.about')} className="wide">
      {value !== undefined && <Choices {...value} guest={person.guest} onChange={set} />}
      <Trouble of={unread} />
    </Panel>
  )
}

interface ChoicesProps extends NoticesState {
  readonly guest: boolean
  readonly onChange: (now: NoticesState) => void
}

function Choices({ notices, isHere, guest, onChange }: ChoicesProps) {
  const say = useRoomSay()
  const language = useSettings((settings) => settings.language)
  const { busy, trouble, act } = useActing()
  const { mail, push } = notices
  const put = (changes: NoticesRequest): Promise<boolean> =>
    act(async () => onChange({ notices: await ask(noticesReply, 'PUT', 'api/me/notices', { language, ...changes }), isHere }))
  const pushHere = (wanted: boolean): Promise<boolean> =>
    act(async () => onChange({ notices: wanted ? await wantPush(push.key) : ((await stopPush()) ?? notices), isHere: wanted }))
  const toggle = (way: Way, kind: NoticeKind, on: boolean): void => {
    const kinds = NOTICES.filter((each) => (each === kind ? on : notices[way].kinds.includes(each)))
    void put({ [way]: { kinds } })
  }
  const ways: readonly Way[] = mail.possible ? ['push', 'mail'] : ['push']
  return (
    <>
      <p className="buttons">
        {canBePushed() ? (
          <button type="button" className="button" disabled={busy} onClick={() => void pushHere(!isHere)}>
            {say(isHere ? 'account.push.stop' : 'account.push.start')}
          </button>
        ) : (
          <span className="quiet">{say('account.push.none')}</span>
        )}
        <span role="status">{say('account.push.browsers', { n: push.browsers })}</span>
      </p>
      {mail.possible ? (
        <Mail key={mail.address ?? ''} mail={mail} guest={guest} busy={busy} onPut={put} />
      ) : (
        <p className="quiet">{say('account.mail.none')}</p>
      )}
      <table className="kinds">
        <thead>
          <tr>
            <th scope="col">{say('account.notices.what')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {say(`account.way.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICES.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`account.notice.${kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={`${say(`account.notice.${kind}`)}: ${say(`account.way.${way}`)}`}
                    checked={notices[way].kinds.includes(kind)}
                    disabled={busy}
                    onChange={(event) => toggle(way, kind, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Trouble of={trouble} />
    </>
  )
}

interface MailProps {
  readonly mail: NoticesReply['mail']
  readonly guest: boolean
  readonly busy: boolean
  readonly onPut: (changes: NoticesRequest) => Promise<boolean>
}

function Mail({ mail, guest, busy, onPut }: MailProps) {
  const say = useRoomSay()
  const [address, setAddress] = useState(mail.address ?? '')
  const [password, setPassword] = useState('')
  const isNew = address !== (mail.address ?? '')
  const keep = (): Promise<boolean> =>
    onPut({ mail: { address: address.trim() === '' ? null : address.trim() }, ...(password !== '' && { password }) })
  return (
    <Form className="form inline" onSubmit={() => void keep()}>
      <Field
        label={say('account.mail')}
        about={say(mail.address === null ? 'account.mail.about' : mail.confirmed ? 'account.mail.confirmed' : 'account.mail.waits')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={address}
        onText={setAddress}
      />
      {!guest && isNew && address !== '' && <OwnPasswordField value={password} onText={setPassword} />}
      <Submit className="button" disabled={busy || !isNew}>
        {say('account.mail.keep')}
      </Submit>
    </Form>
  )
}
