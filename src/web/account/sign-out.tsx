/** The way out: here, or everywhere. */
import { done } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { setMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'

export function SignOut() {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const leave = (path: string): Promise<boolean> =>
    act(async () => {
      await ask(done, 'POST', path)
      setMe(null)
    })
  return (
    <>
      <p className="buttons">
        <button type="button" className="button" disabled={busy} onClick={() => void leave('api/me/sign-out')}>
          {say('account.sign-out')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => void leave('api/me/sign-out-everywhere')}>
          {say('account.sign-out.everywhere')}
        </button>
      </p>
      <Trouble of={trouble} />
    </>
  )
}
