/** Victory points and the chance to win over the game; a click leads to the position. And the luck of the dice up to here. */

import { useMemo } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { Curve } from '../table/curve.tsx'
import { luckOf, meanOf, vpOverTime } from '../table/luck.ts'
import { curvePath, stepPath } from '../table/plot.ts'
import { percent } from '../view/preview-text.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { goTo, useReplay, type Watched } from './store.ts'

/** For a narrow place. */
const SIZE = [300, 96] as const

export function Curves({ game }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { shown } = useSeen()
  const { at, chances } = useReplay()
  const { session } = game
  const moves = Math.max(1, session.actors.length)
  const limit = rulesOf(session.g).tables.winningVp
  const points = useMemo(() => vpOverTime(session), [session])
  const turns = points.filter(({ turn }, i) => turn !== points[i - 1]?.turn)
  const vp = useMemo(() => stepPath(points.map(({ at: x, vp: y }) => [x / moves, y / limit])), [points, moves, limit])
  const chance = useMemo(() => (chances === null ? null : curvePath(chances.map((n, i) => [i / moves, n * 2 - 1]))), [chances, moves])
  const us = percent(chances?.[at] ?? 0.5)
  const common = { turns, moves, at, onPick: goTo, size: SIZE }
  return (
    <div className="curves">
      <Curve
        {...common}
        path={vp}
        label={say('over.curve', { score: w.score(session.g.vp) })}
        top={`${w.side(US)} +${limit}`}
        bottom={`${w.side(USSR)} +${limit}`}
        caption={say('replay.curve.vp', { score: w.score(shown.g.vp) })}
      />
      {chance === null ? (
        <p className="quiet">{say('replay.curve.thinking')}</p>
      ) : (
        <Curve
          {...common}
          path={chance}
          label={say('replay.curve.chance.label')}
          top={say('replay.curve.wins', { side: w.side(US) })}
          bottom={say('replay.curve.wins', { side: w.side(USSR) })}
          caption={say('replay.curve.chance', { us, ussr: 100 - us })}
        />
      )}
      <h3>{say('replay.dice')}</h3>
      <LuckOf side={US} />
      <LuckOf side={USSR} />
    </div>
  )
}

function LuckOf({ side }: { readonly side: Side }) {
  const say = useSay()
  const w = useWords()
  const { shown } = useSeen()
  const luck = luckOf(shown, side)
  return (
    <p>
      <b>{w.side(side)}</b>: {say('over.dice', { n: luck.dice, mean: Math.round(meanOf(luck) * 100) / 100 })}{' '}
      {luck.tries > 0 && say('over.tries', { n: luck.tries, successes: luck.successes, expected: Math.round(luck.expected * 10) / 10 })}
    </p>
  )
}
