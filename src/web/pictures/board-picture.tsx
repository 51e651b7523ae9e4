/** A small picture of a board: its land, and a plate for each country that matters. */

import maps from 'virtual:maps'
import { memo, useEffect, useState } from 'react'
import type { Land } from '../board/layout.ts'
import redSea from '../board/maps/red-sea.json'
import twilightStruggle from '../board/maps/twilight-struggle.json'
import { type Book, bookOfGame } from '../router/books.ts'
import { type Influence, type Plate, platesOf } from './picture.ts'
import './pictures.css'

type Point = readonly [x: number, y: number]

interface MapPicture {
  readonly boxes: Readonly<Record<string, Point>>
  readonly land: () => Promise<Land>
  /** The part of the map that is shown where not all of it has room. */
  readonly view: string
}

const boxes = (of: object): MapPicture['boxes'] => of as MapPicture['boxes']

const MAPS: Readonly<Record<Book, MapPicture>> = {
  'twilight-struggle': {
    boxes: boxes(twilightStruggle.boxes),
    land: async () => (await import('../board/maps/twilight-struggle.land.json')).default,
    view: '180 60 1300 800',
  },
  'red-sea': {
    boxes: boxes(redSea.boxes),
    land: async () => (await import('../board/maps/red-sea.land.json')).default,
    view: '-60 20 1000 490',
  },
}

const SVG = 'http://www.w3.org/2000/svg'
const drawn = new Map<Book, Promise<void>>()
const there = new Set<Book>()

/** The land of a map stands once in the document; every picture refers to it. */
export function landOf(book: Book): Promise<void> {
  const known = drawn.get(book) ?? drawLand(book)
  drawn.set(book, known)
  return known
}

async function drawLand(book: Book): Promise<void> {
  const { land } = await MAPS[book].land()
  const tints = new Map(maps[book].map(({ id, tint }) => [id, tint]))
  const sheet = document.createElementNS(SVG, 'svg')
  const symbol = document.createElementNS(SVG, 'g')
  sheet.setAttribute('class', 'land-sheet')
  sheet.setAttribute('aria-hidden', 'true')
  symbol.id = `land-${book}`
  for (const [id, d] of Object.entries(land)) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', d)
    path.style.fill = `var(--${id === 'us' || id === 'ussr' ? `land-${id}` : (tints.get(id) ?? 'land')})`
    symbol.append(path)
  }
  sheet.append(symbol)
  document.body.append(sheet)
  there.add(book)
}

/** The land of a map as a part of a drawing; nothing until it has come. */
export function LandPicture({ book }: { readonly book: Book }) {
  const [isThere, setThere] = useState(() => there.has(book))
  useEffect(() => {
    let wanted = true
    // Without its land a picture still has its plates.
    landOf(book).then(
      () => wanted && setThere(true),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [book])
  return isThere ? <use href={`#land-${book}`} className="picture-land" /> : null
}

const WIDTH = 96
const HEIGHT = 44
/** Where two figures stand, from the middle. */
const ASIDE = 24

function PlateOf({ plate, at: [x, y] }: { readonly plate: Plate; readonly at: Point }) {
  const { us, ussr, controller, isKey } = plate
  const isEmpty = us === 0 && ussr === 0
  const isOne = us === 0 || ussr === 0
  const figure = (side: 'us' | 'ussr', n: number) =>
    n > 0 && (
      <text className={side} x={isOne && controller !== null ? 0 : side === 'us' ? -ASIDE : ASIDE} y={13}>
        {n}
      </text>
    )
  return (
    <g
      className={`plate-picture ${controller ?? 'open'}${isKey ? ' key' : ''}${isEmpty ? ' empty' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={6} />
      {figure('us', us)}
      {figure('ussr', ussr)}
    </g>
  )
}

interface BoardPictureProps {
  readonly game: string
  /** Null where the position is not known: the map alone. */
  readonly influence: Influence | null
  /** A part of the map, in its own units. */
  readonly view?: string
}

export const BoardPicture = memo(function BoardPicture({ game, influence, view }: BoardPictureProps) {
  const book = bookOfGame(game)
  const picture = MAPS[book]
  return (
    <svg className="board-picture" viewBox={view ?? picture.view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <LandPicture book={book} />
      {platesOf(maps[book], influence ?? []).map((plate) => (
        <PlateOf key={plate.id} plate={plate} at={picture.boxes[plate.id]!} />
      ))}
    </svg>
  )
})
