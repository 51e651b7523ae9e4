/** The VP marker over a whole game: the US above, the USSR below, numbers at its largest changes. */
import type { VpPoint } from './luck.ts'
import type { Swing } from './swings.ts'

interface VpCurveProps {
  readonly points: readonly VpPoint[]
  readonly moves: number
  /** The end of the track. */
  readonly limit: number
  /** Where the numbers stand. */
  readonly swings: readonly Pick<Swing, 'at' | 'vp' | 'by'>[]
  readonly label: string
}

const WIDTH = 760
const HEIGHT = 168
const LEFT = 34
const FOOT = 18
const MIDDLE = HEIGHT / 2
/** The radius of a number. */
const R = 12
/** So far apart two numbers can both be read, on a phone too, where they are larger. */
const APART = 36

/** Where numbers stand that would hide each other, from left to right. */
function apart(at: readonly number[], most: number): number[] {
  const places: number[] = []
  for (const each of at) places.push(Math.max(each, (places.at(-1) ?? -APART) + APART))
  return places.map((place, i) => Math.min(place, most - (places.length - 1 - i) * APART))
}

export function VpCurve({ points, moves, limit, swings, label }: VpCurveProps) {
  const x = (at: number): number => LEFT + (at / Math.max(1, moves)) * (WIDTH - LEFT - 10)
  // Final scoring may go beyond the track.
  const most = Math.max(limit, ...points.map(({ vp }) => Math.abs(vp)))
  const y = (vp: number): number => MIDDLE - (vp / most) * (MIDDLE - 8)
  const places = apart(
    swings.map(({ at }) => x(at)),
    WIDTH - R,
  )
  const line = points.map(({ at, vp }) => `H${x(at)}V${y(vp)}`).join('')
  const area = `M${x(0)} ${MIDDLE}${line}V${MIDDLE}Z`
  const turns = points.filter(({ turn }, i) => turn !== points[i - 1]?.turn)
  const last = points.at(-1)!
  return (
    <svg className="vp-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={label}>
      <clipPath id="vp-above">
        <rect x={0} y={0} width={WIDTH} height={MIDDLE} />
      </clipPath>
      <clipPath id="vp-below">
        <rect x={0} y={MIDDLE} width={WIDTH} height={MIDDLE} />
      </clipPath>
      {[limit, 0, -limit].map((vp) => (
        <g key={vp}>
          <line className={vp === 0 ? 'zero' : 'end'} x1={LEFT} x2={WIDTH} y1={y(vp)} y2={y(vp)} />
          <text className={vp > 0 ? 'axis us' : vp < 0 ? 'axis ussr' : 'axis'} x={LEFT - 6} y={y(vp) + 5}>
            {vp === 0 ? 0 : `+${limit}`}
          </text>
        </g>
      ))}
      {turns.map(({ at, turn }, i) => {
        const to = turns[i + 1]?.at ?? moves
        return (
          <g key={turn}>
            {i > 0 && <line className="turn" x1={x(at)} x2={x(at)} y1={8} y2={HEIGHT - 8} />}
            <text className="turn-number" x={(x(i === 0 ? 0 : at) + x(to)) / 2} y={HEIGHT + FOOT - 4}>
              {turn}
            </text>
          </g>
        )
      })}
      <path className="us" d={area} clipPath="url(#vp-above)" />
      <path className="ussr" d={area} clipPath="url(#vp-below)" />
      <path className="line" d={`M${x(0)} ${MIDDLE}${line}`} />
      <circle className={last.vp > 0 ? 'last us' : last.vp < 0 ? 'last ussr' : 'last'} cx={x(last.at)} cy={y(last.vp)} r={6} />
      {swings.map(({ at, vp, by }, i) => (
        <g key={at} className="swing" transform={`translate(${places[i]} ${Math.max(R, Math.min(HEIGHT - R, y(vp - by / 2)))})`}>
          <circle r={R} />
          <text y={5.5}>{i + 1}</text>
        </g>
      ))}
    </svg>
  )
}
