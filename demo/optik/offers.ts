import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { picture, plain, rich, toPage } from '../write'

const offer = (offered: {
  page: string
  media: string
  title: Localized<string>
  text: Localized<string>
  link: Localized<string>
}): GroupDraft => ({
  type: 'imageCard',
  fields: {
    image: picture(offered.media),
    title: plain(offered.title),
    description: rich(offered.text),
    button: toPage(offered.page, offered.link),
  },
})

/** What the shop does, each leading to its page. */
export const offers: GroupDraft = {
  type: 'imageBoard',
  options: { layout: 'grid', columns: 3, imageFormat: 'square' },
  fields: {
    title: plain({
      de: 'Womit können wir helfen?',
      fr: 'Que pouvons-nous faire pour vous ?',
      it: 'Come possiamo aiutarvi?',
      en: 'How can we help?',
    }),
  },
  cards: [
    offer({
      page: 'sehtest',
      media: 'optik/eye-test',
      title: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' },
      text: {
        de: 'Vierzig Minuten, die sich lohnen. Danach wissen Sie, was Ihre Augen brauchen und was nicht.',
        fr: 'Quarante minutes bien employées. Vous saurez ensuite ce qu’il faut à vos yeux, et ce qu’il ne leur faut pas.',
        it: 'Quaranta minuti ben spesi. Poi saprete di che cosa hanno bisogno i vostri occhi e di che cosa no.',
        en: 'Forty minutes well spent. Afterwards you know what your eyes need, and what they don’t.',
      },
      link: {
        de: 'So läuft der Sehtest ab',
        fr: 'Comment se passe l’examen',
        it: 'Come si svolge l’esame',
        en: 'What happens in the test',
      },
    }),
    offer({
      page: 'brillen',
      media: 'optik/frames-silhouette',
      title: { de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Spectacles' },
      text: {
        de: 'Rund tausend Fassungen von Häusern, die wir kennen. Eine davon ist Ihre.',
        fr: 'Un millier de montures de maisons que nous connaissons. L’une d’elles est la vôtre.',
        it: 'Un migliaio di montature di marchi che conosciamo. Una è la vostra.',
        en: 'Around a thousand frames from makers we know. One of them is yours.',
      },
      link: {
        de: 'Fassungen und Preise',
        fr: 'Montures et prix',
        it: 'Montature e prezzi',
        en: 'Frames and prices',
      },
    }),
    offer({
      page: 'kontaktlinsen',
      media: 'optik/contact-lens',
      title: { de: 'Kontaktlinsen', fr: 'Lentilles de contact', it: 'Lenti a contatto', en: 'Contact lenses' },
      text: {
        de: 'Angepasst, ausprobiert, nachkontrolliert. Auch wenn es beim ersten Mal nicht geklappt hat.',
        fr: 'Adaptées, essayées, contrôlées. Même si la première fois n’a pas été la bonne.',
        it: 'Adattate, provate, controllate. Anche se la prima volta non ha funzionato.',
        en: 'Fitted, tried out, checked again. Even if it didn’t work out the first time.',
      },
      link: {
        de: 'Mehr über Kontaktlinsen',
        fr: 'En savoir plus sur les lentilles',
        it: 'Di più sulle lenti a contatto',
        en: 'More about contact lenses',
      },
    }),
  ],
}
