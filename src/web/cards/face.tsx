/**
 * The face of a card: a poster in the colour of its side with an emblem, its value, era, title and effect. One component in two sizes: `hand`
 * and `full`, which is set in em from its width (`--face`). `CardChip` is the third, for a line of text.
 */
import sheet from 'virtual:emblems'
import { rulesNamed } from '../../games/index.ts'
import type { Card, Rules } from '../../rules/ruleset.ts'
import type { Words } from '../../words/speak.ts'
import { useWords } from '../words/use-words.ts'
import { BACK, emblemOf } from './emblems.ts'
import { softened } from './hyphens.ts'
import './face.css'

/** Of which kind a card is drawn. */
type Look = 'us' | 'ussr' | 'both' | 'china' | 'scoring'

export function lookOf(rules: Rules, card: number): Look {
  const { scoring, side } = rules.cards[card]!
  if (scoring !== null) return 'scoring'
  if (card === rules.tables.passing.card) return 'china'
  return side === 0 ? 'us' : side === 1 ? 'ussr' : 'both'
}

export interface FaceProps {
  readonly game: string
  readonly card: number
  /** Its operations with all modifiers, where a side holds it. */
  readonly ops?: number
}

/** A whole card. Everything on it is text; what is drawn only repeats it. */
export function FullFace({ game, card, ops }: FaceProps) {
  const w = useWords()
  const rules = rulesNamed(game)!
  const facts = rules.cards[card]!
  const look = lookOf(rules, card)
  const title = w.card(card)
  const effect = w.effect(card)
  // The longest text has them in words.
  const levels = effect.length > LONGEST ? [] : levelsOf(rules, card, w)
  return (
    <article className={`face full ${look} ${roomFor(title, effect, levels.length > 0, w.language)}`} lang={w.language}>
      <div className="face-poster">
        <Emblem name={emblemOf(facts)} />
        <Badge look={look} base={facts.ops} now={ops ?? facts.ops} />
        <p className="face-label">
          <b>{eventOf(facts, w)}</b>
          <span>
            {w.say(ERAS[facts.era])}
            {facts.war && ` · ${w.say('face.war')}`}
          </span>
        </p>
      </div>
      <h3 className={titleClass(title, w.language)}>{title}</h3>
      {levels.length > 0 && (
        <p className="face-levels">
          {levels.map(([figure, name]) => (
            <span key={name}>
              <b>{figure}</b> {name}
            </span>
          ))}
        </p>
      )}
      <p className="face-effect">{effect}</p>
      <p className="face-foot">
        <span className={facts.once ? 'once' : ''}>
          {facts.once && <Star />}
          {w.say(footOf(rules, card))}
        </span>
        <span>{w.say(facts.game === 'red-sea' ? 'face.number.red-sea' : 'face.number', { n: facts.number })}</span>
      </p>
    </article>
  )
}

/** What the hand shows of a card: a drawing inside a button, which says the rest. @public */
export function HandFace({ game, card, ops }: FaceProps) {
  const w = useWords()
  const rules = rulesNamed(game)!
  const facts = rules.cards[card]!
  const look = lookOf(rules, card)
  const title = w.card(card)
  return (
    <span className={`face small ${look}`} lang={w.language} aria-hidden="true">
      <span className="face-poster">
        <Emblem name={emblemOf(facts)} />
        <Badge look={look} base={facts.ops} now={ops ?? facts.ops} />
        <span className="face-tags">
          <i>{w.say(SHORT_ERAS[facts.era])}</i>
          {facts.once && (
            <i>
              <Star />
            </i>
          )}
          {facts.game !== game && <i>{w.say('face.red-sea')}</i>}
        </span>
      </span>
      <span className={titleClass(title, w.language)}>{softened(title)}</span>
      <span className="face-effect">{w.effect(card)}</span>
    </span>
  )
}

/** A small picture of a card, without words. @public */
export function Thumb({ game, card }: FaceProps) {
  const rules = rulesNamed(game)!
  const facts = rules.cards[card]!
  const look = lookOf(rules, card)
  return (
    <span className={`face thumb ${look}`} aria-hidden="true">
      <span className="face-poster">
        <Emblem name={emblemOf(facts)} />
        <Badge look={look} base={facts.ops} now={facts.ops} />
      </span>
    </span>
  )
}

/** A card face down. @public */
export function CardBack({ size = 'full' }: { readonly size?: 'full' | 'small' }) {
  const w = useWords()
  return (
    <div className={`face back ${size}`} role="img" aria-label={w.say('face.back')}>
      <div className="back-field">
        <svg className="back-globe" viewBox="-100 -100 200 200" aria-hidden="true">
          <path d={MERIDIANS.map((r) => `M0-92A${r} 92 0 0 1 0 92A${r} 92 0 0 1 0-92`).join('')} />
          <path d="M0-92V92M-92 0H92M-86-30H86M-86 30H86M-64-60H64M-64 60H64" />
        </svg>
        <Emblem name={BACK} />
        {size === 'full' && <b className="back-word">HOTLINE</b>}
      </div>
    </div>
  )
}

const MERIDIANS = [92, 66, 36]

const Emblem = ({ name }: { readonly name: string }) => (
  <svg className={`emblem${name.startsWith('region-') ? ' region' : ''}`} aria-hidden="true">
    <use href={`${sheet}#${name}`} />
  </svg>
)

interface BadgeProps {
  readonly look: Look
  readonly base: number
  readonly now: number
}

