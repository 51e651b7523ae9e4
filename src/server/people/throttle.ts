/**
 * Limits attempts at passwords for each account from each network, and for each account from all networks together, so that a botnet gains
 * little. It cannot lock the owner out: a network from which the account has signed in before has a limit of its own.
 */
import { Denied } from '../games/denied.ts'
import { type Bucket, bucket } from '../socket/limits.ts'

export interface Throttle {
  /** Runs `check`, which verifies a password. Throws `Denied` instead where too many attempts failed; only failures count. */
  readonly attempt: <T>(account: string, network: string, check: () => Promise<T>) => Promise<T>
}

/** Wrong passwords at once, and how many more in a second. */
const OF_NETWORK = { atOnce: 5, aSecond: 1 / 60 }
const OF_ACCOUNT = { atOnce: 20, aSecond: 1 / 10 }
/** Buckets that are kept; the least recently used goes first. */
const MOST_KEPT = 20_000

export function makeThrottle(now: () => number = Date.now): Throttle {
  const buckets = new Map<string, Bucket>()
  /** Networks from which an account was opened. */
  const known = new Set<string>()

  function bucketOf(key: string, { aSecond, atOnce }: typeof OF_NETWORK): Bucket {
    const found = buckets.get(key) ?? bucket(aSecond, atOnce)
    buckets.delete(key)
    buckets.set(key, found)
    if (buckets.size > MOST_KEPT) buckets.delete(buckets.keys().next().value!)
    return found
  }

  return {
    attempt: async (account, network, check) => {
      const from = `${account}\n${network}`
      const all = [bucketOf(from, OF_NETWORK), ...(known.has(from) ? [] : [bucketOf(account, OF_ACCOUNT)])]
      const at = now()
      if (!all.every((one) => one.has(at)))
        throw new Denied('too-fast', {}, 'too many wrong passwords for this account; try again in a minute')
      // Counted before the check ends: a client may send several at once.
      for (const one of all) one.settle(at, 1)
      try {
        const result = await check()
        for (const one of all) one.settle(now(), -1)
        known.delete(from)
        known.add(from)
        if (known.size > MOST_KEPT) known.delete(known.values().next().value!)
        return result
      } catch (error) {
        if (!(error instanceof Denied && error.code === 'wrong-password')) for (const one of all) one.settle(now(), -1)
        throw error
      }
    },
  }
}
