/** Reads values of JSON and gathers what is wrong with them. Where one is wrong the usual one stands for it, so that reading goes on. */
import type { Rules } from '../ruleset.ts'
import { isCountry } from '../vocabulary.ts'
import { nearest, type Problem, type ProblemKey } from './problems.ts'

/** What reading needs to know, and what it has found wrong so far. */
export interface Reading {
  readonly rules: Rules
  readonly problems: Problem[]
}

type Fields = Readonly<Record<string, unknown>>
type Limits = readonly [least: number, most: number]

/** A card, country or region that is not known. */
export const UNKNOWN = -1

export const below = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function report({ problems }: Reading, key: ProblemKey, path: string, more: Omit<Problem, 'key' | 'path'> = {}): void {
  problems.push({ key, path, ...more })
}

function reportUnknown(r: Reading, key: ProblemKey, path: string, value: unknown, names: Iterable<string>): void {
  const text = written(value)
  const near = nearest(text, names)
  report(r, key, path, near === undefined ? { text } : { text, near })
}

/** An object by its fields; without a list of them any field may stand in it. */
export function readFields(r: Reading, value: unknown, path: string, known?: readonly string[]): Fields {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(r, 'not-an-object', path, { text: written(value) })
    return {}
  }
  if (known !== undefined)
    for (const key of Object.keys(value)) if (!known.includes(key)) reportUnknown(r, 'unknown-field', below(path, key), key, known)
  return value as Fields
}

export function readList(r: Reading, value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  report(r, 'not-a-list', path, { text: written(value) })
  return []
}

/** A whole number within limits; in a country, where one is named. */
export function readNumber(r: Reading, value: unknown, path: string, limits: Limits, usual: number, country?: number): number {
  if (value === undefined) return usual
  const [least, most] = limits
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  report(r, 'not-a-number', path, { text: written(value), least, most, ...(country === undefined ? {} : { country }) })
  return usual
}

/** A number of each side, the US first. */
export function readPair(r: Reading, value: unknown, path: string, limits: Limits, country?: number): readonly [us: number, ussr: number] {
  if (value === undefined) return [0, 0]
  if (!Array.isArray(value) || value.length !== 2) {
    report(r, 'not-a-pair', path, { text: written(value), ...(country === undefined ? {} : { country }) })
    return [0, 0]
  }
  const read = (n: unknown): number => readNumber(r, n ?? null, path, limits, 0, country)
  return [read(value[0]), read(value[1])]
}

export function readChoice<T extends string | boolean>(r: Reading, value: unknown, path: string, choices: readonly T[], usual: T): T {
  if (value === undefined) return usual
  const found = choices.find((choice) => choice === value)
  if (found === undefined) report(r, 'not-a-choice', path, { text: written(value), choices: choices.join(', ') })
  return found ?? usual
}

export function readCard(r: Reading, value: unknown, path: string): number {
  const { cardNumbers } = r.rules
  const card = cardNumbers.get(String(value))
  if (card === undefined) reportUnknown(r, 'unknown-card', path, value, cardNumbers.keys())
  return card ?? UNKNOWN
}

export function readCountry(r: Reading, value: unknown, path: string): number {
  const { picks, map } = r.rules
  const pick = picks.get(String(value))
  if (pick !== undefined && isCountry(pick)) return pick
  const names = map.countries.flatMap((country) => country?.id ?? [])
  reportUnknown(r, 'unknown-country', path, value, names)
  return UNKNOWN
}

export function readRegion(r: Reading, value: unknown, path: string): number {
  const { regions } = r.rules.map
  const region = regions.indexOf(String(value))
  if (region < 0) reportUnknown(r, 'unknown-region', path, value, regions)
  return region
}
