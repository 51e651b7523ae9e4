/** Results against the levels follow the person: those of this device go to the account, and those of other devices come from it. */
import type { LevelResult } from '../../protocol/levels.ts'
import { useMe } from './me.ts'
import { keepOfAccount, unsentResults, useResultChanges } from './results.ts'

const address = (): URL => new URL('api/me/results', document.baseURI)

let following: string | null = null

const isMine = (id: string): boolean => useMe.getState().person?.id === id

/** Sends what the account does not have. Games have ids, so that what is sent twice counts once. */
async function exchange(id: string): Promise<void> {
  const sent = unsentResults()
  const request = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ results: sent }) }
  // Without a reply they are sent with the next result, or at the next sign-in.
  const reply = await fetch(address(), request).catch(() => null)
  if (reply?.ok !== true || !isMine(id)) return
  const { results } = (await reply.json()) as { readonly results: readonly LevelResult[] }
  keepOfAccount(id, sent, results)
}

export async function followResults(id: string): Promise<void> {
  if (following === null)
    useResultChanges.subscribe(() => {
      if (following !== null && isMine(following) && unsentResults().length > 0) void exchange(following)
    })
  following = id
  await exchange(id)
}
