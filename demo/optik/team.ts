import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'
import { luc, nora } from './peopleInShop'
import { beat, sofia } from './peopleInWorkshop'
import type { Person } from './person'

const page = (person: Person): PageTemplate => {
  const { name } = person
  return {
    ref: person.ref,
    collection: 'team',
    name: { de: name, fr: name, it: name, en: name },
    meta: { description: words(person.description), shareImage: person.media },
    groups: [
      {
        type: 'teamDetails',
        options: { alignment: person.side },
        fields: {
          name: { single: name },
          function: plain(person.function),
          image: picture(person.media),
          quote: plain(person.quote),
          description: rich(person.text),
          email: { single: person.email },
        },
      },
      {
        type: 'cta',
        options: { backgroundColor: 'extended', size: 'small' },
        fields: {
          title: plain(person.invitation),
          button: toPage('kontakt', {
            de: 'Termin vereinbaren',
            fr: 'Prendre rendez-vous',
            it: 'Fissare un appuntamento',
            en: 'Book an appointment',
          }),
          secondaryButton: toPage('ueber-uns', {
            de: 'Das ganze Team',
            fr: 'Toute l’équipe',
            it: 'Tutta la squadra',
            en: 'The whole team',
          }),
        },
      },
    ],
  }
}

export const team: PageTemplate[] = [nora, luc, sofia, beat].map(page)
