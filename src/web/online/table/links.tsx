/** Links to hand on: copied, or shared by what the device has for it. */
import { CopyButton } from '../../parts/copy-button.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { hrefOf } from '../../router/router.ts'
import { openWindow, useWindows } from '../../store/windows.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay } from '../../words/use-words.ts'
import type { KeptOnline } from '../access/shelf.ts'
import { useOnline } from '../seat/store.ts'

const addressOf = (id: string, token?: string): string =>
  new URL(hrefOf({ page: 'online', id, ...(token === undefined ? {} : { token }) }), location.href).href

export const otherLink = ({ id, invites }: KeptOnline): string | null =>
  invites?.other === undefined ? null : addressOf(id, invites.other)
export const watchLink = ({ id, invites, role, token }: KeptOnline): string =>
  addressOf(id, invites?.watch ?? (role === 'spectator' ? token : undefined))
const ownLink = ({ id, fresh, token }: KeptOnline): string => addressOf(id, fresh ?? token)

interface LinkProps {
  readonly label: string
  readonly href: string
  /** Said with it where it is shared. */
  readonly text?: string
}

export function LinkToHand({ label, href, text }: LinkProps) {
  const say = useSayOnline()
  async function share(): Promise<void> {
    try {
      await navigator.share({ url: href, ...(text === undefined ? {} : { text }) })
    } catch {
      // The person closed the dialog.
    }
  }
  return (
    <div className="link-to-hand">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={href} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={href} />
      {typeof navigator.share === 'function' && (
        <button type="button" className="button" onClick={() => void share()}>
          {say('link.share')}
        </button>
      )}
    </div>
  )
}

/** The link to one's own seat, and the one to watch. */
export function LinksSheet() {
  const page = useSay()
  const say = useSayOnline()
  const isOpen = useWindows((windows) => windows.open === 'links')
  const kept = useOnline((online) => online.kept)
  const role = useOnline((online) => online.role)
  if (kept === null) return null
  return (
    <Sheet title={say('link.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <div className="links">
        <LinkToHand label={say('link.watch')} href={watchLink(kept)} text={page('page.name')} />
        {role !== 'spectator' && <LinkToHand label={say('link.own')} href={ownLink(kept)} />}
      </div>
    </Sheet>
  )
}
