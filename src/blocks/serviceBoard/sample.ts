import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { type SampleWords, sampleCard } from '../sampleCard'

const card = ({
  link,
  picture,
  ...words
}: { picture: string } & Record<'title' | 'text' | 'duration' | 'cost' | 'link', SampleWords>) =>
  sampleCard('serviceCard', {
    ...words,
    picture,
    button: { text: link, link: { type: 'url', url: 'https://www.example.ch/angebot' } },
  })

const sample: GroupDraft = {
  type: 'serviceBoard',
  fields: {
    kicker: { text: { de: 'Leistungen', fr: 'Prestations' } },
    title: { text: { de: 'Was wir für Ihre Augen tun', fr: 'Ce que nous faisons pour vos yeux' } },
    description: {
      text: {
        de: writeRichText('Für alles, was länger als zehn Minuten dauert, reservieren wir Ihnen die Zeit.'),
        fr: writeRichText('Pour tout ce qui prend plus de dix minutes, nous vous réservons le temps.'),
      },
    },
    button: {
      text: { de: 'Termin vereinbaren', fr: 'Prendre rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
  cards: [
    card({
      picture: 'optik/eye-test',
      title: { de: 'Sehtest', fr: 'Examen de la vue' },
      text: {
        de: 'Jedes Auge einzeln, dann beide zusammen: in der Ferne, am Bildschirm, beim Lesen.',
        fr: 'Chaque œil, puis les deux ensemble : de loin, à l’écran, à la lecture.',
      },
      duration: { de: '40 Minuten', fr: '40 minutes' },
      cost: { de: 'CHF 60', fr: 'CHF 60' },
      link: { de: 'So läuft er ab', fr: 'Comment il se passe' },
    }),
    card({
      picture: 'optik/contact-lens',
      title: { de: 'Linsen anpassen', fr: 'Adapter des lentilles' },
      text: {
        de: 'Drei Besuche und eine Woche zur Probe. Erst danach bestellen wir einen Vorrat.',
        fr: 'Trois visites et une semaine d’essai. Ensuite seulement, nous commandons une réserve.',
      },
      duration: { de: '3 × 60 Minuten', fr: '3 × 60 minutes' },
      cost: { de: 'ab CHF 160', fr: 'dès CHF 160' },
      link: { de: 'Mehr über Linsen', fr: 'Tout sur les lentilles' },
    }),
    card({
      picture: 'optik/workshop',
      title: { de: 'Reparatur im Atelier', fr: 'Réparation à l’atelier' },
      text: {
        de: 'Bügel, Scharnier, Nasenpad. Kleines machen wir sofort und schenken es Ihnen.',
        fr: 'Branche, charnière, plaquette. Le petit travail se fait tout de suite et vous est offert.',
      },
      duration: { de: 'meist am selben Tag', fr: 'souvent le jour même' },
      cost: { de: 'ab CHF 25', fr: 'dès CHF 25' },
      link: { de: 'Was sich reparieren lässt', fr: 'Ce qui se répare' },
    }),
    card({
      picture: 'optik/shop-front',
      title: { de: 'Hausbesuch', fr: 'Visite à domicile' },
      text: {
        de: 'Wer nicht mehr gut unterwegs ist, bekommt Besuch: mit Messkoffer und dreissig Fassungen.',
        fr: 'Vous sortez moins ? Nous venons chez vous, avec la mallette et trente montures.',
      },
      duration: { de: '90 Minuten', fr: '90 minutes' },
      cost: { de: 'CHF 120', fr: 'CHF 120' },
      link: { de: 'Besuch vereinbaren', fr: 'Fixer une visite' },
    }),
  ],
}

export default sample

export const variants = [
  { layout: 'grid', columns: 4, imageFormat: 'portrait', backgroundColor: 'secondary' },
  { layout: 'carousel', columns: 3, textSize: 'small', backgroundColor: 'primary' },
]
