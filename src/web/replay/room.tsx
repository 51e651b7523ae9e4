/** A game that is watched: the board of the table, what has just happened, the way through the game, both hands. */
import { useEffect, useMemo } from 'react'
import { words } from '../../words/speak.ts'
import { Board } from '../board/board.tsx'
import { TextBoard } from '../board/text-board.tsx'
import { CardSheet } from '../cards/card-sheet.tsx'
import { KeysSheet, useKeys } from '../parts/keys.tsx'
import { nowAt } from '../router/router.ts'
import { useStage } from '../store/scene-player.ts'
import { useSettings } from '../store/settings.ts'
import { openWindow } from '../store/windows.ts'
import { tracksOf } from '../table/scene-board.ts'
import { ScenePanel } from '../table/scene-panel.tsx'
import { SideTabs } from '../table/side-tabs.tsx'
import { Stage } from '../table/stage.tsx'
import { SeenContext } from '../view/seen.ts'
import { useSay, WordsContext } from '../words/use-words.ts'
import { Curves } from './curves.tsx'
import { ExportSheet } from './export.tsx'
import { Hands } from './hands.tsx'
import { Happened } from './happened.tsx'
import { AT_A_REPLAY, REPLAY_KEYS } from './keys.ts'
import { useWatchedBoard, useWatchedSeen } from './seen.ts'
import { useReplay, type Watched } from './store.ts'
import { ReplayTop } from './top.tsx'
import { Transport } from './transport.tsx'
import '../table/table.css'
import './replay.css'

export function WatchRoom({ game }: { readonly game: Watched }) {
  const language = useSettings((settings) => settings.language)
  const { options, game: rules } = game.session.g
  const w = useMemo(() => words(language, rules, options.edition), [language, rules, options.edition])
  return (
    <WordsContext value={w}>
      <Room game={game} />
    </WordsContext>
  )
}

/** The browser counts how often an address changes: it follows when the reader rests. */
const REST = 400

function useAddress({ id }: Watched): void {
  const at = useReplay((replay) => replay.at)
  useEffect(() => {
    const timer = setTimeout(() => nowAt({ page: 'replay', id, move: at }), REST)
    return () => clearTimeout(timer)
  }, [id, at])
}

function Room({ game }: { readonly game: Watched }) {
  const say = useSay()
  const seen = useWatchedSeen(game)
  const board = useWatchedBoard(seen, game)
  const textBoard = useSettings((settings) => settings.textBoard)
  const pace = useSettings((settings) => settings.pace)
  const step = useStage((stage) => stage.step)
  useAddress(game)
  useKeys(AT_A_REPLAY)
  useEffect(() => () => openWindow(null), [])
  return (
    <SeenContext value={seen}>
      <div className="table replay" data-pace={pace} data-scene={step?.kind} data-lit={step === null ? undefined : tracksOf(step)}>
        <ReplayTop game={game} />
        <main className="board-area">
          {textBoard ? <TextBoard {...board} /> : <Board {...board} />}
          <Stage />
        </main>
        <aside className="side" aria-label={say('replay.side')}>
          {step === null ? <Happened game={game} /> : <ScenePanel />}
          <SideTabs more={[{ id: 'curves', title: say('tabs.curves'), body: <Curves game={game} /> }]} />
          <Transport game={game} />
        </aside>
        <Hands />
        <CardSheet />
        <KeysSheet keys={REPLAY_KEYS} />
        <ExportSheet game={game} />
      </div>
    </SeenContext>
  )
}
