/** The phase, the status and the end of a game, each in one line. */

import { other, US, USSR } from '../../engine/script.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { Phase, type Result, type State } from '../../rules/state.ts'
import { endNote } from '../../rules/tracks.ts'
import { lastTurn } from '../../rules/turn/set-up.ts'
import type { View } from '../../rules/view.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'
import type { Session } from '../store/session.ts'

export function phaseLine(view: View, w: Words): string {
  switch (view.phase) {
    case Phase.Setup:
      return w.say('phase.setup')
    case Phase.Headline:
      return w.say('phase.headline')
    case Phase.Action:
      return w.say('phase.action', { side: w.side(view.phasing), n: view.round })
    default:
      return w.say('phase.cleanup')
  }
}

export const statusLine = (view: View, say: Say, w: Words): string =>
  say('table.status', {
    turn: view.turn,
    turns: lastTurn(boardOf(view)),
    phase: phaseLine(view, w),
    defcon: view.defcon,
    score: w.score(view.vp),
  })

/** How a game ended by the rules; with the card that caused it, where the log is known. */
export const ruleEnd = ({ notes }: Pick<Session, 'notes'>, g: State, result: Result, w: Words): string =>
  w.note(notes.at(-1)?.find(({ key }) => key === 'end') ?? endNote(g, result))

/** How a game ended: by the rules, or by its players and their clocks. */
export function endLine(session: Pick<Session, 'g' | 'ended' | 'notes'>, say: Say, w: Words): string {
  const { g, ended } = session
  if (g.result !== null) return ruleEnd(session, g, g.result, w)
  const winner = ended?.winner === 'us' ? US : ended?.winner === 'ussr' ? USSR : null
  if (ended === undefined || winner === null) return say('over.agreed')
  return say(ended.kind === 'time' ? 'over.time' : 'over.resigned', { winner: w.side(winner), loser: w.side(other(winner)) })
}
