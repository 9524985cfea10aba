import type { ComponentType } from '../content/componentType'
import type { GroupDraft } from '../content/draft'
import type { Link } from '../content/link'
import { writeRichText } from '../content/writeRichText'

export type SampleWords = { de: string; fr: string }

/** A card of a sample from its picture and words; what is not given stays empty. */
export const sampleCard = (
  type: ComponentType,
  {
    picture,
    title,
    text,
    button,
    options,
    ...others
  }: {
    picture: string
    title: SampleWords
    text: SampleWords
    kicker?: SampleWords
    duration?: SampleWords
    cost?: SampleWords
    button?: { text: SampleWords; link: Link }
    options?: Record<string, unknown>
  },
): GroupDraft => ({
  type,
  ...(options ? { options } : {}),
  fields: {
    image: { media: picture },
    title: { text: title },
    description: { text: { de: writeRichText(text.de), fr: writeRichText(text.fr) } },
    ...Object.fromEntries(Object.entries(others).map(([name, words]) => [name, { text: words }])),
    ...(button ? { button: { text: button.text, options: { link: button.link } } } : {}),
  },
})
