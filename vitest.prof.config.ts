import { mergeConfig } from 'vitest/config'
import base from './vitest.e2e.config'
export default mergeConfig(base, { test: { setupFiles: ['/tmp/prof/setup.ts'] } })
