/** Everything else that can be chosen when a game is created, out of the way until it is wanted. */

import { useState } from 'react'
import { type Game, type Options, PRESETS, type Preset } from '../../games/options.ts'
import { MOST_HANDICAP } from '../../rules/options.ts'
import { type ListedOption, SECTIONS } from '../../words/options.ts'
import type { PageKey } from '../../words/page.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { useSay } from '../words/use-words.ts'
import './new-game.css'
import { optionsOf, presetOf, valueIn, withOption, withPreset } from './wishes.ts'

interface MoreOptionsProps {
  readonly game: Game
  readonly options: Options
  readonly onChange: (options: Options) => void
}

export function MoreOptions(props: MoreOptionsProps) {
  const say = useSay()
  // Most people never look: the page is there sooner without all these fields.
  const [isWanted, setWanted] = useState(false)
  return (
    <details className="more" onToggle={() => setWanted(true)}>
      <summary>{say('home.more')}</summary>
      {isWanted && <Choices {...props} />}
    </details>
  )
}

export function Choices({ game, options, onChange }: MoreOptionsProps) {
  const say = useSay()
  const listed = optionsOf(game)
  const preset = presetOf(options)
  return (
    <>
      <label className="option">
        <span className="option-name">{say('home.preset')}</span>
        <select value={preset ?? ''} onChange={(event) => onChange(withPreset(options, event.target.value as Preset))}>
          {preset === null && <option value="">{say('home.preset.own')}</option>}
          {(Object.keys(PRESETS) as Preset[]).map((name) => (
            <option key={name} value={name}>
              {say(`preset.${name}`)}
            </option>
          ))}
        </select>
        <small>{say(preset === null ? 'home.preset.own.about' : `preset.${preset}.about`)}</small>
      </label>
      {SECTIONS.map((section) => {
        const own = listed.filter((each) => each.section === section)
        if (own.length === 0) return null
        const rows = own.map((each) => <OptionRow key={each.key} game={game} listed={each} options={options} onChange={onChange} />)
        const name = say(`section.${section}`)
        const about = <p className="section-about">{say(`section.${section}.about`)}</p>
        if (section === 'readings')
          return (
            <details key={section} className="section">
              <summary>{name}</summary>
              {about}
              {rows}
            </details>
          )
        return (
          <section key={section} className="section">
            <h2>{name}</h2>
            {about}
            {rows}
          </section>
        )
      })}
    </>
  )
}

interface OptionRowProps {
  readonly game: Game
  readonly listed: ListedOption
  readonly options: Options
  readonly onChange: (options: Options) => void
}

function OptionRow({ game, listed, options, onChange }: OptionRowProps) {
  const say = useSay()
  const { key, choice } = listed
  const value = valueIn(options, listed)
  const change = (to: unknown): void => onChange(withOption(options, listed, to))
  const name = say(`option.${key}`)
  const about = (
    <small>
      {say(`option.${key}.about`)} {choice !== null && <RuleLink game={game} rule={choice.rules[game]!} />}
    </small>
  )
  if (choice === null) return <Handicap options={options} change={change} />
  if (choice.values.some((each) => typeof each === 'boolean'))
    return (
      <label className="option">
        <span className="option-name">
          <input
            type="checkbox"
            checked={value === true}
            disabled={key === 'optionalCards' && options.edition === 'second'}
            onChange={(event) => change(event.target.checked)}
          />{' '}
          {name}
        </span>
        {about}
      </label>
    )
  return (
    <label className="option">
      <span className="option-name">{name}</span>
      <select value={String(value)} onChange={(event) => change(event.target.value)}>
        {choice.values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {say(`option.${key}.${String(each)}` as PageKey)}
          </option>
        ))}
      </select>
      {about}
    </label>
  )
}

function Handicap({ options, change }: { readonly options: Options; readonly change: (to: unknown) => void }) {
  const say = useSay()
  const [us, ussr] = options.handicap
  const number = (text: string): number => Math.min(MOST_HANDICAP, Math.max(0, Math.trunc(Number(text)) || 0))
  return (
    <fieldset className="option" disabled={options.bidding}>
      <legend className="option-name">{say('option.handicap')}</legend>
      <label>
        {say('home.side.us')}{' '}
        <input type="number" min={0} max={MOST_HANDICAP} value={us} onChange={(event) => change([number(event.target.value), ussr])} />
      </label>{' '}
      <label>
        {say('home.side.ussr')}{' '}
        <input type="number" min={0} max={MOST_HANDICAP} value={ussr} onChange={(event) => change([us, number(event.target.value)])} />
      </label>
      <small>{say('option.handicap.about')}</small>
    </fieldset>
  )
}
