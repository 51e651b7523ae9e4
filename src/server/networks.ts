/** Networks of addresses, as something to count by: what is stored of one is a hash that only this server can make. */
import { createHmac } from 'node:crypto'
import { newSecret } from './games/secrets.ts'
import { networkOf } from './socket/limits.ts'
import type { Storage } from './storage/storage.ts'

const DIGITS = 16

/** Returns what makes the hash of an address's network: the same for all processes at one database, and after a restart. */
export async function networkHashes(storage: Pick<Storage, 'fact'>): Promise<(ip: string) => string> {
  const secret = await storage.fact('network-secret', newSecret())
  return (ip) => createHmac('sha256', secret).update(networkOf(ip)).digest('hex').slice(0, DIGITS)
}
