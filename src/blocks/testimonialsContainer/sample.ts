import type { GroupDraft } from '../../content/draft'
import type { Locale } from '../../content/locale'
import type { Media } from '../../content/media'
import { writeRichText } from '../../content/writeRichText'
import type { LoadedTestimonials } from './loaded'

const sample: GroupDraft = {
  type: 'testimonialsContainer',
  fields: {
    kicker: { text: { de: 'Stimmen', fr: 'Témoignages' } },
    title: { text: { de: 'Was nach dem Sehtest kam', fr: 'Ce qui a suivi l’examen' } },
    description: {
      text: {
        de: writeRichText('Aufgeschrieben am Tisch, mit Erlaubnis und ohne Rabatt.'),
        fr: writeRichText('Notés à notre table, avec leur accord et sans rabais.'),
      },
    },
    button: {
      text: { de: 'Selber erzählen', fr: 'Raconter à votre tour' },
      options: { link: { type: 'email', email: 'hallo@example.ch' } },
    },
  },
}

export default sample

export const variants = [
  { layout: 'carousel', backgroundColor: 'primary' },
  { layout: 'split', backgroundColor: 'secondary' },
  { layout: 'grid', columns: 4, textSize: 'small', alignment: 'center' },
]

const voices = [
  {
    key: 'marianne',
    name: 'Marianne Hug',
    picture: null,
    role: { de: 'Geigenlehrerin', fr: 'Professeure de violon' },
    quote: {
      de: '«Zum ersten Mal seit zehn Jahren sehe ich die Noten und die Kinder gleichzeitig.»',
      fr: '« Pour la première fois depuis dix ans, je vois la partition et les enfants en même temps. »',
    },
  },
  {
    key: 'reto',
    name: 'Reto Studer',
    picture: 'optik/team-luc',
    role: { de: 'Lokführer', fr: 'Mécanicien de locomotive' },
    quote: {
      de: '«Man hat mir gesagt, dass die alte Brille noch gut ist. Darum bin ich bei der neuen wiedergekommen. Wer mir etwas nicht verkauft, dem glaube ich, wenn er mir etwas verkauft.»',
      fr: '« On m’a dit que mes lunettes étaient encore bonnes. C’est pour cela que je suis revenu. »',
    },
  },
  {
    key: 'aylin',
    name: 'Aylin Demir',
    picture: 'optik/team-sofia',
    role: { de: 'Handballerin', fr: 'Handballeuse' },
    quote: {
      de: '«Die dritte Linse hat gepasst. Bezahlt habe ich eine.»',
      fr: '« La troisième lentille était la bonne. Je n’en ai payé qu’une. »',
    },
  },
  {
    key: 'werner',
    name: 'Werner Aebi',
    picture: null,
    role: { de: 'Uhrmacher im Ruhestand', fr: 'Horloger à la retraite' },
    quote: {
      de: '«Ein Handwerker erkennt den anderen an der Schraube.»',
      fr: '« Entre artisans, on se reconnaît à la vis. »',
    },
  },
]

export const loaded = ({ locale, media }: { locale: Locale; media: Record<string, Media> }): LoadedTestimonials => {
  const text = (words: { de: string; fr: string }) => ({ value: words[locale === 'fr' ? 'fr' : 'de'], lang: undefined })
  return {
    testimonials: voices.map(({ key, name, picture, role, quote }) => ({
      id: key,
      name,
      function: text(role),
      quote: text(quote),
      media: media[picture ?? ''] ?? null,
      href: `#${key}`,
    })),
  }
}
