import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/program.ts',
    setupFiles: 'test/setup.ts',
    include: ['test/**/*.test.ts'],
    // The rules are pure, so files share no state that a thread would not keep apart, and threads start faster than processes.
    pool: 'threads',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The only limit of time: it ends a test that hangs, and test/setup.ts reports what the test was waiting for.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
