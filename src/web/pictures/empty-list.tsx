/** A list without entries: one sentence, and what to do about it. */
import type { ReactNode } from 'react'
import { Wire } from '../parts/brand.tsx'
import './game-card.css'

interface EmptyListProps {
  readonly title: string
  readonly text: string
  /** A picture; the wire where there is none. */
  readonly picture?: ReactNode
  /** Buttons. */
  readonly children: ReactNode
}

export const EmptyList = ({ title, text, picture, children }: EmptyListProps) => (
  <section className="empty-list">
    {picture ?? <Wire />}
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="buttons">{children}</div>
    </div>
  </section>
)
