/**
 * Start-time fair queueing in two levels: networks get equal shares, and within a network its people do. Of two that have used nothing yet
 * the cheaper item comes first. An owner who has queued much only delays its own items: one that comes with its first item waits for what
 * runs already, and for nothing else.
 */
export interface Owner {
  /** The network of an address, or a hash of it. */
  readonly network: string
  /** An account, or a connection without one. */
  readonly person: string
}

export interface FairQueue<Item> {
  push(owner: Owner, cost: number, item: Item): void
  /** The next item, or undefined. */
  shift(): Item | undefined
  /** The cost of all that an owner has queued. */
  queued(owner: Owner): { readonly network: number; readonly person: number }
  /** Nothing is queued and nothing runs: what was used before no longer counts. */
  forget(): void
  readonly size: number
}

interface Queued<Item> {
  readonly cost: number
  readonly item: Item
}

/** One that shares with its siblings; `finish` is the virtual time at which its last item was paid for. */
interface Sharer {
  finish: number
  cost: number
}

interface Leaf<Item> extends Sharer {
  readonly items: Queued<Item>[]
}

interface Network<Item> extends Sharer {
  readonly people: Map<string, Leaf<Item>>
  virtual: number
}

/** Above this number of idle owners, those whose share has recovered are dropped. */
const MOST_IDLE = 1000

/** `cheapestFirst`: the items of one person come by their cost, else in their order. */
export function makeFairQueue<Item>(cheapestFirst: boolean): FairQueue<Item> {
  const networks = new Map<string, Network<Item>>()
  let virtual = 0
  let size = 0

  const nextOf = ({ items }: Leaf<Item>): Queued<Item> | undefined =>
    cheapestFirst
      ? items.reduce<Queued<Item> | undefined>((best, one) => (best === undefined || one.cost < best.cost ? one : best), undefined)
      : items[0]

  interface Candidate<Of> {
    readonly of: Of
    readonly start: number
    readonly cost: number
  }

  /** The candidate that starts first; of equal ones the cheaper. */
  function first<Of extends Sharer>(all: Iterable<Of>, now: number, costOf: (of: Of) => number | undefined): Candidate<Of> | null {
    let best: Candidate<Of> | null = null
    for (const of of all) {
      const cost = costOf(of)
      if (cost === undefined) continue
      const start = Math.max(now, of.finish)
      if (best === null || start < best.start || (start === best.start && cost < best.cost)) best = { of, start, cost }
    }
    return best
  }

  const personIn = ({ people, virtual: now }: Network<Item>): Candidate<Leaf<Item>> | null =>
    first(people.values(), now, (leaf) => nextOf(leaf)?.cost)

  function drop<Of extends Sharer>(all: Map<string, Of>, now: number, isEmpty: (of: Of) => boolean): void {
    if (all.size <= MOST_IDLE) return
    for (const [key, of] of all) if (isEmpty(of) && of.finish <= now) all.delete(key)
  }

  return {
    push: ({ network, person }, cost, item) => {
      const found: Network<Item> = networks.get(network) ?? { finish: 0, cost: 0, people: new Map(), virtual: 0 }
      networks.set(network, found)
      const leaf: Leaf<Item> = found.people.get(person) ?? { finish: 0, cost: 0, items: [] }
      found.people.set(person, leaf)
      leaf.items.push({ cost, item })
      leaf.cost += cost
      found.cost += cost
      size++
    },
    shift: () => {
      const network = first(networks.values(), virtual, (one) => personIn(one)?.cost)
      if (network === null) return undefined
      const leaf = personIn(network.of)!
      const next = nextOf(leaf.of)!
      leaf.of.items.splice(leaf.of.items.indexOf(next), 1)
      for (const { of, start } of [network, leaf]) {
        of.finish = start + next.cost
        of.cost -= next.cost
      }
      virtual = network.start
      network.of.virtual = leaf.start
      size--
      drop(network.of.people, leaf.start, ({ items }) => items.length === 0)
      drop(networks, virtual, ({ people }) => [...people.values()].every(({ items }) => items.length === 0))
      return next.item
    },
    queued: ({ network, person }) => {
      const found = networks.get(network)
      return { network: found?.cost ?? 0, person: found?.people.get(person)?.cost ?? 0 }
    },
    forget: () => {
      networks.clear()
      virtual = 0
    },
    get size() {
      return size
    },
  }
}
