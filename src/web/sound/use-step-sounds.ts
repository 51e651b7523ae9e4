/** The sounds of a scene, at a table and in a replay. */
import { useEffect } from 'react'
import { useStage } from '../store/scene-player.ts'
import { playSound } from './play.ts'
import { soundOf } from './sounds.ts'

export function useStepSounds(): void {
  useEffect(
    () =>
      useStage.subscribe(({ step }, before) => {
        const sound = step === null || step === before.step ? null : soundOf(step)
        if (sound !== null) void playSound(sound)
      }),
    [],
  )
}
