/** The ways to the rooms of the page. */
import type { PageKey } from '../../words/page.ts'
import { hrefOf, type KnownPage } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useSay } from '../words/use-words.ts'

interface Room {
  readonly page: KnownPage['page']
  readonly href: string
  readonly name: PageKey
}

/** What needs people, and so a server behind the page. */
const TOGETHER: readonly Room[] = [
  { page: 'lobby', href: hrefOf({ page: 'lobby' }), name: 'nav.lobby' },
  { page: 'watch', href: hrefOf({ page: 'watch' }), name: 'nav.watch' },
]

/** Pages that need no opponent: learn, look up, watch. */
const ALONE: readonly Room[] = [
  { page: 'learn', href: hrefOf({ page: 'learn' }), name: 'nav.learn' },
  { page: 'rules', href: hrefOf({ page: 'rules', book: 'twilight-struggle' }), name: 'nav.rules' },
  { page: 'cards', href: hrefOf({ page: 'cards' }), name: 'nav.cards' },
  { page: 'replay', href: hrefOf({ page: 'replay' }), name: 'nav.replay' },
]

export function SiteNav({ here }: { readonly here?: KnownPage['page'] }) {
  const say = useSay()
  const isAlone = useMe(({ server }) => server === 'none')
  return (
    <nav className="site-nav" aria-label={say('nav.title')}>
      <ul>
        {here !== undefined && (
          <li>
            <a href={hrefOf({ page: 'home' })}>{say('nav.home')}</a>
          </li>
        )}
        {[...(isAlone ? [] : TOGETHER), ...ALONE].map(({ page, href, name }) => (
          <li key={page}>
            <a href={href} aria-current={page === here ? 'page' : undefined}>
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
