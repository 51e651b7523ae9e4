/** What the person at the table sees, and what the board draws of it. */

import { useMemo } from 'react'
import { rulesOf } from '../../games/index.ts'
import { explain, view as viewOf } from '../../rules/api.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { isCountry } from '../../rules/vocabulary.ts'
import type { BoardProps } from '../board/props.ts'
import { influenceBefore, lastChangesFrom, type Session } from '../store/session.ts'
import { choosePicks, question, step, useTable } from '../store/table.ts'
import { changeBy, previewOf, withChange } from '../view/preview.ts'
import { askedSide, type Seen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { useDrawn } from './motions.tsx'

export function useSight(session: Session): Seen {
  const seated = useTable((table) => table.seated)
  const shownAt = useTable((table) => table.shownAt)
  const shown = useMemo(() => (shownAt === null ? session : session.at(shownAt)), [session, shownAt])
  const view = useMemo(() => viewOf(shown.g, seated), [shown, seated])
  const asks = useMemo(() => question({ session, seated, shownAt }), [session, seated, shownAt])
  return useMemo(() => ({ session, shown, view, viewer: seated, asks, goTo: step }), [session, shown, view, seated, asks])
}

const bitsOf = (bits: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (bits >> i) & 1)

/** Kinds of questions that countries answer: there a country that can't be chosen says why. */
const ON_THE_BOARD: ReadonlySet<string> = new Set(['influence', 'realign', 'coup', 'place', 'remove', 'country'])

/** What the board draws. A point that waits to be confirmed is drawn as if it were placed. */
export function useBoard(seen: Seen): BoardProps {
  const say = useSay()
  const w = useWords()
  const chosen = useTable((table) => (table.chosen.length === 1 && isCountry(table.chosen[0]!) ? table.chosen[0]! : null))
  const { session, shown, view, viewer, asks } = seen
  const drawn = useDrawn(view)
  const side = askedSide(seen)
  return useMemo((): BoardProps => {
    const { g } = session
    const open = asks !== null && side !== null && ON_THE_BOARD.has(asks.kind)
    const legal = new Set(open ? asks.moves.filter(isCountry) : [])
    const target = side === null ? null : chosen
    const waiting = target === null ? null : changeBy(view, g, side!, target)
    const before = influenceBefore(shown, lastChangesFrom(shown, viewer === SPECTATOR ? null : viewer))
    if (waiting !== null && !before.has(target!)) before.set(target!, waiting.before)
    return {
      view: waiting === null ? drawn : withChange(drawn, target!, waiting),
      legal,
      refused: (country) => {
        if (!open) return null
        const reason = explain(g, { by: side, pick: country })
        return reason === null ? null : w.reason(reason)
      },
      onPick: (country) => choosePicks([country]),
      before,
      preview: (country) => (open && legal.has(country) ? previewOf(view, g, asks, side, country, say, w) : null),
      closed: new Set(bitsOf(rulesOf(g).tables.closed[drawn.defcon]!)),
      ...(target !== null && { focus: target }),
    }
  }, [session, shown, view, drawn, viewer, asks, side, chosen, say, w])
}
