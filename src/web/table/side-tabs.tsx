/** What stands beside the board: the log, the cards, the scores, and the way through the game. */
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Log } from '../log/log.tsx'
import { Piles } from '../log/piles.tsx'
import { Scores } from '../log/scores.tsx'
import { useSay } from '../words.tsx'
import { Stepper } from './stepper.tsx'

export function SideTabs() {
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
      </Tabs>
      <Stepper />
    </div>
  )
}
