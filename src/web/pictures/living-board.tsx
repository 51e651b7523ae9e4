/** The board of the first page: a real game, slowly replayed. Each play is a card, a country and what comes of it. */

import living from 'virtual:living'
import maps from 'virtual:maps'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Point } from '../board/layout.ts'
import layout from '../board/maps/twilight-struggle.json'
import { Icon } from '../parts/icon.tsx'
import { Mark, TextMark } from '../parts/marks.tsx'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import { LandPicture } from './board-picture.tsx'
import type { LivingPlay, LivingRoll } from './living-game.ts'
import { type Influence, type PlateFacts, plateOf } from './picture.ts'
import { isSeen, shiftTo } from './seen-map.ts'
import './living.css'

/** How long a play stays. */
const EVERY = 6500
/** The room for a name on its box. */
const ROOM = 80
/** About as wide as a letter of a name. */
const LETTER = 7.4

const BOXES = layout.boxes as unknown as Readonly<Record<string, Point>>
const LAST = living.plays.length

/** The board when this many plays have been made. */
function boardAfter(plays: number): number[] {
  const board = [...living.start]
  for (const [country, us, ussr] of living.plays.slice(0, plays).flatMap(({ changes }) => changes)) board.splice(country * 2, 2, us, ussr)
  return board
}

const placeOf = (country: number): Point => BOXES[maps['twilight-struggle'].find(({ number }) => number === country)!.id]!

const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the board stands above the title: the same width as in home.css. */
const NARROW = matchMedia('(max-width: 800px)')

function onNarrow(changed: () => void): () => void {
  NARROW.addEventListener('change', changed)
  return () => NARROW.removeEventListener('change', changed)
}

export default function LivingBoard() {
  const say = useSay()
  const isInstant = useSettings(({ pace }) => pace === 'instant')
  const [{ at, from }, setAt] = useState({ at: 0, from: 0 })
  const [isPaused, setPaused] = useState(() => isInstant || wantsStill())
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setInterval(() => !document.hidden && setAt(({ at: now }) => ({ at: (now + 1) % LAST, from: now })), EVERY)
    return () => clearInterval(timer)
  }, [isPaused])
  const play = living.plays[at]!
  return (
    <>
      <LivingMap at={at} from={from} play={play} />
      <Caption play={play} />
      <button type="button" className="living-pause" onClick={() => setPaused((now) => !now)}>
        <Icon name={isPaused ? 'start' : 'pause'} />
        <span className="unseen">{say(isPaused ? 'home.living.go' : 'home.living.stop')}</span>
      </button>
    </>
  )
}

interface LivingMapProps {
  readonly at: number
  /** The play before, from whose country the map moves to that of this one. */
  readonly from: number
  readonly play: LivingPlay
}

function LivingMap({ at, from, play }: LivingMapProps) {
  const say = useSay()
  const isNarrow = useSyncExternalStore(onNarrow, () => NARROW.matches)
  const language = useSettings((settings) => settings.language)
  const before = boardAfter(at)
  const now = boardAfter(at + 1)
  const names = living.names[language]
  const [x, y] = placeOf(play.country)
  const shift = shiftTo([x, y])
  const shifts = [shift, shiftTo(placeOf(living.plays[from]!.country))]
  const drawn = maps['twilight-struggle'].filter(({ id }) => isSeen(BOXES[id]!, shifts, isNarrow))
  const [sx, sy] = (layout.powers as unknown as Readonly<Record<string, Point>>).ussr!
  return (
    <svg
      className={at === from ? 'living still' : 'living'}
      viewBox="500 90 1000 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="living-shift" style={{ transform: `translate(${shift.x}px, ${shift.y}px)` }}>
        <LandPicture book="twilight-struggle" />
        <g className="power ussr" transform={`translate(${sx} ${sy})`}>
          <rect x={-54} y={-22} width={108} height={44} rx={4} />
          <Mark side={1} x={-34} size={9} />
          <text x={-16}>{say('home.side.ussr')}</text>
        </g>
        {drawn.map((facts) => (
          <LivingBox key={facts.id} facts={facts} name={names[facts.number] ?? ''} now={now} before={before} />
        ))}
        <g key={at} className={`living-target ${play.side === 0 ? 'us' : 'ussr'}`} transform={`translate(${x} ${y})`}>
          <rect x={-60} y={-31} width={120} height={62} rx={9} />
          <circle r={78} />
          <circle r={112} />
        </g>
      </g>
    </svg>
  )
}

