/**
 * The documents as pages of the site: `docs/NAME.md` at /docs/NAME.html, `docs/NAME.ru.md` at /docs/ru/NAME.html. The build writes them beside the
 * page (vite.config.ts), so they are those of the version that runs.
 */
import { Marked, type Token, type Tokens } from 'marked'
import type { Language } from '../../words/languages.ts'
import type { DocSection } from './search.ts'

type Group = 'players' | 'hosts' | 'engineers'

/** Every document, in the order of the list beside the text. Those for players are written in both languages. */
const LISTED: Readonly<Record<Group, readonly string[]>> = {
  players: ['faq', 'glossary', 'options', 'readings'],
  hosts: ['hosting', 'security', 'scale'],
  engineers: ['program', 'library', 'bots', 'record', 'api', 'socket', 'position', 'text-log', 'engine-performance', 'measurements'],
}

interface SiteWords {
  readonly docs: string
  readonly play: string
  readonly rules: string
  readonly cards: string
  readonly groups: Readonly<Record<Group, string>>
  readonly inEnglish: string
  readonly search: string
  readonly none: string
  readonly other: string
}

const WORDS: Readonly<Record<Language, SiteWords>> = {
  en: {
    docs: 'Documents',
    play: 'Play',
    rules: 'Rules',
    cards: 'Cards',
    groups: { players: 'For players', hosts: 'For hosts', engineers: 'For engineers' },
    inEnglish: '',
    search: 'Search the documents',
    none: 'Nothing found.',
    other: 'По-русски',
  },
  ru: {
    docs: 'Документы',
    play: 'Играть',
    rules: 'Правила',
    cards: 'Карты',
    groups: { players: 'Игрокам', hosts: 'Организаторам', engineers: 'Разработчикам' },
    inEnglish: ' (англ.)',
    search: 'Искать в документах',
    none: 'Ничего не найдено.',
    other: 'In English',
  },
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The anchor of a heading, as forges make it, so that the same link works on both. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

interface Doc {
  readonly name: string
  readonly language: Language
  readonly title: string
  /** The address of the page below /docs. */
  readonly path: string
  readonly html: string
  readonly sections: readonly DocSection[]
}

/** The text of tokens without their marks. */
const textOf = (tokens: readonly Token[] | undefined): string =>
  (tokens ?? [])
    .map((token) => ('tokens' in token && token.tokens !== undefined ? textOf(token.tokens) : 'text' in token ? String(token.text) : ' '))
    .join('')

/** The parts of a document below its headings, for the search. */
function sectionsOf(tokens: readonly Token[], path: string): readonly DocSection[] {
  const sections: { to: string; title: string; text: string }[] = []
  let title = ''
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = textOf(token.tokens)
      if (token.depth === 1) title = heading
      sections.push({
        to: token.depth === 1 ? path : `${path}#${anchorOf(heading)}`,
        title: token.depth === 1 ? heading : `${title}: ${heading}`,
        text: '',
      })
    } else if (sections.length > 0) sections.at(-1)!.text += ` ${token.raw.replaceAll(/[`*|]|-{3,}:?|\]\([^)]*\)/g, ' ')}`
  }
  return sections.map(({ text, ...rest }) => ({ ...rest, text: text.replaceAll(/\s+/g, ' ').trim() }))
}

/** Where a link of a document leads on the site; null for files of the repository that are no documents. */
function target(href: string, language: Language, names: ReadonlySet<string>): string | null {
  if (/^(?:[a-z]+:|#)/.test(href)) return href
  const [, name = '', ru = '', anchor = ''] = /^(?:\.\/)?([\w-]+)(\.ru)?\.md(#.*)?$/.exec(href) ?? []
  if (!names.has(name + ru)) return null
  const to = ru === '' ? (language === 'ru' ? `../${name}` : name) : language === 'ru' ? name : `ru/${name}`
  return `${to}.html${anchor}`
}

function docOf(name: string, language: Language, text: string, names: ReadonlySet<string>): Doc {
  const marked = new Marked()
  const tokens = marked.lexer(text)
  const first = tokens.find((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1)
  if (first === undefined) throw new Error(`docs: ${name} has no title`)
  marked.use({
    renderer: {
      heading({ tokens: inside, depth }) {
        return `<h${depth} id="${anchorOf(textOf(inside))}">${this.parser.parseInline(inside)}</h${depth}>\n`
      },
      link({ href, tokens: inside }) {
        const to = target(href, language, names)
        const shown = this.parser.parseInline(inside)
        return to === null ? `<span title="${escaped(href)}">${shown}</span>` : `<a href="${escaped(to)}">${shown}</a>`
      },
      // Wide blocks and tables scroll by themselves, also with the keyboard.
      code: ({ text: code }) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`,
      table(token) {
        const cell = (one: Tokens.TableCell, kind: 'th' | 'td'): string =>
          `<${kind}${one.align === 'right' ? ' class="figure"' : ''}>${this.parser.parseInline(one.tokens)}</${kind}>`
        const row = (cells: readonly Tokens.TableCell[], kind: 'th' | 'td'): string =>
          `<tr>${cells.map((one) => cell(one, kind)).join('')}</tr>\n`
        return `<div class="wide" tabindex="0" role="group"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`
      },
    },
  })
  const path = language === 'ru' ? `ru/${name}.html` : `${name}.html`
  return { name, language, title: textOf(first.tokens), path, html: marked.parser(tokens), sections: sectionsOf(tokens, path) }
}

