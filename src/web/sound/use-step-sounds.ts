/** The sounds of a scene, at a table and in a replay. */
import { useEffect } from 'react'
import { useStage } from '../store/scene-player.ts'
import { playSound } from './play.ts'
import { soundOf } from './sounds.ts'

export function useStepSounds(): void {
  useEffect(
    () =>
      useStage.subscribe(({ step, steps }, before) => {
        // A step that grows while it is shown makes its sound once.
        const isSame = step !== null && step.scene.id === before.step?.scene.id && steps.indexOf(step) === before.steps.indexOf(before.step)
        const sound = step === null || isSame ? null : soundOf(step)
        if (sound !== null) void playSound(sound)
      }),
    [],
  )
}
