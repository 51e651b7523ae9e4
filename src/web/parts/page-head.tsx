/** The head of a page that is read: the way to the others, then its title. */
import type { ReactNode } from 'react'
import type { KnownPage } from '../router/router.ts'
import { SiteHead } from './site-nav.tsx'
import './page-head.css'

interface PageHeadProps {
  readonly here: KnownPage['page']
  readonly title: string
  /** Beside the title: what the page is there to do. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

export const PageHead = ({ here, title, action, children }: PageHeadProps) => (
  <>
    <SiteHead here={here} />
    <section className="page-head" aria-label={title}>
      <div className="page-head-row">
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </section>
  </>
)
