/** Buttons that move the view, for those who neither drag nor know the keys. */
import { memo } from 'react'
import { useSay, useWords } from '../words/use-words.ts'

export const Tools = memo(function Tools({
  regions,
  tints,
  onAll,
  onRegion,
  onIn,
  onOut,
}: {
  readonly regions: readonly number[]
  readonly tints: readonly string[]
  readonly onAll: () => void
  readonly onRegion: (region: number) => void
  readonly onIn: () => void
  readonly onOut: () => void
}) {
  const words = useWords()
  const say = useSay()
  const tool = (key: string, label: string, onClick: () => void, tint?: string) => (
    <button key={key} type="button" aria-label={label} title={label} onClick={onClick} style={tint ? { background: `var(--${tint})` } : {}}>
      {key}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="board-tools" role="group" aria-label={say('board.tools')}>
      {tool('+', say('board.zoom-in'), onIn)}
      {tool('−', say('board.zoom-out'), onOut)}
      {tool('0', say('board.show-all'), onAll)}
      {regions.map((region, i) =>
        tool(String(i + 1), say('board.show-region', { region: words.region(region) }), () => onRegion(region), tints[i]),
      )}
    </div>
  )
})
