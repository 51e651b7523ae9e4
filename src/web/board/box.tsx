/** The box of one country. All it needs are plain values, so that only boxes that changed are drawn again. */
import { type CSSProperties, memo } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { Mark } from '../parts/marks.tsx'
import { type BoxPlace, CHIP, chipPlace } from './difference-place.ts'
import type { CountryKind, CountryStatus } from './face.ts'
import { BOX, type Point } from './layout.ts'
import type { Touch } from './props.ts'

export interface BoxProps {
  readonly country: number
  readonly x: number
  readonly y: number
  readonly name: string
  /** How wide the name is. */
  readonly width: number
  /** Everything in one sentence. */
  readonly label: string
  readonly kind: CountryKind
  /** The colour of its regions. */
  readonly tint: string
  readonly stability: number
  readonly printed: number | null
  readonly us: number
  readonly ussr: number
  readonly controller: Side | -1
  /** Influence before the last change, or null. */
  readonly wasUs: number | null
  readonly wasUssr: number | null
  readonly standing: CountryStatus
  readonly closed: boolean
  /** Whether the keyboard is here. */
  readonly current: boolean
  /** Whether it waits to be confirmed. */
  readonly chosen: boolean
  /** The id of its tooltip, while that is open. */
  readonly describedBy: string | undefined
  readonly markers: string
  /** Whether an effect keeps a side from coups here. */
  readonly isProtected: boolean
  /** The class of its ring in a scene, or of its mark after the opponent's play. */
  readonly ring: string
  /** How much larger than the others it is drawn. */
  readonly enlarged: number
}

/** The country whose box has this element, or null. */
export const countryAt = (target: EventTarget): number | null => {
  const box = target instanceof Element ? target.closest('[data-country], [data-around]') : null
  return box instanceof SVGElement ? Number(box.dataset.country ?? box.dataset.around) : null
}

/** How much the target of a finger is larger than the box, in units of the board: 44 px at the scale of a phone (CLOSE in camera.ts). */
const AROUND = { x: 4, y: 5 } as const

/** The targets of fingers, below every box: where two of them meet, the box that is drawn there wins. */
export const Around = memo(({ boxes }: { readonly boxes: ReadonlyMap<number, Point> }) =>
  [...boxes].map(([country, [x, y]]) => (
    <rect
      key={country}
      className="around"
      data-around={country}
      x={x - MIDDLE - AROUND.x}
      y={y - H / 2 - AROUND.y}
      width={W + 2 * AROUND.x}
      height={H + 2 * AROUND.y}
    />
  )),
)

const { width: W, height: H, strip: STRIP } = BOX
const R = 4
const MIDDLE = W / 2
/** Where names and figures stand: their feet, and the middle of a figure. */
const NAME = 16
const FOOT = 48
const FIGURE = 29
const MARK = 9
/** A shield on the lower edge. */
const SHIELD = `M${MIDDLE - 6} ${H - 9}L${MIDDLE} ${H - 11}L${MIDDLE + 6} ${H - 9}V${H - 3}Q${MIDDLE + 5} ${H + 2} ${MIDDLE} ${H + 4}Q${MIDDLE - 5} ${H + 2} ${MIDDLE - 6} ${H - 3}Z`

/** The lower halves, with the round corners of the box. */
const HALVES: readonly [us: string, ussr: string] = [
  `M0 ${STRIP}H${MIDDLE}V${H}H${R}A${R} ${R} 0 0 1 0 ${H - R}Z`,
  `M${MIDDLE} ${STRIP}H${W}V${H - R}A${R} ${R} 0 0 1 ${W - R} ${H}H${MIDDLE}Z`,
]
const STRIP_PATH = `M0 ${STRIP}V${R}A${R} ${R} 0 0 1 ${R} 0H${W - R}A${R} ${R} 0 0 1 ${W} ${R}V${STRIP}Z`
const corner = (width: number): string => `M${W - width} 0H${W - R}A${R} ${R} 0 0 1 ${W} ${R}V${STRIP}H${W - width}Z`
const SPIKES = `M${W - 21} 0L${W - 15} ${STRIP / 3}L${W - 21} ${STRIP / 1.5}L${W - 15} ${STRIP}H${W}V${R}A${R} ${R} 0 0 0 ${W - R} 0Z`

/** The marks around a target. */
const AWAY = 11
const ARM = 14
const CORNERS = [
  `M${-AWAY} ${ARM - AWAY}V${-AWAY}H${ARM - AWAY}`,
  `M${W + AWAY - ARM} ${-AWAY}H${W + AWAY}V${ARM - AWAY}`,
  `M${W + AWAY} ${H + AWAY - ARM}V${H + AWAY}H${W + AWAY - ARM}`,
  `M${ARM - AWAY} ${H + AWAY}H${-AWAY}V${H + AWAY - ARM}`,
].join('')

