import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, toPhone, words } from '../write'
import { fitting } from './fitting'
import { lensPrices } from './lensPrices'

export const kontaktlinsen: PageTemplate = {
  ref: 'kontaktlinsen',
  name: { de: 'Kontaktlinsen', fr: 'Lentilles', it: 'Lenti a contatto', en: 'Contact lenses' },
  meta: {
    description: words({
      de: 'Kontaktlinsen in Winterthur anpassen: drei Besuche, eine Woche zur Probe, ein fester Preis. Auch Gleitsicht und bei trockenen Augen.',
      fr: 'Adaptation de lentilles à Winterthour : trois visites, une semaine d’essai, un prix fixe. Aussi progressives et pour yeux secs.',
      it: 'Lenti a contatto a Winterthur: tre visite, una settimana di prova, un prezzo fisso. Anche progressive e per occhi secchi.',
      en: 'Contact lens fitting in Winterthur: three visits, a week’s trial, one fixed price. Also multifocal and for dry eyes.',
    }),
    shareImage: 'optik/contact-lens',
  },
  groups: [
    {
      type: 'hero',
      options: { backgroundColor: 'extended', verticalAlignment: 'center' },
      fields: {
        kicker: plain({
          de: 'Kontaktlinsen',
          fr: 'Lentilles de contact',
          it: 'Lenti a contatto',
          en: 'Contact lenses',
        }),
        title: plain({
          de: 'Eingesetzt und vergessen.',
          fr: 'Posées, oubliées.',
          it: 'Messe e dimenticate.',
          en: 'In, and forgotten.',
        }),
        description: rich({
          de: 'Nach einer Stunde merken Sie nicht mehr, dass sie da sind. Wenn sie richtig sitzen. Dafür braucht es eine genaue Messung, etwas Geduld und jemanden, der nochmals nachschaut.',
          fr: 'Au bout d’une heure, vous ne les sentez plus. Si elles sont bien adaptées. Il y faut une mesure précise, un peu de patience et quelqu’un qui contrôle une deuxième fois.',
          it: 'Dopo un’ora non le sentite più. Se sono adattate bene. Servono una misura precisa, un po’ di pazienza e qualcuno che ricontrolli.',
          en: 'After an hour you no longer notice them. If they fit properly. That takes careful measuring, some patience and someone who checks again.',
        }),
        button: toPage('kontakt', {
          de: 'Anpassung vereinbaren',
          fr: 'Prendre rendez-vous',
          it: 'Fissare un appuntamento',
          en: 'Book a fitting',
        }),
        image: picture('optik/contact-lens'),
      },
    },
    fitting,
    lensPrices,
    {
      type: 'cta',
      options: { backgroundColor: 'primary', size: 'small' },
      fields: {
        title: plain({
          de: 'Rotes Auge, Schmerzen, plötzlich unscharf?',
          fr: 'Œil rouge, douleur, vue trouble soudaine ?',
          it: 'Occhio rosso, dolore, vista offuscata all’improvviso?',
          en: 'Red eye, pain, suddenly blurred?',
        }),
        description: rich({
          de: 'Linse heraus und anrufen. Wir schauen noch am selben Tag nach oder bringen Sie zur Augenärztin.',
          fr: 'Retirez la lentille et appelez. Nous regardons le jour même ou vous adressons à une ophtalmologue.',
          it: 'Togliete la lente e chiamate. Guardiamo in giornata o vi indirizziamo da un’oculista.',
          en: 'Take the lens out and call. We look the same day or send you on to an eye doctor.',
        }),
        button: toPhone('052 212 34 56', {
          de: '052 212 34 56 anrufen',
          fr: 'Appeler le 052 212 34 56',
          it: 'Chiamare lo 052 212 34 56',
          en: 'Call 052 212 34 56',
        }),
      },
    },
  ],
}
