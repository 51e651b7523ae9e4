/** Shares a link: by the share sheet of the system where there is one, else by the clipboard. */
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useSay } from '../words/use-words.ts'
import { Icon } from './icon.tsx'

interface ShareButtonProps {
  /** What is said with the link. */
  readonly text: string
  /** The address; null where there is none to give. */
  readonly link: () => Promise<string | null>
  /** Called where there is no address. */
  readonly onNone: () => void
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

export function ShareButton({ text, link, onNone }: ShareButtonProps) {
  const say = useSay()
  const [state, setState] = useState<'share' | 'copied' | 'not-copied'>('share')
  const share = async (): Promise<void> => {
    try {
      const url = await link()
      if (url === null) return onNone()
      if (typeof navigator.share === 'function') await navigator.share({ text, url })
      else {
        await navigator.clipboard.writeText(`${text} ${url}`)
        setState('copied')
      }
    } catch (error) {
      if (!isAborted(error)) setState('not-copied')
    }
  }
  return (
    <Button className="button" onPress={() => void share()}>
      <Icon name="share" /> <span aria-live="polite">{say(state === 'share' ? 'over.share' : `replay.${state}`)}</span>
    </Button>
  )
}