const STAR = 'M20 0L25.2 13.2L39.4 14L28.4 23L32.1 36.8L20 29.2L7.9 36.8L11.6 23L.6 14L14.8 13.2Z'

/** The value: a disc for the US, a star for the USSR, a split ring for either; the printed value struck out where another counts now. */
export function Badge({ look, base, now }: BadgeProps) {
  return (
    <svg className="badge" viewBox="-2 -2 44 44" aria-hidden="true">
      {look === 'us' && (
        <>
          <circle className="us-field" cx={20} cy={20} r={18} />
          <circle className="badge-ring" cx={20} cy={20} r={14.6} />
        </>
      )}
      {look === 'ussr' && <path className="ussr-field" d={STAR} />}
      {look === 'both' && (
        <>
          <path className="us-field" d="M20 2A18 18 0 0 0 20 38Z" />
          <path className="ussr-field" d="M20 2A18 18 0 0 1 20 38Z" />
          <circle className="core" cx={20} cy={20} r={12.6} />
        </>
      )}
      {look === 'china' && <path className="china-field" d="M12 2H28L38 12V28L28 38H12L2 28V12Z" />}
      {look === 'scoring' && <rect className="scoring-field" x={2} y={6} width={36} height={28} rx={4} />}
      {look === 'scoring' ? (
        <ScoringMark />
      ) : (
        <text x={20} y={27.4} fontSize={look === 'both' ? 19 : 21}>
          {now}
        </text>
      )}
      {base !== now && look !== 'scoring' && (
        <g className="printed">
          <circle cx={36} cy={5} r={8} />
          <text x={36} y={9} fontSize={11}>
            {base}
          </text>
          <path d="M31 8L41 2" />
        </g>
      )}
    </svg>
  )
}

function ScoringMark() {
  const w = useWords()
  return (
    <text x={20} y={25.8} fontSize={16}>
      {w.say('face.vp')}
    </text>
  )
}

const Star = () => (
  <svg className="once-star" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
    <path d="M0-1.05L.26-.34L1-.32L.42.14L.62.86L0 .45L-.62.86L-.42.14L-1-.32L-.26-.34Z" />
  </svg>
)

const ERAS = ['era.early', 'era.mid', 'era.late'] as const
const SHORT_ERAS = ['face.era.early', 'face.era.mid', 'face.era.late'] as const

/** Whose event a card shows. */
export function eventOf({ event, side, scoring }: Pick<Card, 'event' | 'side' | 'scoring'>, w: Words): string {
  if (scoring !== null) return w.say('face.scoring')
  if (event.length === 0) return w.say('face.none')
  return side === 2 ? w.say('face.both') : w.say('face.of', { side: w.side(side) })
}

/** What becomes of it. */
function footOf(rules: Rules, card: number) {
  const { once, scoring } = rules.cards[card]!
  if (card === rules.tables.passing.card) return 'face.passes'
  if (scoring !== null) return once ? 'face.before-end.removed' : 'face.before-end'
  return once ? 'face.removed' : 'face.discarded'
}

/** The figures of a scoring card, and of the one that passes. */
function levelsOf(rules: Rules, card: number, w: Words): readonly (readonly [figure: string, name: string])[] {
  const { scoring, ops, ownRegionalPoint } = rules.cards[card]!
  const { passing, scores } = rules.tables
  if (card === passing.card) {
    const own = [[String(ops), w.say('face.ops')]] as const
    const all = ownRegionalPoint < 0 ? [] : ([[String(ops + 1), w.say('face.all-in', { region: w.region(ownRegionalPoint) })]] as const)
    return [...own, ...all, [String(passing.vp), w.say('face.vp-at-end')]]
  }
  const levels = scoring === null ? null : scores[rules.map.regions.indexOf(scoring)]
  if (levels === null || levels === undefined) return []
  return [
    [String(levels.presence), w.say('level.presence')],
    [String(levels.domination), w.say('level.domination')],
    [levels.control === null ? w.say('face.wins') : String(levels.control), w.say('level.control')],
  ]
}

/** Long titles, and those with a long word, are set smaller. */
const LONG = { en: 24, ru: 19 } as const
const LONGEST_TITLE = 31
const LONG_WORD = 13
/** Where a hand has eight cards, longer Russian words have no room on a line. */
const WIDE_WORD = 12

function titleClass(title: string, language: Words['language']): string {
  const word = Math.max(...title.split(/[\s-]/).map(({ length }) => length))
  const isLong = title.length > LONG[language] || word > LONG_WORD
  const size = title.length > LONGEST_TITLE ? ' longest' : isLong ? ' long' : ''
  return `face-title${size}${word > WIDE_WORD ? ' divided' : ''}`
}

/**
 * The poster leaves the room that the text needs. Each step holds so many letters (a browser test looks at every card); Russian letters are
 * wider, a second line of the title and the figures of a scoring card take their share.
 */
const ROOMS = [
  [150, 'short'],
  [200, 'middling'],
  [285, 'long'],
  [400, 'dense'],
  [535, 'densest'],
] as const
const WIDER = { en: 1, ru: 1.12 } as const
const SECOND_LINE_TAKES = 35
const LEVELS_TAKE = 33
const LONGEST = 600

function roomFor(title: string, effect: string, hasLevels: boolean, language: Words['language']): string {
  const letters = effect.length * WIDER[language] + (title.length > 20 ? SECOND_LINE_TAKES : 0) + (hasLevels ? LEVELS_TAKE : 0)
  return ROOMS.find(([most]) => letters <= most)?.[1] ?? 'crammed'
}
