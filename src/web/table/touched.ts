/** What the opponent's last play did to the countries. */
import { US } from '../../engine/script.ts'
import type { Viewer } from '../../rules/view.ts'
import { lastPlayOf } from '../../scenes/last-play.ts'
import type { Touch } from '../board/props.ts'
import type { Session } from '../store/session.ts'

export const NOWHERE: ReadonlyMap<number, Touch> = new Map()

/**
 * Returns the countries that the opponent's last play changed, also where the change came to nothing. What has changed since is left out: the
 * figures there are no longer that play's.
 */
export function touchedBy(session: Pick<Session, 'actors' | 'notes'>, viewer: Viewer): ReadonlyMap<number, Touch> {
  const touched = new Map<number, Touch>()
  const last = lastPlayOf(session, viewer)
  if (last === null) return touched
  for (const note of last.notes) {
    if (note.key !== 'influence') continue
    const { us, ussr } = touched.get(note.country) ?? { us: 0, ussr: 0 }
    const isUs = note.side === US
    touched.set(note.country, { side: last.side, us: us + (isUs ? note.n : 0), ussr: ussr + (isUs ? 0 : note.n) })
  }
  const since = session.notes.slice(last.from).flat()
  for (const note of since.slice(since.lastIndexOf(last.notes.at(-1)!) + 1)) if (note.key === 'influence') touched.delete(note.country)
  return touched
}
