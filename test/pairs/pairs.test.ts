import { expect, it } from 'vitest'
import { isSoak } from '../counts'
import { onBothEngines } from '../engines'
import { startTestServer } from '../server'
import { moves } from './moves'
import { placed, statementsOf, watchStatements } from './placed'
import { copySite, makeSite, type PairSite, stateOf } from './site'

const names = Object.keys(moves)
/** Hours of work have a database for each first call, so that it stays small, and tell how far they are. */
const parts: [string, string[]][] = isSoak ? names.map(name => [`: ${name}`, [name]]) : [['', names]]

/** SQLite has one writer: there is nothing to place, only that each is taken, or the pairs would prove nothing. */
onBothEngines('two who write at once', open => {
  it.each(parts)('[API-4, PUB-3, PUB-4, PUB-8] leave what one after the other would%s', async (_, firsts) => {
    const storage = await open({ isOwn: true })
    const made = await makeSite(await startTestServer(storage))
    if (storage.engine === 'sqlite') {
      for (const name of firsts) expect([name, await moves[name]!(await copySite(made))]).toEqual([name, 200])
      return
    }
    watchStatements()
    const inOrder = async (a: string, b: string) => {
      const site = await copySite(made)
      const { answer, statements } = await statementsOf(() => moves[a]!(site))
      const answers = { [a]: answer, [b]: await moves[b]!(site) }
      return { outcome: await outcomeOf(answers, site), statements }
    }
    const outcomeOf = async (answers: Record<string, number>, site: PairSite) => {
      for (const [name, status] of Object.entries(answers)) expect(status, name).toBeLessThan(500)
      return `${JSON.stringify(Object.entries(answers).sort())}\n${await stateOf(site)}`
    }
    for (const a of firsts)
      for (const b of partnersOf(names.indexOf(a))) {
        const ab = await inOrder(a, b)
        const ba = await inOrder(b, a)
        for (const at of placesIn(ab.statements)) {
          const site = await copySite(made)
          const [first, second] = [() => moves[a]!(site), () => moves[b]!(site)]
          const [answer, other] = await placed(storage, { first, second, at })
          const outcome = await outcomeOf({ [a]: answer, [b]: other }, site)
          if (outcome !== ba.outcome)
            expect(outcome, `${b} placed in ${a}, before ${ab.statements[at]}`).toBe(ab.outcome)
        }
      }
  })
})

/** `npm run soak` takes every other call as a partner and every statement as the moment; `npm test` one and two. */
const partnersOf = (index: number) => {
  // Page by page, each whole (PUB-9): what comes in between is neither before nor after all of them.
  if (/All$/.test(names[index]!)) return []
  if (isSoak) return names.filter((_, at) => at !== index)
  const partner = telling[names[index]!]
  return partner ? [partner] : index % 3 === 0 ? [names[(index * 7 + 3) % names.length]!] : []
}

/** Without the site's turn these went wrong: a text written on a deleted page, a key given twice (500), lost entries. */
const telling: Record<string, string> = {
  type: 'removePage',
  copyGroup: 'revertAll',
  giveKey: 'bringBack',
  bringBack: 'giveKey',
  navigate: 'removePage',
  emptyNavigation: 'navigate',
  theme: 'themeByCommand',
  resetFooter: 'settings',
  showPlanned: 'publishPlanned',
  redo: 'copyGroup',
}

const placesIn = (statements: readonly string[]) => {
  if (isSoak) return statements.keys()
  const begin = statements.indexOf('begin')
  return new Set([begin + 2, Math.floor((begin + statements.length) / 2)])
}
