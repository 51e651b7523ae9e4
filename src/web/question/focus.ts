/** Where the keyboard goes when a question changes. */
import type { Asked } from '../../rules/api.ts'

/** Keys, and what reads the screen, click without a count of clicks. */
export const isByKeyboard = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail === 0

const question = (): HTMLElement | null => document.getElementById('question')

/** The mildest answer first. */
const FIRST = ['.question-body .use.legal', '.question-body .card', 'footer .primary', '.question-body button']

/** To the first answer in the question, once it is drawn. */
export function toQuestion(): void {
  requestAnimationFrame(() => {
    const here = question()
    const found = FIRST.map((selector) => here?.querySelector<HTMLElement>(selector)).find((each) => each instanceof HTMLElement)
    ;(found ?? here)?.focus()
  })
}

/** Kinds of questions that the map answers: arrows travel there at once. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['influence', 'realign', 'coup', 'place', 'remove', 'country'])

/** Where the keyboard was, if that is a target, else a target, else where it was. */
const ON_MAP = ['.board .box.legal[tabindex="0"]', '.board .box.legal', '.board [tabindex="0"]']

/** To a new question where the answer that had the focus is gone: a keyboard must never have to begin at the top of the page. */
export function keepFocus(asks: Asked | null): void {
  if (asks === null || document.activeElement !== document.body) return
  const map = ON_THE_MAP.has(asks.kind) ? ON_MAP.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean) : null
  ;(map ?? question())?.focus({ preventScroll: true })
}
