/** What a seat knows of a game: its view, a determinization, its question, and the notes for it. All schemas are strict. */

import { CHOICES, READINGS, VARIANTS } from '../games/options.ts'
import type { NoteKey } from '../rules/notes.ts'
import { MOST_HANDICAP } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { z } from './z.ts'

type Tables = Readonly<Record<string, { readonly values: readonly (string | boolean)[] }>>

type Choices<T extends Tables> = { [K in keyof T]: z.ZodLiteral<T[K]['values'][number]> }

function choices<T extends Tables>(tables: T): Choices<T> {
  return Object.fromEntries(Object.entries(tables).map(([key, { values }]) => [key, z.literal([...values])])) as Choices<T>
}

const handicap = z.number().int().min(0).max(MOST_HANDICAP)
const optionShape = {
  ...choices(CHOICES),
  handicap: z.tuple([handicap, handicap]),
}
export const options = z.strictObject({
  ...optionShape,
  variants: z.strictObject(choices(VARIANTS)),
  readings: z.strictObject(choices(READINGS)),
})
export const wantedOptions = z
  .strictObject({
    ...optionShape,
    variants: z.strictObject(choices(VARIANTS)).partial(),
    readings: z.strictObject(choices(READINGS)).partial(),
  })
  .partial()

const int = z.number().int()
const ints = z.array(int)
const side = z.union([z.literal(0), z.literal(1)])

const result = z.strictObject({
  winner: z.union([z.literal(-1), side]),
  kind: z.enum(['vp', 'region-control', 'nuclear-war', 'held-scoring', 'final-scoring', 'event']),
  card: int,
})

const common = {
  game: z.string(),
  rules: int,
  options,
  turn: int,
  round: int,
  phase: int,
  phasing: side,
  defcon: int,
  vp: int,
  milops: ints,
  space: ints,
  spaced: ints,
  holder: int,
  ready: int,
  influence: ints,
  reach: ints,
  effects: ints,
  place: ints,
  under: ints,
  altered: ints,
  markers: ints,
  held: ints,
  bids: ints,
  swapped: int,
  result: result.nullable(),
}

const shownFrame = { at: z.string(), me: side, by: side, card: int, left: int, picks: ints }

export const view = z.strictObject({
  ...common,
  who: z.union([side, z.literal(2)]),
  hands: z.tuple([int, int]),
  headlines: z.tuple([int, int]),
  deck: int,
  looked: int,
  stack: z.array(z.strictObject(shownFrame)),
  asked: int,
} satisfies Record<keyof View, z.ZodType>)

/** A determinization: a full state in which the cards that the seat does not know are shuffled. The page runs the engine on it. */
export const world = z.strictObject({
  ...common,
  alarm: int,
  counts: ints,
  hooks: int,
  frames: z.array(z.strictObject({ ...shownFrame, pc: int, got: int, v: ints })),
} satisfies Record<keyof State, z.ZodType>)

/** What the seat is asked. Answers by name. */
export const question = z.strictObject({
  kind: z.string(),
  prompt: z.string(),
  /** The card from which it comes. */
  card: z.string().nullable(),
  left: int,
  /** The number that the prompt states beside `left`. */
  amount: int,
  picks: z.array(z.string()),
})
export type WireQuestion = z.infer<typeof question>

const FIELDS = {
  'bid-made': ['side'],
  bid: ['side', 'pick', 'n'],
  sides: ['swapped'],
  turn: ['n'],
  'headline-phase': [],
  round: ['side', 'n'],
  'no-play': ['side'],
  passes: ['side'],
  'loses-round': ['side', 'card'],
  cleanup: [],
  'final-scoring': [],
  headline: ['side', 'card'],
  'headline-chosen': ['side'],
  'headline-cancelled': ['side', 'card'],
  plays: ['side', 'card'],
  use: ['side', 'card', 'use', 'base', 'n', 'most', 'exact', 'may', 'blocked'],
  declines: ['side', 'use'],
  event: ['side', 'card'],
  'event-does-not-happen': ['card'],
  'event-cancelled': ['card'],
  'in-force': ['card'],
  'no-longer-in-force': ['card'],
  effect: ['side', 'card'],
  pays: ['side', 'card'],
  'left-out': ['side', 'country', 'card'],
  marker: ['card', 'country', 'n'],
  influence: ['side', 'n', 'country', 'us', 'ussr'],
  target: ['side', 'country'],
  coup: ['side', 'country', 'die', 'ops', 'mod', 'n'],
  realign: ['side', 'starter', 'country', 'die', 'mod', 'extra', 'n'],
  war: ['side', 'country', 'die', 'mod', 'n'],
  roll: ['side', 'die', 'mod', 'n'],
  'space-roll': ['side', 'die', 'n'],
  space: ['side', 'n'],
  'space-ability': ['side', 'n'],
  trap: ['side', 'card', 'die', 'n'],
  'military-shortfall': ['us', 'ussr'],
  vp: ['side', 'n', 'score', 'card'],
  'no-vp': ['score'],
  scoring: ['region', 'us', 'ussr'],
  'final-bonus': ['us', 'ussr'],
  defcon: ['n', 'was', 'card'],
  'military-operations': ['side', 'n'],
  deals: ['side', 'n'],
  draws: ['side', 'card'],
  'draws-hidden': ['side'],
  looks: ['side', 'card'],
  flashpoint: ['side', 'card'],
  reshuffle: [],
  'mixes-in': ['side', 'card'],
  era: ['n'],
  discards: ['side', 'card'],
  reveals: ['side', 'card', 'taken'],
  gives: ['side', 'card'],
  'nothing-to-reveal': ['side', 'scoring'],
  'no-scoring-held': ['side', 'n'],
  'nothing-to-discard': ['side'],
  chooses: ['side', 'pick'],
  'sets-die': ['side', 'n'],
  'passing-card': ['side', 'ready'],
  end: ['winner', 'kind', 'card', 'short', 'headline'],
} as const satisfies Record<NoteKey, readonly string[]>

const WORDS: ReadonlySet<string> = new Set(['use', 'kind'])

const noteOf = ([key, fields]: [string, readonly string[]]): z.ZodObject =>
  z.strictObject({
    key: z.literal(key),
    ...Object.fromEntries(fields.map((name) => [name, WORDS.has(name) ? z.string() : int])),
    to: int,
  })

/** A note, as in `src/rules/notes.ts`. */
export const note = z.discriminatedUnion('key', Object.entries(FIELDS).map(noteOf) as [z.ZodObject, ...z.ZodObject[]])
