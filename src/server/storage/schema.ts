/** The tables. Numbers are numbers in both databases; what has a shape of its own is JSON as text. */
export interface GamesTable {
  id: string
  rev: number
  seq: number
  created: number
  changed: number
  game: string
  rules: number
  options: string
  clock: string
  rated: number
  hints: number
  deal: string
  seats: string
  /** How many bots sit there. */
  bots: number
  watch: string | null
  status: string
  timing: string
  due: number | null
  offers: string
  ending: string | null
}

export interface EntriesTable {
  game: string
  seq: number
  kind: string
  actor: number
  value: string
  made: number
  clock: number | null
  client: string | null
}

export interface DealsTable {
  id: string
  secret: string
  commitment: string
  us: string | null
  ussr: string | null
}

export interface ChatTable {
  game: string
  n: number
  said: number
  speaker: number
  line: string
}

export interface NotesTable {
  game: string
  seat: number
  content: string
}

export interface ArrangedTable {
  game: string
  seat: number
  card: string
  prompt: string
  pick: string
}

export interface FactsTable {
  name: string
  value: string
}

export interface Tables {
  games: GamesTable
  entries: EntriesTable
  deals: DealsTable
  chat: ChatTable
  notes: NotesTable
  arranged: ArrangedTable
  facts: FactsTable
}
