/** What stands beside a board: the log, the cards, the scores, what else the game has, and the way through it. On a phone it is a sheet. */
import type { ReactNode } from 'react'
import { Log } from '../log/log.tsx'
import { Piles } from '../log/piles.tsx'
import { Scores } from '../log/scores.tsx'
import { useShape } from '../parts/shape.ts'
import { Sheet } from '../parts/sheet.tsx'
import { type TabOf, Tabs } from '../parts/tabs.tsx'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'

interface SideTabsProps {
  /** Tabs after those that every game has. */
  readonly more?: readonly TabOf[]
  /** What stays below, whichever tab is open. */
  readonly children?: ReactNode
}

const NONE: readonly TabOf[] = []

/** The tab in which something waits to be read. */
export const unreadTab = (tabs: readonly TabOf[]): TabOf | undefined => tabs.find(({ unread = 0 }) => unread > 0)

export function SideTabs({ more = NONE, children }: SideTabsProps) {
  const say = useSay()
  const isDesk = useShape() === 'desk'
  const isOpen = useWindows((windows) => windows.open === 'log')
  const tabs: readonly TabOf[] = [
    { id: 'log', title: say('tabs.log'), body: <Log /> },
    { id: 'cards', title: say('tabs.cards'), body: <Piles /> },
    { id: 'scores', title: say('tabs.scores'), body: <Scores /> },
    ...more,
  ]
  const beside = (
    <div className="side-tabs">
      <Tabs label={say('tabs.title')} tabs={tabs} first={isDesk ? undefined : unreadTab(tabs)?.id} />
      {children}
    </div>
  )
  if (isDesk) return beside
  return (
    <Sheet title={say('tabs.title')} isOpen={isOpen} onClose={() => openWindow(null)} wide>
      {beside}
    </Sheet>
  )
}
