/** What a seat has to do before the first deal: promise a contribution to the chance, and reveal it when both have promised theirs. */
import type { SeatName } from '../../../match/seats.ts'
import type { GameInfo } from '../../../protocol/socket.ts'
import { commitmentTo } from '../../../records/fair.ts'
import type { KeptOnline } from '../access/shelf.ts'

/** What the person at the page has to agree to, or to know, before anything else is done. */
export type Asks =
  /** The game has hints, and the person came by a link. */
  | 'hints'
  /** The seat was taken on another device, which alone knows what it has promised. */
  | 'device'
  /** The other player has sat down anew after this page had revealed its contribution. */
  | 'again'
  /** The other player's promise was exchanged after this page had revealed its contribution. */
  | 'switched'

export type JoinStep =
  | { readonly does: 'sit' }
  | { readonly does: 'ask'; readonly asks: Asks }
  | { readonly does: 'reveal'; readonly contribution: string; readonly theirs: string }

const ACROSS = { us: 'ussr', ussr: 'us' } as const satisfies Record<SeatName, SeatName>

type Kept = Pick<KeptOnline, 'contribution' | 'theirs' | 'invites' | 'accepted'>

/** The second game of a match has the chance of the first: nothing is given to it. */
const isGiven = ({ match, seats }: GameInfo): boolean => match?.leg === 2 || seats.us.contribution !== null

/** Returns what is to be done now; null where nothing is. `isOpening`: the game has just been opened on this connection. */
export function nextStep(kept: Kept, role: SeatName, info: GameInfo, isOpening: boolean): JoinStep | null {
  const [mine, other] = [info.seats[role], info.seats[ACROSS[role]]]
  const { contribution, theirs, invites, accepted = false } = kept
  if (!mine.taken) {
    // One contribution is given without a question. Who could make this page give one after the other could choose among them.
    if (theirs !== undefined && !isGiven(info)) return { does: 'ask', asks: 'again' }
    return info.hints && !accepted && invites === undefined && mine.name === null && other.kind === 'person'
      ? { does: 'ask', asks: 'hints' }
      : { does: 'sit' }
  }
  if (info.chance === 1 || isGiven(info)) return null
  if (contribution === undefined || commitmentTo(contribution, role, info.commitment) !== mine.commitment) {
    if (other.kind === 'person' && other.commitment !== null) return { does: 'ask', asks: 'device' }
    // Two devices that are both open would take the seat from each other without end.
    return isOpening ? { does: 'sit' } : null
  }
  if (other.commitment === null) return null
  if (theirs !== undefined && theirs !== other.commitment) return { does: 'ask', asks: 'switched' }
  return { does: 'reveal', contribution, theirs: other.commitment }
}

/** What is sent with `sit`; the contribution is to be kept before. */
export function broughtTo(info: GameInfo, role: SeatName, contribution: string): { commitment?: string; contribution?: string } {
  if (info.match?.leg === 2) return {}
  return info.chance === 1 ? { contribution } : { commitment: commitmentTo(contribution, role, info.commitment) }
}
