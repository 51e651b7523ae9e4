/** What stands beside a board: the log, the cards, the scores, what else the game has, and the way through it. On a phone it is a sheet. */
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Log } from '../log/log.tsx'
import { Piles } from '../log/piles.tsx'
import { Scores } from '../log/scores.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words.tsx'
import { useNarrow } from './use-narrow.ts'

export interface SideTab {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface SideTabsProps {
  /** Tabs after those that every game has. */
  readonly more?: readonly SideTab[]
  /** What stays below, whichever tab is open. */
  readonly children?: ReactNode
}

const NONE: readonly SideTab[] = []

export function SideTabs({ more = NONE, children }: SideTabsProps) {
  const say = useSay()
  const narrow = useNarrow()
  const isOpen = useWindows((windows) => windows.open === 'log')
  const tabs: readonly SideTab[] = [
    { id: 'log', title: say('tabs.log'), body: <Log /> },
    { id: 'cards', title: say('tabs.cards'), body: <Piles /> },
    { id: 'scores', title: say('tabs.scores'), body: <Scores /> },
    ...more,
  ]
  const beside = (
    <div className="side-tabs">
      <Tabs className="tabs">
        <TabList className="tab-list" aria-label={say('tabs.title')}>
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={id} className="tab">
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, body }) => (
          <TabPanel key={id} id={id} className="tab-panel">
            {body}
          </TabPanel>
        ))}
      </Tabs>
      {children}
    </div>
  )
  if (!narrow) return beside
  return (
    <Sheet title={say('tabs.title')} isOpen={isOpen} onClose={() => openWindow(null)} wide>
      {beside}
    </Sheet>
  )
}
