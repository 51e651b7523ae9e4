/** The head of every page: the brand, the ways to the rooms, language and theme; on a phone the rooms are tabs at the foot. */
import { useState } from 'react'
import type { PageKey } from '../../words/page.ts'
import { hrefOf, type KnownPage } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useSay } from '../words/use-words.ts'
import { Brand } from './brand.tsx'
import { Icon, type IconName } from './icon.tsx'
import { SettingsBar } from './settings-bar.tsx'

interface Entry {
  readonly href: string
  readonly name: PageKey
  /** The pages that belong to it. */
  readonly pages: readonly KnownPage['page'][]
}

const ENTRIES: readonly Entry[] = [
  { href: hrefOf({ page: 'home' }), name: 'nav.home', pages: ['home', 'play', 'lobby', 'game', 'online', 'people'] },
  { href: hrefOf({ page: 'watch' }), name: 'nav.watch', pages: ['watch'] },
  { href: hrefOf({ page: 'learn' }), name: 'nav.learn', pages: ['learn'] },
  { href: hrefOf({ page: 'replay' }), name: 'nav.replay', pages: ['replay'] },
  { href: hrefOf({ page: 'rules', book: 'twilight-struggle' }), name: 'nav.rules-cards', pages: ['rules', 'cards'] },
]

interface Tab {
  readonly href: string
  readonly name: PageKey
  readonly icon: IconName
  readonly pages: readonly KnownPage['page'][]
}

const TABS: readonly Tab[] = [
  ...([0, 1, 2] as const).map((i) => ({ ...ENTRIES[i]!, icon: (['play', 'watch', 'learn'] as const)[i] })),
  { href: hrefOf({ page: 'account' }), name: 'nav.you', icon: 'you', pages: ['account', 'password', 'moderation'] },
]

export function SiteHead({ here }: { readonly here: KnownPage['page'] | null }) {
  const say = useSay()
  const isAlone = useMe(({ server }) => server === 'none')
  const [isOpen, setOpen] = useState(false)
  const current = (pages: Entry['pages']): 'page' | undefined => (here !== null && pages.includes(here) ? 'page' : undefined)
  return (
    <>
      <header className={isOpen ? 'site-head open' : 'site-head'}>
        <Brand />
        <button
          type="button"
          className="site-menu"
          aria-label={say('menu.title')}
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <nav className="site-nav" aria-label={say('nav.title')}>
          <ul>
            {ENTRIES.map(({ href, name, pages }) => (
              <li key={name}>
                <a href={href} aria-current={current(pages)}>
                  {say(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-tools">
          <span role="status">{isAlone && <span className="offline">{say('nav.offline')}</span>}</span>
          <SettingsBar />
        </div>
      </header>
      <nav className="site-tabs" aria-label={say('nav.tabs')}>
        {TABS.map(({ href, name, icon, pages }) => (
          <a key={name} href={href} aria-current={current(pages)}>
            <Icon name={icon} />
            {say(name)}
          </a>
        ))}
      </nav>
    </>
  )
}
