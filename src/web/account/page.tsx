/** What belongs to a person here: the way in, the name, and all that can be chosen. */

import { Panel, PersonLink, Room } from '../people/room.tsx'
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import { Bots } from './bots.tsx'
import { Entry } from './entry.tsx'
import { Leaving } from './leaving.tsx'
import { Mutes } from './mutes.tsx'
import { NameAndPassword } from './name-and-password.tsx'
import { Notices } from './notices.tsx'
import { Passkeys } from './passkeys.tsx'
import { SignOut } from './sign-out.tsx'

export default function AccountPage() {
  const say = useRoomSay()
  const person = useMe((me) => me.person)
  return (
    <Room here="account" title={say('nav.account')}>
      {person === null || person.guest ? (
        <>
          {person !== null && <p className="standing">{say('account.as-guest', { name: person.name })}</p>}
          <Entry guest={person} />
          {person !== null && (
            <div className="panels">
              <Notices person={person} />
              <Leaving person={person} />
            </div>
          )}
        </>
      ) : (
        <>
          <p className="standing">
            {say('account.as')} <PersonLink name={person.name} />
            {person.admin && (
              <>
                {' · '}
                <a href={hrefOf({ page: 'moderation' })}>{say('nav.moderation')}</a>
              </>
            )}
          </p>
          <div className="panels">
            <NameAndPassword person={person} />
            <Passkeys />
            <Notices person={person} />
            <Bots />
            <Mutes />
            <Panel title={say('account.out')} about={say('account.out.about')}>
              <SignOut />
            </Panel>
            <Leaving person={person} />
          </div>
        </>
      )}
    </Room>
  )
}
