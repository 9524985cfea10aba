import { fileURLToPath } from 'node:url'
import { coverage, findProblems, readIndex } from './rulesIndex.mjs'

const index = readIndex(fileURLToPath(new URL('..', import.meta.url)))
const rows = coverage(index)
const problems = Object.values(findProblems(index)).flat()

printTable([
  ['rule', 'state', 'tests', 'first test file'],
  ...rows.map(row => [row.id, row.state, String(row.tests), row.firstFile]),
])
console.log(`\n${summary(rows)}`)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}

function printTable(lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map(line => line[column].length)))
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

function summary(rules) {
  const built = rules.filter(rule => rule.state === 'built').length
  const tested = rules.filter(rule => rule.tests > 0).length
  const ready = rules.filter(rule => rule.state === 'planned' && rule.tests > 0).length
  return `${rules.length} rules: ${built} built, ${rules.length - built} planned; ${tested} cited by a test, ${ready} of these still marked planned`
}
