import type { Localized } from '../../src/content/locale'
import type { PageTemplate } from '../../src/content/siteTemplate'
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

const appointment = toPage('kontakt', {
  de: 'Termin vereinbaren',
  fr: 'Prendre rendez-vous',
  it: 'Fissare un appuntamento',
  en: 'Book an appointment',
})

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
        button: appointment,
        image: picture(service.media),
      },
    },
    {
      type: 'richTextBlock',
      fields: { kicker: plain(service.kicker), title: plain(service.heading), textBlock: rich(service.text) },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'extended', size: 'small' },
      fields: {
        title: plain({
          de: 'Fragen Sie uns, bevor Sie kommen.',
          fr: 'Posez-nous vos questions avant de venir.',
          it: 'Chiedeteci prima di venire.',
          en: 'Ask us before you come.',
        }),
        description: rich({
          de: 'Ein Anruf genügt: Wir sagen, wie lange es dauert, was es kostet und was Sie mitbringen sollten.',
          fr: 'Un appel suffit : nous vous dirons combien de temps cela prend, ce que cela coûte et ce qu’il faut apporter.',
          it: 'Basta una telefonata: diciamo quanto dura, quanto costa e che cosa portare.',
          en: 'One call is enough: we tell you how long it takes, what it costs and what to bring.',
        }),
        button: appointment,
        secondaryButton: toPage('leistungen', {
          de: 'Alle Leistungen',
          fr: 'Tous les services',
          it: 'Tutti i servizi',
          en: 'All services',
        }),
      },
    },
  ],
})
