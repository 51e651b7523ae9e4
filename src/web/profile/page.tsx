/** The public page of a person: ratings, results, games, and the score against the reader. */
import { useCallback, useState } from 'react'
import { type Person, type Profile, profileReply } from '../../protocol/people.ts'
import { MuteButton } from '../moderation/mute.tsx'
import { Report } from '../moderation/report.tsx'
import { nameOfPlayer } from '../parts/player-name.ts'
import { Trouble } from '../people/acting.tsx'
import { ask, queryOf } from '../people/api.ts'
import { archivedHref } from '../people/cards.ts'
import { gameName, tableHref } from '../people/games.tsx'
import { Panel, PersonLink, Room } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { EmptyList } from '../pictures/empty-list.tsx'
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'
import './profile.css'

export default function PersonPage({ name }: { readonly name: string }) {
  return (
    <Room here="people" title={name}>
      <ProfileOf name={name} />
    </Room>
  )
}

function ProfileOf({ name }: { readonly name: string }) {
  const say = useRoomSay()
  const me = useMe(({ person }) => person)
  const against = me === null || me.name === name ? undefined : me.name
  const load = useCallback(
    () => ask(profileReply, 'GET', `api/people/${encodeURIComponent(name)}?${queryOf({ against })}`),
    [name, against],
  )
  const { value: profile, trouble } = useAsked(load)
  if (trouble !== null) return trouble.code === 'not-found' ? <Nobody name={name} /> : <Trouble of={trouble} />
  if (profile === undefined) return <p className="quiet">{say('page.loading')}</p>
  return (
    <>
      <Standing profile={profile} me={me} />
      <div className="panels">
        <Ratings profile={profile} />
        <Results profile={profile} />
        <Recent profile={profile} />
      </div>
    </>
  )
}

function Nobody({ name }: { readonly name: string }) {
  const say = useRoomSay()
  return (
    <EmptyList title={say('person.nobody', { name })} text={say('person.nobody.about')}>
      <a className="button primary" href={hrefOf({ page: 'lobby' })}>
        {say('nav.lobby')}
      </a>
    </EmptyList>
  )
}

function Standing({ profile, me }: { readonly profile: Profile; readonly me: Person | null }) {
  const say = useRoomSay()
  const date = useDates()
  const [isReporting, setReporting] = useState(false)
  const { name, guest, bot, owner, since } = profile.person
  return (
    <>
      <p className="standing">
        {say('person.since', { date: date(since) })}
        {guest && ` · ${say('nav.guest')}`}
        {bot && ` · ${say('person.bot')}`}
        {owner !== null && (
          <>
            {' '}
            <PersonLink name={owner} />
          </>
        )}
      </p>
      <p className="buttons">
        {me?.name === name ? (
          <a className="button" href={hrefOf({ page: 'account' })}>
            {say('nav.account')}
          </a>
        ) : (
          <>
            <a className="button primary" href={hrefOf({ page: 'lobby', to: name })}>
              {say('person.challenge')}
            </a>
            {me !== null && <MuteButton person={name} />}
            <button type="button" className="button quiet" onClick={() => setReporting(true)}>
              {say('report.do')}
            </button>
            <Report person={name} isOpen={isReporting} onClose={() => setReporting(false)} />
          </>
        )}
        <a className="button quiet" href={hrefOf({ page: 'watch', tab: 'archive', wanted: queryOf({ player: name }) })}>
          {say('person.games')}
        </a>
      </p>
    </>
  )
}

const Heads = ({ of }: { readonly of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
)

function Ratings({ profile: { ratings } }: { readonly profile: Profile }) {
  const say = useRoomSay()
  return (
    <Panel title={say('person.ratings')} {...(ratings.length === 0 && { about: say('person.ratings.none') })}>
      {ratings.length > 0 && (
        <table className="figures">
          <Heads of={[say('home.game'), say('lobby.speed'), say('person.rating'), say('person.count')]} />
          <tbody>
            {ratings.map(({ game, speed, rating, deviation, games }) => (
              <tr key={`${game} ${speed}`}>
                <th scope="row">{gameName(game, say)}</th>
                <td>{say(`speed.${speed}`)}</td>
                <td>{say('person.rating.with', { rating: Math.round(rating), deviation: Math.round(2 * deviation) })}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ratings.length > 0 && <p className="quiet">{say('person.rating.about')}</p>}
    </Panel>
  )
}

function Results({ profile: { results, against } }: { readonly profile: Profile }) {
  const say = useRoomSay()
  const played = against !== null && against.won + against.lost + against.drawn > 0
  const isNothing = results.length === 0 && !played
  return (
    <Panel title={say('person.results')} {...(isNothing && { about: say('person.results.none') })}>
      {!isNothing && (
        <table className="figures">
          <Heads of={[say('home.game'), say('person.won'), say('person.drawn'), say('person.lost')]} />
          <tbody>
            {results.map(({ game, won, drawn, lost }) => (
              <tr key={game}>
                <th scope="row">{gameName(game, say)}</th>
                <td>{won}</td>
                <td>{drawn}</td>
                <td>{lost}</td>
              </tr>
            ))}
            {against !== null && played && (
              <tr className="against">
                <th scope="row">{say('person.against')}</th>
                <td>{against.won}</td>
                <td>{against.drawn}</td>
                <td>{against.lost}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {against !== null && !played && !isNothing && <p className="quiet">{say('person.against.none')}</p>}
    </Panel>
  )
}

const OUTCOMES = { 1: 'won', 0.5: 'drawn', 0: 'lost' } as const

function Recent({ profile: { recent } }: { readonly profile: Profile }) {
  const say = useRoomSay()
  const date = useDates()
  return (
    <Panel title={say('person.recent')} className="wide" {...(recent.length === 0 && { about: say('person.recent.none') })}>
      <ul className="rows">
        {recent.map(({ id, game, seat, opponent, status, score, rated, change, changed }) => {
          const outcome = OUTCOMES[(score ?? -1) as keyof typeof OUTCOMES]
          return (
            <li key={id}>
              <a className="row-main" href={status === 'over' ? archivedHref(id) : tableHref(id)}>
                <b>{gameName(game, say)}</b>{' '}
                {say('person.as', { side: say(`home.side.${seat}`), opponent: nameOfPlayer(opponent ?? undefined, say) })}
                <small>{[date(changed), rated && say('lobby.rated')].filter(Boolean).join(' · ')}</small>
              </a>
              <span>
                {outcome === undefined ? say(status === 'over' ? 'person.unknown' : 'person.going') : say(`person.outcome.${outcome}`)}
                {change !== null && <small className="quiet"> {say('person.change', { n: Math.round(change) })}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
