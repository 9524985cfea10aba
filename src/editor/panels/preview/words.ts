import { defineWords } from '../../i18n/words'

export const previewWords = defineWords({
  de: {
    title: 'Vorschau-Link',
    intro: 'Wer den Link hat, sieht die Seite so, wie sie gerade bearbeitet wird, ohne sich anzumelden.',
    create: 'Neuer Link, gültig für',
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    once: 'Der Link wird nur jetzt gezeigt.',
    valid: 'Gültige Links',
    until: 'Gültig bis',
    revoke: 'Beenden',
  },
  fr: {
    title: 'Lien d’aperçu',
    intro: 'Qui a le lien voit la page telle qu’elle est en cours d’édition, sans se connecter.',
    create: 'Nouveau lien, valable',
    days: (count: number) => (count === 1 ? '1 jour' : `${count} jours`),
    link: 'Lien',
    copy: 'Copier',
    copied: 'Copié',
    once: 'Le lien n’est montré que maintenant.',
    valid: 'Liens valables',
    until: 'Valable jusqu’au',
    revoke: 'Révoquer',
  },
})
