/** A room that has nothing to show: one sentence, and one thing to do about it. */
import { Wire } from './brand.tsx'
import { SiteHead } from './site-nav.tsx'

interface MissingProps {
  readonly text: string
  readonly detail?: string
  readonly href?: string
  readonly action?: string
  /** The name of the file, where the link is one. */
  readonly download?: string
  /** What the action does, where it leads nowhere. */
  readonly onAction?: () => void
}

export function Missing({ text, detail, href, action, download, onAction }: MissingProps) {
  // Something is under way: the head would come and go.
  const isWaiting = href === undefined && onAction === undefined
  return (
    <div className="missing-page">
      {!isWaiting && <SiteHead here={null} />}
      <main className="missing">
        <Wire />
        <h1>{text}</h1>
        {detail !== undefined && <p>{detail}</p>}
        {href !== undefined && (
          <a className="button primary large" href={href} download={download}>
            {action}
          </a>
        )}
        {onAction !== undefined && (
          <button type="button" className="button primary large" onClick={onAction}>
            {action}
          </button>
        )}
      </main>
    </div>
  )
}
