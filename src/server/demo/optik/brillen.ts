import type { PageTemplate } from '../template'
import { picture, plain, rich, toPage, words } from '../write'
import { catFrame, kidsFrame, pantoFrame, roundFrame, squareFrame, sunFrame } from './frames'

export const brillen: PageTemplate = {
  ref: 'brillen',
  name: { de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Spectacles' },
  meta: {
    description: words({
      de: 'Rund tausend Fassungen aus der Schweiz, Frankreich, Italien und Dänemark. Gläser und Preise, offen angeschrieben.',
      fr: 'Un millier de montures de Suisse, de France, d’Italie et du Danemark. Verres et prix, affichés clairement.',
      it: 'Un migliaio di montature da Svizzera, Francia, Italia e Danimarca. Lenti e prezzi indicati chiaramente.',
      en: 'Around a thousand frames from Switzerland, France, Italy and Denmark. Lenses and prices, plainly stated.',
    }),
    shareImage: 'optik/frames-silhouette',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'textAboveMedia' },
      fields: {
        kicker: plain({ de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Spectacles' }),
        title: plain({
          de: 'Etwas fürs Gesicht, nicht nur für die Augen.',
          fr: 'Pour le visage, pas seulement pour les yeux.',
          it: 'Per il viso, non solo per gli occhi.',
          en: 'For your face, not just for your eyes.',
        }),
        description: rich({
          de: 'Eine Brille tragen Sie 5000 Stunden im Jahr. Nehmen Sie sich eine davon zum Aussuchen. Wir legen sechs Fassungen bereit, die passen könnten, und sagen ehrlich, welche es nicht tun.',
          fr: 'Vos lunettes, vous les portez 5000 heures par an. Prenez-en une pour choisir. Nous préparons six montures qui pourraient convenir et disons franchement lesquelles ne conviennent pas.',
          it: 'Gli occhiali si portano 5000 ore all’anno. Prendetevene una per scegliere. Prepariamo sei montature che potrebbero andare e diciamo con franchezza quali non vanno.',
          en: 'You wear your spectacles 5000 hours a year. Take one of them to choose. We set out six frames that might suit, and tell you honestly which ones don’t.',
        }),
        button: toPage('kontakt', {
          de: 'Beratung vereinbaren',
          fr: 'Fixer un rendez-vous',
          it: 'Fissare una consulenza',
          en: 'Book a consultation',
        }),
        image: picture('optik/frames-silhouette'),
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, imageFormat: 'portrait', lightbox: true },
      fields: {
        kicker: plain({ de: 'Fassungen', fr: 'Montures', it: 'Montature', en: 'Frames' }),
        title: plain({
          de: 'Von Häusern, die wir kennen',
          fr: 'De maisons que nous connaissons',
          it: 'Da marchi che conosciamo',
          en: 'From makers we know',
        }),
        description: rich({
          de: 'Familienbetriebe aus dem Jura, aus Oyonnax, dem Cadore und Kopenhagen. Ersatzteile gibt es auch nach zehn Jahren noch.',
          fr: 'Des entreprises familiales du Jura, d’Oyonnax, du Cadore et de Copenhague. On y trouve des pièces de rechange même après dix ans.',
          it: 'Aziende di famiglia del Giura, di Oyonnax, del Cadore e di Copenaghen. I ricambi si trovano anche dopo dieci anni.',
          en: 'Family firms from the Jura, Oyonnax, the Cadore and Copenhagen. They still have spare parts ten years on.',
        }),
      },
      cards: [roundFrame, squareFrame, catFrame, pantoFrame, sunFrame, kidsFrame],
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'secondary' },
      fields: {
        kicker: plain({ de: 'Gläser', fr: 'Verres', it: 'Lenti', en: 'Lenses' }),
        title: plain({
          de: 'Was es kostet',
          fr: 'Ce que cela coûte',
          it: 'Quanto costa',
          en: 'What it costs',
        }),
        textBlock: rich({
          de: `Preise für ein Paar, entspiegelt und gehärtet, eingeschliffen in unserem Atelier:

          - **Einstärkengläser** ab CHF 180
          - **Gläser für den Bildschirmplatz** ab CHF 390
          - **Gleitsichtgläser** ab CHF 640, persönlich vermessen ab CHF 1’180
          - **Sonnengläser mit Korrektur** ab CHF 220

          ## Gut zu wissen

          Kinder und Jugendliche bis 18 erhalten mit einem ärztlichen Rezept CHF 180 im Jahr aus der Grundversicherung. Viele Zusatzversicherungen zahlen auch Erwachsenen etwas; wir füllen das Formular aus.

          Gewöhnen Sie sich nicht an Ihre Gleitsichtbrille, tauschen wir die Gläser innert drei Monaten ohne Aufpreis.`,
          fr: `Prix pour une paire, antireflet et durcie, montée dans notre atelier :

          - **Verres unifocaux** dès CHF 180
          - **Verres pour le travail à l’écran** dès CHF 390
          - **Verres progressifs** dès CHF 640, sur mesure dès CHF 1’180
          - **Verres solaires correcteurs** dès CHF 220

          ## Bon à savoir

          Sur ordonnance médicale, l’assurance de base verse CHF 180 par an jusqu’à 18 ans. Beaucoup de complémentaires participent aussi pour les adultes ; nous remplissons le formulaire.

          Si vous ne vous habituez pas à vos verres progressifs, nous les échangeons sans supplément dans les trois mois.`,
          it: `Prezzi per un paio, con antiriflesso e trattamento indurente, montato nel nostro laboratorio:

          - **Lenti monofocali** da CHF 180
          - **Lenti per lo schermo** da CHF 390
          - **Lenti progressive** da CHF 640, su misura da CHF 1’180
          - **Lenti da sole graduate** da CHF 220

          ## Buono a sapersi

          Fino a 18 anni, con ricetta medica, l’assicurazione di base paga CHF 180 all’anno. Molte complementari contribuiscono anche per gli adulti; il modulo lo compiliamo noi.

          Se non vi abituate alle lenti progressive, le cambiamo senza supplemento entro tre mesi.`,
          en: `Prices for a pair, anti-reflective and hardened, fitted in our workshop:

          - **Single-vision lenses** from CHF 180
          - **Lenses for screen work** from CHF 390
          - **Progressive lenses** from CHF 640, individually measured from CHF 1’180
          - **Prescription sun lenses** from CHF 220

          ## Good to know

          With a doctor’s prescription, basic insurance pays CHF 180 a year up to the age of 18. Many supplementary policies also pay something for adults; we fill in the form.

          If you can’t get used to your progressive lenses, we exchange them within three months at no extra charge.`,
        }),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'extended', alignment: 'right' },
      fields: {
        kicker: plain({ de: 'Reparatur', fr: 'Réparation', it: 'Riparazioni', en: 'Repairs' }),
        title: plain({
          de: 'Draufgesessen? Kommt vor.',
          fr: 'Vous vous êtes assis dessus ? Cela arrive.',
          it: 'Vi ci siete seduti sopra? Capita.',
          en: 'Sat on them? It happens.',
        }),
        description: rich({
          de: 'Bringen Sie die Brille, wie sie ist. Richten, Nasenpads und Schrauben kosten bei uns nichts, auch wenn sie von anderswo stammt.',
          fr: 'Apportez-les telles quelles. Redresser, changer des plaquettes ou une vis : c’est gratuit, même si elles viennent d’ailleurs.',
          it: 'Portateli così come sono. Raddrizzare, cambiare naselli e viti da noi non costa nulla, anche se vengono da altrove.',
          en: 'Bring them as they are. Straightening, nose pads and screws are free, even if you bought them elsewhere.',
        }),
        button: toPage('kontakt', {
          de: 'Adressen und Zeiten',
          fr: 'Adresses et horaires',
          it: 'Indirizzi e orari',
          en: 'Addresses and hours',
        }),
        image: picture('optik/workshop'),
      },
    },
  ],
}
