/** What has been chosen and can't be taken back is made only now. A card that is played wants its use first: until then its children are shown. */
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { isCard } from '../../rules/vocabulary.ts'
import { answer, useTable } from '../store/table.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'

interface Confirmation {
  readonly label: string
  /** It could lose the game. */
  readonly isRisky: boolean
}

/** What waits to be confirmed, or null. */
export function useConfirmation(): Confirmation | null {
  const w = useWords()
  const { asks } = useSeen()
  const chosen = useTable((table) => table.chosen)
  const held = useTable((table) => table.held)
  const dangers = useTable((table) => table.dangers)
  if (held || asks === null || chosen.length === 0) return null
  if (asks.kind === 'play' && chosen.length === 1 && isCard(chosen[0]!)) return null
  const isRisky = dangers?.some(({ pick }) => chosen.includes(pick)) === true
  return { label: w.say(isRisky ? 'question.confirm-loss' : 'question.confirm', { picks: chosen.map(w.pick).join(', ') }), isRisky }
}

export function Confirm({ children }: { readonly children?: ReactNode }) {
  const chosen = useTable((table) => table.chosen)
  const confirmation = useConfirmation()
  if (confirmation === null) return children
  return (
    <Button className={confirmation.isRisky ? 'button primary danger' : 'button primary'} onPress={() => answer(chosen)}>
      {confirmation.label}
    </Button>
  )
}
