/** The tables of the rules, filled from those that the game itself plays by. */
import type { ReactNode } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { redSeaMixed, twilightStruggleMixed } from '../../index.ts'
import { DEFAULTS } from '../../rules/options.ts'
import { type Rules, rulesNamed, type Setup } from '../../rules/ruleset.ts'
import type { Table } from '../../words/rules/markup.ts'
import { type Words, words } from '../../words/speak.ts'
import { TextMark } from '../board/marks.tsx'
import type { Book } from '../router/books.ts'
import { useSay } from '../words.tsx'
import { CardLink, type Ground } from './card-link.tsx'
import { closedAt, periodsOf, southeastAsia, sumOf } from './facts.ts'

interface TableProps {
  readonly table: Table
  readonly book: Book
  readonly words: Words
  readonly on: Ground
}

interface Part {
  readonly rules: Rules
  readonly book: Book
  readonly w: Words
  readonly on: Ground
}

export function RulesTable({ table, book, words: w, on }: TableProps) {
  const part = { rules: rulesNamed(book)!, book, w, on }
  return <div className="rule-table">{TABLES[table](part)}</div>
}

const TABLES: { readonly [T in Table]: (part: Part) => ReactNode } = {
  setup: (part) => <SetupTable {...part} setup={part.rules.tables.setup(DEFAULTS)} />,
  turns: (part) => <TurnsTable {...part} />,
  space: (part) => <SpaceTable {...part} />,
  defcon: (part) => <DefconTable {...part} />,
  scoring: (part) => <ScoringTable {...part} />,
  'southeast-asia': (part) => <SoutheastAsiaTable {...part} />,
  'late-war': (part) => <SetupTable {...part} setup={part.rules.tables.setup({ ...DEFAULTS, scenario: 'late-war' })} />,
  'into-red-sea': (part) => <MixingTable {...part} rules={redSeaMixed} book="twilight-struggle" />,
  'into-twilight-struggle': (part) => <MixingTable {...part} rules={twilightStruggleMixed} book="red-sea" />,
}

const HeadSide = ({ side, w }: { readonly side: Side; readonly w: Words }) => (
  <th scope="col">
    <TextMark side={side} /> {w.side(side)}
  </th>
)

function SetupTable({ w, setup }: Part & { readonly setup: Setup }) {
  const say = useSay()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rules.country')}</th>
          <HeadSide side={US} w={w} />
          <HeadSide side={USSR} w={w} />
        </tr>
      </thead>
      <tbody>
        {setup.influence.map(([country, us, ussr]) => (
          <tr key={country}>
            <th scope="row">{w.country(country)}</th>
            <td>{us || ''}</td>
            <td>{ussr || ''}</td>
          </tr>
        ))}
        {setup.free.map(({ side, count, region }) => (
          <tr key={region}>
            <th scope="row">{say('rules.free', { region: w.region(region) })}</th>
            <td>{side === US ? count : ''}</td>
            <td>{side === USSR ? count : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TurnsTable({ rules, w }: Part) {
  const say = useSay()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rules.turns')}</th>
          <th scope="col">{say('rules.era')}</th>
          <th scope="col">{say('rules.hand')}</th>
          <th scope="col">{say('rules.rounds')}</th>
        </tr>
      </thead>
      <tbody>
        {periodsOf(rules).map(({ from, to, era, hand, rounds }) => (
          <tr key={from}>
            <th scope="row">{from === to ? from : `${from}–${to}`}</th>
            <td>{w.say(`era.${era}`)}</td>
            <td>{hand}</td>
            <td>{rounds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SpaceTable({ rules, w }: Part) {
  const say = useSay()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rules.box')}</th>
          <th scope="col">{say('rules.box.ops')}</th>
          <th scope="col">{say('rules.box.die')}</th>
          <th scope="col">{say('rules.box.vp')}</th>
          <th scope="col">{say('rules.box.ability')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.tables.spaceBoxes.map(({ ops, roll, vp }, box) =>
          box === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have numbers
            <tr key={box}>
              <th scope="row">
                {box}. {w.box(box)}
              </th>
              <td>{ops}</td>
              <td className="figures">1–{roll}</td>
              <td className="figures">{sumOf(vp) === 0 ? '–' : `${vp[0]} / ${vp[1]}`}</td>
              <td>{w.ability(box)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

function DefconTable({ rules, w }: Part) {
  const say = useSay()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('tracks.defcon')}</th>
          <th scope="col">{say('rules.closed')}</th>
        </tr>
      </thead>
      <tbody>
        {[5, 4, 3, 2].map((level) => (
          <tr key={level}>
            <th scope="row">
              <span className="defcon-level" style={{ background: `var(--defcon-${level})`, color: `var(--on-defcon-${level})` }}>
                {level}
              </span>
            </th>
            <td>
              {closedAt(rules, level)
                .map((region) => w.region(region))
                .join(', ') || '–'}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="defcon-level" style={{ background: 'var(--defcon-1)', color: 'var(--on-defcon-1)' }}>
              1
            </span>
          </th>
          <td>{say('rules.nuclear-war')}</td>
        </tr>
      </tbody>
    </table>
  )
}

function ScoringTable({ rules, w }: Part) {
  const say = useSay()
  const { scores, finalScoring } = rules.tables
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('scores.region')}</th>
          <th scope="col">{w.say('level.presence')}</th>
          <th scope="col">{w.say('level.domination')}</th>
          <th scope="col">{w.say('level.control')}</th>
        </tr>
      </thead>
      <tbody>
        {finalScoring.map((region) => {
          const { presence, domination, control } = scores[region]!
          return (
            <tr key={region}>
              <th scope="row">{w.region(region)}</th>
              <td>{presence}</td>
              <td>{domination}</td>
              <td>{control ?? say('rules.wins')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function SoutheastAsiaTable({ rules, w }: Part) {
  const say = useSay()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rules.country')}</th>
          <th scope="col">{say('rules.vp')}</th>
        </tr>
      </thead>
      <tbody>
        {southeastAsia(rules).map(({ country, vp }) => (
          <tr key={country}>
            <th scope="row">{w.country(country)}</th>
            <td>{vp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The cards of the other game: its own names, sides and values. */
function MixingTable({ rules, book, w, on }: Part) {
  const say = useSay()
  const other = words(w.language, book)
  const numbers = rulesNamed(book)!.cardNumbers
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rules.card')}</th>
          <th scope="col">{say('rules.box.ops')}</th>
          <th scope="col">{say('rules.event')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.tables.mixing!.cards.map((n) => {
          const { id, ops, side } = rules.cards[n]!
          return (
            <tr key={id}>
              <th scope="row">
                <CardLink game={book} id={id} on={on}>
                  {other.card(numbers.get(id)!)}
                </CardLink>
              </th>
              <td>{ops}</td>
              <td>{side === 2 ? w.say('side.neutral') : w.side(side)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
