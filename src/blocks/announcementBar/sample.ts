import type { GroupDraft } from '../../content/draft'

const sample: GroupDraft = {
  type: 'announcementBar',
  options: { backgroundColor: 'accent' },
  fields: {
    description: {
      text: {
        de: 'Am 1. August bleibt unser Laden geschlossen.',
        fr: 'Notre magasin reste fermé le 1er août.',
      },
    },
    button: {
      text: { de: 'Alle Öffnungszeiten', fr: 'Tous les horaires' },
      options: { link: { type: 'url', url: 'https://www.example.ch/kontakt' } },
    },
  },
}

export default sample

export const variants = [{ backgroundColor: 'extended', dismissible: false }]
