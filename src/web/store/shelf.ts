/**
 * Games kept in this browser: in IndexedDB, or in localStorage where there is none. A game is kept as its record; the rest of a row is what
 * a list shows without opening it.
 */
import type { GameRecord } from '../../records/record.ts'

export interface Kept {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly turn: number
  /** -1: a draw; null: not over. */
  readonly winner: number | null
  /** Of games that were kept before they had pictures these are missing. */
  readonly influence?: readonly number[]
  readonly vp?: number
  readonly defcon?: number
  readonly record: GameRecord
}

/** `full`: the browser has no room left; `unavailable`: it lets the page keep nothing. */
export class ShelfTrouble extends Error {
  readonly code: 'full' | 'unavailable'
  constructor(code: 'full' | 'unavailable', cause: unknown) {
    super(`the game can't be kept: ${code}`, { cause })
    this.code = code
  }
}

interface Named {
  readonly id: string
}

export interface Shelf<T extends Named = Kept> {
  all(): Promise<T[]>
  get(id: string): Promise<T | undefined>
  put(kept: T): Promise<void>
  remove(id: string): Promise<void>
}

const troubleFrom = (cause: unknown): ShelfTrouble =>
  new ShelfTrouble(cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'unavailable', cause)

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(troubleFrom(request.error)))
  })
}

async function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }))
  return await asked(request)
}

function inDatabase<T extends Named>(database: IDBDatabase, name: string): Shelf<T> {
  const read = (): IDBObjectStore => database.transaction(name).objectStore(name)
  const write = (work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite')
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(troubleFrom(transaction.error)))
      try {
        work(transaction.objectStore(name))
      } catch (error) {
        reject(troubleFrom(error))
      }
    })
  return {
    all: () => asked(read().getAll() as IDBRequest<T[]>),
    get: (id) => asked(read().get(id) as IDBRequest<T | undefined>),
    put: (kept) => write((store) => store.put(kept)),
    remove: (id) => write((store) => store.delete(id)),
  }
}

const PREFIX = 'hotline.game.'

/** As texts, for browsers that have no database for this page. */
export function inStorage<T extends Named = Kept>(storage: Storage, prefix = PREFIX): Shelf<T> {
  const guarded = async <R>(work: () => R): Promise<R> => {
    try {
      return work()
    } catch (error) {
      throw troubleFrom(error)
    }
  }
  const keys = (): string[] => Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter((key) => key.startsWith(prefix))
  const read = (key: string): T | undefined => {
    const text = storage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  }
  return {
    all: () => guarded(() => keys().map((key) => read(key)!)),
    get: (id) => guarded(() => read(prefix + id)),
    put: (kept) => guarded(() => storage.setItem(prefix + kept.id, JSON.stringify(kept))),
    remove: (id) => guarded(() => storage.removeItem(prefix + id)),
  }
}

/** A shelf of its own for things of one kind, opened when it is wanted first. */
export function shelfOf<T extends Named>(database: string, store: string, prefix: string): () => Promise<Shelf<T>> {
  let found: Promise<Shelf<T>> | null = null
  return () => {
    found ??= openDatabase(database, store).then(
      (opened) => inDatabase<T>(opened, store),
      () => inStorage<T>(localStorage, prefix),
    )
    return found
  }
}

export const shelf = shelfOf<Kept>('hotline', 'games', PREFIX)

/** Notifies the other windows of this page that a game has changed on the shelf. */
let channel: BroadcastChannel | null = null
function news(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('hotline.games')
  return channel
}
export const tellChanged = (id: string): void => news()?.postMessage(id)

export function onChanged(listener: (id: string) => void): () => void {
  const listen = (event: MessageEvent<string>): void => listener(event.data)
  news()?.addEventListener('message', listen)
  return () => news()?.removeEventListener('message', listen)
}
