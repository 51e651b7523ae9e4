/** The tracks above a board: on a phone one line that opens them. */
import { Button } from 'react-aria-components'
import type { View } from '../../rules/view.ts'
import { Icon } from '../parts/icon.tsx'
import { useShape } from '../parts/shape.ts'
import { Sheet } from '../parts/sheet.tsx'
import type { TabOf } from '../parts/tabs.tsx'
import { openWindow, useWindows } from '../store/windows.ts'
import { Tracks } from '../tracks/tracks.tsx'
import { statusLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { unreadTab } from './side-tabs.tsx'
import { TrackLine } from './track-line.tsx'
import './track-line.css'

export function TopTracks({ view }: { readonly view: View }) {
  const say = useSay()
  const w = useWords()
  const isDesk = useShape() === 'desk'
  const isOpen = useWindows((windows) => windows.open === 'tracks')
  if (isDesk) return <Tracks view={view} />
  return (
    <>
      <Button
        className="status-line"
        onPress={() => openWindow('tracks')}
        aria-label={`${say('table.tracks')}: ${statusLine(view, say, w)}`}
      >
        <TrackLine view={view} />
      </Button>
      <Sheet title={say('table.tracks')} isOpen={isOpen} onClose={() => openWindow(null)} wide>
        <Tracks view={view} />
      </Sheet>
    </>
  )
}

const NO_TABS: readonly TabOf[] = []

/** Where there is no room for the log beside the board. */
export function LogButton({ tabs = NO_TABS }: { readonly tabs?: readonly TabOf[] | undefined }) {
  const say = useSay()
  const unread = unreadTab(tabs)
  return useShape() === 'desk' ? null : (
    <Button
      className="button quiet log-button"
      aria-label={unread === undefined ? say('tabs.log') : `${say('tabs.log')}, ${unread.title}`}
      onPress={() => openWindow('log')}
    >
      <Icon name="log" />
      {unread !== undefined && (
        <span className="badge" aria-hidden="true">
          {Math.min(unread.unread!, MOST_UNREAD)}
        </span>
      )}
    </Button>
  )
}

/** More are not counted. */
const MOST_UNREAD = 99
