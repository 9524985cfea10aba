import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, words } from '../write'

const contact = '[hallo@optik-lindenhof.example](mailto:hallo@optik-lindenhof.example)'

export const datenschutz: PageTemplate = {
  ref: 'datenschutz',
  role: 'privacyPolicy',
  key: 'privacy',
  name: { de: 'Datenschutz', fr: 'Protection des données', it: 'Protezione dei dati', en: 'Privacy' },
  meta: {
    description: words({
      de: 'Welche Daten Optik Lindenhof erhebt, wofür, wie lange, und welche Rechte Sie haben.',
      fr: 'Quelles données Optik Lindenhof traite, pourquoi, combien de temps, et quels sont vos droits.',
      it: 'Quali dati tratta Optik Lindenhof, perché, per quanto tempo, e quali diritti avete.',
      en: 'Which data Optik Lindenhof keeps, what for, for how long, and what your rights are.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Datenschutz', fr: 'Protection des données', it: 'Protezione dei dati', en: 'Privacy' }),
        textBlock: rich({
          de: `Wir erheben so wenig wie möglich. Diese Seite sagt, was, wofür und wie lange. Es gilt das Schweizer Datenschutzgesetz (DSG). Stand: 1. November 2026.

          ## Wer verantwortlich ist

          Optik Lindenhof GmbH, Marktgasse 21, 8400 Winterthur, ${contact}.

          ## Diese Website

          Die Website setzt keine Cookies zur Verfolgung, lädt nichts von fremden Servern und misst keine einzelnen Personen. Der Server notiert während 14 Tagen, welche Adresse welche Seite abgerufen hat, damit wir Angriffe und Fehler erkennen.

          ## Wenn Sie uns schreiben oder anrufen

          Ihre Nachricht brauchen wir, um zu antworten. Anfragen, aus denen kein Auftrag wird, löschen wir nach 90 Tagen.

          ## Sehtest und Brille

          Messwerte sind Gesundheitsdaten. Wir bewahren sie zehn Jahre auf, in der Schweiz und verschlüsselt. Zugang hat nur, wer Sie berät. An Augenpraxen oder Versicherungen geben wir sie weiter, wenn Sie es wünschen.

          ## Ihre Rechte

          Sie können jederzeit erfahren, was wir über Sie gespeichert haben, es berichtigen, mitnehmen oder löschen lassen. Ein formloser Brief oder eine E-Mail genügt. Beschwerden nimmt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) entgegen.`,
          fr: `Nous recueillons le moins possible. Cette page dit quoi, pourquoi et combien de temps. La loi fédérale sur la protection des données (LPD) s’applique. État : 1er novembre 2026.

          ## Responsable

          Optik Lindenhof Sàrl, Marktgasse 21, 8400 Winterthour, ${contact}.

          ## Ce site

          Le site ne pose aucun cookie de suivi, ne charge rien de serveurs tiers et n’observe pas les personnes. Le serveur note pendant 14 jours quelle adresse a consulté quelle page, afin de reconnaître attaques et erreurs.

          ## Quand vous nous écrivez ou appelez

          Votre message nous sert à répondre. Les demandes qui n’aboutissent pas à une commande sont effacées après 90 jours.

          ## Examen de la vue et lunettes

          Les mesures sont des données de santé. Nous les gardons dix ans, en Suisse et chiffrées. Seules les personnes qui vous conseillent y ont accès. Nous les transmettons à un cabinet ou à une assurance si vous le souhaitez.

          ## Vos droits

          Vous pouvez en tout temps savoir ce que nous avons enregistré sur vous, le faire corriger, l’emporter ou le faire effacer. Une lettre ou un e-mail suffit. Le Préposé fédéral à la protection des données et à la transparence (PFPDT) reçoit les réclamations.`,
          it: `Raccogliamo il meno possibile. Questa pagina dice che cosa, perché e per quanto tempo. Vale la legge federale sulla protezione dei dati (LPD). Stato: 1° novembre 2026.

          ## Responsabile

          Optik Lindenhof Sagl, Marktgasse 21, 8400 Winterthur, ${contact}.

          ## Questo sito

          Il sito non usa cookie di tracciamento, non carica nulla da server di terzi e non osserva le singole persone. Il server annota per 14 giorni quale indirizzo ha aperto quale pagina, per riconoscere attacchi ed errori.

          ## Quando scrivete o chiamate

          Il vostro messaggio ci serve per rispondere. Le richieste da cui non nasce un incarico vengono cancellate dopo 90 giorni.

          ## Esame della vista e occhiali

          Le misure sono dati sulla salute. Le conserviamo dieci anni, in Svizzera e cifrate. Vi accede solo chi vi consiglia. Le trasmettiamo a studi oculistici o assicurazioni se lo desiderate.

          ## I vostri diritti

          In ogni momento potete sapere che cosa abbiamo registrato su di voi, farlo correggere, portarlo via o farlo cancellare. Basta una lettera o un’e-mail. I reclami vanno all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT).`,
          en: `We collect as little as possible. This page says what, what for and for how long. The Swiss Federal Act on Data Protection (FADP) applies. As of 1 November 2026.

          ## Who is responsible

          Optik Lindenhof GmbH, Marktgasse 21, 8400 Winterthur, ${contact}.

          ## This website

          The site sets no tracking cookies, loads nothing from other servers and does not observe individuals. For 14 days the server notes which address opened which page, so that we can spot attacks and errors.

          ## When you write or call

          We need your message in order to answer. Enquiries that don’t lead to an order are deleted after 90 days.

          ## Eye tests and spectacles

          Measurements are health data. We keep them for ten years, in Switzerland and encrypted. Only those who advise you have access. We pass them on to eye doctors or insurers if you wish.

          ## Your rights

          At any time you may learn what we hold about you, have it corrected, take it with you or have it deleted. A letter or an e-mail is enough. Complaints go to the Federal Data Protection and Information Commissioner (FDPIC).`,
        }),
      },
    },
  ],
}
