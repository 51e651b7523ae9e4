/** How the game stands beside the map: turn, points, DEFCON, military operations, space race, the passing card, effects in force. */

import type { ReactNode } from 'react'
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { militaryOperations } from '../../rules/queries/military.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { Phase } from '../../rules/state.ts'
import { roundsOf } from '../../rules/turn/round.ts'
import { lastTurn } from '../../rules/turn/set-up.ts'
import type { View } from '../../rules/view.ts'
import { FullFace } from '../cards/face.tsx'
import { Icon } from '../parts/icon.tsx'
import { TextMark } from '../parts/marks.tsx'
import { coverOf, type Effect, effectsOf } from '../view/effects.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { Hint } from './hint.tsx'
import './tracks.css'

interface TrackProps {
  readonly view: View
  readonly rules: Rules
}

const SIDES = [US, USSR] as const
const LEVELS = [5, 4, 3, 2, 1] as const
/** 8.2: the track of military operations. */
const PIPS = [1, 2, 3, 4, 5] as const

const sideClass = (side: Side): string => (side === US ? 'us' : 'ussr')
const yes = (is: boolean): string => (is ? 'yes' : 'no')

const Track = ({ name, title, children }: { readonly name: string; readonly title: string; readonly children: ReactNode }) => (
  <div className={`track ${name}`}>
    <span className="track-title" aria-hidden="true">
      {title}
    </span>
    {children}
  </div>
)

function Turn({ view }: TrackProps) {
  const say = useSay()
  const words = useWords()
  const isRound = view.phase === Phase.Action
  const phase =
    view.phase === Phase.Setup ? 'tracks.phase.setup' : view.phase === Phase.Headline ? 'tracks.phase.headline' : 'tracks.phase.cleanup'
  const count = (n: number, all: number): string => say('tracks.of', { n, all })
  return (
    <p className="track turn">
      <span>
        {say('tracks.turn')} <b>{count(view.turn, lastTurn(boardOf(view)))}</b>
      </span>
      {isRound ? (
        <span>
          {say('tracks.round')} <b>{count(view.round, roundsOf(boardOf(view), view.phasing))}</b>, <TextMark side={view.phasing} />{' '}
          <b>{words.side(view.phasing)}</b>
        </span>
      ) : (
        <b>{say(phase)}</b>
      )}
    </p>
  )
}

function VictoryPoints({ view, rules }: TrackProps) {
  const say = useSay()
  const words = useWords()
  const limit = rules.tables.winningVp
  const leader = view.vp < 0 ? USSR : US
  // Final scoring counts on beyond the end of the track; the marker stays on it, the figure says how far.
  const at = (vp: number): string => `${50 - (Math.max(-limit, Math.min(limit, vp)) / limit) * 50}%`
  const score = words.score(view.vp)
  return (
    <Track name="vp" title={say('tracks.vp')}>
      <Hint
        className="vp-track"
        label={`${say('tracks.vp')}: ${score}`}
        about={<p>{say('tracks.vp.about', { score, limit, n: Math.abs(view.vp), side: words.side(leader) })}</p>}
      >
        <span className="vp-ends" aria-hidden="true">
          <TextMark side={US} />
          <span className="vp-line">
            {[-1, -0.5, 0, 0.5, 1].map((part) => (
              <i key={part} style={{ left: at(part * limit) }} />
            ))}
            <span className={`vp-marker ${view.vp === 0 ? 'nobody' : sideClass(leader)}`} style={{ left: at(view.vp) }}>
              {view.vp === 0 ? (
                0
              ) : (
                <>
                  <TextMark side={leader} />+{Math.abs(view.vp)}
                </>
              )}
            </span>
          </span>
          <TextMark side={USSR} />
        </span>
      </Hint>
    </Track>
  )
}

function Defcon({ view, rules }: TrackProps) {
  const say = useSay()
  const words = useWords()
  // At 1 the game is over; no region opens again.
  const closed = rules.tables.closed[Math.max(2, view.defcon)]!
  const regions = rules.map.regions.flatMap((_, region) => ((closed >> region) & 1 ? [words.region(region)] : []))
  return (
    <Track name="defcon" title={say('tracks.defcon')}>
      <Hint
        className="defcon-track"
        label={`${say('tracks.defcon')} ${view.defcon}`}
        about={<p>{say('tracks.defcon.about', { n: view.defcon, regions: regions.length === 0 ? 'none' : regions.join(', ') })}</p>}
      >
        {LEVELS.map((level) => (
          <span
            key={level}
            className={level === view.defcon ? 'level now' : 'level'}
            style={level === view.defcon ? { background: `var(--defcon-${level})`, color: `var(--on-defcon-${level})` } : {}}
          >
            {level}
          </span>
        ))}
      </Hint>
    </Track>
  )
}

