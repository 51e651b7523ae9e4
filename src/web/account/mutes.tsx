/** Whose chat one does not see. */
import { useCallback } from 'react'
import { done, mutesReply } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { Panel, PersonLink } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useRoomSay } from '../words/rooms.ts'

export function Mutes() {
  const say = useRoomSay()
  const load = useCallback(async () => (await ask(mutesReply, 'GET', 'api/me/mutes')).names, [])
  const { value: names = [], again } = useAsked(load)
  const { busy, trouble, act } = useActing()
  const show = async (name: string): Promise<void> => {
    if (await act(() => ask(done, 'DELETE', `api/me/mutes/${encodeURIComponent(name)}`))) again()
  }
  if (names.length === 0) return null
  return (
    <Panel title={say('account.mutes')}>
      <ul className="rows">
        {names.map((name) => (
          <li key={name}>
            <span className="row-main">
              <PersonLink name={name} />
            </span>
            <button type="button" className="button small" disabled={busy} onClick={() => void show(name)}>
              {say('account.mutes.end')}
            </button>
          </li>
        ))}
      </ul>
      <Trouble of={trouble} />
    </Panel>
  )
}
