import { defineWords } from '../../i18n/words'

export const duplicateWords = defineWords({
  de: {
    here: 'Auf dieser Seite',
    there: 'Oder ans Ende einer anderen Seite:',
    visit: 'Zur Kopie',
  },
  fr: {
    here: 'Sur cette page',
    there: 'Ou à la fin d’une autre page :',
    visit: 'Aller à la copie',
  },
})
