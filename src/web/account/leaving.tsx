/** Taking everything along, and being forgotten. */
import { useState } from 'react'
import { done, type Person } from '../../protocol/people.ts'
import { Sheet } from '../parts/sheet.tsx'
import { Trouble, useActing } from '../people/acting.tsx'
import { addressOf, ask } from '../people/api.ts'
import { Form, Submit } from '../people/field.tsx'
import { Panel } from '../people/room.tsx'
import { setMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import { OwnPasswordField } from './fields.tsx'

export function Leaving({ person }: { readonly person: Person }) {
  const say = useRoomSay()
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, trouble, act } = useActing()
  const forget = (): Promise<boolean> =>
    act(async () => {
      await ask(done, 'DELETE', 'api/me', password === '' ? {} : { password })
      setMe(null)
    })
  return (
    <Panel title={say('account.data')} about={say('account.data.about')}>
      <p className="buttons">
        <a className="button" href={addressOf('api/me/export').href} download="hotline-me.json">
          {say('account.export')}
        </a>
        <button type="button" className="button danger" onClick={() => setOpen(true)}>
          {say('account.delete')}
        </button>
      </p>
      <Sheet title={say('account.delete.title', { name: person.name })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form onSubmit={() => void forget()}>
          <p>{say('account.delete.lost')}</p>
          <p>{say('account.delete.stays')}</p>
          {!person.guest && <OwnPasswordField value={password} onText={setPassword} />}
          <p className="buttons">
            <Submit className="button danger" disabled={busy}>
              {say('account.delete.do')}
            </Submit>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {say('page.cancel')}
            </button>
          </p>
          <Trouble of={trouble} />
        </Form>
      </Sheet>
    </Panel>
  )
}
