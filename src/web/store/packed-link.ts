/** A small game inside an address: its record, packed. */
import { type GameRecord, writeRecordLines } from '../../records/record.ts'

/** Longer addresses get lost on their way. */
export const LONGEST_LINK = 8000

async function through(bytes: Uint8Array<ArrayBuffer>, how: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(how)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The record as a text that an address can hold. */
export async function pack(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(writeRecordLines(record))
  return toBase64(await through(bytes, new CompressionStream('deflate-raw')))
}

/** The text of the record in an address; null where it has been cut or changed. */
export async function unpack(text: string): Promise<string | null> {
  try {
    const bytes = await through(fromBase64(text), new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