/** The list of all pages, as it stands beside each of them. */
function listFor(language: Language, up: string, current: string, docs: readonly Doc[]): string {
  const w = WORDS[language]
  const item = (name: string): string => {
    const own = docs.find((doc) => doc.name === name && doc.language === language)
    const doc = own ?? docs.find((one) => one.name === name)!
    const here = doc.path === current ? ' aria-current="page"' : ''
    return `<li><a href="${up}${doc.path}"${here}>${escaped(doc.title)}</a>${own === undefined ? w.inEnglish : ''}</li>`
  }
  return Object.entries(LISTED)
    .map(([group, names]) => {
      const ofPage =
        group === 'players' ? `<li><a href="${up}../#/rules">${w.rules}</a></li><li><a href="${up}../#/cards">${w.cards}</a></li>` : ''
      return `<h2>${w.groups[group as Group]}</h2><ul>${ofPage}${names.map(item).join('')}</ul>`
    })
    .join('')
}

function pageOf(language: Language, path: string, title: string, html: string, docs: readonly Doc[], twin: string | null): string {
  const w = WORDS[language]
  const up = path.includes('/') ? '../' : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Hotline</title>
<link rel="icon" href="${up}../icon.svg">
<link rel="stylesheet" href="${up}docs.css">
<script src="${up}docs.js"></script>
</head>
<body>
<header>
<a class="brand" href="${up}../">HOTLINE</a>
<a href="${up}${language === 'ru' ? 'ru/' : ''}index.html">${w.docs}</a>
<a href="${up}../#/">${w.play}</a>
${twin === null ? '' : `<a href="${up}${twin}" lang="${language === 'ru' ? 'en' : 'ru'}">${w.other}</a>`}
<form role="search"><input type="search" aria-label="${w.search}" placeholder="${w.search}" data-index="${up}search.${language}.json" data-up="${up}" data-none="${w.none}"></form>
</header>
<div id="found" role="status"></div>
<div class="columns">
<nav aria-label="${w.docs}">${listFor(language, up, path, docs)}</nav>
<main>${html}</main>
</div>
</body>
</html>
`
}

/** All files of the site, by their paths below /docs, from those of the folder `docs` by their names. Throws where the list and the folder differ. */
export function drawDocs(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const names = new Set([...files.keys()].map((file) => file.replace(/\.md$/, '')))
  const listed = new Set(Object.values(LISTED).flat())
  for (const name of listed) if (!names.has(name)) throw new Error(`docs/${name}.md is missing`)
  for (const name of names)
    if (!listed.has(name.replace(/\.ru$/, ''))) throw new Error(`docs/${name}.md is in no list of src/web/docs/site.ts`)
  const docs = [...files].map(([file, text]) => {
    const [, name = '', ru] = /^(.+?)(\.ru)?\.md$/.exec(file)!
    return docOf(name, ru === undefined ? 'en' : 'ru', text, names)
  })
  const site = new Map<string, string>()
  for (const doc of docs) {
    const twin = docs.find((one) => one.name === doc.name && one.language !== doc.language)?.path ?? null
    site.set(doc.path, pageOf(doc.language, doc.path, doc.title, doc.html, docs, twin))
  }
  for (const language of ['en', 'ru'] as const) {
    const path = language === 'ru' ? 'ru/index.html' : 'index.html'
    const list = listFor(language, language === 'ru' ? '../' : '', path, docs)
    const twin = language === 'ru' ? 'index.html' : 'ru/index.html'
    site.set(path, pageOf(language, path, WORDS[language].docs, `<h1>${WORDS[language].docs}</h1>${list}`, docs, twin))
    const own = docs.filter((doc) => doc.language === language)
    const others = docs.filter((doc) => doc.language !== language && !own.some(({ name }) => name === doc.name))
    site.set(`search.${language}.json`, JSON.stringify([...own, ...others].flatMap(({ sections }) => sections)))
  }
  return site
}
