/** A position as a picture: a plate for each country with influence, and for each battleground. */
export interface PlateFacts {
  readonly number: number
  readonly id: string
  readonly stability: number
  /** A battleground, or a flashpoint. */
  readonly isKey: boolean
  /** The name of its colour. */
  readonly tint: string
}
export type MapFacts = readonly PlateFacts[]

/** Influence of all countries, `country * 2 + side`, as in the state. */
export type Influence = readonly number[]

export interface Plate {
  readonly id: string
  readonly us: number
  readonly ussr: number
  readonly controller: 'us' | 'ussr' | null
  readonly isKey: boolean
}

/** By the stability on the map: a picture does not know the events that change it. */
export function plateOf({ id, number, stability, isKey }: PlateFacts, influence: Influence): Plate {
  const [us, ussr] = [influence[number * 2] ?? 0, influence[number * 2 + 1] ?? 0]
  return { id, us, ussr, controller: us - ussr >= stability ? 'us' : ussr - us >= stability ? 'ussr' : null, isKey }
}

export const platesOf = (facts: MapFacts, influence: Influence): Plate[] =>
  facts.map((country) => plateOf(country, influence)).filter(({ us, ussr, isKey }) => us > 0 || ussr > 0 || isKey)
