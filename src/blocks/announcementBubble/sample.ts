import type { GroupDraft } from '../../content/draft'

const sample: GroupDraft = {
  type: 'announcementBubble',
  options: { backgroundColor: 'accent' },
  fields: {
    description: {
      text: { de: 'Donnerstag neu bis 20 Uhr', fr: 'Le jeudi, ouvert jusqu’à 20 h' },
    },
    button: {
      text: { de: 'Termin', fr: 'Rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
}

export default sample

export const variants = [{ alignment: 'left', size: 'small', backgroundColor: 'primary', dismissible: false }]
