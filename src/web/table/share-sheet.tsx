/** The link to a position of a game that was played in this browser. */
import { writeRecord } from '../../records/record.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ShareMove } from '../share/move.tsx'
import { isLocal, recorded } from '../store/local-session.ts'
import { useTable } from '../store/table.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'

export function ShareSheet() {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'share')
  const session = useTable((table) => table.session)
  const shownAt = useTable((table) => table.shownAt)
  if (session === null || !isLocal(session)) return null
  return (
    <Sheet title={say('share.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <ShareMove step={shownAt ?? session.actors.length} on={null} record={() => writeRecord(recorded(session))} text={say('share.text')} />
    </Sheet>
  )
}
