/** The card and the dice that the last changes come from, for a moment over the board. The log says the same. */
import { type CSSProperties, useEffect, useMemo } from 'react'
import { US } from '../../engine/script.ts'
import type { View } from '../../rules/view.ts'
import { SideMark } from '../parts/side-mark.tsx'
import type { Die } from '../store/happenings.ts'
import { skipMotion, useMotion } from '../store/motion.ts'
import { useWords } from '../words/use-words.ts'
import './motions.css'

/** The view with the changes that have been shown so far. */
export function useDrawn(view: View): View {
  const standing = useMotion((motion) => motion.standing)
  return useMemo(() => (standing === null ? view : { ...view, ...standing }), [view, standing])
}

/** Any press or key skips the motion. */
function useSkip(): void {
  const inMotion = useMotion((motion) => motion.standing !== null)
  useEffect(() => {
    if (!inMotion) return
    addEventListener('pointerdown', skipMotion, { capture: true })
    addEventListener('keydown', skipMotion, { capture: true })
    return () => {
      removeEventListener('pointerdown', skipMotion, { capture: true })
      removeEventListener('keydown', skipMotion, { capture: true })
    }
  }, [inMotion])
}

export function Motions() {
  const w = useWords()
  const { card, dice } = useMotion()
  useSkip()
  if (card === null && dice.length === 0) return null
  return (
    <div className="motions" aria-hidden="true">
      {card !== null && (
        <p key={card.card} className={`motion-card ${card.side === US ? 'us' : 'ussr'}`}>
          <SideMark side={card.side} /> {w.card(card.card)}
        </p>
      )}
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die stays where it fell
        <DieFace key={`${i} ${die.side} ${die.die}`} {...die} />
      ))}
    </div>
  )
}

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

function DieFace({ side, die, mod }: Die) {
  return (
    <span className={`motion-die ${side === US ? 'us' : 'ussr'}`} style={{ '--turn': `${die * 60}deg` } as CSSProperties}>
      <SideMark side={side} />
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <rect x="1" y="1" width="34" height="34" rx="6" />
        {SPOTS[die]!.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={9 + 9 * x} cy={9 + 9 * y} r="3.4" />
        ))}
      </svg>
      {mod !== 0 && <b>{mod > 0 ? `+${mod}` : `−${-mod}`}</b>}
    </span>
  )
}
