/** What each region would score now, what the turn would cost, and how the game would end. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { militaryOperations } from '../../rules/queries/military.ts'
import { type ScoreOfRegion, scoresAtEnd, scoresNow } from '../../rules/queries/scores.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'

export function Scores() {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const now = scoresNow(view)
  const end = scoresAtEnd(view)
  const military = militaryOperations(view)
  return (
    <div className="scores">
      <table>
        <caption>{say('scores.now')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('scores.region')}</th>
            <th scope="col">{w.side(US)}</th>
            <th scope="col">{w.side(USSR)}</th>
            <th scope="col">{say('scores.net')}</th>
          </tr>
        </thead>
        <tbody>
          {now.map((score) => (
            <RegionRow key={score.region} score={score} />
          ))}
        </tbody>
      </table>
      <dl>
        <dt>{say('scores.military')}</dt>
        <dd>{say('scores.military.line', { us: military.missing[US], ussr: military.missing[USSR], score: w.score(military.vp) })}</dd>
        <dt>{say('scores.end')}</dt>
        <dd>{say('scores.end.line', { score: w.score(end.vp), winner: end.winner < 0 ? 'nobody' : w.side(end.winner as Side) })}</dd>
      </dl>
    </div>
  )
}

function RegionRow({ score }: { readonly score: ScoreOfRegion }) {
  const say = useSay()
  const w = useWords()
  const { region, sides, vp, winner } = score
  return (
    <tr>
      <th scope="row">{w.region(region)}</th>
      {([US, USSR] as const).map((side) => (
        <td key={side}>
          <b>{sides[side].vp}</b> {sides[side].level !== 'none' && <small>{w.say(`level.${sides[side].level}`)}</small>}
        </td>
      ))}
      <td className={vp > 0 ? 'us' : vp < 0 ? 'ussr' : ''}>
        {winner >= 0 ? say('scores.wins', { side: w.side(winner as Side) }) : w.score(vp)}
      </td>
    </tr>
  )
}
