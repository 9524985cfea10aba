import { defineWords } from './words'

export const dragWords = defineWords({
  de: {
    move: 'Verschieben',
    place: 'Platz',
    cancelled: 'Bleibt, wo es war',
    how: 'Leertaste drücken, mit den Pfeiltasten verschieben, mit der Leertaste ablegen. Escape bricht ab.',
  },
  fr: {
    move: 'Déplacer',
    place: 'Position',
    cancelled: 'Reste à sa place',
    how: 'Appuyez sur la barre d’espace, déplacez avec les flèches, déposez avec la barre d’espace. Échap annule.',
  },
})
