/** After the game: how it ended, what both sides held, the marker over time, the dice. */
import { Button } from 'react-aria-components'
import { type Side, US, USSR } from '../../engine/script.ts'
import { writeRecord } from '../../records/record.ts'
import { hand } from '../../rules/cards.ts'
import { rulesOf } from '../../rules/ruleset.ts'
import { CardButton } from '../hand/card-button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { go, hrefOf } from '../router/router.ts'
import { recorded } from '../store/session.ts'
import { startGame, useTable } from '../store/table.ts'
import { openWindow, readCard, useWindows } from '../store/windows.ts'
import { useSay, useWords } from '../words.tsx'
import { luckOf, meanOf, type Point, vpOverTime } from './luck.ts'
import { useSeen } from './seen.ts'
import { textLink } from './text-link.ts'

export function OverSheet() {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'over')
  return (
    <Sheet title={say('over.title')} isOpen={isOpen} onClose={() => openWindow(null)} wide>
      <OverBody />
    </Sheet>
  )
}

function OverBody() {
  const say = useSay()
  const w = useWords()
  const { session } = useSeen()
  const id = useTable((table) => table.id)
  const { g, seats } = session
  if (g.result === null) return null
  const again = (swap: boolean): void => {
    openWindow(null)
    go({ page: 'game', id: startGame({ ...g.options, game: g.game }, swap ? [seats[1], seats[0]] : seats) })
  }
  return (
    <div className="over-body">
      <p className="over-result">{w.note({ key: 'end', ...g.result })}</p>
      <p>{say('over.score', { score: w.score(g.vp), turn: g.turn })}</p>
      <VpCurve points={vpOverTime(session)} limit={rulesOf(g).tables.winningVp} />
      <div className="over-columns">
        {([US, USSR] as const).map((side) => (
          <section key={side}>
            <h3>{say('over.hand', { side: w.side(side) })}</h3>
            <ul className="card-list">
              {hand(g, side).map((card) => (
                <li key={card}>
                  <CardButton card={card} onPress={() => readCard(card)} />
                </li>
              ))}
              {hand(g, side).length === 0 && <li className="quiet">{say('hand.empty')}</li>}
            </ul>
            <LuckLines side={side} />
          </section>
        ))}
      </div>
      <footer>
        <Button className="button primary" onPress={() => again(false)}>
          {say('over.again')}
        </Button>
        <Button className="button" onPress={() => again(true)}>
          {say('over.again-swapped')}
        </Button>
        {id !== null && (
          <a className="button" href={hrefOf({ page: 'replay', id })} onClick={() => openWindow(null)}>
            {say('replay.watch')}
          </a>
        )}
        <a className="button" href={textLink(writeRecord(recorded(session)))} download={`hotline-${id}.json`}>
          {say('table.download')}
        </a>
        <a className="button" href={hrefOf({ page: 'home' })} onClick={() => openWindow(null)}>
          {say('page.to-home')}
        </a>
      </footer>
    </div>
  )
}

function LuckLines({ side }: { readonly side: Side }) {
  const say = useSay()
  const { session } = useSeen()
  const luck = luckOf(session, side)
  return (
    <p className="quiet">
      {say('over.dice', { n: luck.dice, mean: Math.round(meanOf(luck) * 100) / 100 })}{' '}
      {luck.tries > 0 && say('over.tries', { n: luck.tries, successes: luck.successes, expected: Math.round(luck.expected * 10) / 10 })}
    </p>
  )
}

const WIDTH = 600
const HEIGHT = 160

function VpCurve({ points, limit }: { readonly points: readonly Point[]; readonly limit: number }) {
  const say = useSay()
  const w = useWords()
  const last = points.at(-1)!.at
  const x = (at: number): number => (at / Math.max(1, last)) * WIDTH
  const y = (vp: number): number => HEIGHT / 2 - (Math.max(-limit, Math.min(limit, vp)) / limit) * (HEIGHT / 2)
  // The marker jumps: each value holds until the next.
  const line = points.map(({ at, vp }, i) => `${i === 0 ? 'M0' : 'H'}${i === 0 ? `,${y(0)}H` : ''}${x(at)}V${y(vp)}`).join('')
  const turns = points.filter(({ turn }, i) => turn !== points[i - 1]?.turn)
  return (
    <figure className="vp-curve">
      <svg viewBox={`0 -12 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={say('over.curve', { score: w.score(points.at(-1)!.vp) })}>
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="zero" />
        {turns.map(({ at, turn }) => (
          <g key={turn}>
            <line x1={x(at)} x2={x(at)} y1="0" y2={HEIGHT} className="turn" />
            <text x={x(at) + 3} y={HEIGHT + 10}>
              {turn}
            </text>
          </g>
        ))}
        <path d={line} />
        <text x="2" y="-2" className="us">
          {w.side(US)} +{limit}
        </text>
        <text x="2" y={HEIGHT - 4} className="ussr">
          {w.side(USSR)} +{limit}
        </text>
      </svg>
      <figcaption>{say('over.curve.caption')}</figcaption>
    </figure>
  )
}
