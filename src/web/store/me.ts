/** The signed-in user, and whether the page has a server. Every page loads this file, so it stays small. */
import { create } from 'zustand'
import type { Person } from '../../protocol/people.ts'

export interface Me {
  /** Unknown until it has answered; without one the page plays alone. */
  readonly server: 'unknown' | 'here' | 'none'
  readonly person: Person | null
}

export const useMe = create<Me>(() => ({ server: 'unknown', person: null }))

export const setMe = (person: Person | null): void => useMe.setState({ server: 'here', person })

/** Whether the answer comes from our server; another host answers something else. */
const isOurs = (said: unknown): said is { readonly person: Person | null } => typeof said === 'object' && said !== null && 'person' in said

async function asked(): Promise<Me> {
  if (!navigator.onLine) return { server: 'none', person: null }
  try {
    const reply = await fetch(new URL('api/me', document.baseURI))
    const said: unknown = reply.ok ? await reply.json() : null
    return isOurs(said) ? { server: 'here', person: said.person } : { server: 'none', person: null }
  } catch {
    return { server: 'none', person: null }
  }
}

let asking: Promise<void> | null = null

/** Asks the server, once until it is asked again. */
export function loadMe(again = false): Promise<void> {
  if (again || asking === null) asking = asked().then((me) => useMe.setState(me))
  return asking
}

/** What is stored with the account comes to this device, and what changes here goes there. */
async function follow(id: string): Promise<void> {
  const [settings, results] = await Promise.all([import('./account-settings.ts'), import('./account-results.ts')])
  await Promise.all([settings.followAccount(id), results.followResults(id)])
}

/** How often a server is looked for that did not answer. */
const LOOK_AGAIN = 10_000

/** The server may be there again when the connection is, or after a while. */
export function keepMe(): void {
  const lookAgain = (): void => {
    if (useMe.getState().server === 'none' && !document.hidden) void loadMe(true)
  }
  useMe.subscribe(({ person }, before) => {
    if (person !== null && !person.guest && person.id !== before.person?.id) void follow(person.id)
  })
  void loadMe()
  addEventListener('online', () => void loadMe(true))
  addEventListener('offline', () => void loadMe(true))
  document.addEventListener('visibilitychange', lookAgain)
  setInterval(lookAgain, LOOK_AGAIN)
}
