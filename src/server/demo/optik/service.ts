import type { Localized } from '../../../content/locale'
import type { PageTemplate } from '../template'
import { picture, plain, rich, toPage, words } from '../write'

/** What the page of a service is made of. */
export type Service = {
  ref: string
  name: Localized<string>
  media: string
  title: Localized<string>
  lead: Localized<string>
  /** Above the facts. */
  kicker: Localized<string>
  heading: Localized<string>
  text: Localized<string>
  description: Localized<string>
  /** Where the picture stands. */
  side: 'left' | 'right'
}

export const servicePage = (service: Service): PageTemplate => ({
  ref: service.ref,
  collection: 'service',
  name: service.name,
  meta: { description: words(service.description), shareImage: service.media },
  groups: [
    {
      type: 'hero',
      options: { size: 'small', alignment: service.side === 'left' ? 'right' : 'left', verticalAlignment: 'center' },
      fields: {
        kicker: plain(service.name),
        title: plain(service.title),
        description: rich(service.lead),
        button: toPage('kontakt', {
          de: 'Termin vereinbaren',
          fr: 'Prendre rendez-vous',
          it: 'Fissare un appuntamento',
          en: 'Book an appointment',
        }),
        image: picture(service.media),
      },
    },
    {
      type: 'richTextBlock',
      fields: { kicker: plain(service.kicker), title: plain(service.heading), textBlock: rich(service.text) },
    },
  ],
})
