/** The guide of the first game: the steps that it leads through, and what it says of each further thing when it comes up. */
import type { Paragraph } from './rules/markup.ts'

/** Steps of the guided part, in their order. */
export const STEPS = [
  'welcome',
  'headline',
  'headline-confirm',
  'control',
  'opponent',
  'own-card',
  'influence',
  'take',
  'adjacent',
  'place-confirm',
  'defcon',
  'their-card',
  'coup',
  'coup-target',
  'coup-roll',
  'military',
  'scoring',
  'score',
  'score-confirm',
  'done',
] as const
export type GuideStep = (typeof STEPS)[number]

export interface StepText {
  readonly title: string
  readonly text: string
  /** What to do: `{click}` is "Click", or "Tap" on a touch screen. */
  readonly action?: string
  /** What to do where the first of several clicks has been made. */
  readonly again?: string
}
export type GuideSteps = Readonly<Record<GuideStep, StepText>>

/** What the guide has taught when it ends, one line each. */
export type Learned = readonly string[]

/** What may come up in the rest of the game. */
export const LESSONS = [
  'play',
  'headline',
  'own-event',
  'their-event',
  'scoring-card',
  'influence',
  'sea-lanes',
  'coup',
  'flashpoint',
  'realign',
  'space',
  'card-asks',
  'defcon',
  'defcon-2',
  'military',
  'passing-card',
  'effects',
  'scored',
  'last-rounds',
  'cleanup',
  'turn-2',
  'over',
] as const
export type Lesson = (typeof LESSONS)[number]
export type Lessons = Readonly<Record<Lesson, Required<Paragraph>>>
