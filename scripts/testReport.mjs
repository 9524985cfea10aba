import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './prepare.mjs'

/**
 * A reporter of vitest: writes to `TEST_REPORT` how many tests passed, failed and did not run, the names of those that
 * failed, and each file's time.
 */
export default function testReport() {
  return {
    onTestRunEnd(modules) {
      const tests = modules.flatMap(module => [...module.children.allTests()])
      const count = state => tests.filter(test => test.result().state === state).length
      const [passed, failed] = [count('passed'), count('failed')]
      const failures = tests
        .filter(test => test.result().state === 'failed')
        .map(test => `${relative(root, test.module.moduleId)}: ${test.fullName}`)
      const files = modules.map(module => ({ file: relative(root, module.moduleId), ms: timeOf(module.diagnostic()) }))
      const result = { passed, failed, skipped: tests.length - passed - failed, failures, files }
      writeFileSync(process.env.TEST_REPORT, JSON.stringify(result))
    },
  }
}

const timeOf = ({ prepareDuration, setupDuration, collectDuration, duration }) =>
  prepareDuration + setupDuration + collectDuration + duration
