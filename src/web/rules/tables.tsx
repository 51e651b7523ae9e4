/** The tables of the rules, filled from those that the game itself plays by. */

import type { ReactNode } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { DEFAULTS } from '../../games/options.ts'
import { redSeaMixed, twilightStruggleMixed } from '../../index.ts'
import type { Rules, Setup } from '../../rules/ruleset.ts'
import type { TableName } from '../../words/rules/markup.ts'
import { type Words, words } from '../../words/speak.ts'
import { TextMark } from '../parts/marks.tsx'
import type { Book } from '../router/books.ts'
import { useSay } from '../words/use-words.ts'
import { CardLink, type Ground } from './card-link.tsx'
import { closedAt, periodsOf, southeastAsia, sumOf } from './facts.ts'

interface TableProps {
  readonly table: TableName
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

const TABLES: { readonly [T in TableName]: (part: Part) => ReactNode } = {
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

const sideHead = (side: Side, w: Words): ReactNode => (
  <>
    <TextMark side={side} /> {w.side(side)}
  </>
)

interface Row {
  readonly key: string | number
  readonly head: ReactNode
  readonly cells: readonly ReactNode[]
}

interface GridProps {
  readonly heads: readonly ReactNode[]
  readonly rows: readonly Row[]
}

function Grid({ heads, rows }: GridProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
            <th key={i} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SetupTable({ w, setup }: Part & { readonly setup: Setup }) {
  const say = useSay()
  const countries = setup.influence.map(([country, us, ussr]) => ({
    key: country,
    head: w.country(country),
    cells: [us || '', ussr || ''],
  }))
  const free = setup.free.map(({ side, count, region }) => ({
    key: `free ${region}`,
    head: say('rules.free', { region: w.region(region) }),
    cells: [side === US ? count : '', side === USSR ? count : ''],
  }))
  return <Grid heads={[say('rules.country'), sideHead(US, w), sideHead(USSR, w)]} rows={[...countries, ...free]} />
}

function TurnsTable({ rules, w }: Part) {
  const say = useSay()
  const rows = periodsOf(rules).map(({ from, to, era, hand, rounds }) => ({
    key: from,
    head: from === to ? from : `${from}–${to}`,
    cells: [w.say(`era.${era}`), hand, rounds],
  }))
  return <Grid heads={[say('rules.turns'), say('rules.era'), say('rules.hand'), say('rules.rounds')]} rows={rows} />
}

const figures = (text: string): ReactNode => <span className="figures">{text}</span>

function SpaceTable({ rules, w }: Part) {
  const say = useSay()
  const heads = [say('rules.box'), say('rules.box.ops'), say('rules.box.die'), say('rules.box.vp'), say('rules.box.ability')]
  const rows = rules.tables.spaceBoxes.map(({ ops, roll, vp }, box) => ({
    key: box,
    head: `${box}. ${w.box(box)}`,
    cells: [ops, figures(`1–${roll}`), figures(sumOf(vp) === 0 ? '–' : `${vp[0]} / ${vp[1]}`), w.ability(box)],
  }))
  return <Grid heads={heads} rows={rows.slice(1)} />
}

function DefconTable({ rules, w }: Part) {
  const say = useSay()
  const closed = (level: number): string =>
    closedAt(rules, level)
      .map((region) => w.region(region))
      .join(', ') || '–'
  const rows = [5, 4, 3, 2, 1].map((level) => ({
    key: level,
    head: (
      <span className="rules-defcon" style={{ background: `var(--defcon-${level})`, color: `var(--on-defcon-${level})` }}>
        {level}
      </span>
    ),
    cells: [level === 1 ? say('rules.nuclear-war') : closed(level)],
  }))
  return <Grid heads={[say('tracks.defcon'), say('rules.closed')]} rows={rows} />
}

function ScoringTable({ rules, w }: Part) {
  const say = useSay()
  const { scores, finalScoring } = rules.tables
  const heads = [say('scores.region'), w.say('level.presence'), w.say('level.domination'), w.say('level.control')]
  const rows = finalScoring.map((region) => {
    const { presence, domination, control } = scores[region]!
    return { key: region, head: w.region(region), cells: [presence, domination, control ?? say('rules.wins')] }
  })
  return <Grid heads={heads} rows={rows} />
}

function SoutheastAsiaTable({ rules, w }: Part) {
  const say = useSay()
  const rows = southeastAsia(rules).map(({ country, vp }) => ({ key: country, head: w.country(country), cells: [vp] }))
  return <Grid heads={[say('rules.country'), say('rules.vp')]} rows={rows} />
}

/** The cards of the other game: its own names, sides and values. */
function MixingTable({ rules, book, w, on }: Part) {
  const say = useSay()
  const other = words(w.language, book)
  const numbers = rulesNamed(book)!.cardNumbers
  const rows = rules.tables.mixing!.cards.map((n) => {
    const { id, ops, side } = rules.cards[n]!
    const head = (
      <CardLink key={id} game={book} id={id} on={on}>
        {other.card(numbers.get(id)!)}
      </CardLink>
    )
    return { key: id, head, cells: [ops, side === 2 ? w.say('side.neutral') : w.side(side)] }
  })
  return <Grid heads={[say('rules.card'), say('rules.box.ops'), say('rules.event')]} rows={rows} />
}
