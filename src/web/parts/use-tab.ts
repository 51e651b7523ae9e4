/** The title and the icon of the browser's tab. */
import { useEffect } from 'react'
import { useAttention } from '../store/attention.ts'

export function useTab(title: string, yourTurn: string): void {
  const isAwaited = useAttention((attention) => attention.isAwaited)
  useEffect(() => {
    document.title = isAwaited ? yourTurn : title
    document.querySelector('link[rel=icon]')?.setAttribute('href', isAwaited ? '/icon-turn.svg' : '/icon.svg')
  }, [isAwaited, title, yourTurn])
}
