import type { GroupDraft } from '../../content/draft'
import type { Locale } from '../../content/locale'
import type { Media } from '../../content/media'
import { writeRichText } from '../../content/writeRichText'
import type { LoadedServices } from './loaded'

const sample: GroupDraft = {
  type: 'servicesContainer',
  fields: {
    kicker: { text: { de: 'Dienstleistungen', fr: 'Services' } },
    title: { text: { de: 'Was wir für Ihre Augen tun', fr: 'Ce que nous faisons pour vos yeux' } },
    description: {
      text: {
        de: writeRichText('Jede Leistung hat eine eigene Seite mit Ablauf, Dauer und Preis.'),
        fr: writeRichText('Chaque service a sa page, avec le déroulement, la durée et le prix.'),
      },
    },
    button: {
      text: { de: 'Termin vereinbaren', fr: 'Fixer un rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
}

export default sample

export const variants = [
  { layout: 'grid', columns: 3, backgroundColor: 'secondary' },
  { showImages: false, textSize: 'large', backgroundColor: 'primary' },
]

const services = [
  {
    picture: 'optik/eye-test',
    name: { de: 'Augencheck', fr: 'Bilan oculaire' },
    text: {
      de: 'Augendruck, Gesichtsfeld und ein Bild der Netzhaut. Sechzig Minuten, mit Bericht für Ihre Ärztin.',
      fr: 'Tension, champ visuel et image de la rétine. Soixante minutes, avec un rapport pour votre médecin.',
    },
  },
  {
    picture: 'optik/contact-lens',
    name: { de: 'Linsenanpassung', fr: 'Adaptation de lentilles' },
    text: {
      de: 'Messen, probieren, nachkontrollieren. Erst wenn alles sitzt, bestellen wir einen Vorrat.',
      fr: 'Mesurer, essayer, contrôler. Nous ne commandons qu’une fois que tout va bien.',
    },
  },
  {
    picture: 'optik/frame-kids',
    name: { de: 'Kinderaugen', fr: 'Les yeux des enfants' },
    text: {
      de: 'Sehtest ab vier Jahren, spielerisch und ohne Tropfen. Brillen, die den Pausenplatz überleben.',
      fr: 'Examen dès quatre ans, en jouant et sans gouttes. Des lunettes qui survivent à la récréation.',
    },
  },
  {
    picture: 'optik/workshop',
    name: { de: 'Reparatur', fr: 'Réparation' },
    text: {
      de: 'Schrauben, Bügel, Nasenpads, auch an Brillen von anderswo. Das meiste ist in zehn Minuten gemacht.',
      fr: 'Vis, branches, plaquettes, même pour des lunettes d’ailleurs. Le plus souvent en dix minutes.',
    },
  },
]

export const loaded = ({ locale, media }: { locale: Locale; media: Record<string, Media> }): LoadedServices => {
  const language = locale === 'fr' ? 'fr' : 'de'
  return {
    services: services.map(({ picture, name, text }) => ({
      id: picture,
      name: name[language],
      text: { value: text[language], lang: undefined },
      media: media[picture] ?? null,
      href: `#${picture}`,
    })),
  }
}
