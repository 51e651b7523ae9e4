/** A marker of a card in a country as one number, `card << 8 | country`. */
export const packMarker = (card: number, country: number): number => (card << 8) | country

export const cardOfMarker = (marker: number): number => marker >> 8
export const countryOfMarker = (marker: number): number => marker & 255
