// Records the games that `hotline bench` plays: `node scripts/record-bench.js`. Needed only where a change of the rules changes them.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const { status } = spawnSync(process.execPath, ['scripts/prepare.js', '--program'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
})
if (status !== 0) process.exit(1)
const { recordGames } = await import('../dist/src/cli/commands/bench/record.js')
const { textOfGame } = await import('../dist/src/cli/commands/bench/recorded.js')

const kinds = ['twilight-struggle', 'red-sea'].flatMap((game) => [false, true].map((mix) => recordGames({ game, mix })))
const text = kinds.map(({ kind, games }) => {
  const lines = games.map((game) => `      '${textOfGame(game)}',\n`)
  return `  {\n    kind: { game: '${kind.game}', mix: ${kind.mix} },\n    games: [\n${lines.join('')}    ].map(gameIn),\n  },\n`
})
writeFileSync(
  join(import.meta.dirname, '../src/cli/commands/bench/games.ts'),
  `/** Made by \`node scripts/record-bench.js\`; not written by hand. */\nimport { gameIn, type RecordedKind } from './recorded.ts'\n\n` +
    `export const RECORDED: readonly RecordedKind[] = [\n${text.join('')}]\n`,
)
