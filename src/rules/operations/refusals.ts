/** Why operations are refused. Reasons are constants: options are tried by the thousand. Who asks for an explanation adds the country (`api.ts`). */
import type { Refusal } from '../ruleset.ts'

export const NOT_AN_ANSWER: Refusal = { key: 'not-an-answer' }
export const NOT_ON_MAP: Refusal = { key: 'not-on-map' }
export const NOT_A_COUNTRY: Refusal = { key: 'not-a-country' }
export const NO_COUP_TARGET: Refusal = { key: 'no-opposing-influence', rule: '6.3.1' }
export const NO_REALIGN_TARGET: Refusal = { key: 'no-opposing-influence', rule: '6.2.1' }
export const OUTSIDE_AREA: Refusal = { key: 'outside-area' }
export const PLACED: Refusal = { key: 'placed-this-round' }
export const REALIGNED: Refusal = { key: 'realigned-this-round' }
export const ALREADY_CHOSEN: Refusal = { key: 'already-chosen' }
export const BATTLEGROUND: Refusal = { key: 'battleground' }
export const OUT_OF_REACH: Refusal = { key: 'out-of-reach', rule: '6.1.1' }
export const TOO_EXPENSIVE: Refusal = { key: 'too-expensive', rule: '6.1.2' }
export const NOWHERE: Refusal = { key: 'nowhere-to-place' }
export const NO_TARGET: Refusal = { key: 'no-target' }
export const MUST_SPEND_ALL: Refusal = { key: 'must-spend-all', rule: '6.0' }
