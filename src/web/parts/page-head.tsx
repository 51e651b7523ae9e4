/** The head of a page that is read: the way to the others, its title, language and colours. */
import type { ReactNode } from 'react'
import type { KnownPage } from '../router/router.ts'
import { SettingsBar } from './settings-bar.tsx'
import { SiteNav } from './site-nav.tsx'
import './page-head.css'

interface PageHeadProps {
  readonly here: KnownPage['page']
  readonly title: string
  readonly children?: ReactNode
}

export const PageHead = ({ here, title, children }: PageHeadProps) => (
  <header className="page-head">
    <div className="page-head-row">
      <SiteNav here={here} />
      <SettingsBar />
    </div>
    <h1>{title}</h1>
    {children}
  </header>
)
