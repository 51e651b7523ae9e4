/** Passkeys: what the browser and the server say to each other about them. */
import { done, passkeyOptions } from '../../protocol/people.ts'
import { z } from '../../protocol/z.ts'
import { ApiError, ask, become } from './api.ts'

/** Only in a secure context, and only in browsers that read passkeys as JSON. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

/** What the browser's own window came to: closed, refused or too slow are all one. */
async function asked(asking: Promise<Credential | null>): Promise<object> {
  try {
    const credential = await asking
    if (credential instanceof PublicKeyCredential) return z.looseObject({}).parse(credential.toJSON())
  } catch (error) {
    throw new ApiError('passkey', String(error))
  }
  throw new ApiError('passkey', 'there is no passkey')
}

export async function makePasskey(name: string): Promise<void> {
  const options = await ask(passkeyOptions, 'POST', 'api/me/passkeys/options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const credential = await asked(navigator.credentials.create({ publicKey }))
  await ask(done, 'POST', 'api/me/passkeys', { credential, name })
}

export async function signInWithPasskey(): Promise<void> {
  const options = await ask(passkeyOptions, 'POST', 'api/me/sign-in/passkey/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  const credential = await asked(navigator.credentials.get({ publicKey }))
  await become('POST', 'api/me/sign-in/passkey', { credential })
}
