import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testTimeout } from './test/counts'
import { LongestFirst } from './test/LongestFirst'

export default defineConfig({
  plugins: [react()],
  test: {
    css: true,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/template.ts'],
    setupFiles: ['test/seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    isolate: false,
    testTimeout,
    hookTimeout: testTimeout,
  },
})
