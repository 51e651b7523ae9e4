import { isIPv6 } from 'node:net'

/** A club may come from one address, each with some windows. */
export const USUAL_SOCKETS = 200

/** Of how many connections of one network the server knows. */
export interface Doorkeeper {
  /** Whether one more is let in. */
  hasRoom(ip: string): boolean
  /** Somebody comes in; returns what is called when that one goes. */
  enter(ip: string): () => void
}

const HALF = 4

/** The address, or the half of it that says whose the other half is. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? [] : new Array<string>(HALF).fill('0')
  return [...groups, ...zeros].slice(0, HALF).join(':')
}

export function makeDoorkeeper(most: number): Doorkeeper {
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

/** A bucket that fills with time: who is faster than it for long is told so. */
export interface Bucket {
  /** Whether one more is allowed now. */
  take(now: number): boolean
}

export function bucket(aSecond: number, atOnce: number): Bucket {
  let level = atOnce
  let last = 0
  return {
    take: (now) => {
      level = Math.min(atOnce, level + (Math.max(0, now - last) / 1000) * aSecond)
      last = now
      if (level < 1) return false
      level--
      return true
    },
  }
}
