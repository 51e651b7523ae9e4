/** A form that on a phone lies folded, so that the list of what waits is near. */
import type { ReactNode } from 'react'
import { useNarrow } from '../parts/use-narrow.ts'

interface UnfoldingProps {
  readonly title: string
  /** Whether the person has come to the page for this form. */
  readonly isWanted?: boolean
  readonly children: ReactNode
}

export function Unfolding({ title, isWanted = false, children }: UnfoldingProps) {
  const isNarrow = useNarrow()
  return (
    <details className="panel unfolds" open={!isNarrow || isWanted}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
