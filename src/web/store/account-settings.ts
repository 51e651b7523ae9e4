/** The settings of an account follow the person: they come to this device at sign-in, and what is chosen here goes to the account. */
import { keepSettings, keptSettings, type Settings } from './kept-settings.ts'
import { useMe } from './me.ts'
import { useSettings } from './settings.ts'

const address = (): URL => new URL('api/me/settings', document.baseURI)

/** What the server has, as JSON. */
let known = ''
let following: string | null = null

const isMine = (id: string): boolean => useMe.getState().person?.id === id

async function send(settings: Settings): Promise<void> {
  const body = JSON.stringify(settings)
  if (body === known) return
  known = body
  await fetch(address(), { method: 'PUT', headers: { 'content-type': 'application/json' }, body }).catch(() => {
    // They hold on this device; the next choice is sent again.
    known = ''
  })
}

/** Applies the settings of this account; where it has none yet, stores those of this device. */
export async function followAccount(id: string): Promise<void> {
  const reply = await fetch(address()).catch(() => null)
  const said = reply?.ok === true ? ((await reply.json()) as { readonly settings: Partial<Settings> | null }) : null
  if (said === null || !isMine(id)) return
  if (said.settings !== null) {
    // What this page does not know is left out when they are read again.
    keepSettings({ ...useSettings.getState(), ...said.settings })
    useSettings.setState(keptSettings())
    known = JSON.stringify(useSettings.getState())
  } else await send(useSettings.getState())
  if (following === null) useSettings.subscribe((settings) => following !== null && isMine(following) && void send(settings))
  following = id
}
