/** Where the game stands, in one line. */
import { rulesNamed } from '../../rules/ruleset.ts'
import { Phase } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'

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
    turns: rulesNamed(view.game)!.tables.turns,
    phase: phaseLine(view, w),
    defcon: view.defcon,
    score: w.score(view.vp),
  })
