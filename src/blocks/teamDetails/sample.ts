import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'teamDetails',
  fields: {
    name: { single: 'Nora Keller' },
    function: { text: { de: 'Optometristin MSc', fr: 'Optométriste MSc' } },
    image: { media: 'optik/team-nora' },
    quote: {
      text: {
        de: '«Die beste Messung nützt nichts, wenn niemand fragt, wofür Sie Ihre Augen brauchen.»',
        fr: '« La meilleure mesure ne sert à rien si personne ne demande à quoi vous servent vos yeux. »',
      },
    },
    description: {
      text: {
        de: writeRichText(`Nora hat in Olten studiert und in der Augenklinik in Bern gearbeitet. Sie misst, prüft den Augendruck und sagt ehrlich, wann es eine Ärztin braucht.

In ihrer Freizeit schwimmt sie im Rhein, ohne Brille.`),
        fr: writeRichText(`Nora a étudié à Olten et travaillé à la clinique ophtalmologique de Berne. Elle mesure, contrôle la pression de l’œil et dit franchement quand il faut voir une médecin.

Pendant son temps libre, elle nage dans le Rhin, sans lunettes.`),
      },
    },
    email: { single: 'nora.keller@example.ch' },
  },
}

export default sample

export const variants = [{ alignment: 'right', imageFormat: 'square', backgroundColor: 'secondary' }]
