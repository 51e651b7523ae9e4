/** Victory points and the chance to win over the game; a click leads to the position. And the luck of the dice up to here. */
import { type PointerEvent, useMemo } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../../rules/ruleset.ts'
import { percent } from '../question/preview.ts'
import { luckOf, meanOf, vpOverTime } from '../table/luck.ts'
import { useSeen } from '../table/seen.ts'
import { useSay, useWords } from '../words.tsx'
import { curvePath, stepPath } from './plot.ts'
import { goTo, useReplay, type Watched } from './store.ts'

const WIDTH = 600
const HEIGHT = 150

export function Curves({ game }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { shown } = useSeen()
  const { at, chances } = useReplay()
  const { session } = game
  const end = Math.max(1, session.moves.length)
  const limit = rulesOf(session.g).tables.winningVp
  const vp = useMemo(() => stepPath(vpOverTime(session).map(({ at: x, vp: y }) => [x / end, y / limit])), [session, end, limit])
  const chance = useMemo(() => (chances === null ? null : curvePath(chances.map((n, i) => [i / end, n * 2 - 1]))), [chances, end])
  const now = chances?.[at]
  return (
    <div className="curves">
      <Plot
        path={vp}
        at={at / end}
        onPick={(part) => goTo(Math.round(part * end))}
        label={say('over.curve', { score: w.score(session.g.vp) })}
        top={`${w.side(US)} +${limit}`}
        bottom={`${w.side(USSR)} +${limit}`}
        caption={say('replay.curve.vp', { score: w.score(shown.g.vp) })}
      />
      {chance === null ? (
        <p className="quiet">{say('replay.curve.thinking')}</p>
      ) : (
        <Plot
          path={chance}
          at={at / end}
          onPick={(part) => goTo(Math.round(part * end))}
          label={say('replay.curve.chance.label')}
          top={say('replay.curve.wins', { side: w.side(US) })}
          bottom={say('replay.curve.wins', { side: w.side(USSR) })}
          caption={say('replay.curve.chance', { us: percent(now ?? 0.5), ussr: 100 - percent(now ?? 0.5) })}
        />
      )}
      <h3>{say('replay.dice')}</h3>
      <LuckOf side={US} />
      <LuckOf side={USSR} />
    </div>
  )
}

function LuckOf({ side }: { readonly side: Side }) {
  const say = useSay()
  const w = useWords()
  const { shown } = useSeen()
  const luck = luckOf(shown, side)
  return (
    <p>
      <b>{w.side(side)}</b>: {say('over.dice', { n: luck.dice, mean: Math.round(meanOf(luck) * 100) / 100 })}{' '}
      {luck.tries > 0 && say('over.tries', { n: luck.tries, successes: luck.successes, expected: Math.round(luck.expected * 10) / 10 })}
    </p>
  )
}

interface PlotProps {
  /** In a square of 1 by 2, from left to right and from the US above to the USSR below. */
  readonly path: string
  readonly at: number
  readonly onPick: (part: number) => void
  readonly label: string
  readonly top: string
  readonly bottom: string
  readonly caption: string
}

function Plot({ path, at, onPick, label, top, bottom, caption }: PlotProps) {
  const pick = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onPick(Math.max(0, Math.min(1, (event.clientX - left) / width)))
  }
  return (
    <figure className="vp-curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pick(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && pick(event)}
      >
        <g transform={`scale(${WIDTH} ${HEIGHT / 2}) translate(0 1)`}>
          <line x1="0" x2="1" y1="0" y2="0" className="zero" vectorEffect="non-scaling-stroke" />
          <path d={path} vectorEffect="non-scaling-stroke" />
          <line x1={at} x2={at} y1="-1" y2="1" className="here" vectorEffect="non-scaling-stroke" />
        </g>
        <text x="4" y="14" className="us">
          {top}
        </text>
        <text x="4" y={HEIGHT - 6} className="ussr">
          {bottom}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
