import { defineWords } from '../../i18n/words'

export const unsavedWords = defineWords({
  de: {
    intro:
      'Diese Änderungen hat der Server nicht angenommen. Sie bleiben hier, auch wenn Sie die Seite neu laden; alles andere ist gespeichert.',
    none: 'Alles ist gespeichert.',
    otherPage: 'Auf einer anderen Seite',
    waitsFor: 'Wartet auf eine andere Änderung, die nicht gespeichert ist.',
    choose: 'Wartet auf Ihre Wahl zwischen zwei Fassungen.',
    held: 'Die Seite wurde gelöscht. Kommt sie zurück, wird es gespeichert.',
    discardTitle: 'Änderung verwerfen?',
    discardText: 'Danach steht hier wieder, was gespeichert ist. Was Sie geschrieben haben, ist dann weg.',
    discardMore: (count: number) =>
      count === 1
        ? 'Auch 1 Änderung, die darauf wartet, geht verloren.'
        : `Auch ${count} Änderungen, die darauf warten, gehen verloren.`,
  },
  fr: {
    intro:
      'Le serveur n’a pas accepté ces modifications. Elles restent ici, même si vous rechargez la page ; tout le reste est enregistré.',
    none: 'Tout est enregistré.',
    otherPage: 'Sur une autre page',
    waitsFor: 'Attend une autre modification qui n’est pas enregistrée.',
    choose: 'Attend votre choix entre deux versions.',
    held: 'La page a été supprimée. Si elle revient, ce sera enregistré.',
    discardTitle: 'Abandonner la modification ?',
    discardText: 'Ce qui est enregistré reparaîtra ici. Ce que vous avez écrit sera perdu.',
    discardMore: (count: number) =>
      count === 1
        ? '1 modification qui en dépend sera perdue aussi.'
        : `${count} modifications qui en dépendent seront perdues aussi.`,
  },
})
