/** How single lines of the app's text log are worded. */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { LogNames } from './names.ts'
import type { Block } from './parse.ts'

const signed = (n: number): string => (n >= 0 ? `+${n}` : String(n))

export const sideName = (side: Side): string => (side === US ? 'US' : 'USSR')

/** The header of a block without its cards. */
export function titleOf({ kind, turn, round, side }: Pick<Block, 'kind' | 'turn' | 'round' | 'side'>): string {
  switch (kind) {
    case 'setup':
      return 'SETUP'
    case 'headline':
      return `Turn ${turn}, Headline Phase`
    case 'round':
      return `Turn ${turn}, ${sideName(side)} AR${round}`
    case 'cleanup':
      return `Turn ${turn}, Cleanup`
    case 'end':
      return ': :'
  }
}

export const influenceLine = (names: LogNames, side: Side, n: number, country: number, us: number, ussr: number): string =>
  `${sideName(side)} ${signed(n)} in ${names.country(country)} [${us}][${ussr}]`

export function coupLine(die: number, ops: number, mod: number, n: number): string {
  const stability = (die + ops + mod - n) / 2
  return `${n > 0 ? 'SUCCESS' : 'FAILURE'}: ${die} [ + ${ops} ${mod === 0 ? '' : `(${signed(mod)})  `}- 2x${stability} = ${n} ]`
}

export const realignLine = (side: Side, die: number, mod: number): string =>
  `${sideName(side)} rolls ${die}${mod === 0 ? '' : ` (${signed(mod)}) = ${die + mod}`}`

export function warLine(die: number, mod: number, wins: number): string {
  const won = die + mod >= wins
  return `${won ? 'VICTORY' : 'DEFEAT'}: ${die} ${mod === 0 ? '' : `(${signed(mod)})  `}${won ? '>=' : '<'} ${wins}`
}

export const spaceLine = (die: number, needed: number): string =>
  `Die roll: ${die} -- ${die <= needed ? 'Success!' : 'Failed!'} (Needed ${needed} or less)`

export const trapLine = (die: number, escapes: number): string =>
  `Trap Roll: ${die} ${die <= escapes ? `<= ${escapes} -- Trap Escaped` : `> ${escapes} -- Trap Remains in Effect`}`

const scoreIs = (vp: number): string => `Score is ${vp === 0 ? 'even' : `${sideName(vp > 0 ? US : USSR)} ${Math.abs(vp)}`}.`

/** VP gained, from the side of the US; and the score after it. */
export const vpLine = (gain: number, score: number): string =>
  gain === 0 ? `No VP awarded. ${scoreIs(score)}` : `${sideName(gain > 0 ? US : USSR)} gains ${Math.abs(gain)} VP. ${scoreIs(score)}`

export const resultLine = (winner: Side, reason: string): string => `${sideName(winner)} wins by ${reason}`