function MilitaryOperations({ view }: TrackProps) {
  const say = useSay()
  const words = useWords()
  const { missing } = militaryOperations(view)
  return (
    <Track name="milops" title={say('tracks.milops.short')}>
      <Hint
        className="milops-track"
        label={`${say('tracks.milops')}: ${SIDES.map((side) => `${words.side(side)} ${view.milops[side]}`).join(', ')}`}
        about={SIDES.map((side) => (
          <p key={side}>
            {say('tracks.milops.about', { side: words.side(side), n: view.milops[side]!, needed: view.defcon, missing: missing[side] })}
          </p>
        ))}
      >
        {SIDES.map((side) => (
          <span key={side} className={`pips ${sideClass(side)}`}>
            <TextMark side={side} />
            {PIPS.map((pip) => (
              <i key={pip} className={pip <= view.milops[side]! ? 'done' : pip <= view.defcon ? 'needed' : ''} />
            ))}
            <b>{view.milops[side]}</b>
          </span>
        ))}
      </Hint>
    </Track>
  )
}

/** 6.4.4: the side that has the ability of a box, or -1. */
const holderOf = ({ space }: View, box: number): Side | -1 => SIDES.find((side) => space[side]! >= box && space[other(side)]! < box) ?? -1

function SpaceBox({ view, rules, box }: TrackProps & { readonly box: number }) {
  const say = useSay()
  const words = useWords()
  const { ops, roll, vp } = rules.tables.spaceBoxes[box]!
  const ability = words.ability(box)
  const holder = holderOf(view, box)
  const there = SIDES.filter((side) => view.space[side] === box)
  return (
    <li>
      <b>{say('tracks.space.box', { n: box, box: words.box(box) })}</b>{' '}
      {there.map((side) => (
        <span key={side} className={`there ${sideClass(side)}`}>
          <TextMark side={side} /> {words.side(side)}
        </span>
      ))}
      {box > 0 && (
        <>
          <br />
          {say('tracks.space.needs', { ops, roll })} {vp[0] + vp[1] > 0 && say('tracks.space.vp', { first: vp[0], second: vp[1] })}
        </>
      )}
      {ability !== null && (
        <>
          <br />
          {say('tracks.space.ability', { ability })}{' '}
          <b>{holder < 0 ? say('tracks.space.free') : say('tracks.space.holder', { side: words.side(holder as Side) })}</b>
        </>
      )}
    </li>
  )
}

function Space({ view, rules }: TrackProps) {
  const say = useSay()
  const words = useWords()
  const boxes = rules.tables.spaceBoxes.map((_, box) => box)
  return (
    <Track name="space" title={say('tracks.space.short')}>
      <Hint
        className="space-track"
        label={`${say('tracks.space')}: ${SIDES.map((side) => `${words.side(side)} ${view.space[side]}`).join(', ')}`}
        about={
          <>
            <h3>{say('tracks.space')}</h3>
            <ol className="space-boxes">
              {boxes.map((box) => (
                <SpaceBox key={box} view={view} rules={rules} box={box} />
              ))}
            </ol>
            <p>{say('tracks.space.tried', { us: view.spaced[US]!, ussr: view.spaced[USSR]! })}</p>
          </>
        }
      >
        {boxes.map((box) => {
          const holder = words.ability(box) === null ? -1 : holderOf(view, box)
          const marked = words.ability(box) === null ? '' : holder < 0 ? ' ability' : ` ability ${sideClass(holder as Side)}`
          return (
            <span key={box} className={`space-box${marked}`}>
              <span className="us">{view.space[US] === box && <TextMark side={US} />}</span>
              <span className="number">{box}</span>
              <span className="ussr">{view.space[USSR] === box && <TextMark side={USSR} />}</span>
            </span>
          )
        })}
      </Hint>
    </Track>
  )
}

