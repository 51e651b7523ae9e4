/** Draws a position as an SVG of 1200 × 630, the size that pages and chats show of a link. What it shows is public. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { controller } from '../../rules/board.ts'
import { gameOf } from '../../rules/ruleset.ts'
import { Phase, type State } from '../../rules/state.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { shortName } from '../../words/board.ts'
import type { Language } from '../../words/languages.ts'
import { logLines } from '../../words/log.ts'
import { type ShareKey, shareIn } from '../../words/share.ts'
import { type Words, words } from '../../words/speak.ts'
import type { BoardDrawing } from './boards.ts'
import type { PublicPosition } from './moment.ts'

export const WIDTH = 1200
export const HEIGHT = 630
/** The column with turn, score and DEFCON, and the line below the board. */
const COLUMN = 236
const FOOT = 88
export const FONT = 'IBM Plex Sans'

/** The dark theme of the page (src/web/theme/tokens.css): a war room at night is our best face. */
const INK = '#f1eee4'
const QUIET = '#b6bec6'
const GROUND: Readonly<Record<Side, string>> = { [US]: '#1d549f', [USSR]: '#a6281d' }
const MARK: Readonly<Record<Side, string>> = { [US]: '#93c0ff', [USSR]: '#ff9f90' }
const DEFCON: readonly (readonly [ground: string, ink: string])[] = [
  ['#ffffff', '#1b2330'],
  ['#b3261e', '#ffffff'],
  ['#f2c330', '#241a00'],
  ['#1f6b43', '#ffffff'],
  ['#1f5fa6', '#ffffff'],
]
const LAND = '#2b3138'
const TINTS: readonly (readonly [region: string, tint: string])[] = [
  ['western-europe', '#3a3a63'],
  ['eastern-europe', '#464275'],
  ['southeast-asia', '#624617'],
  ['asia', '#57431f'],
  ['middle-east', '#1a4d50'],
  ['africa', '#474620'],
  ['central-america', '#2a4d2b'],
  ['south-america', '#1b4530'],
]
const POWERS: Readonly<Record<string, string>> = { us: '#1b3a66', ussr: '#571f1a' }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text for markup. Control characters and halves of surrogate pairs, which XML refuses, are left out. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!)

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

interface TextStyle {
  readonly size: number
  readonly fill?: string
  readonly weight?: 400 | 600
  readonly anchor?: 'start' | 'middle'
}
/** The files name their families so. */
const FACES = { 400: FONT, 600: `${FONT} SemiBold` } as const
const text = (x: number, y: number, said: string, { size, fill = INK, weight = 600, anchor = 'start' }: TextStyle): string =>
  `<text x="${x}" y="${y}" font-family="${FACES[weight]}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(said)}</text>`

/** The marks of the powers have shapes of their own, for people who cannot distinguish the colours (src/web/parts/marks.tsx). */
const SHAPES: Readonly<Record<Side, string>> = {
  [US]: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1ZM0-.42A.42 .42 0 0 0 0 .42A.42 .42 0 0 0 0-.42Z',
  [USSR]: 'M0-1.05L.26-.34L1-.32L.42.14L.62.86L0 .45L-.62.86L-.42.14L-1-.32L-.26-.34Z',
}
const mark = (side: Side, x: number, y: number, size: number, fill = MARK[side]): string =>
  `<path d="${SHAPES[side]}" transform="translate(${x} ${y}) scale(${size})" fill="${fill}"/>`

function phaseOf(g: State, w: Words): string {
  if (g.phase === Phase.Setup) return w.say('phase.setup')
  if (g.phase === Phase.Headline) return w.say('phase.headline')
  return g.phase === Phase.Action ? w.say('phase.action', { side: w.side(g.phasing), n: g.round }) : w.say('phase.cleanup')
}

export interface Caption {
  readonly title: string
  /** What the last play did. */
  readonly line: string
  readonly game: string
}

/** What a link to the position says. */
export function captionOf({ state: g, notes, step, of, ending, isFinal }: PublicPosition, language: Language): Caption {
  const say = shareIn(language)
  const w = words(language, g.game, g.options.edition)
  const game = say(`share.game.${gameOf(rulesNamed(g.game)!)}` as ShareKey)
  const isEnd = step === of && isFinal && ending !== null
  const phase = isEnd ? say('share.over', { winner: ending.winner }) : phaseOf(g, w)
  return { game, title: say('share.title', { game, turn: g.turn, phase }), line: logLines(notes, SPECTATOR, w).at(-1) ?? '' }
}

