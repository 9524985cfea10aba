import { defineWords } from '../../i18n/words'

export const pagesWords = defineWords({
  de: {
    navigation: 'Navigation',
    topLevel: 'Einzelne Seiten',
    collections: 'Sammlungen',
    service: 'Dienstleistungen',
    team: 'Team',
    testimonial: 'Stimmen',
    map: 'Karte',
    draft: 'Entwurf',
    archived: 'Archiv',
    none: 'Es gibt hier noch keine Seiten.',
    loading: 'Seiten werden geladen …',
    failed: 'Die Seiten konnten nicht geladen werden.',
  },
  fr: {
    navigation: 'Navigation',
    topLevel: 'Pages individuelles',
    collections: 'Collections',
    service: 'Services',
    team: 'Équipe',
    testimonial: 'Témoignages',
    map: 'Carte',
    draft: 'Brouillon',
    archived: 'Archives',
    none: 'Il n’y a pas encore de pages ici.',
    loading: 'Chargement des pages …',
    failed: 'Les pages n’ont pas pu être chargées.',
  },
})
