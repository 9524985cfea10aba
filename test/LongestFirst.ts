import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first. The others follow by the times of the last run, or by size on a fresh clone. */
const longest = [
  'test/fuzz.test.ts',
  'test/model.test.ts',
  'src/editor/state/saver.model.test.ts',
  'src/server/pages/cache.test.ts',
  'test/durability.test.ts',
  'test/e2e/blocks.e2e.ts',
  'test/e2e/pageMenu.e2e.ts',
  'test/e2e/publish.e2e.ts',
  'test/e2e/editorFaults.e2e.ts',
  'test/e2e/pages.e2e.ts',
  'test/e2e/settings.e2e.ts',
  'test/e2e/phoneShop.e2e.ts',
  'test/e2e/editorLooks.e2e.ts',
  'test/e2e/demo.e2e.ts',
]

/** Begins with the longest files, so that in the end no worker is left alone with one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex(name => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}
