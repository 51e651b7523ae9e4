/** Dice that fall, and their arithmetic in one line. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { type Roll, succeeds, toBeat } from '../../scenes/steps.ts'
import type { SayScene } from '../../words/scenes.ts'
import { useSayScene } from '../words/scenes.ts'
import { useWords } from '../words/use-words.ts'

/** Where the spots of a face are, in thirds of its side. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
]

const sideClass = (side: Side): string => (side === US ? 'us' : 'ussr')

export const Dice = ({ rolls }: { readonly rolls: readonly Roll[] }) => (
  <div className="scene-dice">
    {rolls
      .toSorted((a, b) => a.side - b.side)
      .map(({ side, die }) => (
        <svg key={side} className={`scene-die ${sideClass(side)}`} viewBox="0 0 36 36" aria-hidden="true">
          <rect x="1" y="1" width="34" height="34" rx="6" />
          {SPOTS[die]!.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={9.5 + 8.5 * x} cy={9.5 + 8.5 * y} r="3" />
          ))}
        </svg>
      ))}
  </div>
)

interface Term {
  readonly value: string
  readonly label?: string
  /** Quiet: a sign between two terms. */
  readonly isSign?: boolean
  readonly className?: string
}

const sign = (value: string): Term => ({ value, isSign: true })

/** A modifier as a term with its sign, or nothing. */
const modifier = (mod: number, say: SayScene): Term[] =>
  mod === 0 ? [] : [sign(mod > 0 ? '+' : '−'), { value: String(Math.abs(mod)), label: say('sum.mod') }]

function termsOf(roll: Roll, say: SayScene): Term[] {
  const die: Term = { value: String(roll.die), label: say('sum.die') }
  const isGood = succeeds(roll)
  const verdict = (good: string, bad: string, label?: string): Term => ({
    value: isGood ? good : bad,
    className: isGood ? `result ${sideClass(roll.side)}` : 'result',
    ...(label === undefined ? {} : { label }),
  })
  switch (roll.key) {
    case 'coup':
      return [
        die,
        sign('+'),
        { value: String(roll.ops), label: say('sum.ops') },
        ...modifier(roll.mod, say),
        sign('−'),
        { value: `2×${toBeat(roll) / 2}`, label: say('sum.stability') },
        sign('='),
        { value: roll.n < 0 ? `−${-roll.n}` : String(roll.n) },
        sign('→'),
        verdict(say('sum.success'), say('sum.failure'), isGood ? say('sum.by', { n: roll.n }) : undefined),
      ]
    case 'war':
      return [
        die,
        ...modifier(roll.mod, say),
        ...(roll.mod === 0 ? [] : [sign('='), { value: String(roll.die + roll.mod) }]),
        sign(isGood ? '≥' : '<'),
        { value: String(roll.n), label: say('sum.needed') },
        sign('→'),
        verdict(say('sum.won'), say('sum.lost')),
      ]
    case 'space-roll':
    case 'trap':
      return [
        die,
        sign(isGood ? '≤' : '>'),
        { value: String(roll.n), label: say('sum.needed') },
        sign('→'),
        roll.key === 'trap' ? verdict(say('sum.free'), say('sum.stuck')) : verdict(say('sum.success'), say('sum.failure')),
      ]
    case 'realign':
    case 'roll':
      return [die, ...modifier(roll.mod, say), sign('='), { value: String(roll.n), className: `result ${sideClass(roll.side)}` }]
    default:
      return []
  }
}

/** The arithmetic of a roll; of a realignment both sides, and what it takes away. */
export function Sum({ rolls }: { readonly rolls: readonly Roll[] }) {
  const say = useSayScene()
  const w = useWords()
  const [first, second] = rolls.toSorted((a, b) => a.side - b.side)
  if (first === undefined) return null
  if (second === undefined) return <Terms terms={termsOf(first, say)} />
  const lead = first.n - second.n
  const winner = lead > 0 ? US : USSR
  return (
    <div className="scene-duel">
      {[first, second].map((roll) => (
        <div key={roll.side} className="scene-duel-row">
          <b className={sideClass(roll.side)}>{w.side(roll.side)}</b>
          <Terms terms={termsOf(roll, say)} />
        </div>
      ))}
      <b className={lead === 0 ? 'result' : `result ${sideClass(winner)}`}>
        {lead === 0 ? say('sum.tie') : say('sum.wins', { side: w.side(winner), n: Math.abs(lead) })}
      </b>
    </div>
  )
}

const Terms = ({ terms }: { readonly terms: readonly Term[] }) => (
  <div className="scene-sum">
    {terms.map(({ value, label, isSign, className }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: terms stay where they are
      <span key={i} className={`${isSign ? 'sign' : ''} ${className ?? ''}`}>
        {value}
        {label !== undefined && <small>{label}</small>}
      </span>
    ))}
  </div>
)