interface LivingBoxProps {
  readonly facts: PlateFacts
  readonly name: string
  readonly now: Influence
  readonly before: Influence
}

function LivingBox({ facts, name, now, before }: LivingBoxProps) {
  const { number, id, stability, isKey, tint } = facts
  const { us, ussr, controller } = plateOf(facts, now)
  const [x, y] = BOXES[id]!
  const half = (side: 0 | 1, n: number) => {
    const was = before[number * 2 + side]!
    return (
      <g className={`${side === 0 ? 'us' : 'ussr'}${controller === (side === 0 ? 'us' : 'ussr') ? ' controls' : ''}`}>
        <rect className="half" x={side * 54 - 54} y={-6} width={54} height={31} />
        {n > 0 && (
          <text key={n} className={was === n ? 'figure' : 'figure changed'} x={side * 54 - 27} y={20}>
            {n}
          </text>
        )}
        {n === 0 && was > 0 && (
          <text className="figure gone" x={side * 54 - 27} y={18}>
            {was}
          </text>
        )}
      </g>
    )
  }
  return (
    <g className={isKey ? 'living-box key' : 'living-box'} transform={`translate(${x} ${y})`}>
      <rect className="plate" x={-54} y={-25} width={108} height={50} rx={4} />
      <path className="strip" d="M-54-6V-21a4 4 0 0 1 4-4H50a4 4 0 0 1 4 4V-6Z" style={{ fill: `var(--${tint})` }} />
      <path className="corner" d="M34-25H50a4 4 0 0 1 4 4V-6H34Z" />
      {half(0, us)}
      {half(1, ussr)}
      <path className="rule" d="M-54-6H54M0-6V25" />
      <rect className="edge" x={-54} y={-25} width={108} height={50} rx={4} />
      <text
        className="name"
        x={-49}
        y={-10.5}
        {...(name.length * LETTER > ROOM && { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' as const })}
      >
        {name}
      </text>
      <text className="stability" x={44} y={-10.5}>
        {stability}
      </text>
    </g>
  )
}

function Caption({ play }: { readonly play: LivingPlay }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const { side, owner, ops, emblem, card, text, effect, roll, turn } = play
  return (
    <figcaption className={`living-caption ${side === 0 ? 'us' : 'ussr'}`}>
      <span className={`living-card ${owner}`} aria-hidden="true">
        <span className="living-card-head">
          <b>{ops}</b>
          {owner !== 'ussr' && <TextMark side={0} />}
          {owner !== 'us' && <TextMark side={1} />}
        </span>
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={emblem} />
        </svg>
        <small>{card[language]}</small>
      </span>
      <span className="living-words">
        <span>
          <TextMark side={side} /> {text[language]}
        </span>
        <span className="living-sum">{roll === null ? effect[language] : <Sum roll={roll} />}</span>
        <small>{say('home.living', { turn })}</small>
      </span>
    </figcaption>
  )
}

function Sum({ roll: { die, ops, mod, needed, by } }: { readonly roll: LivingRoll }) {
  const say = useSay()
  return (
    <>
      <Die n={die} /> {die} + {ops} {say('home.living.ops')}
      {mod !== 0 && ` ${mod > 0 ? '+' : '−'} ${Math.abs(mod)}`} − 2×{needed / 2} = <b>{by < 0 ? `−${-by}` : by}</b> →{' '}
      {say(by > 0 ? 'home.living.success' : 'home.living.failure')}
    </>
  )
}

/** The places of the pips in a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

const Die = ({ n }: { readonly n: number }) => (
  <svg className="living-die" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {PIPS[n]!.map((place) => (
      <circle key={place} cx={6 + 6 * (place % 3)} cy={6 + 6 * Math.floor(place / 3)} r="2.2" />
    ))}
  </svg>
)
