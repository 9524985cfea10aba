import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { picture, plain, rich, toPage } from '../write'

const person = (ref: string, name: string, text: Localized<string>): GroupDraft => {
  const first = name.split(' ')[0]!
  return {
    type: 'imageCard',
    fields: {
      image: picture(`optik/team-${ref}`),
      title: plain({ de: name, fr: name, it: name, en: name }),
      description: rich(text),
      button: toPage(ref, {
        de: `Mehr über ${first}`,
        fr: `Rencontrer ${first}`,
        it: `Conoscere ${first}`,
        en: `Meet ${first}`,
      }),
    },
  }
}

/** Whom to ask for. */
export const ansprechpersonen: GroupDraft = {
  type: 'imageBoard',
  options: { layout: 'avatar', alignment: 'center', backgroundColor: 'secondary' },
  fields: {
    title: plain({
      de: 'Nach wem fragen Sie?',
      fr: 'Qui demander ?',
      it: 'Di chi chiedere?',
      en: 'Whom to ask for?',
    }),
  },
  cards: [
    person('nora', 'Nora Keller', {
      de: 'Sehtest und Augencheck',
      fr: 'Examen de la vue et bilan',
      it: 'Esame della vista e controllo',
      en: 'Eye tests and eye checks',
    }),
    person('luc', 'Luc Favre', {
      de: 'Fassungen, Farben, Gläser',
      fr: 'Montures, couleurs, verres',
      it: 'Montature, colori, lenti',
      en: 'Frames, colours, lenses',
    }),
    person('sofia', 'Sofia Bernasconi', {
      de: 'Alles mit Kontaktlinsen',
      fr: 'Tout pour les lentilles',
      it: 'Tutto sulle lenti a contatto',
      en: 'Everything about lenses',
    }),
    person('beat', 'Beat Ammann', {
      de: 'Reparieren und Schleifen',
      fr: 'Réparer et tailler',
      it: 'Riparare e molare',
      en: 'Repairs and lens cutting',
    }),
  ],
}