function PassingCard({ view, rules }: TrackProps) {
  const say = useSay()
  const words = useWords()
  const { card } = rules.tables.passing
  const holder = view.holder as Side | -1
  const ready = view.ready === 1
  const facing = say(ready ? 'tracks.passing.up' : 'tracks.passing.down')
  return (
    <Track name="passing" title={words.card(card)}>
      <Hint
        className={`passing-card${ready ? '' : ' down'}`}
        label={`${words.card(card)}: ${holder < 0 ? say('tracks.nobody') : `${words.side(holder as Side)}, ${facing}`}`}
        about={
          <>
            <FullFace game={view.game} card={card} />
            <p>{say('tracks.passing.about', { holder: holder < 0 ? 'nobody' : words.side(holder as Side), ready: yes(ready) })}</p>
          </>
        }
      >
        {holder < 0 ? (
          say('tracks.nobody')
        ) : (
          <>
            <TextMark side={holder as Side} /> <b>{words.side(holder as Side)}</b> <span className="facing">{facing}</span>
          </>
        )}
      </Hint>
    </Track>
  )
}

/** Places by the names of regions where they are whole regions, else one by one. */
function placesOf(countries: readonly number[], rules: Rules, words: ReturnType<typeof useWords>): string {
  const { map } = rules
  const region = map.regions.findIndex((_, n) => {
    const all = map.all.filter((country) => (map.countries[country]!.regions >> n) & 1)
    return all.length === countries.length && all.every((country) => countries.includes(country))
  })
  return region >= 0 ? words.region(region) : countries.map((country) => words.country(country)).join(', ')
}

/** What all effects do, where the bar has room for the names of two. */
function AllEffects({ effects }: { readonly effects: readonly Effect[] }) {
  const say = useSay()
  const words = useWords()
  return (
    <Hint
      className="all-effects"
      label={`${say('tracks.effects')}: ${effects.length}`}
      about={
        <>
          <h3>{say('tracks.effects')}</h3>
          {effects.map(({ card, owners, untilEndOfTurn }) => (
            <p key={card}>
              <b>
                {owners.map((side) => (
                  <TextMark key={side} side={side} />
                ))}{' '}
                {words.card(card)}.
              </b>{' '}
              {words.effect(card)} {untilEndOfTurn && say('tracks.effect.turn')}
            </p>
          ))}
        </>
      }
    >
      {effects.length} <Icon name="down" />
    </Hint>
  )
}

/** More do not fit into the bar. */
const NAMED_EFFECTS = 2

function EffectChip({ view, rules, effect }: TrackProps & { readonly effect: Effect }) {
  const say = useSay()
  const words = useWords()
  const { card, owners, untilEndOfTurn } = effect
  const cover = coverOf(view, effect)
  const owner = owners.length === 1 ? owners[0]! : null
  return (
    <Hint
      className={`effect ${owner === null ? 'both' : sideClass(owner)}`}
      label={words.card(card)}
      about={
        <>
          <FullFace game={view.game} card={card} />
          {cover.length > 0 && cover.length < rules.map.all.length && (
            <p>{say('tracks.effect.where', { places: placesOf(cover, rules, words) })}</p>
          )}
          <p>
            {say('tracks.effect.of', { side: owner === null ? 'both' : words.side(owner) })} {untilEndOfTurn && say('tracks.effect.turn')}
          </p>
        </>
      }
    >
      {owners.map((side) => (
        <TextMark key={side} side={side} />
      ))}{' '}
      {words.card(card)}
    </Hint>
  )
}

function Effects({ view, rules }: TrackProps) {
  const say = useSay()
  const effects = effectsOf(view)
  return (
    <div className={effects.length > NAMED_EFFECTS ? 'track effects many' : 'track effects'}>
      <span className="track-title" id="effects-title">
        {say('tracks.effects')}
      </span>
      {effects.length === 0 ? (
        <span className="none">{say('tracks.effects.none')}</span>
      ) : (
        <ul aria-labelledby="effects-title">
          {effects.map((effect) => (
            <li key={effect.card}>
              <EffectChip view={view} rules={rules} effect={effect} />
            </li>
          ))}
        </ul>
      )}
      {effects.length > NAMED_EFFECTS && <AllEffects effects={effects} />}
    </div>
  )
}

export function Tracks({ view }: { readonly view: View }) {
  const say = useSay()
  const rules = rulesNamed(view.game)!
  const props = { view, rules }
  return (
    <section className="tracks" aria-label={say('tracks.name')}>
      <div className="tracks-row">
        <Turn {...props} />
        <VictoryPoints {...props} />
        <Defcon {...props} />
        <MilitaryOperations {...props} />
        <Space {...props} />
        <PassingCard {...props} />
        <Effects {...props} />
      </div>
    </section>
  )
}
