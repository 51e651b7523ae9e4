/**
 * What the format has no line for stands behind the clock, whose text is free: how the rules are read, and a draw by scoring cards that
 * both sides held. `Time per Player: Unlimited; Hotline rules: rulebook wargamesTie=opponent; Hotline end: draw by held-scoring`.
 */
import { type Options, PRESETS, type Preset, type Readings } from '../../rules/options.ts'
import type { Result } from '../../rules/state.ts'
import { BadLog } from './parse.ts'

const RULES = '; Hotline rules: '
const DRAW = '; Hotline end: draw by held-scoring'

export interface Extension {
  readonly rules: Pick<Options, 'showHeldCards' | 'readings'> | null
  readonly bothHeldScoring: boolean
}

/** The preset that the options are nearest to, where they differ from it, and the end that no line tells. */
export function writeExtension(options: Options, result: Result | null): string {
  const differing = (preset: Preset): string[] => {
    const readings = (Object.keys(options.readings) as (keyof Readings)[])
      .filter((key) => options.readings[key] !== PRESETS[preset].readings[key])
      .map((key) => `${key}=${String(options.readings[key])}`)
    return options.showHeldCards === PRESETS[preset].showHeldCards
      ? readings
      : [...readings, `showHeldCards=${String(options.showHeldCards)}`]
  }
  const nearest = (Object.keys(PRESETS) as Preset[]).reduce((a, b) => (differing(b).length < differing(a).length ? b : a))
  const draw = result?.kind === 'held-scoring' && result.winner < 0 ? DRAW : ''
  return `${RULES}${[nearest, ...differing(nearest)].join(' ')}${draw}`
}

/** Reads it back from the text of the clock. Throws `BadLog` where it is not understood. */
export function readExtension(text: string): Extension {
  const bothHeldScoring = text.endsWith(DRAW)
  const own = bothHeldScoring ? text.slice(0, -DRAW.length) : text
  const at = own.indexOf(RULES)
  return { rules: at < 0 ? null : readRules(own.slice(at + RULES.length)), bothHeldScoring }
}

function readRules(text: string): Extension['rules'] {
  const [preset = '', ...differences] = text.split(' ')
  if (!Object.hasOwn(PRESETS, preset)) throw new BadLog(`no set of rules is named ${JSON.stringify(preset)}`)
  const base = PRESETS[preset as Preset]
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
