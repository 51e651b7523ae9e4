/** The real page takes the place of its drawing (`early.ts`), with all that has been done to that meanwhile. */
import { DRAWN } from './drawn.ts'

const CONTROLS = 'a, button, details, form, input, select, summary'
const controlsIn = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(CONTROLS)]

export const isDrawn = (): boolean => document.getElementById(DRAWN) !== null

/** Called when the page stands in the document, before it is shown. */
export function takeOver(): void {
  const drawn = document.getElementById(DRAWN)
  if (drawn === null) return
  const [before, now] = [controlsIn(drawn), controlsIn(document.getElementById('root')!)]
  const focused = before.indexOf(document.activeElement as HTMLElement)
  drawn.remove()
  // Another room has been opened meanwhile.
  if (before.length !== now.length) return
  now[focused]?.focus()
  // After React has rendered: it then gets the same events as from a person.
  queueMicrotask(() => {
    for (const [i, each] of before.entries()) repeat(each, now[i]!)
  })
}

function repeat(drawn: HTMLElement, real: HTMLElement): void {
  if (drawn instanceof HTMLInputElement && real instanceof HTMLInputElement) {
    if (drawn.checked !== real.checked) real.click()
  } else if (drawn instanceof HTMLSelectElement && real instanceof HTMLSelectElement) {
    if (drawn.value === real.value) return
    real.value = drawn.value
    real.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (drawn instanceof HTMLDetailsElement && real instanceof HTMLDetailsElement) real.open = drawn.open
}
