/** A security key for tests: makes passkeys and signs with them, as a browser would hand it to the page. */
import { createHash, createPrivateKey, createPublicKey, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

/** As much of CBOR as an attestation needs. */
type Cbor = number | string | Buffer | ReadonlyMap<Cbor, Cbor>

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

export interface Authenticator {
  /** Answers the options for a new passkey. */
  create(options: { readonly challenge: string; readonly rp: { readonly id: string } }): object
  /** Answers the options for signing in. */
  get(options: { readonly challenge: string; readonly rpId: string }): object
}

/** A passkey that was made before: its id as base64url and its private key as PEM. */
interface Kept {
  readonly id: string
  readonly key: string
}

const keptPair = (key: string): { publicKey: KeyObject; privateKey: KeyObject } => ({
  publicKey: createPublicKey(key),
  privateKey: createPrivateKey(key),
})

export function authenticator(origin: string, kept?: Kept): Authenticator {
  const { publicKey, privateKey } = kept === undefined ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : keptPair(kept.key)
  const id = kept === undefined ? randomBytes(32) : Buffer.from(kept.id, 'base64url')
  // The server has seen the first signature of a passkey that was kept.
  let count = kept === undefined ? 0 : 1
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (rp: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++count)
    return Buffer.concat([sha256(rp), Buffer.from([flags]), counter, more])
  }
  const credential = (response: object): object => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: ({ challenge, rp }) => {
      const { x, y } = publicKey.export({ format: 'jwk' })
      // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1).
      const key = cbor(
        new Map<Cbor, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<Cbor, Cbor>()],
        ['authData', data(rp.id, PRESENT_AND_VERIFIED | WITH_KEY, attested)],
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      })
    },
    get: ({ challenge, rpId }) => {
      const client = clientData('webauthn.get', challenge)
      const authenticatorData = data(rpId, PRESENT_AND_VERIFIED)
      const signature = createSign('SHA256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      })
    },
  }
}
