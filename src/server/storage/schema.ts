import type { LobbyTables } from './schema-lobby.ts'

/** The tables. Numbers are numbers in both databases; objects are JSON as text. */
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
  open_hands: string | null
  leg: number | null
  twin: string | null
  next: string | null
  /** The process that sees to what the last writes left behind. */
  work: string | null
  /** The account for which two bots play. */
  maker: string | null
  /** A hash of the network that asked for the bots, until the game is over. */
  bot_owner: string | null
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
  /** What the log shows; null for entries of versions before 0.2. */
  moves: number | null
  swapped: number | null
  notes: string | null
}

/** One for each game: the last. */
export interface PositionsTable {
  game: string
  seq: number
  version: number
  body: string
}

export interface DealsTable {
  id: string
  secret: string
  commitment: string
  us: string | null
  ussr: string | null
  version: number
  us_commitment: string | null
  ussr_commitment: string | null
}

export interface ChatTable {
  game: string
  n: number
  said: number
  speaker: number
  line: string
  person: string | null
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

/** Processes that have written a heartbeat, by their ids. */
export interface ProcessesTable {
  id: string
  seen: number
}

/** One row: the last heartbeat of any process, and the downtime until then. */
export interface ServedTable {
  seen: number | null
  lost: number
}

/** An account. The library for accounts writes it, and its truth values are numbers in SQLite. */
export interface PeopleTable {
  id: string
  name: string
  email: string
  /** The name in small letters; guests have none. */
  username: string | null
  displayUsername: string | null
  isAnonymous: boolean | number | null
  createdAt: Date | string
  admin: number
  /** Since when. */
  banned: number | null
  muted: number | null
  /** The owner of a bot; null for people. */
  owner: string | null
  /** When its deletion began; null for other accounts. */
  leaving: number | null
  /** JSON of `pageSettings` (src/protocol/people.ts); null where the person has chosen nothing. */
  settings: string | null
}

export interface SessionsTable {
  id: string
  userId: string
  updatedAt: Date | string
  expiresAt: Date | string
}

export interface AccountsTable {
  id: string
  userId: string
  password: string | null
}

/** Values that expire, and are consumed once: tokens of reset links, challenges of passkeys. */
export interface VerificationsTable {
  id: string
  value: string
  expiresAt: Date | string
}

export interface PasskeysTable {
  id: string
  userId: string
  name: string | null
  createdAt: Date | string | null
}

export interface BotTokensTable {
  hash: string
  person: string
  made: number
}

/** The seats of the games, to be looked up by account. */
export interface PlayersTable {
  game: string
  seat: number
  person: string
  /** 1, 0.5 or 0, once the game is over. */
  score: number | null
}

export interface RatingsTable {
  person: string
  game: string
  speed: string
  rating: number
  deviation: number
  volatility: number
  games: number
  changed: number
}

export interface RatedGamesTable {
  game: string
  rated: number
  us_before: number | null
  us_after: number | null
  ussr_before: number | null
  ussr_after: number | null
}

/** A game against a level, played on a device of the person. */
export interface LevelResultsTable {
  person: string
  /** Its id on that device. */
  game: string
  level: string
  /** Null where the end was undone. */
  won: number | null
  ended: number
}

export interface MutesTable {
  person: string
  muted: string
}

export interface ReportsTable {
  id: string
  made: number
  reporter: string | null
  person: string
  game: string | null
  said: string | null
  reason: string
  closed: number | null
}

export interface ModerationTable {
  id: string
  made: number
  admin: string | null
  deed: string
  person: string | null
  report: string | null
  reason: string
}

export interface NoticeChoicesTable {
  person: string
  language: string
  mail: string | null
  /** 1: the owner of the address has confirmed it. */
  confirmed: number
  mail_kinds: string
  push_kinds: string
}

export interface PushTable {
  endpoint: string
  person: string
  p256dh: string
  auth: string
  made: number
}

export interface NoticesTable {
  key: string
  channel: string
  /** Null: for a webhook. */
  person: string | null
  kind: string
  game: string | null
  seat: number | null
  content: string
  /** 1: deleted when it is no longer true of the game. */
  passing: number
  made: number
  /** When it is sent, or sent again. */
  due: number
  tries: number
  state: string
}

export interface WebhooksTable {
  id: string
  url: string
  secret: string
  made: number
}

export interface DatabaseSchema extends LobbyTables {
  people: PeopleTable
  sessions: SessionsTable
  verifications: VerificationsTable
  accounts: AccountsTable
  passkeys: PasskeysTable
  bot_tokens: BotTokensTable
  players: PlayersTable
  ratings: RatingsTable
  rated_games: RatedGamesTable
  mutes: MutesTable
  level_results: LevelResultsTable
  reports: ReportsTable
  moderation: ModerationTable
  games: GamesTable
  entries: EntriesTable
  positions: PositionsTable
  deals: DealsTable
  chat: ChatTable
  notes: NotesTable
  arranged: ArrangedTable
  facts: FactsTable
  processes: ProcessesTable
  served: ServedTable
  notice_choices: NoticeChoicesTable
  push_subscriptions: PushTable
  notices: NoticesTable
  webhooks: WebhooksTable
}
