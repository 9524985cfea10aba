import { defineConfig } from 'vitest/config'
import { testTimeout } from './test/counts'

/** The built product in Firefox and WebKit. */
export default defineConfig({
  test: {
    include: ['test/browsers/**/*.browsers.ts'],
    globalSetup: ['test/e2e/seed.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // Node.js 20 has its WebSocket behind a flag.
    execArgv: typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : [],
    testTimeout: 6 * testTimeout,
    hookTimeout: testTimeout,
  },
})
