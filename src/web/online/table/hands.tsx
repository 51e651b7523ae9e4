/** Both hands for spectators, as late as the players have agreed; and the offer to show them. */

import { Button } from 'react-aria-components'
import { US, USSR } from '../../../engine/script.ts'
import { rulesOf } from '../../../games/index.ts'
import type { OpenHands } from '../../../protocol/common.ts'
import type { Rules } from '../../../rules/ruleset.ts'
import { CARD, pickOf } from '../../../rules/vocabulary.ts'
import { CardButton } from '../../cards/card-button.tsx'
import { HAND_DELAYS } from '../../new-game/wishes.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { openWindow, readCard, useWindows } from '../../store/windows.ts'
import { useSeen } from '../../view/seen.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay, useWords } from '../../words/use-words.ts'
import { movesAgo } from '../seat/open-hands.ts'
import { send, useOnline } from '../seat/store.ts'

const cardsOf = (rules: Rules, names: readonly string[]): number[] => names.map((name) => pickOf(rules, name) - CARD)

export function HandsTab() {
  const say = useSayOnline()
  const w = useWords()
  const { session } = useSeen()
  const received = useOnline((online) => online.received)
  const openHands = useOnline((online) => online.info?.openHands ?? null)
  if (received === null || openHands === null) return null
  const { hands } = received.now
  if (hands === undefined) return <p className="quiet">{say('hands.soon', openHands)}</p>
  const rules = rulesOf(session.g)
  return (
    <div className="open-hands">
      <p className="quiet">{say('hands.ago', { n: movesAgo(received) ?? 0 })}</p>
      {([US, USSR] as const).map((side) => {
        const cards = cardsOf(rules, side === US ? hands.us : hands.ussr)
        return (
          <section key={side} aria-label={w.side(side)}>
            <h3>{w.side(side)}</h3>
            <ul className="card-list">
              {cards.map((card) => (
                <li key={card}>
                  <CardButton card={card} onPress={readCard} />
                </li>
              ))}
              {cards.length === 0 && <li className="quiet">{say('hands.none')}</li>}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

export function OfferHandsSheet() {
  const page = useSay()
  const say = useSayOnline()
  const isOpen = useWindows((windows) => windows.open === 'hands')
  const offer = (openHands: OpenHands): void => {
    openWindow(null)
    void send({ type: 'offer-hands', openHands })
  }
  return (
    <Sheet title={say('hands.offer')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <div className="hand-delays">
        <p>{say('hands.offer.about')}</p>
        {Object.entries(HAND_DELAYS).map(([name, openHands]) => (
          <Button key={name} className="button" onPress={() => offer(openHands)}>
            {page('home.hands.late', openHands)}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
