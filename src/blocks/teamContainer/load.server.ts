import { collectionItems, shownFields } from '../collectionItems.server'
import { loadBranches } from '../loadBranches.server'
import type { BlockLoader } from '../loader'
import type { LoadedTeam } from './loaded'

/** The team pages with what their `teamDetails` say about the person; the split card has the branches besides. */
export const load: BlockLoader = async (input): Promise<LoadedTeam> => ({
  members: await collectionItems(input, 'team', (groups, text) => {
    const shown = shownFields(groups, 'teamDetails')
    return {
      name: String(shown('name')?.single ?? ''),
      imageId: shown('image')?.mediaId ?? null,
      function: text(shown('function')),
      quote: text(shown('quote')),
    }
  }),
  branches: input.options.layout === 'split' && input.options.showBranches ? await loadBranches(input) : [],
})
