/** Plays a sound. Browsers allow none before the first click, and the synthesiser is loaded with the first sound. */
import { useSettings } from '../store/settings.ts'
import { SOUNDS, type SoundName } from './sounds.ts'

type Synthesiser = typeof import('zzfx')['ZZFX']

let loading: Promise<Synthesiser> | null = null
const samples = new Map<SoundName, readonly number[]>()

export async function playSound(name: SoundName): Promise<void> {
  const { sound, volume } = useSettings.getState()
  if (!sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return
  try {
    loading ??= import('zzfx').then(({ ZZFX }) => ZZFX)
    const synthesiser = await loading
    if (synthesiser.audioContext.state === 'suspended') await synthesiser.audioContext.resume()
    if (!samples.has(name)) samples.set(name, synthesiser.buildSamples(...SOUNDS[name]))
    // Loudness is a matter of ratios: half the way is a quarter of the force.
    synthesiser.playSamples([samples.get(name)!], (volume / 100) ** 2)
  } catch {
    loading = null // no device, or the page is offline and has not loaded it: the game goes on in silence
  }
}
