/** The tracks above a board: on a phone one line that opens them. */
import { Button } from 'react-aria-components'
import type { View } from '../../rules/view.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useNarrow } from '../parts/use-narrow.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { Tracks } from '../tracks/tracks.tsx'
import { statusLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'

export function TopTracks({ view }: { readonly view: View }) {
  const say = useSay()
  const w = useWords()
  const narrow = useNarrow()
  const isOpen = useWindows((windows) => windows.open === 'tracks')
  if (!narrow) return <Tracks view={view} />
  return (
    <>
      <Button className="status-line" onPress={() => openWindow('tracks')} aria-label={say('table.tracks')}>
        {statusLine(view, say, w)}
      </Button>
      <Sheet title={say('table.tracks')} isOpen={isOpen} onClose={() => openWindow(null)} wide>
        <Tracks view={view} />
      </Sheet>
    </>
  )
}

/** Where there is no room for the log beside the board. */
export function LogButton() {
  const say = useSay()
  return useNarrow() ? (
    <Button className="button quiet" onPress={() => openWindow('log')}>
      {say('tabs.log')}
    </Button>
  ) : null
}
