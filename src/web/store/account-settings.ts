/** The settings of an account follow the person: they come to this device at sign-in, and what is chosen here goes to the account. */
import { keepSettings, keptSettings, type Settings } from './kept-settings.ts'
import { useMe } from './me.ts'
import { useSettings } from './settings.ts'

const address = (): URL => new URL('api/me/settings', document.baseURI)

/** What the server has, as JSON. */
let known = ''
let following: string | null = null

const isMine = (id: string): boolean => useMe.getState().person?.id === id

async function store(id: string): Promise<void> {
  const body = JSON.stringify(useSettings.getState())
  if (body === known || !isMine(id)) return
  const reply = await fetch(address(), { method: 'PUT', headers: { 'content-type': 'application/json' }, body }).catch(() => null)
  // What the server did not take holds on this device; the next choice sends it again.
  if (reply?.ok === true && isMine(id)) known = body
}

let sending: Promise<void> = Promise.resolve()

/** Sends what is chosen now after what was sent before, so that the last choice is the one that is kept. */
const send = (id: string): Promise<void> => {
  sending = sending.then(() => store(id))
  return sending
}

/** Applies the settings of this account; where it has none yet, stores those of this device. */
export async function followAccount(id: string): Promise<void> {
  const reply = await fetch(address()).catch(() => null)
  const said = reply?.ok === true ? ((await reply.json()) as { readonly settings: Partial<Settings> | null }) : null
  if (said === null || !isMine(id)) return
  known = ''
  if (said.settings !== null) {
    // What this page does not know is left out when they are read again.
    keepSettings({ ...useSettings.getState(), ...said.settings })
    useSettings.setState(keptSettings())
    known = JSON.stringify(useSettings.getState())
  }
  if (following === null) useSettings.subscribe(() => following !== null && void send(following))
  following = id
  await send(id)
}
