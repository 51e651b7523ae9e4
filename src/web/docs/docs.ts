/** The script of the documents: the colours that the person has chosen, and the search. The pages can be read without it. */
import { keptSettings } from '../store/kept-settings.ts'
import './docs.css'
import { type DocSection, findSections } from './search.ts'

const { theme } = keptSettings()
if (theme !== 'system') document.documentElement.dataset.theme = theme

function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('input[type="search"]')!
  const found = document.querySelector<HTMLElement>('#found')!
  const { index = '', up = '', none = '' } = input.dataset
  let sections: Promise<readonly DocSection[]> | null = null

  const show = async (): Promise<void> => {
    sections ??= fetch(index).then((reply) => reply.json() as Promise<readonly DocSection[]>)
    const all = await sections.catch(() => {
      sections = null
      return []
    })
    const query = input.value.trim()
    const items = findSections(all, query).map(({ to, title, excerpt }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = up + to
      link.textContent = title
      const text = document.createElement('p')
      text.textContent = excerpt
      item.append(link, text)
      return item
    })
    const list = document.createElement('ol')
    list.append(...items)
    found.replaceChildren(...(query === '' ? [] : items.length === 0 ? [none] : [list]))
  }
  input.addEventListener('input', () => void show())
  input.form!.addEventListener('submit', (event) => {
    event.preventDefault()
    found.querySelector('a')?.click()
  })
}

document.addEventListener('DOMContentLoaded', startSearch)
