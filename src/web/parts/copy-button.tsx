/** Copies a text, and says whether that was allowed. */
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { useSay } from '../words/use-words.ts'

const SHOWN_FOR = 2000

interface CopyButtonProps {
  readonly text: string
  /** What it says instead of "Copy". */
  readonly label?: string
  readonly isPrimary?: boolean
}

export function CopyButton({ text, label, isPrimary = false }: CopyButtonProps) {
  const say = useSay()
  const [state, setState] = useState<'copy' | 'copied' | 'not-copied'>('copy')
  useEffect(() => {
    if (state === 'copy') return
    const timer = setTimeout(() => setState('copy'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('not-copied') // without leave, or on a page that came over an open line
    }
  }
  return (
    <Button className={isPrimary ? 'button primary' : 'button'} onPress={() => void copy()}>
      <span aria-live="polite">{state === 'copy' && label !== undefined ? label : say(`replay.${state}`)}</span>
    </Button>
  )
}
