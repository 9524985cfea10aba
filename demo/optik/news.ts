import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { picture, plain, rich, toPage } from '../write'

const item = (told: {
  media: string
  date: Localized<string>
  title: Localized<string>
  text: Localized<string>
  page: string
  link: Localized<string>
}): GroupDraft => ({
  type: 'newsFeedCard',
  fields: {
    image: picture(told.media),
    kicker: plain(told.date),
    title: plain(told.title),
    description: rich(told.text),
    button: toPage(told.page, told.link),
  },
})

/** What is new in the shop, the newest first. */
export const news: GroupDraft = {
  type: 'newsFeedBoard',
  options: { layout: 'grid', columns: 3, imageFormat: 'square' },
  fields: {
    kicker: plain({ de: 'Aktuell', fr: 'Actualités', it: 'Attualità', en: 'News' }),
    title: plain({
      de: 'Was im Laden läuft',
      fr: 'La vie du magasin',
      it: 'Che cosa succede in negozio',
      en: 'What’s on in the shop',
    }),
    description: rich({
      de: 'Ungefähr einmal im Monat etwas Neues. Werbebriefe verschicken wir keine.',
      fr: 'Du nouveau environ une fois par mois. Nous n’envoyons pas de publicité.',
      it: 'Qualcosa di nuovo circa una volta al mese. Non spediamo pubblicità.',
      en: 'Something new about once a month. We send no advertising.',
    }),
  },
  cards: [
    item({
      media: 'optik/workshop',
      date: { de: '9. November 2026', fr: '9 novembre 2026', it: '9 novembre 2026', en: '9 November 2026' },
      title: {
        de: 'Die dritte Schleifmaschine läuft',
        fr: 'La troisième meuleuse tourne',
        it: 'La terza molatrice è in funzione',
        en: 'The third edger is running',
      },
      text: {
        de: 'Sie ist leiser als die zweite und genauer als wir alle. Beat führt sie am Samstag, 21. November, von 10 bis 12 Uhr vor, mit einer alten Brille, die Sie mitbringen dürfen.',
        fr: 'Plus silencieuse que la deuxième et plus précise que nous tous. Beat la montre samedi 21 novembre, de 10 à 12 heures, avec de vieilles lunettes que vous pouvez apporter.',
        it: 'È più silenziosa della seconda e più precisa di tutti noi. Beat la mostra sabato 21 novembre, dalle 10 alle 12, con un vecchio paio di occhiali che potete portare.',
        en: 'It is quieter than the second one and more precise than any of us. Beat shows it on Saturday 21 November, from 10 to 12, with an old pair of spectacles that you may bring.',
      },
      page: 'beat',
      link: { de: 'Beat kennenlernen', fr: 'Rencontrer Beat', it: 'Conoscere Beat', en: 'Meet Beat' },
    }),
    item({
      media: 'optik/shop-front',
      date: { de: '19. Oktober 2026', fr: '19 octobre 2026', it: '19 ottobre 2026', en: '19 October 2026' },
      title: {
        de: 'Donnerstag bis 20 Uhr',
        fr: 'Le jeudi jusqu’à 20 heures',
        it: 'Il giovedì fino alle 20',
        en: 'Thursdays until 8 p.m.',
      },
      text: {
        de: 'An der Marktgasse, für alle, die nach der Arbeit nicht rennen mögen.',
        fr: 'À la Marktgasse, pour qui n’aime pas courir après le travail.',
        it: 'In Marktgasse, per chi dopo il lavoro non ha voglia di correre.',
        en: 'On Marktgasse, for everyone who would rather not run after work.',
      },
      page: 'kontakt',
      link: { de: 'Öffnungszeiten', fr: 'Horaires', it: 'Orari', en: 'Opening hours' },
    }),
    item({
      media: 'optik/team-sofia',
      date: { de: '28. September 2026', fr: '28 septembre 2026', it: '28 settembre 2026', en: '28 September 2026' },
      title: { de: 'Sofia hat bestanden', fr: 'Sofia a réussi', it: 'Sofia ce l’ha fatta', en: 'Sofia has passed' },
      text: {
        de: 'Sie ist jetzt Spezialistin für formstabile Linsen. Es gab Kuchen.',
        fr: 'La voilà spécialiste des lentilles rigides. Il y a eu du gâteau.',
        it: 'Ora è specialista di lenti rigide. C’era la torta.',
        en: 'She is now a specialist in rigid lenses. There was cake.',
      },
      page: 'kontaktlinsen',
      link: {
        de: 'Linsen anpassen',
        fr: 'Adapter des lentilles',
        it: 'Adattare le lenti',
        en: 'Have lenses fitted',
      },
    }),
    item({
      media: 'optik/frame-kids',
      date: { de: '17. August 2026', fr: '17 août 2026', it: '17 agosto 2026', en: '17 August 2026' },
      title: {
        de: 'Der Mittwoch gehört den Kindern',
        fr: 'Le mercredi est aux enfants',
        it: 'Il mercoledì è dei bambini',
        en: 'Wednesdays are for children',
      },
      text: {
        de: 'Am Nachmittag liegt der Teppich im Laden, und es eilt niemandem.',
        fr: 'L’après-midi, le tapis est sorti et personne n’est pressé.',
        it: 'Il pomeriggio c’è il tappeto in negozio e nessuno ha fretta.',
        en: 'In the afternoon the rug is out, and nobody is in a hurry.',
      },
      page: 'brillen',
      link: { de: 'Fassungen', fr: 'Montures', it: 'Montature', en: 'Frames' },
    }),
  ],
}
