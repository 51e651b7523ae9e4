/** The board as tables, for screen readers and for people who prefer tables. */

import { memo, useId, useMemo, useRef, useState } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { TextMark } from '../parts/marks.tsx'
import { type Book, bookOfGame } from '../router/books.ts'
import { WithRules } from '../rules/rule-link.tsx'
import { useSay, useWords } from '../words/use-words.ts'
import { type CountryFace, type CountryKind, type CountryStatus, facesOf } from './face.ts'
import type { BoardProps } from './props.ts'
import { useSize } from './use-camera.ts'
import './text-board.css'

interface RowProps {
  readonly country: number
  readonly kind: CountryKind
  readonly stability: number
  readonly us: number
  readonly ussr: number
  readonly wasUs: number | null
  readonly wasUssr: number | null
  readonly controller: Side | -1
  readonly markers: string
  /** Further regions and subregions, by name. */
  readonly within: string
  readonly standing: CountryStatus
  /** What choosing it would do, or why it can't be chosen. */
  readonly about: string | null
  readonly game: Book
  readonly narrow: boolean
  readonly onPick: (country: number) => void
}

/** Columns of a narrow table. */
const COLUMNS = 5
/** Below this width what a choice does has no column. */
const NARROW = 560

function Figure({ n, was }: { readonly n: number; readonly was: number | null }) {
  const say = useSay()
  return <td className="figure">{was === null || was === n ? n : say('text-board.before', { n, was })}</td>
}

const Row = memo(function Row(props: RowProps) {
  const { country, kind, controller, standing, within, markers, about } = props
  const words = useWords()
  const say = useSay()
  const name = words.country(country)
  const isLegal = standing === 'legal'
  const kindName = kind === 'country' ? '' : say(`text-board.${kind}`)
  const row = (
    <tr className={standing}>
      <th scope="row">
        {/* It stays a button when it can't be chosen any longer, so that the keyboard does not lose its place. */}
        <button
          type="button"
          aria-disabled={!isLegal}
          tabIndex={isLegal ? 0 : -1}
          aria-label={isLegal ? say('text-board.choose', { country: name }) : name}
          onClick={() => {
            if (isLegal) props.onPick(country)
          }}
        >
          {name}
        </button>
        {props.narrow && kindName !== '' && <span className="within">{kindName}</span>}
        {within !== '' && <span className="within">{within}</span>}
        {markers !== '' && <span className="within">{markers}</span>}
      </th>
      {!props.narrow && <td>{kindName}</td>}
      <td className="figure">{props.stability}</td>
      <Figure n={props.us} was={props.wasUs} />
      <Figure n={props.ussr} was={props.wasUssr} />
      <td>
        {controller < 0 ? (
          say('text-board.nobody')
        ) : (
          <b>
            <TextMark side={controller as Side} /> {words.side(controller as Side)}
          </b>
        )}
      </td>
      {standing !== 'unasked' && !props.narrow && (
        <td className="about">{about !== null && <WithRules game={props.game} text={about} isAside />}</td>
      )}
    </tr>
  )
  if (!props.narrow || about === null) return row
  return (
    <>
      {row}
      <tr className={`below ${standing}`}>
        <td className="about" colSpan={COLUMNS}>
          <WithRules game={props.game} text={about} isAside />
        </td>
      </tr>
    </>
  )
})

