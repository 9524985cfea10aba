import { defineWords } from '../../../editor/i18n/words'

export const logWords = defineWords({
  de: {
    intro: 'Wer was getan hat. Einträge bleiben 400 Tage; von der Adresse steht nur der Anfang da.',
    kind: 'Was',
    person: 'Wer',
    everything: 'Alles',
    everybody: 'Alle',
    from: 'Von',
    until: 'Bis',
    download: 'Als Tabelle (CSV)',
    more: 'Ältere zeigen',
    nothing: 'Dazu gibt es keine Einträge.',
    nobody: 'Unbekannt',
    server: 'Server',
    entries: 'Einträge',
  },
  fr: {
    intro: 'Qui a fait quoi. Les entrées restent 400 jours ; de l’adresse ne figure que le début.',
    kind: 'Quoi',
    person: 'Qui',
    everything: 'Tout',
    everybody: 'Tout le monde',
    from: 'Du',
    until: 'Au',
    download: 'En tableau (CSV)',
    more: 'Afficher les plus anciennes',
    nothing: 'Il n’y a pas d’entrée à ce sujet.',
    nobody: 'Inconnu',
    server: 'Serveur',
    entries: 'Entrées',
  },
})
