/** Between two people at one screen: nothing is shown until the other one sits here. */
import { Button } from 'react-aria-components'
import { other, type Side } from '../../engine/script.ts'
import { view as viewOf } from '../../rules/api.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { SideMark } from '../parts/side-mark.tsx'
import type { Session } from '../store/session.ts'
import { takeSeat } from '../store/table.ts'
import { statusLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'

export function HandOver({ side, session }: { readonly side: Side; readonly session: Session }) {
  const say = useSay()
  const w = useWords()
  return (
    <main className={`hand-over ${side === 0 ? 'us' : 'ussr'}`}>
      <SideMark side={side} />
      <h1>{say('hand-over.title', { side: w.side(side) })}</h1>
      <p>{say('hand-over.about', { other: w.side(other(side)) })}</p>
      <Button className="button primary large" autoFocus onPress={() => takeSeat(side)}>
        {say('hand-over.go', { side: w.side(side) })}
      </Button>
      <p className="quiet">{statusLine(viewOf(session.g, SPECTATOR), say, w)}</p>
    </main>
  )
}
