import { isIPv6 } from 'node:net'

/** Connections of one network: a club may share an address, and its players have several windows open. */
export const USUAL_SOCKETS = 200

/** Limits the connections of one network. */
export interface ConnectionLimit {
  hasRoom(ip: string): boolean
  /** Counts a connection; returns the function to call when it closes. */
  enter(ip: string): () => void
}

const HALF = 4

/** The IPv4 address, or the first 64 bits of an IPv6 address, which one customer of a provider has. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? [] : new Array<string>(HALF).fill('0')
  return [...groups, ...zeros].slice(0, HALF).join(':')
}

export function makeConnectionLimit(most: number): ConnectionLimit {
  const inside = new Map<string, number>()
  return {
    hasRoom: (ip) => (inside.get(networkOf(ip)) ?? 0) < most,
    enter: (ip) => {
      const network = networkOf(ip)
      inside.set(network, (inside.get(network) ?? 0) + 1)
      return () => {
        const left = inside.get(network)! - 1
        if (left === 0) inside.delete(network)
        else inside.set(network, left)
      }
    },
  }
}

/** A bucket that fills with time: a client that is faster than it for long is refused. */
export interface Bucket {
  /** Whether it holds so much now. */
  has(now: number, cost?: number): boolean
  /** Takes out so much if it is there: whether it was. */
  take(now: number, cost?: number): boolean
  /** Takes out so much, also where less is there: then it has to fill up first. Less than nothing puts it back. */
  settle(now: number, cost: number): void
  isFull(now: number): boolean
}

export function bucket(aSecond: number, atOnce: number): Bucket {
  let level = atOnce
  let last = 0
  const fill = (now: number): void => {
    level = Math.min(atOnce, level + (Math.max(0, now - last) / 1000) * aSecond)
    last = now
  }
  const has = (now: number, cost = 1): boolean => {
    fill(now)
    return level >= cost
  }
  const settle = (now: number, cost: number): void => {
    fill(now)
    level = Math.min(atOnce, level - cost)
  }
  return {
    has,
    settle,
    take: (now, cost = 1) => {
      if (!has(now, cost)) return false
      settle(now, cost)
      return true
    },
    isFull: (now) => has(now, atOnce),
  }
}
