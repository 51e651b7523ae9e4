/** What the guide points at, as an element of the page. */
import { rulesNamed } from '../../games/index.ts'
import { CARD, isCard, isCountry, pickOf, wordOf } from '../../rules/vocabulary.ts'
import type { Lesson } from '../../words/learn.ts'
import type { AtCourse, CoursePlace } from '../store/course.ts'
import { COURSE_GAME } from '../store/guided.ts'

/** Selectors of the same thing, the best first: a phone draws it in another way. */
export type Target = readonly string[]

const track = (name: string): Target => [`.track.${name}`, `.line-${name}`, '.status-line', '.top-bar']

const country = (n: number): Target => [`.board [data-country="${n}"]`, '.board-area']

const card = (n: number): Target => [`.hand [data-face="${n}"]`, '.hand']

const CONFIRM: Target = ['.open-card footer .primary', '#question footer .primary', '#question']
const QUESTION: Target = ['#question']
const HAND: Target = ['.hand-cards', '.hand']
const OPEN_CARD: Target = ['.open-uses', '.open-card', '#question']

const rules = rulesNamed(COURSE_GAME)!
const countryNamed = (id: string): number => pickOf(rules, id)
const cardNamed = (id: string): number => pickOf(rules, id) - CARD

const ofPick = (pick: number): Target =>
  isCountry(pick) ? country(pick) : isCard(pick) ? card(pick - CARD) : [`.use[data-use="${wordOf(pick)}"]`, '#question']

function ofPlace(place: CoursePlace): Target {
  if (typeof place === 'object') return country(countryNamed(place.country))
  return place === 'last-play' ? ['.last-play', '.side-tabs', '.side'] : place === 'map' ? ['.board-area'] : track(place)
}

/** The country that a step of the course points at, or null. */
export function countryOf({ entry, done }: AtCourse): number | null {
  if (entry.kind === 'read') return typeof entry.at === 'object' ? countryNamed(entry.at.country) : null
  if (entry.kind !== 'do') return null
  const pick = pickOf(rules, entry.picks[done]!)
  return isCountry(pick) ? pick : null
}

export function targetOf({ entry, done }: AtCourse): Target | null {
  switch (entry.kind) {
    case 'bot':
      return null
    case 'read':
      return ofPlace(entry.at)
    case 'do':
      return ofPick(pickOf(rules, entry.picks[done]!))
    case 'confirm':
      return CONFIRM
  }
}

const OF_LESSON: { readonly [L in Lesson]: Target | null } = {
  play: HAND,
  headline: HAND,
  'own-event': OPEN_CARD,
  'their-event': OPEN_CARD,
  'scoring-card': HAND,
  influence: QUESTION,
  'sea-lanes': country(countryNamed('strategic-sea-lanes')),
  coup: QUESTION,
  flashpoint: country(countryNamed('ethiopia')),
  realign: QUESTION,
  space: track('space'),
  'card-asks': QUESTION,
  defcon: track('defcon'),
  'defcon-2': track('defcon'),
  military: track('milops'),
  'passing-card': card(cardNamed('romanian-autonomy')),
  effects: track('effects'),
  scored: track('vp'),
  'last-rounds': HAND,
  cleanup: track('turn'),
  'turn-2': track('turn'),
  over: null,
}

export const targetOfLesson = (lesson: Lesson): Target | null => OF_LESSON[lesson]

/** The country that a lesson points at, or null. */
export const countryOfLesson = (lesson: Lesson): number | null =>
  lesson === 'sea-lanes' ? countryNamed('strategic-sea-lanes') : lesson === 'flashpoint' ? countryNamed('ethiopia') : null

const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The element of a target that is drawn now, or null. */
export function elementOf(target: Target): Element | null {
  for (const selector of target) {
    const found = [...document.querySelectorAll(selector)].find(isDrawn)
    if (found !== undefined) return found
  }
  return null
}
