/** Positions in which one answer may lose the game, at questions whose answers never did so themselves. */
import { type Position, pickOf, rulesOf, type State, US } from '../src/index.ts'

export interface Warned {
  readonly what: string
  readonly game: string
  readonly position: Position
  /** What the US answers before it is asked. */
  readonly before: readonly string[]
  readonly kind: string
  readonly deadly: string
  readonly safe: string
}

export const WARNED: readonly Warned[] = [
  {
    what: 'influence where the event of the card, which follows, may attempt a coup: Stagflation at DEFCON 2',
    game: 'red-sea',
    position: {
      turn: 2,
      round: 6,
      side: 'us',
      defcon: 2,
      influence: { 'saudi-arabia': [8, 3], somalia: [0, 2], ethiopia: [0, 1], sudan: [2, 1], yemen: [3, 0] },
      spaced: [1, 1],
      hands: { us: ['stagflation', 'nasserism'], ussr: ['daniel-arap-moi'] },
    },
    before: ['stagflation', 'influence'],
    kind: 'influence',
    deadly: 'somalia',
    safe: 'yemen',
  },
  {
    what: 'a card out of the discard pile whose event lowers DEFCON: Star Wars at DEFCON 2',
    game: 'twilight-struggle',
    position: {
      turn: 8,
      round: 3,
      side: 'us',
      defcon: 2,
      space: [2, 0],
      influence: { 'west-germany': [4, 0], poland: [0, 4] },
      discard: ['duck-and-cover', 'nato'],
      hands: { us: ['star-wars', 'fidel'], ussr: ['nasser', 'blockade'] },
    },
    before: ['star-wars', 'event'],
    kind: 'card',
    deadly: 'duck-and-cover',
    safe: 'nato',
  },
  {
    what: 'influence that leaves the other side a country whose VP it needs: OPEC at -18',
    game: 'twilight-struggle',
    position: {
      turn: 5,
      round: 3,
      side: 'us',
      defcon: 4,
      vp: -18,
      influence: { iraq: [0, 3], venezuela: [1, 3], panama: [2, 0] },
      spaced: [1, 1],
      hands: { us: ['opec', 'fidel'], ussr: ['nasser', 'blockade'] },
    },
    before: ['opec', 'influence', 'panama'],
    kind: 'influence',
    deadly: 'panama',
    safe: 'venezuela',
  },
]

/** Answers that the US gives before it is asked, as moves. */
export const movesBefore = (g: State, { before }: Warned) => before.map((name) => ({ by: US, pick: pickOf(rulesOf(g), name) }) as const)
