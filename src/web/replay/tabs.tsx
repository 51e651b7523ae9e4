/** What stands beside a watched game: the log, the cards, the scores, the curves. */
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Log } from '../log/log.tsx'
import { Piles } from '../log/piles.tsx'
import { Scores } from '../log/scores.tsx'
import { useSay } from '../words.tsx'
import { Curves } from './curves.tsx'
import type { Watched } from './store.ts'

export function ReplayTabs({ game }: { readonly game: Watched }) {
  const say = useSay()
  return (
    <div className="side-tabs">
      <Tabs className="tabs">
        <TabList className="tab-list" aria-label={say('tabs.title')}>
          <Tab id="log" className="tab">
            {say('tabs.log')}
          </Tab>
          <Tab id="cards" className="tab">
            {say('tabs.cards')}
          </Tab>
          <Tab id="scores" className="tab">
            {say('tabs.scores')}
          </Tab>
          <Tab id="curves" className="tab">
            {say('tabs.curves')}
          </Tab>
        </TabList>
        <TabPanel id="log" className="tab-panel">
          <Log />
        </TabPanel>
        <TabPanel id="cards" className="tab-panel">
          <Piles />
        </TabPanel>
        <TabPanel id="scores" className="tab-panel">
          <Scores />
        </TabPanel>
        <TabPanel id="curves" className="tab-panel">
          <Curves game={game} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
