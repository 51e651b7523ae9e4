/** The tables of the archive and the lobby. */

/** A game that is over, or that a user has imported: what can be searched. */
export interface ArchiveTable {
  id: string
  source: string
  /** The account that has imported it. */
  owner: string | null
  /** Whether all users may see it. */
  shown: number
  game: string
  winner: string | null
  ending: string | null
  turns: number
  vp: number
  /** JSON; null where it was filed before there were pictures. */
  influence: string | null
  rated: number
  speed: string | null
  ended: number
  /** The length of the record of an imported game. */
  size: number | null
}

export interface ArchivePlayersTable {
  game: string
  side: number
  name: string
  /** The name as it is searched. */
  folded: string
  bot: number
  person: string | null
}

export interface ArchiveCardsTable {
  game: string
  card: string
  side: number
  headline: number
}

export interface ImportsTable {
  id: string
  owner: string
  hash: string
  record: string
}

export interface SeeksTable {
  id: string
  /** The id that the maker's client gave the request. */
  client: string | null
  kind: string
  state: string
  maker: string
  name: string
  rating: number | null
  addressee: string | null
  addressee_name: string | null
  game: string
  speed: string
  rated: number
  terms: string
  least: number | null
  most: number | null
  made: number
  until: number
  changed: number
  taker: string | null
  /** The game that came of it. */
  result: string | null
}

export interface LobbyTables {
  archive: ArchiveTable
  archive_players: ArchivePlayersTable
  archive_cards: ArchiveCardsTable
  imports: ImportsTable
  seeks: SeeksTable
}
