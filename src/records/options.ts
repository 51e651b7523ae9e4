/** A game's options in few words: a preset, and what differs from it. */

import type { NewGame } from '../games/index.ts'
import { DEFAULTS, PRESETS, type Preset, presetAt } from '../games/options.ts'
import type { SharedOptions } from '../rules/options.ts'
import { NEWEST } from '../rules/version.ts'
import { LISTED, type ListedOption, type OptionKey } from '../words/options.ts'

type Value = string | boolean | readonly [number, number]
export type Chosen = readonly [key: OptionKey, value: Value]

interface Brief {
  readonly preset: Preset
  readonly differing: readonly Chosen[]
}

const valueIn = (options: SharedOptions, { key, within }: ListedOption): Value =>
  (within === 'options' ? options : options[within])[key as keyof object]

/** What differs from the defaults, beyond what a preset sets, in a version of the rules. */
export function differingFrom(preset: Preset, options: SharedOptions, version = NEWEST): readonly Chosen[] {
  const usual: SharedOptions = { ...DEFAULTS, ...presetAt(preset, version) }
  return LISTED.flatMap((one) => {
    const value = valueIn(options, one)
    return String(value) === String(valueIn(usual, one)) ? [] : [[one.key, value] as const]
  })
}

/** The preset that is nearest, the first of those that are equally near. */
export function briefly(options: SharedOptions, version = NEWEST): Brief {
  const briefs = (Object.keys(PRESETS) as Preset[]).map((preset) => ({ preset, differing: differingFrom(preset, options, version) }))
  return briefs.reduce((a, b) => (b.differing.length < a.differing.length ? b : a))
}

const WITHIN: ReadonlyMap<string, ListedOption['within']> = new Map(LISTED.map(({ key, within }) => [key, within]))

/** Values as the options of a new game. A key that is not known stands among them, and the new game refuses it. */
export function grouped(chosen: readonly Chosen[]): Omit<NewGame, 'game'> {
  const within = (where: ListedOption['within']): object =>
    Object.fromEntries(chosen.filter(([key]) => (WITHIN.get(key) ?? 'options') === where))
  const parts = { variants: within('variants'), readings: within('readings') }
  return { ...within('options'), ...Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0)) }
}

/** The options that a preset and some values make, in a version of the rules. */
export function optionsOf(preset: Preset, chosen: readonly Chosen[], version = NEWEST): Omit<NewGame, 'game'> {
  const own = grouped(chosen)
  const set = presetAt(preset, version)
  return { ...set, ...own, readings: { ...set.readings, ...own.readings } }
}
