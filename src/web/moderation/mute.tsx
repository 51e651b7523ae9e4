/** Hides the messages of a person. */
import { useCallback } from 'react'
import { done, mutesReply } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { useAsked } from '../people/use-asked.ts'
import { useRoomSay } from '../words/rooms.ts'

export function MuteButton({ person }: { readonly person: string }) {
  const say = useRoomSay()
  const load = useCallback(async () => (await ask(mutesReply, 'GET', 'api/me/mutes')).names, [])
  const { value: names = [], again } = useAsked(load)
  const { busy, trouble, act } = useActing()
  const isMuted = names.includes(person)
  const change = async (): Promise<void> => {
    if (await act(() => ask(done, isMuted ? 'DELETE' : 'PUT', `api/me/mutes/${encodeURIComponent(person)}`))) again()
  }
  return (
    <>
      <button type="button" className="button quiet" disabled={busy} onClick={() => void change()}>
        {say(isMuted ? 'account.mutes.end' : 'mute.do')}
      </button>
      <Trouble of={trouble} />
    </>
  )
}
