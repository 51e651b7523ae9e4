/** What stands on the board and does not change with a move: links, superpowers and the names of regions. */
import { memo } from 'react'
import type { Side } from '../../engine/script.ts'
import { Mark } from '../parts/marks.tsx'
import { useSay, useWords } from '../words/use-words.ts'
import { BOX, POWERS, type Point, regionTint, type SceneProps } from './layout.ts'

const EXIT = { width: 78, height: 30 } as const

const Power = ({ side, at, width, height, name }: { side: Side; at: Point; width: number; height: number; name: string }) => (
  <g className={`power ${POWERS[side]}`} transform={`translate(${at[0]} ${at[1]})`}>
    <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
    <Mark side={side} x={-width / 2 + height / 2} size={height / 5} />
    <text x={height - width / 2}>{name}</text>
  </g>
)

export const Scenery = memo(function Scenery({ layout, rules, closed }: SceneProps) {
  const words = useWords()
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true">
      {layout.links.map(({ id, points, power }) => (
        <polyline key={id} className={`link${power < 0 ? '' : ` ${POWERS[power]}`}`} points={points.join(' ')} />
      ))}
      {layout.links.map(
        ({ id, power, exit }) => exit && <Power key={id} side={power as Side} at={exit} {...EXIT} name={words.side(power as Side)} />,
      )}
      {layout.powers.map(({ power, at }) => (
        <Power key={power} side={power as Side} at={at} width={BOX.width} height={BOX.height - 6} name={words.side(power as Side)} />
      ))}
      {layout.labels.map(({ region, at: [x, y] }) => {
        const score = rules.tables.scores[region]
        return (
          <g key={region} className="region" transform={`translate(${x} ${y})`}>
            <text className={score ? 'region-name' : 'region-name part'}>{words.region(region)}</text>
            <rect
              className="region-tint"
              x={-34}
              y={6}
              width={68}
              height={5}
              rx={2.5}
              style={{ fill: `var(--${regionTint(rules.map.regions[region]!)})` }}
            />
            {score && (
              <text className="region-scores" y={28}>
                {[score.presence, score.domination, score.control ?? say('board.wins')].join(' · ')}
              </text>
            )}
            {(closed >> region) & 1 ? (
              <text className="region-closed" y={46}>
                {say('board.closed')}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
})
