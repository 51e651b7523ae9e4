/** The signed-in user's name, as a link to the account. */
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useSay } from '../words/use-words.ts'

export function WhoAmI() {
  const say = useSay()
  const { server, person } = useMe()
  if (server === 'none') return null
  return (
    <a className="who-am-i" href={hrefOf({ page: 'account' })}>
      {person === null ? say('nav.sign-in') : person.guest ? say('nav.guest') : person.name}
    </a>
  )
}
