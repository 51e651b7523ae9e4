/** The guide of the first game: what it says of each thing when it comes up. The texts come with the guide. */
import type { Paragraph } from './rules/markup.ts'

export const LESSONS = [
  'welcome',
  'hand',
  'headline',
  'headlines-shown',
  'opponent',
  'play',
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
