import { defineWords } from '../../i18n/words'

export const collectionWords = defineWords({
  de: {
    cards: 'Karten',
    add: 'Karte hinzufügen',
    none: 'Noch keine Karten.',
    show: 'Auf der Seite zeigen',
    remove: 'Entfernen',
    restore: 'Wiederherstellen',
    hide: 'Verbergen',
    unhide: 'Wieder zeigen',
    archive: 'Archiv',
    ask: 'Diesen Entwurf entfernen?',
    marked: 'wird gelöscht',
  },
  fr: {
    cards: 'Cartes',
    add: 'Ajouter une carte',
    none: 'Pas encore de cartes.',
    show: 'Montrer sur la page',
    remove: 'Supprimer',
    restore: 'Restaurer',
    hide: 'Masquer',
    unhide: 'Afficher à nouveau',
    archive: 'Archives',
    ask: 'Supprimer ce brouillon ?',
    marked: 'sera supprimée',
  },
})
