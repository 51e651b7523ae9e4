/**
 * Runs before anything is shown: the language and the colours of the page, and the first page as the build has drawn it, in that language, so
 * that the person can read it before the script has come. What is done to the drawing is done to the real page when that has come (`take-over.ts`).
 */
import { dress, keptSettings } from '../store/kept-settings.ts'
import { isReturning } from '../store/returning.ts'
import { DRAWN, SCRIPTS } from './drawn.ts'

const settings = keptSettings()
dress(settings)

function draw(root: HTMLElement): boolean {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${settings.language}"]`)
  // Other rooms of the page come with their own script.
  if (template === null || !/^#?\/?$/.test(location.hash) || root.hasChildNodes()) return false
  const drawn = document.createElement('div')
  drawn.id = DRAWN
  drawn.append(template.content)
  const theme = drawn.querySelector<HTMLOptionElement>(`option[value="${settings.theme}"]`)
  if (theme !== null) theme.defaultSelected = true
  // Their games take the place of the title.
  if (isReturning()) {
    drawn.querySelector('.hero')?.remove()
    drawn.querySelector('.home')?.classList.add('has-games')
  }
  root.before(drawn)
  return true
}

/** The script of the page, which the build has laid aside. */
function begin(): void {
  const scripts = document.querySelector<HTMLTemplateElement>(`#${SCRIPTS}`)
  if (scripts !== null) document.head.append(document.importNode(scripts.content, true))
}

/** A browser that shows no picture within this time may have put it off for long. */
const PICTURE = 1000

/** After the next picture, if there is one. */
function afterPicture(work: () => void): void {
  let done = false
  const once = (): void => {
    if (!done) work()
    done = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, document.hidden ? 0 : PICTURE)
}

// The body is not there yet. Whatever the browser reads of it in one go is seen here before it is shown.
const reading = new MutationObserver(() => {
  const root = document.getElementById('root')
  if (root === null) return
  reading.disconnect()
  if (draw(root)) afterPicture(begin)
  else begin()
})
reading.observe(document, { childList: true, subtree: true })
