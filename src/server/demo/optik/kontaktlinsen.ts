import type { PageTemplate } from '../template'
import { picture, plain, rich, toPage, toPhone, words } from '../write'

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
    {
      type: 'richTextBlock',
      fields: {
        kicker: plain({ de: 'Anpassung', fr: 'Adaptation', it: 'Adattamento', en: 'Fitting' }),
        title: plain({
          de: 'Drei Besuche bis zur eigenen Linse',
          fr: 'Trois visites jusqu’à vos lentilles',
          it: 'Tre visite fino alla vostra lente',
          en: 'Three visits to your own lenses',
        }),
        textBlock: rich({
          de: `## Erstens: messen

          Sofia Bernasconi vermisst die Hornhaut, prüft den Tränenfilm und fragt, wann und wofür Sie die Linsen tragen möchten. Das dauert eine Stunde.

          ## Zweitens: probieren

          Sie lernen das Einsetzen in aller Ruhe, am Tisch mit Spiegel. Dann tragen Sie die Linsen eine Woche lang: im Büro, beim Sport, am Abend.

          ## Drittens: nachschauen

          Sitzen sie? Stören sie? Wir korrigieren, bis es stimmt. Erst danach bestellen wir einen Vorrat.`,
          fr: `## D’abord : mesurer

          Sofia Bernasconi mesure la cornée, examine le film lacrymal et demande quand et pour quoi vous porterez vos lentilles. Comptez une heure.

          ## Ensuite : essayer

          Vous apprenez à les poser, tranquillement, à table devant un miroir. Puis vous les portez une semaine : au bureau, au sport, le soir.

          ## Enfin : contrôler

          Sont-elles bien en place ? Gênent-elles ? Nous corrigeons jusqu’à ce que tout aille. Alors seulement, nous commandons une réserve.`,
          it: `## Prima: misurare

          Sofia Bernasconi misura la cornea, esamina il film lacrimale e chiede quando e per che cosa volete portare le lenti. Ci vuole un’ora.

          ## Poi: provare

          Imparate a metterle con calma, al tavolo davanti allo specchio. Poi le portate per una settimana: in ufficio, facendo sport, la sera.

          ## Infine: ricontrollare

          Stanno bene? Danno fastidio? Correggiamo finché va. Solo allora ordiniamo una scorta.`,
          en: `## First: measuring

          Sofia Bernasconi measures the cornea, checks the tear film and asks when and what for you would like to wear lenses. This takes an hour.

          ## Second: trying

          You learn to put them in, in peace, at a table with a mirror. Then you wear them for a week: at the office, for sport, in the evening.

          ## Third: checking

          Do they fit? Do they bother you? We adjust until they are right. Only then do we order a supply.`,
        }),
      },
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'secondary' },
      fields: {
        kicker: plain({ de: 'Preise', fr: 'Prix', it: 'Prezzi', en: 'Prices' }),
        title: plain({
          de: 'Ein fester Preis für die Anpassung',
          fr: 'Un prix fixe pour l’adaptation',
          it: 'Un prezzo fisso per l’adattamento',
          en: 'One fixed price for the fitting',
        }),
        textBlock: rich({
          de: `- **Weiche Linsen**, drei Besuche und Probelinsen: CHF 160
          - **Gleitsicht oder formstabile Linsen**: CHF 260
          - **Tageslinsen**, 30 Paar: ab CHF 62
          - **Monatslinsen**, drei Paar: ab CHF 48
          - **Nachkontrolle** einmal im Jahr: CHF 60

          Im Linsenabo schicken wir den Vorrat nach Hause, bevor er ausgeht. Kündigen können Sie jederzeit.`,
          fr: `- **Lentilles souples**, trois visites et lentilles d’essai : CHF 160
          - **Lentilles progressives ou rigides** : CHF 260
          - **Journalières**, 30 paires : dès CHF 62
          - **Mensuelles**, trois paires : dès CHF 48
          - **Contrôle annuel** : CHF 60

          Avec l’abonnement, votre réserve arrive chez vous avant d’être épuisée. Résiliable en tout temps.`,
          it: `- **Lenti morbide**, tre visite e lenti di prova: CHF 160
          - **Lenti progressive o rigide**: CHF 260
          - **Giornaliere**, 30 paia: da CHF 62
          - **Mensili**, tre paia: da CHF 48
          - **Controllo annuale**: CHF 60

          Con l’abbonamento la scorta arriva a casa prima che finisca. Si può disdire in ogni momento.`,
          en: `- **Soft lenses**, three visits and trial lenses: CHF 160
          - **Multifocal or rigid lenses**: CHF 260
          - **Daily lenses**, 30 pairs: from CHF 62
          - **Monthly lenses**, three pairs: from CHF 48
          - **Yearly check**: CHF 60

          With a subscription your supply reaches you before it runs out. Cancel whenever you like.`,
        }),
      },
    },
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
