/** Networks of IP addresses, for rate limits. The server stores a keyed hash of a network, never the address. */
import { createHmac } from 'node:crypto'
import { newSecret } from './games/secrets.ts'
import { networkOf } from './socket/limits.ts'
import type { Storage } from './storage/storage.ts'

const DIGITS = 16

/** Returns the function that hashes the network of an address: the same for all processes at one database, and after a restart. */
export async function networkHashes(storage: Pick<Storage, 'fact'>): Promise<(ip: string) => string> {
  const secret = await storage.fact('network-secret', newSecret())
  return (ip) => createHmac('sha256', secret).update(networkOf(ip)).digest('hex').slice(0, DIGITS)
}
