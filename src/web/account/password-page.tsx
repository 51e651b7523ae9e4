/** Resets a lost password, by a link that comes by mail or from the administrator of the server. */
import { useCallback, useState } from 'react'
import { done, recoveryReply } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { Field, Form, Submit } from '../people/field.tsx'
import { Panel, Room } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { hrefOf } from '../router/router.ts'
import { setMe } from '../store/me.ts'
import { useSettings } from '../store/settings.ts'
import { useRoomSay } from '../words/rooms.ts'
import { NewPasswordField } from './fields.tsx'

export default function PasswordPage({ token }: { readonly token?: string }) {
  const say = useRoomSay()
  return (
    <Room here="password" title={say('password.title')}>
      <div className="panels">{token === undefined ? <AskForLink /> : <Choose key={token} token={token} />}</div>
    </Room>
  )
}

function AskForLink() {
  const say = useRoomSay()
  const load = useCallback(() => ask(recoveryReply, 'GET', 'api/me/recovery'), [])
  const { value: way, trouble } = useAsked(load)
  return (
    <Panel title={say('password.link')}>
      {way?.mail === true && <ByMail minutes={way.minutes} />}
      {way?.mail === false && <p>{say('password.host', { minutes: way.minutes })}</p>}
      <Trouble of={trouble} />
    </Panel>
  )
}

function ByMail({ minutes }: { readonly minutes: number }) {
  const say = useRoomSay()
  const language = useSettings((settings) => settings.language)
  const { busy, trouble, act } = useActing()
  const [who, setWho] = useState('')
  const [isAsked, setAsked] = useState(false)
  const send = async (): Promise<void> => {
    setAsked(false)
    setAsked(await act(() => ask(done, 'POST', 'api/me/recovery', { who, language })))
  }
  return (
    <Form onSubmit={() => void send()}>
      <Field
        label={say('password.who')}
        about={say('password.who.about')}
        autoComplete="username"
        required
        maxLength={254}
        value={who}
        onText={setWho}
      />
      <p className="buttons">
        <Submit disabled={busy}>{say('password.send')}</Submit>
      </p>
      <p role="status">{isAsked && say('password.sent', { minutes })}</p>
      <Trouble of={trouble} />
    </Form>
  )
}

function Choose({ token }: { readonly token: string }) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [wanted, setWanted] = useState('')
  const [isChanged, setChanged] = useState(false)
  const change = async (): Promise<void> => {
    if (!(await act(() => ask(done, 'POST', 'api/me/recovery/password', { token, wanted })))) return
    // Every session has ended, this browser's too.
    setMe(null)
    setChanged(true)
  }
  if (isChanged)
    return (
      <Panel title={say('password.changed')} about={say('password.changed.about')}>
        <p className="buttons">
          <a className="button primary" href={hrefOf({ page: 'account' })}>
            {say('account.sign-in')}
          </a>
        </p>
      </Panel>
    )
  const isGone = trouble?.code === 'not-found' || trouble?.code === 'malformed'
  return (
    <Panel title={say('password.choose')} about={say('password.choose.about')}>
      <Form onSubmit={() => void change()}>
        <NewPasswordField label={say('account.password.new')} value={wanted} onText={setWanted} />
        <p className="buttons">
          <Submit disabled={busy}>{say('account.password.change')}</Submit>
        </p>
        <Trouble of={isGone ? null : trouble} />
        <div role="alert">
          {isGone && (
            <p className="trouble">
              {say('password.gone')} <a href={hrefOf({ page: 'password' })}>{say('password.again')}</a>
            </p>
          )}
        </div>
      </Form>
    </Panel>
  )
}
