/** The passkeys of an account. */
import { useCallback, useState } from 'react'
import { done, passkeysReply } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { Field, Form, Submit } from '../people/field.tsx'
import { canUsePasskeys, makePasskey } from '../people/passkeys.ts'
import { Panel } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useRoomSay } from '../words/rooms.ts'

export function Passkeys() {
  const say = useRoomSay()
  const load = useCallback(async () => (await ask(passkeysReply, 'GET', 'api/me/passkeys')).passkeys, [])
  const { value: passkeys = [], again, trouble: unread } = useAsked(load)
  const { busy, trouble, act } = useActing()
  const [name, setName] = useState('')
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    if (!(await act(work))) return
    setName('')
    again()
  }
  return (
    <Panel title={say('account.passkeys')} about={say('account.passkeys.about')}>
      <ul className="rows">
        {passkeys.map((key) => (
          <li key={key.id}>
            <span className="row-main">{key.name ?? say('account.passkey')}</span>
            <button
              type="button"
              className="button small"
              disabled={busy}
              aria-label={say('account.passkeys.remove.named', { name: key.name ?? say('account.passkey') })}
              onClick={() => void change(() => ask(done, 'DELETE', `api/me/passkeys/${encodeURIComponent(key.id)}`))}
            >
              {say('account.passkeys.remove')}
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Form onSubmit={() => void change(() => makePasskey(name.trim() === '' ? say('account.passkey') : name))}>
          <Field label={say('account.passkeys.name')} maxLength={64} value={name} onText={setName} />
          <p className="buttons">
            <Submit className="button" disabled={busy}>
              {say('account.passkeys.add')}
            </Submit>
          </p>
        </Form>
      ) : (
        <p className="quiet">{say('account.passkeys.none')}</p>
      )}
      <Trouble of={trouble ?? unread} />
    </Panel>
  )
}
