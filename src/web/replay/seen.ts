/** A position of a watched game as it is seen, for everything that the table draws. */

import { useMemo } from 'react'
import { rulesOf } from '../../games/index.ts'
import type { BoardProps } from '../board/props.ts'
import { closedAt } from '../rules/facts.ts'
import { influenceBefore } from '../store/session.ts'
import type { Seen } from '../view/seen.ts'
import { lastStop } from './course.ts'
import { notesWith, seenWith, viewerOf } from './sight.ts'
import { goTo, useReplay, type Watched } from './store.ts'

export function useWatchedSeen({ session }: Watched): Seen {
  const at = useReplay((replay) => replay.at)
  const sight = useReplay((replay) => replay.sight)
  const whole = useMemo(() => ({ ...session, notes: notesWith(sight, session.notes) }), [session, sight])
  const shown = useMemo(() => ({ ...session.at(at), notes: whole.notes.slice(0, at) }), [session, whole, at])
  const view = useMemo(() => seenWith(sight, shown.g), [shown, sight])
  return useMemo(
    () => ({ session: whole, shown, view, viewer: viewerOf(sight), asks: null, previews: null, goTo }),
    [whole, shown, view, sight],
  )
}

const nothing = (): null => null
const NOBODY: ReadonlySet<number> = new Set()

/** Nothing can be chosen; what the last step changed is marked. */
export function useWatchedBoard({ shown, view }: Seen, { course }: Watched): BoardProps {
  return useMemo(
    (): BoardProps => ({
      view,
      legal: NOBODY,
      refused: nothing,
      onPick: () => undefined,
      before: influenceBefore(shown, lastStop(course.stops, shown.actors.length)),
      preview: nothing,
      closed: new Set(closedAt(rulesOf(shown.g), view.defcon)),
    }),
    [shown, view, course],
  )
}
