/**
 * Bids for the sides (11.4). The two players sit as US and USSR until the bids are in; then `State.swapped` says whether they change
 * places. From then on the questions to the US are for the player of the US.
 */
import { bit, CHANCE, call, forOneAnswer, other, type Script, type Side, US, USSR } from '../engine/script.ts'
import type { Question } from './ask.ts'
import { note } from './notes.ts'
import type { State } from './state.ts'
import { NUMBER, W } from './vocabulary.ts'

/** The rulebook knows no limit; an answer is one figure. */
export const MOST_BID = 9

const SEATS = [US, USSR] as const
/** A bid is two numbers of `State.bids`: the side named and the extra influence offered for it. */
const A_BID = 2
export const NO_BID = -1

const sideBid = (g: State, seat: Side): number => g.bids[seat * A_BID]!
const numberBid = (g: State, seat: Side): number => g.bids[seat * A_BID + 1]!

/** Whose a number of `State.bids` is. */
export const seatOfBid = (i: number): number => Math.floor(i / A_BID)

const isIn = (g: State, seat: Side): boolean => numberBid(g, seat) !== NO_BID

/** Whether the bids are public. */
export const bidsAreOpen = (g: State): boolean => SEATS.every((seat) => isIn(g, seat))

const SIDES = [W.us, W.ussr]
const NUMBERS = Array.from({ length: MOST_BID + 1 }, (_, n) => NUMBER + n)
const answers = (g: State, seat: Side): readonly number[] => (sideBid(g, seat) === NO_BID ? SIDES : NUMBERS)

const waiting = (g: State): number => SEATS.reduce((seats: number, seat) => (isIn(g, seat) ? seats : seats | bit(seat)), 0)

/** Both seats at once, each first for a side, then for a number. */
const bid: Question = {
  kind: 'bid',
  prompt: 'bid',
  who: waiting,
  open: forOneAnswer,
  any: (g) => waiting(g) !== 0,
  refuse: (g, _f, pick, who) => (answers(g, who as Side).includes(pick) ? null : { key: 'not-an-answer' }),
  list: (g, _f, who, into) => {
    into.push(...answers(g, who as Side))
  },
  take: (g, _f, pick, who) => {
    const seat = who as Side
    if (sideBid(g, seat) === NO_BID) g.bids[seat * A_BID] = SIDES.indexOf(pick)
    else {
      g.bids[seat * A_BID + 1] = pick - NUMBER
      note?.({ key: 'bid-made', side: seat })
    }
  },
}

/** Equal bids for one side: a die with two faces names the side of the player who sits as the US. */
const drawSides: Question = {
  kind: 'die',
  prompt: 'draw-sides',
  who: () => bit(CHANCE),
  open: (g, f) => {
    f.left = sideBid(g, US) === sideBid(g, USSR) && numberBid(g, US) === numberBid(g, USSR) ? 1 : 0
    f.got = -1
  },
  any: () => true,
  refuse: (_g, _f, pick) => (SIDES.includes(pick) ? null : { key: 'not-an-answer' }),
  list: (_g, _f, _who, into) => {
    into.push(...SIDES)
  },
  take: (_g, f, pick) => {
    f.left = 0
    f.got = SIDES.indexOf(pick)
  },
}

/** The side of the player who sits as the US, where chance has not drawn it. */
function sideOfFirstSeat(g: State): Side {
  const named = sideBid(g, US) as Side
  return named !== sideBid(g, USSR) || numberBid(g, US) > numberBid(g, USSR) ? named : other(named)
}

/** 11.4: the side that nobody named gets the number of the higher bid; nobody gets anything where the players named different sides. */
export function extraByBids(g: State, side: Side): number {
  if (sideBid(g, US) !== sideBid(g, USSR) || sideBid(g, US) === side) return 0
  return Math.max(numberBid(g, US), numberBid(g, USSR))
}

const bidding: Script<State> = [
  bid,
  (g) => {
    for (const seat of SEATS) note?.({ key: 'bid', side: seat, pick: SIDES[sideBid(g, seat)]!, n: numberBid(g, seat) })
  },
  drawSides,
  (g, f) => {
    const side = f.got < 0 ? sideOfFirstSeat(g) : f.got
    g.swapped = side === USSR ? 1 : 0
    note?.({ key: 'sides', swapped: g.swapped })
  },
]

/** A hidden bid becomes any other; whether it is in stays as it is. */
export function resampleBid(g: State, seat: Side, random: () => number): void {
  const any = (most: number): number => Math.floor(random() * (most + 1))
  if (isIn(g, seat)) g.bids[seat * A_BID + 1] = any(MOST_BID)
  g.bids[seat * A_BID] = isIn(g, seat) ? any(USSR) : any(USSR + 1) - 1
}

export const biddingScripts: Readonly<Record<string, Script<State>>> = { bidding }

/** Lets both players bid before the game goes on. */
export function callBidding(g: State): void {
  g.bids = SEATS.flatMap(() => [NO_BID, NO_BID])
  call(g, 'bidding', USSR, USSR, -1)
}
