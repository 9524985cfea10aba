import { defineConfig } from 'vitest/config'
import { testTimeout } from './test/counts'
import { LongestFirst } from './test/LongestFirst'

/** Tests in a real browser against the built server. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: ['test/e2e/seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    isolate: false,
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: 180_000 } },
  },
})