/** A country's plate: each half with its side's influence, filled where that side controls the country. */
function plate(g: State, country: number, [x, y]: readonly [number, number], name: string | null): string {
  const { battleground, flashpoint, area } = rulesNamed(g.game)!.map.countries[country]!
  const held = [g.influence[country * 2 + US]!, g.influence[country * 2 + USSR]!] as const
  const isKey = battleground || flashpoint
  if (name === null && !isKey && held[US] === 0 && held[USSR] === 0) return ''
  const owner = area ? -1 : controller(g, country)
  const [width, height] = [104, name === null ? 46 : 34]
  const top = name === null ? y - height / 2 : y - 8
  const half = (side: Side): string => {
    const left = side === US ? x - width / 2 : x
    const ground = owner === side ? `<rect x="${left}" y="${top}" width="${width / 2}" height="${height}" fill="${GROUND[side]}"/>` : ''
    const ink = owner === side ? '#ffffff' : MARK[side]
    const figure =
      held[side] === 0 ? '' : text(left + width / 4, top + height / 2 + 12, String(held[side]), { size: 34, fill: ink, anchor: 'middle' })
    const shape = owner === side ? mark(side, left + (side === US ? 8 : width / 2 - 8), top + 9, 5, '#ffffff') : ''
    return ground + figure + shape
  }
  const edge = isKey ? `stroke="${INK}" stroke-width="3"` : 'stroke="#8b97a2" stroke-width="1.25"'
  const title = name === null ? '' : text(x, top - 5, name, { size: 16, anchor: 'middle', weight: isKey ? 600 : 400 })
  const ground = `<rect x="${x - width / 2}" y="${top - (name === null ? 0 : 22)}" width="${width}" height="${height + (name === null ? 0 : 22)}" rx="4" fill="#0f151b"/>`
  const frame = `<rect x="${x - width / 2}" y="${top - (name === null ? 0 : 22)}" width="${width}" height="${height + (name === null ? 0 : 22)}" rx="4" fill="none" ${edge}/>`
  return ground + title + half(US) + half(USSR) + frame
}

function tintOf(game: string, id: string): string {
  const { countries, regions } = rulesNamed(game)!.map
  const bits = countries.find((country) => country?.id === id)?.regions ?? 0
  const own = new Set(regions.filter((_, region) => (bits >> region) & 1))
  return TINTS.find(([region]) => own.has(region))?.[1] ?? POWERS[id] ?? LAND
}

/** From here on names can be read. */
const READABLE = 0.9

function boardOf({ state: g }: PublicPosition, { width, height, boxes, land }: BoardDrawing, language: Language, w: Words): string {
  const [roomWide, roomHigh] = [WIDTH - COLUMN, HEIGHT - FOOT]
  const scale = Math.min(roomWide / width, roomHigh / height)
  const left = COLUMN + (roomWide - width * scale) / 2
  const top = (roomHigh - height * scale) / 2
  const paths = Object.entries(land).map(([id, d]) => `<path d="${d}" fill="${tintOf(g.game, id)}"/>`)
  const plates = rulesNamed(g.game)!.map.countries.map((country, n) => {
    const at = country === undefined ? undefined : boxes[country.id]
    if (country === undefined || at === undefined) return ''
    return plate(g, n, at, scale < READABLE ? null : (shortName(language, country.id) ?? w.country(n)))
  })
  return `<g clip-path="url(#room)"><g transform="translate(${left} ${top}) scale(${scale})"><g stroke="#0d151c" stroke-width="1" fill-rule="evenodd">${paths.join('')}</g>${plates.join('')}</g></g>`
}

function columnOf({ state: g, players }: PublicPosition, language: Language, w: Words): string {
  const say = shareIn(language)
  const leads: Side | null = g.vp === 0 ? null : g.vp > 0 ? US : USSR
  const [ground, ink] = DEFCON[Math.min(5, Math.max(1, g.defcon)) - 1]!
  const player = (side: Side, y: number): string =>
    mark(side, 36, y - 8, 9) + text(56, y, cut((side === US ? players.us : players.ussr) ?? w.side(side), 16), { size: 20 })
  return [
    `<rect width="${COLUMN}" height="${HEIGHT}" fill="#171d24"/>`,
    mark(US, 36, 44, 9),
    '<path d="M46 44C54 44 54 34 61 34S68 54 75 54S82 44 88 44" fill="none" stroke="#f1eee4" stroke-width="3"/>',
    mark(USSR, 98, 44, 10),
    text(118, 52, 'HOTLINE', { size: 24 }),
    text(26, 130, say('share.turn', { turn: g.turn }), { size: 40 }),
    text(26, 162, cut(phaseOf(g, w), 20), { size: 21, fill: QUIET, weight: 400 }),
    text(26, 236, say('share.vp'), { size: 18, fill: QUIET, weight: 400 }),
    leads === null
      ? text(26, 284, say('share.even'), { size: 34 })
      : `<rect x="22" y="248" width="192" height="50" rx="6" fill="${GROUND[leads]}"/>${mark(leads, 44, 273, 10, '#ffffff')}${text(64, 285, `${w.side(leads)} +${Math.abs(g.vp)}`, { size: 32, fill: '#ffffff' })}`,
    text(26, 350, 'DEFCON', { size: 18, fill: QUIET, weight: 400 }),
    `<rect x="22" y="362" width="56" height="56" rx="6" fill="${ground}"/>`,
    text(50, 403, String(g.defcon), { size: 38, fill: ink, anchor: 'middle' }),
    player(US, 560),
    player(USSR, 596),
  ].join('')
}

export function svgOf(moment: PublicPosition, drawing: BoardDrawing, language: Language): string {
  const { state: g } = moment
  const w = words(language, g.game, g.options.edition)
  const { line, title } = captionOf(moment, language)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<clipPath id="room"><rect x="${COLUMN}" width="${WIDTH - COLUMN}" height="${HEIGHT - FOOT}"/></clipPath>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0a1a26"/>`,
    boardOf(moment, drawing, language, w),
    `<rect x="${COLUMN}" y="${HEIGHT - FOOT}" width="${WIDTH - COLUMN}" height="${FOOT}" fill="#202830"/>`,
    text(COLUMN + 24, HEIGHT - FOOT / 2 + 9, cut(line === '' ? title : line, 84), { size: 23, weight: 400 }),
    columnOf(moment, language, w),
    '</svg>',
  ].join('')
}
