import { type CountryFacts, makeMap } from '../../rules/game.ts'
import { ATLAS } from '../atlas.ts'

const REGIONS = ['africa', 'middle-east']

type Kind = '' | 'battleground' | 'flashpoint'

/** Regions, stability, what kind of country it is, neighbours. */
const country = (id: string, regions: string, stability: number, kind: Kind, ...adjacent: string[]): CountryFacts => ({
  id,
  regions: regions.split(' '),
  stability,
  battleground: kind === 'battleground',
  flashpoint: kind === 'flashpoint',
  adjacent,
})

const facts: readonly CountryFacts[] = [
  country('egypt', 'africa middle-east', 2, 'battleground', 'sudan'),
  country('sudan', 'africa', 1, '', 'egypt', 'ethiopia', 'somalia'),
  country('ethiopia', 'africa', 1, 'flashpoint', 'sudan', 'kenya'),
  country('djibouti', 'africa', 2, '', 'somalia', 'south-yemen'),
  country('somalia', 'africa', 2, 'flashpoint', 'sudan', 'djibouti', 'kenya', 'madagascar'),
  country('kenya', 'africa', 2, 'battleground', 'ethiopia', 'somalia', 'madagascar'),
  country('madagascar', 'africa', 2, '', 'somalia', 'kenya'),
  country('saudi-arabia', 'middle-east', 3, 'battleground', 'south-yemen', 'yemen', 'oman'),
  country('south-yemen', 'middle-east', 1, '', 'djibouti', 'saudi-arabia'),
  country('yemen', 'middle-east', 2, '', 'saudi-arabia'),
  country('oman', 'middle-east', 2, '', 'saudi-arabia'),
  { id: 'strategic-sea-lanes', regions: [], stability: 4, battleground: false, area: true, adjacent: [] },
]

export const map = makeMap(ATLAS, REGIONS, facts)
