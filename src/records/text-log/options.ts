/**
 * The readings of a game in a text log. The format has no line for them, so they stand behind the clock, whose text is free:
 * `Time per Player: Unlimited; Hotline rules: rulebook wargamesTie=opponent`.
 */
import { type Options, PRESETS, type Preset, type Readings } from '../../rules/options.ts'

const MARK = '; Hotline rules: '

/** The preset that the options are nearest to, and where they differ from it. */
export function describeOptions(options: Options): string {
  const differing = (preset: Preset): string[] => {
    const readings = (Object.keys(options.readings) as (keyof Readings)[])
      .filter((key) => options.readings[key] !== PRESETS[preset].readings[key])
      .map((key) => `${key}=${String(options.readings[key])}`)
    return options.showHeldCards === PRESETS[preset].showHeldCards
      ? readings
      : [...readings, `showHeldCards=${String(options.showHeldCards)}`]
  }
  const nearest = (Object.keys(PRESETS) as Preset[]).reduce((a, b) => (differing(b).length < differing(a).length ? b : a))
  return `${MARK}${[nearest, ...differing(nearest)].join(' ')}`
}

/** Reads the description back; null where the text has none. */
export function readDescription(text: string): Pick<Options, 'showHeldCards' | 'readings'> | null {
  const at = text.indexOf(MARK)
  if (at < 0) return null
  const [preset, ...differences] = text.slice(at + MARK.length).split(' ')
  const base = PRESETS[preset as Preset] as (typeof PRESETS)[Preset] | undefined
  if (base === undefined) return null
  let { showHeldCards }: { showHeldCards: boolean } = base
  const readings: Record<string, string | boolean> = { ...base.readings }
  for (const difference of differences) {
    const [key = '', value = ''] = difference.split('=')
    const read = value === 'true' ? true : value === 'false' ? false : value
    if (key === 'showHeldCards') showHeldCards = read === true
    else readings[key] = read
  }
  return { showHeldCards, readings: readings as unknown as Readings }
}
