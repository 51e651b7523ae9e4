/** The names on the boxes: short ones where the full one is too long, and squeezed a little where even these are. */
import { useEffect, useMemo, useState } from 'react'
import type { Rules } from '../../rules/ruleset.ts'
import { shortName } from '../../words/board.ts'
import type { Words } from '../../words/speak.ts'

export interface BoxName {
  readonly name: string
  /** How wide it is, in units of the board. */
  readonly width: number
}

function useFonts(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let wanted = true
    const settle = (): void => {
      if (wanted) setReady(true)
    }
    document.fonts.ready.then(settle, settle)
    return () => {
      wanted = false
    }
  }, [])
  return ready
}

export function useNames({ map }: Rules, words: Words): ReadonlyMap<number, BoxName> {
  const ready = useFonts()
  return useMemo(() => {
    const width = ready ? ruler() : () => 0
    return new Map(
      map.countries.flatMap((country, n) => {
        if (country === undefined) return []
        const name = shortName(words.language, country.id) ?? words.country(n)
        const isStrong = country.battleground || country.flashpoint
        return [[n, { name, width: width(name, isStrong) }]]
      }),
    )
  }, [map, words, ready])
}

/** Measures text as the boxes set it. */
function ruler(): (text: string, isStrong: boolean) => number {
  const style = getComputedStyle(document.documentElement)
  const canvas = document.createElement('canvas').getContext('2d')
  return (text, isStrong) => {
    if (canvas === null) return 0
    const [weight, size, face] = [isStrong ? '--weight-strong' : '--weight', '--board-text-s', '--font-board']
    canvas.font = [weight, size, face].map((token) => style.getPropertyValue(token)).join(' ')
    return canvas.measureText(text).width
  }
}
