import { defineWords } from '../../i18n/words'

export const newsWords = defineWords({
  de: { title: 'Neuigkeiten', empty: 'Kein Inhalt' },
  fr: { title: 'Nouveautés', empty: 'Aucun contenu' },
})
