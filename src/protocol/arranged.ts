/** Which questions can be answered in advance. */
import type { Asked } from '../rules/api.ts'
import type { Kind } from '../rules/prompts.ts'

/** Questions that a player must answer when they come. */
const NEVER_ARRANGED: ReadonlySet<Kind> = new Set(['play', 'headline', 'use', 'influence', 'realign', 'coup', 'bid', 'die', 'draw'])

/** Whether a player may answer the question in advance: a card asks it, and it is none of the above. */
export const canBeArranged = ({ card, kind }: Pick<Asked, 'card' | 'kind'>): boolean => card >= 0 && !NEVER_ARRANGED.has(kind)
