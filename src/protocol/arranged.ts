/** Which questions can be answered in advance. */
import type { Asked } from '../rules/api.ts'
import type { Kind } from '../rules/prompts.ts'

/** Questions that are too great for it. */
const GREAT: ReadonlySet<Kind> = new Set(['play', 'headline', 'use', 'influence', 'realign', 'coup', 'bid', 'die', 'draw'])

/** A small question that a card asks. */
export const isSmall = ({ card, kind }: Pick<Asked, 'card' | 'kind'>): boolean => card >= 0 && !GREAT.has(kind)
