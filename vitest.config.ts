import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They load a binary that a thread does not always end without a crash. */
const IN_A_PROCESS = ['test/server/moments.test.ts']
/** A test that changes a module or a global of its thread does it in one of these ways; or it reads all scripts, to which test/idle.ts adds one. */
const CHANGES = /\bvi\.|\bstandInFor|\binstall\(|\bas Map<|\bglobalThis\b|\.scripts\b/
/** They change nothing that they share. */
const KEEPING = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter(
    (name) =>
      name.endsWith('.test.ts') && !name.startsWith('test/server/') && !CHANGES.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
/**
 * These files share the modules of a thread: to load and compile them costs more than most of the tests do. Those of the server change none
 * but for abuse/undo.test.ts, which counts the moves that one of them makes.
 */
const SHARED = { pure: KEEPING, server: ['test/server/**/!(undo|moments).test.ts'] }
/** They begin first, so that no core waits for one of them at the end. */
const SLOWEST = ['cli/program', 'bots/lab/training', 'server/restart', 'fuzz/reversed', 'bots/players/levels'].map(
  (name) => `test/${name}.test.ts`,
)

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification): number => {
      const slow = SLOWEST.findIndex((name) => moduleId.endsWith(name))
      // A thread that is shared ends where the next file must be alone.
      return slow >= 0 ? slow : SLOWEST.length + 1 + Object.keys(SHARED).indexOf(project.name)
    }
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** The build draws the sheet of emblems (vite.config.ts); tests only name it. */
const EMBLEMS = 'virtual:emblems'

export default defineConfig({
  plugins: [
    {
      name: 'emblems',
      resolveId: (id) => (id === EMBLEMS ? `\0${EMBLEMS}` : null),
      load: (id) => (id === `\0${EMBLEMS}` ? "export default 'emblems.svg'" : null),
    },
  ],
  test: {
    globalSetup: 'test/program.ts',
    setupFiles: 'test/setup.ts',
    // The servers that tests start turn nobody away on a machine that stands still.
    env: { HOTLINE_MOST_DELAY: '0' },
    // The rules are pure, so files share no state that a thread would not keep apart, and threads start faster than processes.
    pool: 'threads',
    // One more than there are cores: some tests wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    // The only limit of time: it ends a test that hangs, and test/setup.ts reports what the test was waiting for.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    projects: [
      ...Object.entries(SHARED).map(([name, include]) => ({
        extends: true as const,
        test: { name, include, isolate: false, setupFiles: name === 'pure' ? ['test/idle.ts'] : [] },
      })),
      {
        extends: true,
        test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: [...Object.values(SHARED).flat(), ...IN_A_PROCESS] },
      },
      { extends: true, test: { name: 'process', include: IN_A_PROCESS, pool: 'forks' } },
    ],
  },
})
