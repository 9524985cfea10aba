import { defineWords } from '../../i18n/words'

export const addWords = defineWords({
  de: {
    search: 'Abschnitt suchen',
    all: 'Alle',
    categories: 'Kategorien',
    start: 'Einstieg',
    team: 'Team',
    content: 'Inhalt',
    collections: 'Sammlungen',
    various: 'Verschiedenes',
    remaining: 'Weitere',
    gated: 'Nur verfügbar für Gesundheitsoptiker',
    nothing: 'Nichts gefunden. Versuchen Sie es mit einem anderen Wort.',
  },
  fr: {
    search: 'Chercher une section',
    all: 'Toutes',
    categories: 'Catégories',
    start: 'Accueil',
    team: 'Équipe',
    content: 'Contenu',
    collections: 'Collections',
    various: 'Divers',
    remaining: 'Autres',
    gated: 'Disponible uniquement pour les opticiens de la santé',
    nothing: 'Rien trouvé. Essayez un autre mot.',
  },
})
