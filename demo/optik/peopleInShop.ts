import type { Person } from './person'

export const nora: Person = {
  ref: 'nora',
  name: 'Nora Keller',
  media: 'optik/team-nora',
  email: 'nora@optik-lindenhof.example',
  side: 'left',
  function: {
    de: 'Optometristin, Inhaberin',
    fr: 'Optométriste, propriétaire',
    it: 'Optometrista, titolare',
    en: 'Optometrist, owner',
  },
  quote: {
    de: '«Die beste Messung nützt nichts, wenn niemand fragt, wofür Sie Ihre Augen brauchen.»',
    fr: '« La meilleure mesure ne sert à rien si personne ne demande à quoi vous servent vos yeux. »',
    it: '«La misura migliore non serve a nulla se nessuno chiede a che cosa vi servono gli occhi.»',
    en: '“The best measurement is useless if nobody asks what you need your eyes for.”',
  },
  text: {
    de: `Nora hat in Olten studiert und sieben Jahre in einer Augenklinik gearbeitet, bevor sie den Lindenhof übernahm. Sie misst, prüft den Augendruck und sagt ehrlich, wann es eine Ärztin braucht.

    Am liebsten hat sie Fälle, die schon dreimal nicht geklappt haben. An freien Tagen schwimmt sie im Rhein, ohne Brille.`,
    fr: `Nora a étudié à Olten et travaillé sept ans dans une clinique ophtalmologique avant de reprendre le Lindenhof. Elle mesure, contrôle la tension oculaire et dit franchement quand il faut voir une médecin.

    Elle aime surtout les cas qui ont déjà échoué trois fois. Ses jours de congé, elle nage dans le Rhin, sans lunettes.`,
    it: `Nora ha studiato a Olten e lavorato sette anni in una clinica oculistica prima di rilevare il Lindenhof. Misura, controlla la pressione dell’occhio e dice con franchezza quando serve il medico.

    Preferisce i casi che non hanno funzionato già tre volte. Nei giorni liberi nuota nel Reno, senza occhiali.`,
    en: `Nora studied in Olten and spent seven years in an eye clinic before taking over Lindenhof. She measures, checks eye pressure and says honestly when a doctor is needed.

    She likes the cases best that have already gone wrong three times. On days off she swims in the Rhine, without spectacles.`,
  },
  description: {
    de: 'Nora Keller ist Optometristin und Inhaberin von Optik Lindenhof in Winterthur.',
    fr: 'Nora Keller est optométriste et propriétaire d’Optik Lindenhof à Winterthour.',
    it: 'Nora Keller è optometrista e titolare di Optik Lindenhof a Winterthur.',
    en: 'Nora Keller is an optometrist and the owner of Optik Lindenhof in Winterthur.',
  },
  invitation: {
    de: 'Ein Sehtest bei Nora?',
    fr: 'Un examen avec Nora ?',
    it: 'Un esame con Nora?',
    en: 'An eye test with Nora?',
  },
}

export const luc: Person = {
  ref: 'luc',
  name: 'Luc Favre',
  media: 'optik/team-luc',
  email: 'luc@optik-lindenhof.example',
  side: 'right',
  function: {
    de: 'Augenoptiker, Fassungen',
    fr: 'Opticien, montures',
    it: 'Ottico, montature',
    en: 'Optician, frames',
  },
  quote: {
    de: '«Ich sage Ihnen auch, wenn die alte Brille besser war.»',
    fr: '« Je vous le dis aussi quand l’ancienne paire était mieux. »',
    it: '«Vi dico anche quando gli occhiali vecchi erano meglio.»',
    en: '“I will also tell you when the old pair was better.”',
  },
  text: {
    de: `Luc kommt aus Freiburg und sucht zweimal im Jahr aus, was im Lindenhof in die Schubladen kommt. Er schaut zuerst die Augenbrauen an, dann die Nase, und fast immer liegt er mit der zweiten Fassung richtig.

    Er berät auf Deutsch, Französisch und, nach dem Mittag, auch auf Senslerdeutsch.`,
    fr: `Luc vient de Fribourg et choisit deux fois par an ce qui entre dans les tiroirs du Lindenhof. Il regarde d’abord les sourcils, puis le nez, et tombe presque toujours juste à la deuxième monture.

    Il conseille en français, en allemand et, après midi, aussi en dialecte singinois.`,
    it: `Luc viene da Friburgo e due volte all’anno sceglie che cosa entra nei cassetti del Lindenhof. Guarda prima le sopracciglia, poi il naso, e quasi sempre indovina alla seconda montatura.

    Consiglia in francese, in tedesco e, nel pomeriggio, anche in dialetto.`,
    en: `Luc comes from Fribourg and twice a year picks what goes into the drawers at Lindenhof. He looks at the eyebrows first, then the nose, and is nearly always right with the second frame.

    He advises in French, German and, after lunch, in dialect.`,
  },
  description: {
    de: 'Luc Favre ist Augenoptiker und wählt die Fassungen von Optik Lindenhof in Winterthur aus.',
    fr: 'Luc Favre est opticien et choisit les montures d’Optik Lindenhof à Winterthour.',
    it: 'Luc Favre è ottico e sceglie le montature di Optik Lindenhof a Winterthur.',
    en: 'Luc Favre is an optician and chooses the frames at Optik Lindenhof in Winterthur.',
  },
  invitation: {
    de: 'Mit Luc eine Fassung suchen?',
    fr: 'Choisir une monture avec Luc ?',
    it: 'Scegliere una montatura con Luc?',
    en: 'Choose a frame with Luc?',
  },
}
