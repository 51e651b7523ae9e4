/** What the person at the table sees, and what the board draws of it. */

import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { rulesNamed } from '../../games/index.ts'
import { type Asked, view as viewOf } from '../../rules/api.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { isCard, isCountry, W } from '../../rules/vocabulary.ts'
import type { BoardProps } from '../board/props.ts'
import { dangerLine } from '../question/danger.ts'
import { useGuide } from '../store/guide.ts'
import { litBy, useHints } from '../store/hints.ts'
import { useStage } from '../store/scene-player.ts'
import { influenceBefore, ownClicksFrom, type Session } from '../store/session.ts'
import { choosePicks, question, step, useTable } from '../store/table.ts'
import { previewText } from '../view/preview-text.ts'
import { type Previews, previewsOf, withChange } from '../view/previews.ts'
import { askedSide, type Seen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'
import { beforeStep, boardSceneOf } from './scene-board.ts'
import { NOWHERE, touchedBy } from './touched.ts'

/** The game as far as it has been shown: while a scene plays, the table shows that and asks nothing. */
export function useShown(session: Session): Session {
  return useStage((stage) => stage.position) ?? session
}

export function useSight(game: Session): Seen {
  const isPlaying = useStage((stage) => stage.position !== null)
  const session = useShown(game)
  const seated = useTable((table) => table.seated)
  const shownAt = useTable((table) => table.shownAt)
  const shown = useMemo(() => (shownAt === null ? session : session.at(shownAt)), [session, shownAt])
  const view = useMemo(() => viewOf(shown.g, seated), [shown, seated])
  const asks = useMemo(() => (isPlaying ? null : question({ session, seated, shownAt })), [isPlaying, session, seated, shownAt])
  const previews = useMemo(
    () => (asks === null || seated === SPECTATOR ? null : previewsOf(session.g, view, seated)),
    [session, view, seated, asks],
  )
  return useMemo(
    () => ({ session, shown, view, viewer: seated, asks, previews, goTo: step }),
    [session, shown, view, seated, asks, previews],
  )
}

const bitsOf = (bits: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (bits >> i) & 1)

/** Kinds of questions that countries answer: there a country that can't be chosen says why. */
const ON_THE_BOARD: ReadonlySet<string> = new Set(['influence', 'realign', 'coup', 'place', 'remove', 'country'])

interface OpenCard {
  readonly asks: Asked
  readonly previews: Previews
  /** The picks that come before a country. */
  readonly before: readonly number[]
}

/** A country on the map means influence while a card is open, unless the opponent's event is to come first. */
function useOpenCard({ asks, previews }: Seen): OpenCard | null {
  const card = useTable((table) => table.chosen[0])
  const eventFirst = useTable((table) => table.eventFirst)
  return useMemo(() => {
    if (asks === null || previews === null || eventFirst) return null
    const isPlayed = asks.kind === 'play' && card !== undefined && isCard(card)
    if (!isPlayed && asks.kind !== 'use') return null
    const before = isPlayed ? [card, W.influence] : [W.influence]
    const next = previews.ahead(before)
    return next?.asks.kind === 'influence' ? { ...next, before } : null
  }, [asks, previews, card, eventFirst])
}

/** What the board draws. A point that waits to be confirmed is drawn as if it were placed. */
export function useBoard(seen: Seen): BoardProps {
  const w = useWords()
  const chosen = useTable((table) => (isCountry(table.chosen.at(-1) ?? -1) ? table.chosen.at(-1)! : null))
  const { shown, view, viewer, asks, previews } = seen
  const step = useStage((stage) => stage.step)
  const steps = useStage((stage) => stage.steps)
  const side = askedSide(seen)
  const open = useOpenCard(seen)
  const look = useGuide((guide) => guide.country)
  const hinted = useHints(useShallow(litBy))
  const dangers = useTable((table) => table.dangers)
  return useMemo((): BoardProps => {
    const onTheBoard = asks !== null && previews !== null && ON_THE_BOARD.has(asks.kind) ? { asks, previews, before: [] } : open
    const question = side === null || onTheBoard === null ? null : { view, side, ...onTheBoard }
    const legal = new Set(question === null ? [] : question.asks.moves.filter(isCountry))
    // While a card is open, a country says its use as well, and that may be the danger.
    const dangerIn = (country: number): Danger | undefined =>
      dangers?.find(({ pick }) => legal.has(country) && (pick === country || question?.before.includes(pick)))
    const warningIn = (country: number): string | null => {
      const danger = dangerIn(country)
      return danger === undefined || side === null ? null : dangerLine(danger, side, w)
    }
    const waiting = chosen === null ? null : (question?.previews.change(chosen) ?? null)
    const before = step === null ? influenceBefore(shown, ownClicksFrom(shown, viewer)) : beforeStep(step)
    if (waiting !== null && !before.has(chosen!)) before.set(chosen!, waiting.before)
    return {
      view: waiting === null ? view : withChange(view, chosen!, waiting),
      legal,
      refused: (country) => {
        const reason = question?.previews.refusal(country) ?? null
        return reason === null ? null : w.reason(reason)
      },
      onPick: (country) => choosePicks([...(question?.before ?? []), country]),
      before,
      preview: (country) =>
        question !== null && legal.has(country)
          ? [warningIn(country), previewText(question, country, w)].filter((line) => line !== null).join(' ')
          : null,
      dangerous: new Set([...legal].filter((country) => dangerIn(country) !== undefined)),
      closed: new Set(bitsOf(rulesNamed(view.game)!.tables.closed[view.defcon]!)),
      touched: step === null ? touchedBy(shown, viewer) : NOWHERE,
      scene: step === null ? null : boardSceneOf(step, steps, view),
      ...(previews !== null && chosen !== null && { focus: chosen }),
      ...(look !== null && { look }),
      hinted: new Set(asks === null ? [] : hinted),
    }
  }, [shown, view, step, steps, viewer, asks, previews, side, chosen, open, look, hinted, dangers, w])
}
