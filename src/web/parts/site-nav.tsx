/** The rooms that need no game: to learn, to look up, to watch. */
import type { PageKey } from '../../words/page.ts'
import { hrefOf, type Known } from '../router/router.ts'
import { useSay } from '../words.tsx'

const ROOMS: readonly { readonly page: Exclude<Known['page'], 'home' | 'game'>; readonly href: string; readonly name: PageKey }[] = [
  { page: 'learn', href: hrefOf({ page: 'learn' }), name: 'nav.learn' },
  { page: 'rules', href: hrefOf({ page: 'rules', book: 'twilight-struggle' }), name: 'nav.rules' },
  { page: 'cards', href: hrefOf({ page: 'cards' }), name: 'nav.cards' },
  { page: 'replay', href: hrefOf({ page: 'replay' }), name: 'nav.replay' },
]

export function SiteNav({ here }: { readonly here?: Known['page'] }) {
  const say = useSay()
  return (
    <nav className="site-nav" aria-label={say('nav.title')}>
      <ul>
        {here !== undefined && (
          <li>
            <a href={hrefOf({ page: 'home' })}>{say('nav.home')}</a>
          </li>
        )}
        {ROOMS.map(({ page, href, name }) => (
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
