/** What one is called, and the word that opens the account. */
import { useState } from 'react'
import { done, type Person } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, become, checkName } from '../people/api.ts'
import { Field, Form, Submit } from '../people/field.tsx'
import { Panel } from '../people/room.tsx'
import { useRoomSay } from '../words/rooms.ts'
import { NewNameField, NewPasswordField } from './fields.tsx'

export const NameAndPassword = ({ person }: { readonly person: Person }) => (
  <>
    <Name person={person} />
    <Password />
  </>
)

function Name({ person }: { readonly person: Person }) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [name, setName] = useState(person.name)
  return (
    <Panel title={say('account.name')} about={say('account.rename.about')}>
      <Form onSubmit={() => void act(async () => await become('PATCH', 'api/me', { name: checkName(name) }))}>
        <NewNameField label={say('account.rename')} value={name} onText={setName} />
        <p className="buttons">
          <Submit className="button" disabled={busy || name === person.name}>
            {say('account.rename.do')}
          </Submit>
        </p>
        <Trouble of={trouble} />
      </Form>
    </Panel>
  )
}

function Password() {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [isChanged, setChanged] = useState(false)
  const change = async (): Promise<void> => {
    setChanged(false)
    if (!(await act(() => ask(done, 'POST', 'api/me/password', { ...(current !== '' && { current }), wanted })))) return
    setCurrent('')
    setWanted('')
    setChanged(true)
  }
  return (
    <Panel title={say('account.password')} about={say('account.password.change.about')}>
      <Form onSubmit={() => void change()}>
        <Field
          label={say('account.password.current')}
          about={say('account.password.current.about')}
          type="password"
          autoComplete="current-password"
          value={current}
          onText={setCurrent}
        />
        <NewPasswordField label={say('account.password.new')} value={wanted} onText={setWanted} />
        <p className="buttons">
          <Submit className="button" disabled={busy}>
            {say('account.password.change')}
          </Submit>
          <span role="status">{isChanged && say('account.password.changed')}</span>
        </p>
        <Trouble of={trouble} />
      </Form>
    </Panel>
  )
}
