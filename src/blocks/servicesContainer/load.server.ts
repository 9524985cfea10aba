import type { Group } from '../../content/group'
import { preview } from '../../content/rules/format'
import { collectionItems } from '../collectionItems.server'
import type { BlockLoader } from '../loader'
import type { LoadedServices } from './loaded'

/** The service pages, each with its first words and its first picture. */
export const load: BlockLoader = async (input): Promise<LoadedServices> => ({
  services: await collectionItems(input, 'service', (groups, text) => {
    const first = fieldsOf(groups, ['description', 'subtitle', 'textBlock'])
      .map(text)
      .find(found => found !== null)
    const image = fieldsOf(groups, ['image', 'backgroundImage']).find(field => field.mediaId)
    return {
      imageId: image?.mediaId ?? null,
      text: first ? { ...first, value: preview(first.value).replaceAll('\n', ' ') } : null,
    }
  }),
})

const fieldsOf = (groups: readonly Group[], names: readonly string[]) =>
  groups.flatMap(group => names.flatMap(name => (group.fields[name]?.visible ? group.fields[name] : [])))
