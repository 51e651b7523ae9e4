/** The tooltip of a country: its full name, and what choosing it would do or why it can't be chosen. */
import { US } from '../../engine/script.ts'
import type { Book } from '../router/books.ts'
import { WithRules } from '../rules/rule-link.tsx'
import { useSay, useWords } from '../words/use-words.ts'
import type { Size } from './camera.ts'
import type { CountryFace, CountryStatus } from './face.ts'
import { BOX, type Point } from './layout.ts'

const WIDTH = 288
const GAP = 10

/** About as high as a tip is, in pixels. */
const HEIGHT = 96

interface Room {
  readonly at: Point
  readonly left: number
  readonly width: number
  readonly reach: number
  readonly scale: number
  readonly size: Size
  readonly targets: readonly Point[]
}

/** Whether fewer targets lie below the box than above it; with as many, where there is more room. */
function isBetterBelow({ at: [, y], left, width, reach, scale, size, targets }: Room): boolean {
  const covered = (top: number): number => {
    const [halfWidth, halfHeight] = [(BOX.width / 2) * scale, (BOX.height / 2) * scale]
    return targets.filter(
      ([tx, ty]) => tx + halfWidth > left && tx - halfWidth < left + width && ty + halfHeight > top && ty - halfHeight < top + HEIGHT,
    ).length
  }
  const [above, below] = [y - reach - HEIGHT, y + reach]
  if (above < 0) return true
  if (below + HEIGHT > size.height) return false
  const [coveredAbove, coveredBelow] = [covered(above), covered(below)]
  return coveredAbove === coveredBelow ? y < size.height / 2 : coveredBelow < coveredAbove
}

export function Tip({
  id,
  face,
  standing,
  closed,
  before,
  preview,
  refused,
  game,
  at,
  scale,
  size,
  targets,
}: {
  readonly id: string
  readonly face: CountryFace
  readonly standing: CountryStatus
  readonly closed: boolean
  readonly before: readonly [number, number] | undefined
  readonly preview: string | null
  readonly refused: string | null
  readonly game: Book
  /** The middle of the box on the screen, and how large the board is. */
  readonly at: Point
  readonly scale: number
  readonly size: Size
  /** The middles of the boxes that it should not cover. */
  readonly targets: readonly Point[]
}) {
  const words = useWords()
  const say = useSay()
  const { country, kind, stability, printed, us, ussr, controller, markers, protectedBy } = face
  const width = Math.min(WIDTH, size.width - GAP * 2)
  const left = Math.min(Math.max(GAP, at[0] - width / 2), size.width - width - GAP)
  const reach = (BOX.height / 2) * scale + GAP
  const below = isBetterBelow({ at, left, width, reach, scale, size, targets })
  return (
    <div
      className="tip"
      id={id}
      role="tooltip"
      style={{ width, left, ...(below ? { top: at[1] + reach } : { bottom: size.height - at[1] + reach }) }}
    >
      <p className="tip-name">{words.country(country)}</p>
      <p className="tip-facts">
        {say('board.about', { kind, stability, printed: printed ?? 0 })}.{' '}
        {say('board.influence', { us, ussr, controller: controller < 0 ? 'nobody' : controller === US ? 'us' : 'ussr' })}.
        {before && ` ${say('board.was', { us: before[0], ussr: before[1] })}.`}
      </p>
      {closed && standing === 'unasked' && <p className="tip-facts">{say('board.is-closed')}</p>}
      {protectedBy.map((card) => (
        <p key={card} className="tip-facts">
          {say('board.protected', { card: words.quoted(card) })}
        </p>
      ))}
      {markers.map((card) => (
        <p key={card} className="tip-facts">
          <b>{words.card(card)}.</b> {words.effect(card)}
        </p>
      ))}
      {standing === 'legal' && preview !== null && <p className="tip-preview">{preview}</p>}
      {standing === 'refused' && refused !== null && (
        <p className="tip-refused">
          <WithRules game={game} text={refused} isAside />
        </p>
      )}
    </div>
  )
}
