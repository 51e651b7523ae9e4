/** All that bots know of their surroundings; Node, workers and browsers have it. */
declare const performance: { now(): number }

declare class TextEncoder {
  encode(text: string): Uint8Array
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}
declare class URL {
  constructor(path: string, base: string)
  readonly protocol: string
}
interface ImportMeta {
  readonly url: string
}
declare function fetch(url: URL): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>
