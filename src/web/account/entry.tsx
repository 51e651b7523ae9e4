/** The way in: sign in, get a name, or play as a guest. */
import { useState } from 'react'
import { type Person, personName } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { become, checkName, meOrGuest } from '../people/api.ts'
import { Field, Form, Submit } from '../people/field.tsx'
import { canUsePasskeys, makePasskey, signInWithPasskey } from '../people/passkeys.ts'
import { Panel } from '../people/room.tsx'
import { go, goBack, hrefOf } from '../router/router.ts'
import { useRoomSay } from '../words/rooms.ts'
import { NewNameField, NewPasswordField } from './fields.tsx'

const LEAST_PASSWORD = 8
const isName = (name: string): boolean => personName.safeParse(name).success

export function Entry({ guest }: { readonly guest: Person | null }) {
  return (
    <div className="panels">
      <Register guest={guest} />
      <SignIn />
      {guest === null && <AsGuest />}
    </div>
  )
}

function Register({ guest }: { readonly guest: Person | null }) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const nameError = isTried && !isName(name) ? say('refused.bad-name') : null
  const passwordError = isTried && password.length < LEAST_PASSWORD ? say('account.password.short') : null
  const register = async (): Promise<void> => {
    setTried(true)
    if (!isName(name) || password.length < LEAST_PASSWORD) return
    if (await act(() => become('POST', 'api/me/register', { name: checkName(name), password }))) goBack()
  }
  const withPasskey = async (): Promise<void> => {
    const isDone = await act(async () => {
      const wanted = checkName(name)
      await meOrGuest()
      await makePasskey(wanted)
      await become('POST', 'api/me/register', { name: wanted })
    })
    if (isDone) goBack()
  }
  return (
    <Panel
      title={say(guest === null ? 'account.register' : 'account.register.guest')}
      about={say(guest === null ? 'account.register.about' : 'account.register.guest.about')}
    >
      <Form onSubmit={() => void register()}>
        <NewNameField label={say('account.name')} value={name} onText={setName} error={nameError} />
        <NewPasswordField label={say('account.password')} value={password} onText={setPassword} error={passwordError} />
        <p className="buttons">
          <Submit disabled={busy}>{say('account.register.do')}</Submit>
          {canUsePasskeys() && (
            <button type="button" className="button" disabled={busy || name.trim().length < 2} onClick={() => void withPasskey()}>
              {say('account.register.passkey')}
            </button>
          )}
        </p>
        <Trouble of={trouble} />
      </Form>
    </Panel>
  )
}

function SignIn() {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const signIn = async (work: () => Promise<unknown>): Promise<void> => {
    if (await act(work)) goBack()
  }
  return (
    <Panel title={say('account.sign-in')}>
      <Form onSubmit={() => void signIn(() => become('POST', 'api/me/sign-in', { name, password }))}>
        <Field label={say('account.name')} autoComplete="username webauthn" required maxLength={64} value={name} onText={setName} />
        <Field
          label={say('account.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onText={setPassword}
        />
        <p className="buttons">
          <Submit disabled={busy}>{say('account.sign-in')}</Submit>
          {canUsePasskeys() && (
            <button type="button" className="button" disabled={busy} onClick={() => void signIn(signInWithPasskey)}>
              {say('account.sign-in.passkey')}
            </button>
          )}
        </p>
        <p>
          <a href={hrefOf({ page: 'password' })}>{say('password.lost')}</a>
        </p>
        <Trouble of={trouble} />
      </Form>
    </Panel>
  )
}

function AsGuest() {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const play = async (): Promise<void> => {
    if (await act(meOrGuest)) go({ page: 'lobby' })
  }
  return (
    <Panel title={say('account.guest')} about={say('account.guest.about')}>
      <p className="buttons">
        <button type="button" className="button" disabled={busy} onClick={() => void play()}>
          {say('account.guest.do')}
        </button>
      </p>
      <Trouble of={trouble} />
    </Panel>
  )
}
