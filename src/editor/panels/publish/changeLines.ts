import type { Review } from '../../../contract/versions'

type Value = Review['page'][number]

/** What only says that something is new or elsewhere says nothing beside the section's own mark. */
const silent: ReadonlySet<string> = new Set(['status', 'previousStatus', 'order'])

/** The values of a section, or of the page, that have a line of their own. */
export const valueLines = (values: readonly Value[]) => values.filter(({ key }) => !silent.has(key))

/** PUB-3: how many changes the list shows; a section that went, or is new or moved without more, is one. */
export const countLines = ({ page, sections }: Pick<Review, 'page' | 'sections'>): number =>
  sections.reduce(
    (sum, { change, values }) => sum + (change === 'removed' ? 1 : Math.max(1, valueLines(values).length)),
    valueLines(page).length,
  )
