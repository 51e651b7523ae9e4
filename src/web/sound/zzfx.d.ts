/** The part of zzfx that the page uses; the package has no types. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext
    readonly buildSamples: (...parameters: readonly (number | undefined)[]) => number[]
    readonly playSamples: (channels: readonly (readonly number[])[], volumeScale?: number) => AudioBufferSourceNode
  }
}
