import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, toMail, toPhone, words } from '../write'
import { ansprechpersonen } from './ansprechpersonen'

export const kontakt: PageTemplate = {
  ref: 'kontakt',
  role: 'contact',
  key: 'contact',
  name: { de: 'Termin & Kontakt', fr: 'Rendez-vous & contact', it: 'Appuntamenti & contatti', en: 'Visit & contact' },
  slug: { de: 'kontakt', fr: 'contact', it: 'contatti', en: 'contact' },
  meta: {
    description: words({
      de: 'Öffnungszeiten, Adressen und Termine: Optik Lindenhof an der Marktgasse 21 und in Winterthur Seen. Telefon 052 212 34 56.',
      fr: 'Horaires, adresses et rendez-vous : Optik Lindenhof, Marktgasse 21 et Seen, Winterthour. Téléphone 052 212 34 56.',
      it: 'Orari, indirizzi e appuntamenti: Optik Lindenhof, Marktgasse 21 e Seen, Winterthur. Telefono 052 212 34 56.',
      en: 'Opening hours, addresses and appointments: Optik Lindenhof, Marktgasse 21 and Seen, Winterthur. Phone 052 212 34 56.',
    }),
  },
  groups: [
    {
      type: 'hero',
      options: { size: 'small' },
      fields: {
        title: plain({
          de: 'Wann passt es Ihnen?',
          fr: 'Quand cela vous convient-il ?',
          it: 'Quando vi va bene?',
          en: 'When would suit you?',
        }),
        description: rich({
          de: 'Rufen Sie an oder schreiben Sie uns zwei, drei Zeiten, die passen. Wir antworten am selben Werktag.',
          fr: 'Appelez-nous ou proposez deux ou trois moments par e-mail. Nous répondons le jour ouvrable même.',
          it: 'Chiamateci o proponete due o tre orari per e-mail. Rispondiamo lo stesso giorno lavorativo.',
          en: 'Call us, or send two or three times that suit you. We answer the same working day.',
        }),
        button: toPhone('052 212 34 56', {
          de: '052 212 34 56 anrufen',
          fr: 'Appeler le 052 212 34 56',
          it: 'Chiamare lo 052 212 34 56',
          en: 'Call 052 212 34 56',
        }),
        secondaryButton: toMail('hallo@optik-lindenhof.example', {
          de: 'E-Mail schreiben',
          fr: 'Écrire un e-mail',
          it: 'Scrivere un’e-mail',
          en: 'Write an e-mail',
        }),
      },
    },
    { type: 'contact', fields: {} },
    ansprechpersonen,
    {
      type: 'richTextBlock',
      fields: {
        title: plain({
          de: 'So finden Sie uns',
          fr: 'Pour nous trouver',
          it: 'Come trovarci',
          en: 'How to find us',
        }),
        textBlock: rich({
          de: `## Altstadt

          Vom Hauptbahnhof sind es sechs Minuten zu Fuss: durch die Marktgasse bis zu den Lauben, das dritte Haus links. Parkplätze gibt es im Parkhaus Altstadt, Velos vor der Tür.

          ## Seen

          Mit der S-Bahn bis Winterthur Seen oder mit dem Bus bis vor das Haus. Zwei Kundenparkplätze stehen im Hof. Der Eingang ist stufenlos.`,
          fr: `## Vieille ville

          Six minutes à pied depuis la gare principale : suivez la Marktgasse jusqu’aux arcades, troisième maison à gauche. Voitures au parking Altstadt, vélos devant la porte.

          ## Seen

          En S-Bahn jusqu’à Winterthur Seen ou en bus jusque devant la maison. Deux places pour la clientèle dans la cour. Entrée sans marche.`,
          it: `## Città vecchia

          Sei minuti a piedi dalla stazione principale: lungo la Marktgasse fino ai portici, terza casa a sinistra. Auto all’autosilo Altstadt, biciclette davanti alla porta.

          ## Seen

          Con la S-Bahn fino a Winterthur Seen o con il bus fin davanti alla casa. Due posteggi per i clienti nel cortile. Ingresso senza gradini.`,
          en: `## Old town

          Six minutes on foot from the main station: along Marktgasse to the arcades, third house on the left. Cars in the Altstadt car park, bicycles outside the door.

          ## Seen

          By S-Bahn to Winterthur Seen, or by bus to the house itself. Two customer parking spaces in the yard. The entrance has no steps.`,
        }),
      },
    },
  ],
}
