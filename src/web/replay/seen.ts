/** A position of a watched game as it is seen, for everything that the table draws. */

import { useMemo } from 'react'
import { rulesOf } from '../../games/index.ts'
import type { BoardProps } from '../board/props.ts'
import { closedAt } from '../rules/facts.ts'
import { useStage } from '../store/scene-player.ts'
import { influenceBefore } from '../store/session.ts'
import { beforeStep, boardSceneOf } from '../table/scene-board.ts'
import type { Seen } from '../view/seen.ts'
import { lastStop } from './course.ts'
import { seenWith, viewerOf } from './sight.ts'
import { goTo, useReplay, type Watched, watchedAt } from './store.ts'

/** What comes later is not shown, neither on the board nor in the log. */
export function useWatchedSeen(game: Watched): Seen {
  const at = useReplay((replay) => replay.at)
  const sight = useReplay((replay) => replay.sight)
  const position = useStage((stage) => stage.position)
  const there = useMemo(() => watchedAt(game, sight, at), [game, sight, at])
  const shown = position ?? there
  const view = useMemo(() => seenWith(sight, shown.g), [shown, sight])
  return useMemo(() => ({ session: shown, shown, view, viewer: viewerOf(sight), asks: null, previews: null, goTo }), [shown, view, sight])
}

const nothing = (): null => null
const NOBODY: ReadonlySet<number> = new Set()

/** Nothing can be chosen; what the last step changed is marked. */
export function useWatchedBoard({ shown, view }: Seen, { course }: Watched): BoardProps {
  const step = useStage((stage) => stage.step)
  const steps = useStage((stage) => stage.steps)
  return useMemo(
    (): BoardProps => ({
      view,
      legal: NOBODY,
      refused: nothing,
      onPick: () => undefined,
      before: step === null ? influenceBefore(shown, lastStop(course.stops, shown.actors.length)) : beforeStep(step),
      scene: step === null ? null : boardSceneOf(step, steps, view),
      arrowsStep: true,
      preview: nothing,
      closed: new Set(closedAt(rulesOf(shown.g), view.defcon)),
    }),
    [shown, view, course, step, steps],
  )
}
