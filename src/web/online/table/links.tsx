/** Links to hand on: copied, or shared by what the device has for it. */
import { useMemo } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { hrefOf } from '../../router/router.ts'
import { ShareMove } from '../../share/move.tsx'
import { useMe } from '../../store/me.ts'
import { useTable } from '../../store/table.ts'
import { openWindow, useWindows } from '../../store/windows.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay } from '../../words/use-words.ts'
import { type KeptOnline, keyOf } from '../access/shelf.ts'
import { useOnline } from '../seat/store.ts'

const addressOf = (id: string, token?: string): string =>
  new URL(hrefOf({ page: 'online', id, ...(token === undefined ? {} : { token }) }), location.href).href

export const otherLink = ({ id, invites }: KeptOnline): string | null =>
  invites?.other === undefined ? null : addressOf(id, invites.other)
export const watchLink = ({ id, invites, role, token }: KeptOnline): string =>
  addressOf(id, invites?.watch ?? (role === 'spectator' ? token : undefined))
const ownLink = (kept: KeptOnline): string => addressOf(kept.id, keyOf(kept))

interface LinkProps {
  readonly label: string
  readonly href: string
  /** Said with it where it is shared. */
  readonly text?: string
  /** Whether it is what the page is for. */
  readonly isMain?: boolean
}

export function LinkToHand({ label, href, text, isMain = false }: LinkProps) {
  const say = useSayOnline()
  async function share(): Promise<void> {
    try {
      await navigator.share({ url: href, ...(text === undefined ? {} : { text }) })
    } catch {
      // The person closed the dialog.
    }
  }
  return (
    <div className={isMain ? 'link-to-hand main-link' : 'link-to-hand'}>
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={href} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={href} label={say('link.copy')} isPrimary={isMain} />
      {typeof navigator.share === 'function' && (
        <button type="button" className="button" onClick={() => void share()}>
          {say('link.share')}
        </button>
      )}
    </div>
  )
}

/** The way to the same seat on another device: a link of one's own, or the account. */
export function Elsewhere({ kept }: { readonly kept: KeptOnline }) {
  const say = useSayOnline()
  const person = useMe((me) => me.person)
  const isNamed = person !== null && !person.guest
  return (
    <>
      {isNamed ? (
        <p>{say('elsewhere.named', { name: person.name })}</p>
      ) : (
        <p>
          {say('elsewhere.about')} <a href={hrefOf({ page: 'account' })}>{say('elsewhere.sign-in')}</a>
        </p>
      )}
      {keyOf(kept) !== undefined && <LinkToHand label={say('link.own')} href={ownLink(kept)} />}
    </>
  )
}

/** The address of the position that is on the table. */
function SharePosition({ id }: { readonly id: string }) {
  const say = useSay()
  const shownAt = useTable((table) => table.shownAt)
  const moves = useTable((table) => table.session?.actors.length ?? 0)
  const record = useOnline((online) => online.record)
  const on = useMemo(() => ({ shelf: 'games', id }) as const, [id])
  return (
    <section>
      <h3>{say('share.title')}</h3>
      <ShareMove step={shownAt ?? moves} on={on} record={record === null ? null : () => record.text} text={say('share.text')} />
    </section>
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
        <SharePosition id={kept.id} />
        <LinkToHand label={say('link.watch')} href={watchLink(kept)} text={page('page.name')} />
        {role !== 'spectator' && (
          <section>
            <h3>{say('elsewhere.title')}</h3>
            <Elsewhere kept={kept} />
          </section>
        )}
      </div>
    </Sheet>
  )
}
