/** Answers in advance to small questions that come often. */

import { Button } from 'react-aria-components'
import { rulesOf } from '../../../games/index.ts'
import { canBeArranged } from '../../../protocol/arranged.ts'
import type { Rules } from '../../../rules/ruleset.ts'
import { CARD, nameOf, pickOf } from '../../../rules/vocabulary.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { openWindow, useWindows } from '../../store/windows.ts'
import { useSeen } from '../../view/seen.ts'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'
import { arrange, useOnline } from '../seat/store.ts'

interface Small {
  readonly card: string
  readonly prompt: string
  readonly picks: readonly string[]
}

/** Questions that come often; NORAD's country may be any, and the usual ones are offered. */
const USUAL: readonly Small[] = [
  { card: 'norad', prompt: 'place', picks: ['canada', 'west-germany', 'italy', 'france', 'japan', 'south-korea', 'done'] },
  { card: 'cuban-missile-crisis', prompt: 'cuban-missile-crisis', picks: ['cuba', 'west-germany', 'turkey', 'done'] },
  { card: 'olympic-games', prompt: 'olympic-games', picks: ['participate', 'boycott'] },
]

const isIn = ({ cards }: Rules, id: string): boolean => cards.some((card) => card.id === id)

export function ArrangeSheet() {
  const say = useSayOnline()
  const isOpen = useWindows((windows) => windows.open === 'arrange')
  return (
    <Sheet title={say('arrange.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      {isOpen && <ArrangeBody />}
    </Sheet>
  )
}

function ArrangeBody() {
  const say = useSayOnline()
  const w = useWords()
  const { asks, session } = useSeen()
  const arranged = useOnline((online) => online.own?.arranged ?? [])
  const rules = rulesOf(session.g)
  const now: Small | null =
    asks !== null && canBeArranged(asks)
      ? { card: nameOf(rules, CARD + asks.card)!, prompt: asks.prompt, picks: asks.moves.map((pick) => nameOf(rules, pick)!) }
      : null
  const usual = USUAL.filter(({ card, prompt }) => isIn(rules, card) && (now === null || now.card !== card || now.prompt !== prompt))
  const others = arranged.filter((one) => usual.every(({ card, prompt }) => card !== one.card || prompt !== one.prompt))
  return (
    <div className="arrange">
      <p>{say('arrange.about')}</p>
      {now !== null && (
        <section>
          <h3>{say('arrange.now')}</h3>
          <Choice small={now} />
        </section>
      )}
      {usual.map((small) => (
        <Choice key={small.card} small={small} />
      ))}
      {now === null && usual.length === 0 && others.length === 0 && <p className="quiet">{say('arrange.none')}</p>}
      {others.length > 0 && (
        <section>
          <h3>{say('arrange.own')}</h3>
          <ul>
            {others.map(({ card, prompt, pick }) => (
              <li key={`${card} ${prompt}`}>
                {say('arrange.line', { card: w.pick(pickOf(rules, card)), pick: w.pick(pickOf(rules, pick)) })}{' '}
                <Button className="button quiet small" onPress={() => void arrange(card, prompt, null)}>
                  {say('arrange.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Choice({ small: { card, prompt, picks } }: { readonly small: Small }) {
  const say = useSayOnline()
  const w = useWords()
  const { session } = useSeen()
  const rules = rulesOf(session.g)
  const chosen = useOnline((online) => online.own?.arranged.find((one) => one.card === card && one.prompt === prompt)?.pick ?? '')
  const all = chosen === '' || picks.includes(chosen) ? picks : [...picks, chosen]
  return (
    <label className="arrange-choice">
      <span>{w.pick(pickOf(rules, card))}</span>
      <select value={chosen} onChange={(event) => void arrange(card, prompt, event.target.value === '' ? null : event.target.value)}>
        <option value="">{say('arrange.ask')}</option>
        {all.map((pick) => (
          <option key={pick} value={pick}>
            {w.pick(pickOf(rules, pick))}
          </option>
        ))}
      </select>
    </label>
  )
}
