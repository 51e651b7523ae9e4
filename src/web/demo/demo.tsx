/**
 * The board and the tracks alone, in a position of a real game: `npm run dev`, then
 * /demo/?game=red-sea&moves=400&language=ru&theme=dark&text. Only for those who work on them; no part of the built page.
 */

import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { generator } from '../../bots/generator.ts'
import { anyAsked } from '../../bots/players/random.ts'
import { CHANCE } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { apply, asked, clone, decision, explain, newGame, redSea, type State, twilightStruggle, view } from '../../index.ts'
import type { Language } from '../../words/languages.ts'
import { sayIn } from '../../words/page.ts'
import { words } from '../../words/speak.ts'
import { Board } from '../board/board.tsx'
import { TextBoard } from '../board/text-board.tsx'
import { Tracks } from '../tracks/tracks.tsx'
import { SayContext, WordsContext } from '../words/use-words.ts'
import '../theme/theme.css'
import './demo.css'

const wanted = new URLSearchParams(location.search)
const language = (wanted.get('language') ?? 'en') as Language
const game = wanted.get('game') ?? twilightStruggle.id
document.documentElement.lang = language
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light'
// Named here so that both games are registered.
void [twilightStruggle, redSea]

const isCountryAsked = (g: State): boolean => ([0, 1] as const).some((side) => decision(g, side)?.moves.some((pick) => pick < 100))

/** The game after so many random moves, and on until a side is asked for a country. */
function played(moves: number, seed: number): { readonly g: State; readonly before: readonly number[] } {
  const start = (): State => newGame({ game, ...(wanted.has('scenario') && { scenario: wanted.get('scenario') as 'standard' }) })
  let g = start()
  const random = generator(seed, 0)
  let before = g.influence.slice()
  for (let n = 0; n < moves || (!isCountryAsked(g) && wanted.has('asked')); n++) {
    if (g.result !== null) g = start()
    if (n > moves - 4) before = g.influence.slice()
    const by = anyAsked(asked(g), random)
    const asks = decision(g, by)!
    const pick = asks.moves[Math.floor(random() * asks.moves.length)]!
    apply(g, { by, pick })
  }
  return { g, before }
}

function Demo() {
  const [start] = useState(() => played(Number(wanted.get('moves') ?? 0), Number(wanted.get('seed') ?? 1)))
  const [g, setG] = useState(start.g)
  const w = useMemo(() => words(language, g.game), [g.game])
  const say = useMemo(() => sayIn(language), [])
  const side = ([0, 1] as const).find((side) => decision(g, side) !== null) ?? 0
  const question = decision(g, side)
  const legal = useMemo(() => new Set(question?.moves.filter((pick) => pick < 100)), [question])
  const before = new Map(
    rulesOf(g).map.all.flatMap((n) => {
      const [us, ussr] = [start.before[n * 2]!, start.before[n * 2 + 1]!]
      return us === g.influence[n * 2] && ussr === g.influence[n * 2 + 1] ? [] : [[n, [us, ussr] as const]]
    }),
  )
  const { closed, turns } = rulesOf(g).tables
  const closedNow = new Set(rulesOf(g).map.regions.flatMap((_, region) => ((closed[g.defcon]! >> region) & 1 ? [region] : [])))
  const onPick = (country: number): void => {
    const next = clone(g)
    apply(next, { by: side, pick: country })
    setG(next)
  }
  const seen = useMemo(() => view(g, side), [g, side])
  const props = {
    view: seen,
    legal,
    before,
    closed: closedNow,
    onPick,
    refused: (country: number) => {
      const reason = question === null ? null : explain(g, { by: side, pick: country })
      return reason && w.reason(reason)
    },
    preview: (country: number) => (legal.has(country) ? `${turns} ${CHANCE} ${country}` : null),
  }
  return (
    <SayContext value={say}>
      <WordsContext value={w}>
        <div className="demo">
          <Tracks view={seen} />
          <main>{wanted.has('text') ? <TextBoard {...props} /> : <Board {...props} />}</main>
        </div>
      </WordsContext>
    </SayContext>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
)
