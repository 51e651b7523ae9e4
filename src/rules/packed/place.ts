/**
 * Where a card is and who knows it as one number, `zone | known << 4 | secret << 6`: `known` has a bit for each side that knows the zone,
 * `secret` is 1 for a headline that is not revealed yet. In the USSR's hand, known to the USSR alone = 0x22.
 */
const KNOWN = 4
const SECRET = 1 << 6

export const packPlace = (zone: number, known: number): number => zone | (known << KNOWN)
export const packSecret = (zone: number, known: number): number => packPlace(zone, known) | SECRET

export const zoneIn = (place: number): number => place & 15
/** The sides that know where the card is, as bits. */
export const knownIn = (place: number): number => (place >> KNOWN) & 3
/** Whether it is that of a headline which only its owner knows to be one. */
export const isSecretPlace = (place: number): boolean => (place & SECRET) !== 0
