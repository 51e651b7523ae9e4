/** One way to show each kind of question. A new kind of the rules fails the build here. */
import type { ReactNode } from 'react'
import type { Side } from '../../engine/script.ts'
import type { Asked } from '../../rules/api.ts'
import type { Kind } from '../../rules/prompts.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import type { View } from '../../rules/view.ts'
import type { Previews } from '../view/previews.ts'
import { ChooseCard } from './choose-card.tsx'
import { ChooseCountry } from './choose-country.tsx'
import { ChooseWord } from './choose-word.tsx'
import { HeadlineCard, PlayCard, UseCard } from './open-card.tsx'

export interface QuestionProps {
  readonly asks: Asked
  readonly side: Side
  readonly view: View
  /** What the answers would do. */
  readonly previews: Previews
  /** What waits to be confirmed. */
  readonly chosen: readonly number[]
  /** The answers that may lose the game. */
  readonly dangers: readonly Danger[]
}

/** Chance draws the cards: no person is asked. */
const Nothing = (): null => null

export const RENDERERS: { readonly [K in Kind]: (props: QuestionProps) => ReactNode } = {
  play: PlayCard,
  headline: HeadlineCard,
  use: UseCard,
  influence: ChooseCountry,
  realign: ChooseCountry,
  coup: ChooseCountry,
  place: ChooseCountry,
  remove: ChooseCountry,
  country: ChooseCountry,
  card: ChooseCard,
  choose: ChooseWord,
  bid: ChooseWord,
  die: ChooseWord,
  draw: Nothing,
}
