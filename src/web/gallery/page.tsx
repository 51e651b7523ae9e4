/** The gallery: every card of both games, with search and filters. */
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PageKey } from '../../words/page.ts'
import { words } from '../../words/speak.ts'
import { FullFace } from '../cards/face.tsx'
import { CardNotes } from '../cards/notes.tsx'
import { BookTabs } from '../parts/book-tabs.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { go, hrefOf, type KnownPage, nowAt } from '../router/router.ts'
import { useSettings } from '../store/settings.ts'
import { useSay, useWords, WordsContext } from '../words/use-words.ts'
import { type CardEntry, type CardFilter, chosenCards, entryOf, FILTERS, type FilterName, queryOf, wantedFrom } from './gallery.ts'
import './gallery.css'

interface CardsPageProps {
  readonly route: Extract<KnownPage, { page: 'cards' }>
}

const filterOf = ({ game, card, wanted = '' }: CardsPageProps['route']): CardFilter => ({
  ...(game !== undefined && card === undefined && { game }),
  ...wantedFrom(wanted),
})

export default function CardsPage({ route }: CardsPageProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const [wanted, setWanted] = useState(() => filterOf(route))
  const [seen, setSeen] = useState(route)
  if (route !== seen) {
    setSeen(route)
    // Links name a game in the path; the page itself writes its filters as a query.
    if (route.game !== undefined && route.card === undefined) setWanted(filterOf(route))
  }
  const looked = useDeferredValue(wanted)
  const cards = useMemo(() => chosenCards(looked, language), [looked, language])
  const open = route.game === undefined || route.card === undefined ? undefined : entryOf(route.game, route.card)
  const query = queryOf(wanted)
  const isList = route.card === undefined
  useEffect(() => {
    // What is looked for stands in the address, so that it can be given to others.
    if (isList) nowAt({ page: 'cards', wanted: query })
  }, [isList, query])
  const close = (): void => go({ page: 'cards', wanted: query })
  return (
    <div className="read-page cards-page">
      <PageHead here="cards" title={say('nav.rules-cards')}>
        <BookTabs here="cards" />
        <p className="quiet">{say('cards.about')}</p>
        <Filters wanted={wanted} onChange={setWanted} />
        <div className="cards-found">
          <h2 aria-live="polite">{say('cards.found', { n: cards.length })}</h2>
          {query !== '' && (
            <button type="button" className="button small" onClick={() => setWanted({})}>
              {say('cards.clear')}
            </button>
          )}
        </div>
        {route.card !== undefined && open === undefined && <p className="trouble">{say('cards.no-such', { card: route.card })}</p>}
      </PageHead>
      <main>
        <ul className="gallery">
          {cards.map((entry) => (
            <GalleryCard key={`${entry.game} ${entry.card}`} entry={entry} language={language} />
          ))}
        </ul>
        <p className="card-credit">{say('cards.credit')}</p>
      </main>
      <CardOpen entry={open} onClose={close} />
    </div>
  )
}

const NAMES: { readonly [K in FilterName]: PageKey } = {
  game: 'cards.game',
  side: 'cards.side',
  era: 'cards.era',
  ops: 'cards.ops',
  kind: 'cards.kind',
}

function Filters({ wanted, onChange }: { readonly wanted: CardFilter; readonly onChange: (wanted: CardFilter) => void }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const w = words(language, 'twilight-struggle')
  const nameOf: { readonly [K in FilterName]: (value: (typeof FILTERS)[K][number]) => string } = {
    game: (game) => say(`home.game.${game}`),
    side: (side) => (side === 'both' ? say('cards.both') : w.say(`side.${side}`)),
    era: (era) => w.say(`era.${era}`),
    ops: (ops) => ops,
    kind: (kind) => say(`cards.kind.${kind}`),
  }
  const names = Object.keys(FILTERS) as FilterName[]
  return (
    <search className="card-filters" aria-label={say('cards.filters')}>
      <label className="card-search">
        <span>{say('cards.search')}</span>
        <input type="search" value={wanted.text ?? ''} onChange={(event) => onChange({ ...wanted, text: event.target.value })} />
      </label>
      {names.map((name) => (
        <label key={name}>
          <span>{say(NAMES[name])}</span>
          <select
            value={wanted[name] ?? ''}
            onChange={(event) => {
              const { [name]: _old, ...rest } = wanted
              onChange(event.target.value === '' ? rest : { ...rest, [name]: event.target.value })
            }}
          >
            <option value="">{say('cards.any')}</option>
            {FILTERS[name].map((value) => (
              <option key={value} value={value}>
                {nameOf[name](value as never)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </search>
  )
}

const GalleryCard = memo(({ entry, language }: { readonly entry: CardEntry; readonly language: 'en' | 'ru' }) => {
  const { game, card, facts } = entry
  const w = useMemo(() => words(language, game), [language, game])
  return (
    <li>
      <WordsContext value={w}>
        <a className="gallery-card" href={hrefOf({ page: 'cards', game, card: facts.id })}>
          <FullFace game={game} card={card} />
        </a>
      </WordsContext>
    </li>
  )
})

function CardOpen({ entry, onClose }: { readonly entry: CardEntry | undefined; readonly onClose: () => void }) {
  const language = useSettings((settings) => settings.language)
  const w = useMemo(() => (entry === undefined ? null : words(language, entry.game)), [language, entry])
  return (
    <WordsContext value={w}>
      <Sheet title={entry === undefined ? '' : w!.card(entry.card)} isOpen={entry !== undefined} onClose={onClose} wide>
        {entry !== undefined && <CardBody entry={entry} />}
      </Sheet>
    </WordsContext>
  )
}

function CardBody({ entry: { game, card, facts } }: { readonly entry: CardEntry }) {
  const say = useSay()
  const w = useWords()
  return (
    <div className="card-open">
      <FullFace game={game} card={card} />
      <div>
        <p className="quiet">{w.game()}</p>
        <CardNotes game={game} card={card} inGallery />
        <p className="sheet-more">
          <a href={hrefOf({ page: 'cards', game, card: facts.id })}>{say('cards.link')}</a>
        </p>
      </div>
    </div>
  )
}
