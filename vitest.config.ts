import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/program.ts',
    include: ['test/**/*.test.ts'],
    // The rules are pure, so files share no state that a thread would not keep apart, and threads start faster than processes.
    pool: 'threads',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Long enough for a slow, busy machine: a test fails by what it finds, not by the time it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
