import { collectionItems, shownFields } from '../collectionItems.server'
import type { BlockLoader } from '../loader'
import type { LoadedTestimonials } from './loaded'

/** The testimonial pages with what their `testimonialDetails` quote. For visitors nobody stands there without a word. */
export const load: BlockLoader = async (input): Promise<LoadedTestimonials> => {
  const found = await collectionItems(input, 'testimonial', (groups, text) => {
    const shown = shownFields(groups, 'testimonialDetails')
    return {
      name: String(shown('name')?.single ?? ''),
      imageId: shown('image')?.mediaId ?? null,
      function: text(shown('function')),
      quote: text(shown('quote')),
    }
  })
  return { testimonials: found.filter(({ quote }) => quote !== null || input.mode === 'edit') }
}
