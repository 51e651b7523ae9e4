/** The scoring of a region as a ledger that fills row by row, and final scoring region by region. */
import type { ReactNode } from 'react'
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { controller } from '../../rules/board.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { type ScoreOfRegion, scoresNow } from '../../rules/queries/scores.ts'
import type { View } from '../../rules/view.ts'
import type { StepOf } from '../../scenes/steps.ts'
import { SideMark } from '../parts/side-mark.tsx'
import { useSeen } from '../view/seen.ts'
import { useSayScene } from '../words/scenes.ts'
import { useWords } from '../words/use-words.ts'

const SIDES = [US, USSR] as const
type ScoringStep = StepOf<'level' | 'battlegrounds' | 'sum'>

/** The step at which each part of the ledger is filled. */
const ORDER: readonly ScoringStep['kind'][] = ['level', 'battlegrounds', 'sum']

/** Countries of a region that a side controls. */
function countriesOf(view: View, region: number, side: Side, of: 'battleground' | 'border'): number[] {
  const { map } = rulesNamed(view.game)!
  const board = boardOf(view)
  return map.countries.flatMap((country, n) => {
    if (country === undefined || ((country.regions >> region) & 1) === 0 || controller(board, n) !== side) return []
    const counts = of === 'battleground' ? country.battleground : ((country.borders >> other(side)) & 1) === 1
    return counts ? [n] : []
  })
}

export function Ledger({ step }: { readonly step: ScoringStep }) {
  const say = useSayScene()
  const w = useWords()
  const { view, viewer } = useSeen()
  const score = scoresNow(view).find(({ region }) => region === step.region)
  const at = ORDER.indexOf(step.kind)
  if (score === undefined) return null
  const [us, ussr] = step.totals
  const lead = us - ussr
  const leader = lead > 0 ? US : USSR
  return (
    <div className="ledger scene-plate">
      <h2>{say('title.scoring', { region: w.region(step.region) })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col" className={side === US ? 'us' : 'ussr'}>
                <SideMark side={side} /> {side === viewer ? say('you', { side: w.side(side) }) : w.side(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row title={say('ledger.level')}>{(side) => <LevelCell score={score} side={side} region={step.region} />}</Row>
          <Row title={say('ledger.battlegrounds')} isEmpty={at < 1}>
            {(side) => <CountedCell region={step.region} side={side} of="battleground" n={score.sides[side].battlegrounds} />}
          </Row>
          <Row title={say('ledger.borders')} isEmpty={at < 1}>
            {(side) => <CountedCell region={step.region} side={side} of="border" n={score.sides[side].borders} />}
          </Row>
          {SIDES.some((side) => score.sides[side].vp !== step.totals[side]) && (
            <Row title={say('ledger.adjusted')} isEmpty={at < 1}>
              {(side) => <b>{signed(step.totals[side] - score.sides[side].vp)}</b>}
            </Row>
          )}
          <Row title={say('ledger.sum')} isEmpty={at < 2}>
            {(side) => <b className="ledger-total">{step.totals[side]}</b>}
          </Row>
        </tbody>
      </table>
      {at === 2 && (
        <p className={`ledger-result ${lead === 0 ? 'both' : leader === US ? 'us' : 'ussr'}`}>
          <span>
            {Math.max(us, ussr)} − {Math.min(us, ussr)} = {Math.abs(lead)}
            <small>{say('ledger.from-to', { from: w.score(view.vp - lead), to: w.score(view.vp) })}</small>
          </span>
          <b>{lead === 0 ? say('ledger.nothing') : say('ledger.result', { side: w.side(leader), n: Math.abs(lead) })}</b>
        </p>
      )}
    </div>
  )
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

interface RowProps {
  readonly title: string
  /** It is not filled yet. */
  readonly isEmpty?: boolean
  readonly children: (side: Side) => ReactNode
}

const Row = ({ title, isEmpty = false, children }: RowProps) => (
  <tr className={isEmpty ? 'empty' : ''}>
    <th scope="row">{title}</th>
    {SIDES.map((side) => (
      <td key={side}>{!isEmpty && <div className="ledger-cell">{children(side)}</div>}</td>
    ))}
  </tr>
)

function LevelCell({ score, side, region }: { readonly score: ScoreOfRegion; readonly side: Side; readonly region: number }) {
  const say = useSayScene()
  const w = useWords()
  const { view } = useSeen()
  const { level, countries, battlegrounds } = score.sides[side]
  const theirs = score.sides[other(side)]
  const table = rulesNamed(view.game)!.tables.scores[region]!
  const worth = level === 'none' ? 0 : level === 'control' ? table.control : table[level]
  return (
    <>
      <span>
        <span className="ledger-level">{w.say(`level.${level}`)}</span>
        <small>
          {level === 'none'
            ? say('ledger.none')
            : level === 'presence'
              ? say('ledger.presence', { own: countries })
              : say('ledger.countries', { own: countries, other: theirs.countries, keys: battlegrounds, others: theirs.battlegrounds })}
        </small>
      </span>
      <b>{worth ?? say('ledger.wins')}</b>
    </>
  )
}

interface CountedProps {
  readonly region: number
  readonly side: Side
  readonly of: 'battleground' | 'border'
  readonly n: number
}

function CountedCell({ region, side, of, n }: CountedProps) {
  const w = useWords()
  const { view } = useSeen()
  return (
    <>
      <small>{n > 0 && countriesOf(view, region, side, of).map(w.country).join(', ')}</small>
      <b>+{n}</b>
    </>
  )
}

/** Final scoring: what each region brings, and where the marker stands then. */
export function FinalLedger({ step: { rows } }: { readonly step: StepOf<'final'> }) {
  const say = useSayScene()
  const w = useWords()
  const { view } = useSeen()
  const vp = rows.findLast(({ score }) => score !== null)?.score ?? view.vp
  return (
    <div className="ledger scene-plate">
      <h2>{say('title.final')}</h2>
      <table className="final">
        <thead>
          <tr>
            <th scope="col">{say('ledger.region')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col" className={side === US ? 'us' : 'ussr'}>
                <SideMark side={side} /> {w.side(side)}
              </th>
            ))}
            <th scope="col">{say('ledger.score')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ region, card, us, ussr, score }, i) => (
            <tr key={`${region} ${card}`} style={{ animationDelay: `calc(var(--gentle) * ${2 * i})` }}>
              <th scope="row">{region >= 0 ? w.region(region) : card >= 0 ? w.card(card) : w.finalBonus()}</th>
              <td>{us}</td>
              <td>{ussr}</td>
              <td>{score === null ? say('ledger.wins') : w.score(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p
        className={`ledger-result ${vp === 0 ? 'both' : vp > 0 ? 'us' : 'ussr'}`}
        style={{ animationDelay: `calc(var(--gentle) * ${2 * rows.length})` }}
      >
        <span>{say('ledger.score')}</span>
        <b>{w.score(vp)}</b>
      </p>
    </div>
  )
}