export function TextBoard({ view, legal, refused, onPick, before, preview, closed }: BoardProps) {
  const { map, tables } = rulesNamed(view.game)!
  const words = useWords()
  const say = useSay()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const { width } = useSize(root)
  const narrow = width > 0 && width < NARROW
  const [onlyLegal, setOnlyLegal] = useState(false)
  const faces = useMemo(() => facesOf(view), [view])
  const isAsked = legal.size > 0
  const isIn = (face: CountryFace, region: number): boolean => ((map.countries[face.country]!.regions >> region) & 1) !== 0
  const home = (face: CountryFace): number => tables.finalScoring.find((region) => isIn(face, region)) ?? -1
  const within = (face: CountryFace): string =>
    map.regions.flatMap((_, region) => (isIn(face, region) && region !== home(face) ? [words.region(region)] : [])).join(', ')

  const summary = (region: number): string => {
    const there = faces.filter((face) => isIn(face, region) && face.kind !== 'area')
    const keys = there.filter(({ kind }) => kind === 'battleground')
    const of = (list: readonly CountryFace[], side: Side): number => list.filter(({ controller }) => controller === side).length
    return say('text-board.controlled', {
      all: there.length,
      us: of(there, US),
      ussr: of(there, USSR),
      keys: keys.length,
      usKeys: of(keys, US),
      ussrKeys: of(keys, USSR),
    })
  }
  const title = (region: number): string => {
    if (region < 0) return say('text-board.other')
    const score = tables.scores[region]
    if (!score) return words.region(region)
    return say('text-board.caption', {
      region: words.region(region),
      presence: score.presence,
      domination: score.domination,
      control: score.control ?? say('board.wins'),
    })
  }
  const regions = [...tables.finalScoring, ...(faces.some((face) => home(face) < 0) ? [-1] : [])]

  return (
    // Where nothing can be chosen, the keyboard still has to scroll.
    <section className="text-board" ref={root} aria-label={say('board.map', { game: words.game() })} {...(!isAsked && { tabIndex: 0 })}>
      {isAsked && (
        <label className="only-legal">
          <input type="checkbox" checked={onlyLegal} onChange={(event) => setOnlyLegal(event.target.checked)} />{' '}
          {say('text-board.only-legal')}
        </label>
      )}
      {regions.map((region) => {
        const rows = faces.filter((face) => home(face) === region && (!isAsked || !onlyLegal || legal.has(face.country)))
        if (rows.length === 0) return null
        const about = `${id}${region}`
        return (
          <div key={region} className="region">
            <table aria-describedby={region < 0 ? undefined : about}>
              <caption>{title(region)}</caption>
              <thead>
                <tr>
                  <th scope="col">{say('text-board.country')}</th>
                  {!narrow && <th scope="col">{say('text-board.kind')}</th>}
                  <th scope="col">
                    {narrow ? (
                      <abbr title={say('text-board.stability')}>{say('text-board.stability.short')}</abbr>
                    ) : (
                      say('text-board.stability')
                    )}
                  </th>
                  <th scope="col">
                    <TextMark side={US} /> {words.side(US)}
                  </th>
                  <th scope="col">
                    <TextMark side={USSR} /> {words.side(USSR)}
                  </th>
                  <th scope="col">{say('text-board.control')}</th>
                  {isAsked && !narrow && <th scope="col">{say('text-board.choice')}</th>}
                </tr>
              </thead>
              <tbody>
                {rows.map((face) => {
                  const { country } = face
                  const standing = !isAsked ? 'unasked' : legal.has(country) ? 'legal' : 'refused'
                  return (
                    <Row
                      key={country}
                      country={country}
                      kind={face.kind}
                      stability={face.stability}
                      us={face.us}
                      ussr={face.ussr}
                      wasUs={before.get(country)?.[0] ?? null}
                      wasUssr={before.get(country)?.[1] ?? null}
                      controller={face.controller}
                      markers={face.markers.map((card) => say('board.marker', { card: words.quoted(card) })).join(' ')}
                      within={within(face)}
                      standing={standing}
                      about={standing === 'legal' ? preview(country) : standing === 'refused' ? refused(country) : null}
                      game={bookOfGame(view.game)}
                      narrow={narrow}
                      onPick={onPick}
                    />
                  )
                })}
              </tbody>
            </table>
            {region >= 0 && (
              <p id={about}>
                {summary(region)} {closed.has(region) && say('text-board.closed', { n: view.defcon })}
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}
