/** The tooltip of a country: its full name, and what choosing it would do or why it can't be chosen. */
import { useLayoutEffect, useRef, useState } from 'react'
import { US } from '../../engine/script.ts'
import type { Book } from '../router/books.ts'
import { WithRules } from '../rules/rule-link.tsx'
import { useSay, useWords } from '../words/use-words.ts'
import type { Size } from './camera.ts'
import type { CountryFace, CountryStatus } from './face.ts'
import type { Point } from './layout.ts'
import { placeTip, TIP_HEIGHT } from './tip-place.ts'

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
  const tip = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(TIP_HEIGHT)
  // How high it is depends on its text. Measured before it is painted, it is never cut at the edge of the map.
  useLayoutEffect(() => {
    const element = tip.current!
    const measure = (): void => setHeight(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { left, width, vertical } = placeTip({ at, scale, size, targets, height })
  return (
    <div className="tip" ref={tip} id={id} role="tooltip" style={{ width, left, ...vertical }}>
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
