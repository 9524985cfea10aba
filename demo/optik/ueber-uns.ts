import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toMail, words } from '../write'

export const ueberUns: PageTemplate = {
  ref: 'ueber-uns',
  name: { de: 'Über uns', fr: 'À propos', it: 'Chi siamo', en: 'About us' },
  meta: {
    description: words({
      de: 'Vier Menschen, zwei Läden, ein Atelier: wer bei Optik Lindenhof in Winterthur misst, berät und schleift.',
      fr: 'Quatre personnes, deux magasins, un atelier : qui mesure, conseille et taille chez Optik Lindenhof à Winterthour.',
      it: 'Quattro persone, due negozi, un laboratorio: chi misura, consiglia e mola da Optik Lindenhof a Winterthur.',
      en: 'Four people, two shops, one workshop: who measures, advises and cuts lenses at Optik Lindenhof in Winterthur.',
    }),
    shareImage: 'optik/shop-front',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'mediaAboveText' },
      fields: {
        kicker: plain({ de: 'Über uns', fr: 'À propos', it: 'Chi siamo', en: 'About us' }),
        title: plain({
          de: 'Vier Menschen, zwei Läden, ein Atelier.',
          fr: 'Quatre personnes, deux magasins, un atelier.',
          it: 'Quattro persone, due negozi, un laboratorio.',
          en: 'Four people, two shops, one workshop.',
        }),
        description: rich({
          de: 'Der Lindenhof gehört keiner Kette. Wer Sie berät, hat die Fassung ausgesucht, und wer sie repariert, steht im Raum nebenan.',
          fr: 'Le Lindenhof n’appartient à aucune chaîne. Qui vous conseille a choisi la monture, et qui la répare se tient dans la pièce voisine.',
          it: 'Il Lindenhof non appartiene a nessuna catena. Chi vi consiglia ha scelto la montatura, e chi la ripara è nella stanza accanto.',
          en: 'Lindenhof belongs to no chain. Whoever advises you chose the frame, and whoever repairs it is in the next room.',
        }),
        image: picture('optik/shop-front'),
      },
    },
    {
      type: 'teamContainer',
      options: { layout: 'grid', columns: 4, imageFormat: 'portrait', backgroundColor: 'secondary' },
      fields: {
        kicker: plain({ de: 'Team', fr: 'Équipe', it: 'Squadra', en: 'Team' }),
        title: plain({
          de: 'Wer Ihnen gegenübersitzt',
          fr: 'Qui vous reçoit',
          it: 'Chi vi riceve',
          en: 'Who you will meet',
        }),
        description: rich({
          de: 'Zusammen 74 Jahre im Beruf und vier Sprachen. Fragen Sie ruhig nach Ihrer Lieblingsperson.',
          fr: 'Ensemble, 74 ans de métier et quatre langues. Demandez sans gêne votre personne préférée.',
          it: 'Insieme 74 anni di mestiere e quattro lingue. Chiedete pure della vostra persona preferita.',
          en: 'Seventy-four years in the trade between them, and four languages. Do ask for your favourite.',
        }),
      },
    },
    {
      type: 'richTextBlock',
      fields: {
        kicker: plain({ de: 'Geschichte', fr: 'Histoire', it: 'Storia', en: 'History' }),
        title: plain({
          de: 'Angefangen hat es mit einem Schaufenster',
          fr: 'Tout a commencé par une vitrine',
          it: 'Tutto è cominciato con una vetrina',
          en: 'It began with a shop window',
        }),
        textBlock: rich({
          de: `1987 mietete Beat Ammann ein Lokal unter den Lauben, das niemand wollte: zu schmal, zu dunkel, aber mit einem Fenster zur Gasse. Ins Fenster stellte er die Schleifmaschine. Die Leute blieben stehen, und manche kamen herein.

          2016 übernahm Nora Keller das Geschäft, 2021 kam der Laden in Seen dazu. Die Schleifmaschine steht heute hinten, ist die dritte ihrer Art, und Beat bedient sie immer noch.

          Wir bilden jedes zweite Jahr eine Lernende oder einen Lernenden aus und nehmen alte Brillen entgegen, die wir gereinigt und vermessen weitergeben.`,
          fr: `En 1987, Beat Ammann loue sous les arcades un local dont personne ne veut : trop étroit, trop sombre, mais avec une fenêtre sur la rue. Il y installe la meuleuse. Les gens s’arrêtent, et certains entrent.

          En 2016, Nora Keller reprend le commerce ; en 2021 s’ajoute le magasin de Seen. La meuleuse est aujourd’hui au fond, c’est la troisième du genre, et Beat la fait toujours tourner.

          Tous les deux ans, nous formons une apprentie ou un apprenti. Et nous reprenons les vieilles lunettes : nettoyées et mesurées, elles servent à d’autres.`,
          it: `Nel 1987 Beat Ammann affittò sotto i portici un locale che nessuno voleva: troppo stretto, troppo buio, ma con una finestra sulla strada. In vetrina mise la molatrice. La gente si fermava, e qualcuno entrava.

          Nel 2016 Nora Keller rilevò l’attività, nel 2021 si aggiunse il negozio di Seen. La molatrice oggi sta dietro, è la terza, e Beat la usa ancora.

          Ogni due anni formiamo una o un apprendista e ritiriamo vecchi occhiali che, puliti e misurati, passano ad altri.`,
          en: `In 1987 Beat Ammann rented a place under the arcades that nobody wanted: too narrow, too dark, but with a window on the street. He put the lens edger in the window. People stopped, and some came in.

          In 2016 Nora Keller took over, and in 2021 the shop in Seen was added. The edger now stands at the back, it is the third of its kind, and Beat still runs it.

          Every other year we train an apprentice, and we take in old spectacles, which we clean, measure and pass on.`,
        }),
      },
    },
    {
      type: 'imageCollage',
      options: { backgroundColor: 'extended' },
      fields: {
        title: plain({
          de: 'Ein Blick hinein',
          fr: 'Un coup d’œil à l’intérieur',
          it: 'Uno sguardo dentro',
          en: 'A look inside',
        }),
        description: rich({
          de: 'Vorne Licht und Fassungen, hinten Maschinen und Geduld. Dazwischen ein Tisch, an dem man bleibt.',
          fr: 'Devant, la lumière et les montures ; derrière, les machines et la patience. Entre les deux, une table où l’on reste.',
          it: 'Davanti luce e montature, dietro macchine e pazienza. In mezzo un tavolo a cui ci si ferma.',
          en: 'Light and frames at the front, machines and patience at the back. In between, a table people stay at.',
        }),
        image: picture('optik/workshop'),
        secondaryImage: picture('optik/frame-panto'),
        tertiaryImage: picture('optik/frame-sun'),
        quaternaryImage: picture('optik/eye-test'),
        quinaryImage: picture('optik/contact-lens'),
      },
    },
    {
      type: 'testimonialsContainer',
      options: { layout: 'masonry' },
      fields: {
        kicker: plain({ de: 'Stimmen', fr: 'Témoignages', it: 'Voci', en: 'Voices' }),
        title: plain({
          de: 'Was nach dem Sehtest kam',
          fr: 'Ce qui a suivi l’examen',
          it: 'Che cosa è venuto dopo l’esame',
          en: 'What came after the test',
        }),
        description: rich({
          de: 'Aufgeschrieben am Tisch, mit Erlaubnis und ohne Rabatt.',
          fr: 'Notés à notre table, avec leur accord et sans rabais.',
          it: 'Annotate al nostro tavolo, con il loro permesso e senza sconto.',
          en: 'Taken down at our table, with permission and without a discount.',
        }),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'accent', size: 'small' },
      fields: {
        kicker: plain({
          de: 'Lehrstelle 2027',
          fr: 'Apprentissage 2027',
          it: 'Tirocinio 2027',
          en: 'Apprenticeship 2027',
        }),
        title: plain({
          de: 'Wir suchen jemanden mit ruhiger Hand.',
          fr: 'Nous cherchons quelqu’un à la main sûre.',
          it: 'Cerchiamo qualcuno con la mano ferma.',
          en: 'We are looking for a steady hand.',
        }),
        description: rich({
          de: 'Augenoptikerin oder Augenoptiker EFZ, ab August 2027. Schnuppern kannst du jederzeit.',
          fr: 'Opticienne ou opticien CFC, dès août 2027. Stages de découverte toute l’année.',
          it: 'Ottica o ottico AFC, da agosto 2027. Stage d’orientamento tutto l’anno.',
          en: 'Optician, federal diploma (EFZ), from August 2027. Trial days all year round.',
        }),
        button: toMail('nora@optik-lindenhof.example', {
          de: 'Nora schreiben',
          fr: 'Écrire à Nora',
          it: 'Scrivere a Nora',
          en: 'Write to Nora',
        }),
      },
    },
  ],
}
