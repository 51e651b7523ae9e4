/** The odds of the war that an answer would begin, in a line. */
import { useMemo } from 'react'
import { percent } from '../view/preview-text.ts'
import type { Previews } from '../view/previews.ts'
import { useWords } from '../words/use-words.ts'

interface WarLineProps {
  readonly previews: Previews
  readonly picks: readonly number[]
}

/** More than a die shows: no roll wins. */
const HOPELESS = 7

export function WarLine({ previews, picks }: WarLineProps) {
  const w = useWords()
  const key = picks.join(' ')
  const odds = useMemo(() => previews.war(key.split(' ').map(Number)), [previews, key])
  if (odds === null) return null
  const { country, needs, modifier, chance, vp } = odds
  const least = Math.min(HOPELESS, Math.max(1, needs - modifier))
  return (
    <small className="odds-line">
      {w.say('odds.war', { where: w.inCountry(country), least, mod: modifier, chance: percent(chance), vp })}
    </small>
  )
}
