/** Questions that countries answer: on the board, or in this list. */

import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { isCountry, W } from '../../rules/vocabulary.ts'
import { choosePicks } from '../store/table.ts'
import { percent, previewText } from '../view/preview-text.ts'
import { glued } from '../words/glued.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { dangerLine } from './danger.ts'
import type { QuestionProps } from './kinds.tsx'
import { WarLine } from './war-line.tsx'

/** Words beside countries: what is left may be put to another use. */
const SWITCHES = [W.realign, W.influence]

export function ChooseCountry(props: QuestionProps) {
  const say = useSay()
  const w = useWords()
  const { asks, chosen, dangers, view, side } = props
  const rules = rulesNamed(view.game)!
  const countries = asks.moves.filter(isCountry)
  const groups = Map.groupBy(countries, (country) => regionOf(rules, country))
  const target = chosen.find(isCountry)
  const warningOf = (pick: number | undefined): string | null => {
    const danger = dangers.find((each) => each.pick === pick)
    return danger === undefined ? null : dangerLine(danger, side, w)
  }
  const warning = warningOf(target)
  return (
    <>
      {target !== undefined && (
        <div className="target">
          <h3>{w.country(target)}</h3>
          {asks.kind === 'coup' && <CoupTable {...props} country={target} />}
          {asks.kind === 'realign' && <RealignTable {...props} country={target} />}
          {asks.kind !== 'coup' && asks.kind !== 'realign' && <p>{previewText(props, target, w)}</p>}
          {asks.kind === 'country' && <WarLine previews={props.previews} picks={[target]} />}
          {warning !== null && <p className="warning loses">{warning}</p>}
        </div>
      )}
      {SWITCHES.filter((pick) => asks.moves.includes(pick)).map((pick) => (
        <Button key={pick} className={warningOf(pick) === null ? 'button' : 'button danger'} onPress={() => choosePicks([pick])}>
          {[w.pick(pick), warningOf(pick)].filter(Boolean).join(': ')}
        </Button>
      ))}
      <details className="country-list">
        <summary>{w.say('question.choose-on-map', { n: countries.length })}</summary>
        {[...groups].map(([region, own]) => (
          <section key={region}>
            <h4>{region < 0 ? say('text-board.other') : w.region(region)}</h4>
            <ul>
              {own.map((country) => (
                <li key={country}>
                  <button
                    type="button"
                    className={`country-pick${target === country ? ' chosen' : ''}`}
                    onClick={() => choosePicks([country])}
                  >
                    <b>{w.country(country)}</b>{' '}
                    <span className="figures">
                      {view.influence[country * 2]}:{view.influence[country * 2 + 1]}
                    </span>
                    <small>{previewText(props, country, w)}</small>
                    {warningOf(country) !== null && <small className="warning loses">{warningOf(country)}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </>
  )
}

/** The region of final scoring that a country belongs to, or its first, or -1. */
function regionOf({ map, tables }: Rules, country: number): number {
  const bits = map.countries[country]!.regions
  return tables.finalScoring.find((region) => (bits >> region) & 1) ?? 31 - Math.clz32(bits & -bits)
}

interface OddsTableProps {
  /** What heads the first column. */
  readonly first: string
  readonly children: ReactNode
}

function OddsTable({ first, children }: OddsTableProps) {
  const w = useWords()
  return (
    <table className="odds">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{w.side(US)}</th>
          <th scope="col">{w.side(USSR)}</th>
          <th scope="col">{w.say('odds.control')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface OutcomeProps {
  readonly influence: readonly number[]
  readonly controller: number
}

/** The country after it. */
function Outcome({ influence, controller }: OutcomeProps) {
  const w = useWords()
  return (
    <>
      <td>{influence[US]}</td>
      <td>{influence[USSR]}</td>
      <td>{controller < 0 ? w.say('odds.nobody') : w.side(controller as Side)}</td>
    </>
  )
}

interface TargetProps extends QuestionProps {
  readonly country: number
}

function CoupTable({ view, previews, country }: TargetProps) {
  const w = useWords()
  const odds = previews.coup(country)
  // A higher die never does worse.
  const failing = odds.faces.filter(({ result }) => result <= 0).length
  return (
    <>
      <p>
        {glued(w.say('odds.coup', { chance: percent(odds.success), ops: odds.ops, mod: odds.modifier, milops: odds.milops }))}
        {odds.defcon !== view.defcon && (
          <>
            {' · '}
            <b>{w.say('preview.defcon', { n: odds.defcon })}</b>
          </>
        )}
      </p>
      <OddsTable first={w.say('odds.die')}>
        {failing > 0 && (
          <tr className="failure">
            <th scope="row">{failing === 1 ? 1 : `1–${failing}`}</th>
            <td colSpan={3}>{w.say('odds.fails')}</td>
          </tr>
        )}
        {odds.faces.slice(failing).map(({ die, influence, controller }) => (
          <tr key={die} className="success">
            <th scope="row">{die}</th>
            <Outcome influence={influence} controller={controller} />
          </tr>
        ))}
      </OddsTable>
    </>
  )
}

function RealignTable({ previews, side, country }: TargetProps) {
  const w = useWords()
  const { modifiers, outcomes } = previews.realign(country)
  return (
    <>
      <p>{glued(w.say('odds.realign', { us: modifiers[US], ussr: modifiers[USSR] }))}</p>
      <OddsTable first={w.say('odds.chance')}>
        {outcomes.map(({ loser, removed, influence, controller, chance }) => (
          <tr key={`${loser} ${removed}`} className={loser === side ? 'failure' : loser < 0 ? '' : 'success'}>
            <th scope="row">{w.say('odds.percent', { n: percent(chance) })}</th>
            <Outcome influence={influence} controller={controller} />
          </tr>
        ))}
      </OddsTable>
    </>
  )
}