function Half({
  side,
  n,
  was,
  controls,
}: {
  readonly side: Side
  readonly n: number
  readonly was: number | null
  readonly controls: boolean
}) {
  /** The halves are mirror images. */
  const x = (from: number): number => (side === US ? from : W - from)
  const changed = was !== null && was !== n
  return (
    <g className={`half ${side === US ? 'us' : 'ussr'}${controls ? ' controls' : ''}`}>
      <path className="ground" d={HALVES[side]} />
      {controls && <Mark side={side} x={x(MARK)} y={STRIP + 8} size={5} />}
      {changed && was > 0 && (
        <text key={`was ${was}`} className="figure old" x={x(FIGURE)} y={FOOT}>
          {was}
        </text>
      )}
      {(n > 0 || changed) && (
        <text key={changed ? n : 'same'} className={`figure${changed ? ' changed' : ''}`} x={x(FIGURE)} y={FOOT}>
          {n}
        </text>
      )}
    </g>
  )
}

/** By how much a side's influence has changed, beside the box: it never stands beside a figure. */
function Difference({ side, n, at: [x, y] }: { readonly side: Side; readonly n: number; readonly at: Point }) {
  return (
    <g className={`difference ${side === US ? 'us' : 'ussr'}`} transform={`translate(${x} ${y})`}>
      <rect x={-CHIP.width / 2} y={-CHIP.height / 2} width={CHIP.width} height={CHIP.height} rx={10} />
      <text y={6}>{n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`}</text>
    </g>
  )
}

export interface DifferencesProps extends Pick<BoxProps, 'x' | 'y' | 'us' | 'ussr' | 'wasUs' | 'wasUssr'> {
  readonly touch: Touch | undefined
  readonly hasMarker: boolean
  readonly others: () => readonly BoxPlace[]
}

/** What the own clicks have changed, else the opponent's last play: also where that came to nothing. They lie above every box. */
export function Differences({ x, y, us, ussr, wasUs, wasUssr, touch, hasMarker, others }: DifferencesProps) {
  const isOwn = wasUs !== null && wasUssr !== null && (us !== wasUs || ussr !== wasUssr)
  if (!isOwn && touch === undefined) return null
  const [byUs, byUssr] = isOwn ? [us - wasUs, ussr - wasUssr] : [touch!.us, touch!.ussr]
  const boxes = others()
  const chip = (side: Side, n: number) => (
    <Difference side={side} n={n} at={chipPlace({ side, isCentred: n === 0, hasMarker, at: [x, y], others: boxes })} />
  )
  return (
    <g className="differences" transform={`translate(${x} ${y})`}>
      {byUs !== 0 && chip(US, byUs)}
      {byUssr !== 0 && chip(USSR, byUssr)}
      {byUs === 0 && byUssr === 0 && chip(touch!.side, 0)}
    </g>
  )
}

export const Box = memo(function Box(props: BoxProps) {
  const { country, x, y, kind, standing, controller, printed } = props
  const cornerWidth = printed === null ? 20 : 36
  const room = W - cornerWidth - 6
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      className={`box ${kind} ${standing}${controller < 0 ? '' : controller === US ? ' us-controls' : ' ussr-controls'}${props.chosen ? ' chosen' : ''}${props.ring}`}
      role="button"
      tabIndex={props.current ? 0 : -1}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-pressed={props.chosen ? true : undefined}
      aria-disabled={standing !== 'legal'}
      data-country={country}
      transform={
        props.enlarged === 1
          ? `translate(${x - MIDDLE} ${y - H / 2})`
          : `translate(${x} ${y}) scale(${props.enlarged}) translate(${-MIDDLE} ${-H / 2})`
      }
    >
      {props.closed && <rect className="halo" x={-6} y={-6} width={W + 12} height={H + 12} rx={R + 5} />}
      <rect className="ring" x={-3.5} y={-3.5} width={W + 7} height={H + 7} rx={R + 3} />
      <rect className="outline" x={-6} y={-6} width={W + 12} height={H + 12} rx={R + 5} />
      <rect className="focus" x={-12} y={-12} width={W + 24} height={H + 24} rx={R + 9} />
      <rect className="focus-gap" x={-8} y={-8} width={W + 16} height={H + 16} rx={R + 6} />
      {props.enlarged > 1 && <path className="corners" d={CORNERS} />}
      <rect className="plate" width={W} height={H} rx={R} />
      <path className="strip" d={STRIP_PATH} style={{ '--tint': `var(--${props.tint})` } as CSSProperties} />
      <Half side={US} n={props.us} was={props.wasUs} controls={controller === US} />
      <Half side={USSR} n={props.ussr} was={props.wasUssr} controls={controller === USSR} />
      <path className="rule" d={`M0 ${STRIP}H${W}M${MIDDLE} ${STRIP}V${H}`} />
      <path className="corner" d={kind === 'flashpoint' && printed === null ? SPIKES : corner(cornerWidth)} />
      <rect className="edge" width={W} height={H} rx={R} />
      <text className="name" x={5} y={NAME} {...(props.width > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}>
        {props.name}
      </text>
      {printed !== null && (
        <text className="stability printed" x={W - 26} y={NAME}>
          {printed}
        </text>
      )}
      <text className="stability" x={W - 10} y={NAME}>
        {props.stability}
      </text>
      {props.isProtected && <path className="shield" d={SHIELD} />}
      {props.markers !== '' && (
        <g className="marker" transform={`translate(${MIDDLE} ${H})`}>
          <rect x={-MIDDLE + 6} y={-2} width={W - 12} height={20} rx={3} />
          <text y={13.5}>{props.markers}</text>
        </g>
      )}
    </g>
  )
})
