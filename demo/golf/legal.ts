import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, words } from '../write'

const contact = '[spiel@stadtgolf.example](mailto:spiel@stadtgolf.example)'

export const impressum: PageTemplate = {
  ref: 'impressum',
  role: 'imprint',
  key: 'imprint',
  name: { de: 'Impressum', fr: 'Mentions légales', en: 'Imprint' },
  meta: {
    description: words({
      de: 'Wer hinter Stadtgolf Winterthur steht.',
      fr: 'Qui est derrière Stadtgolf Winterthur.',
      en: 'Who is behind Stadtgolf Winterthur.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Impressum', fr: 'Mentions légales', en: 'Imprint' }),
        textBlock: rich({
          de: `Verein Stadtgolf Winterthur
          Bar Flutlicht, Neustadtgasse 11
          8400 Winterthur

          Telefon [052 212 34 58](tel:+41522123458)
          E-Mail ${contact}

          ## Ein Beispiel

          Verein und Bar sind erfunden. Die Website zeigt, was sich mit Vitrine bauen lässt. Zeichnungen und Texte sind dafür entstanden.`,
          fr: `Association Stadtgolf Winterthur
          Bar Flutlicht, Neustadtgasse 11
          8400 Winterthour

          Téléphone [052 212 34 58](tel:+41522123458)
          E-mail ${contact}

          ## Un exemple

          L’association et le bar sont inventés. Ce site montre ce que l’on peut construire avec Vitrine. Dessins et textes ont été créés pour lui.`,
          en: `Stadtgolf Winterthur association
          Bar Flutlicht, Neustadtgasse 11
          8400 Winterthur

          Phone [052 212 34 58](tel:+41522123458)
          E-mail ${contact}

          ## An example

          The association and the bar are invented. The website shows what can be built with Vitrine. Drawings and texts were made for it.`,
        }),
      },
    },
  ],
}

export const datenschutz: PageTemplate = {
  ref: 'datenschutz',
  role: 'privacyPolicy',
  key: 'privacy',
  name: { de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' },
  meta: {
    description: words({
      de: 'Welche Daten Stadtgolf Winterthur bearbeitet, wofür und wie lange.',
      fr: 'Quelles données Stadtgolf Winterthur traite, pourquoi et combien de temps.',
      en: 'Which data Stadtgolf Winterthur keeps, what for and for how long.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' }),
        textBlock: rich({
          de: `Verantwortlich ist der Verein Stadtgolf Winterthur, Neustadtgasse 11, 8400 Winterthur, ${contact}. Es gilt das Schweizer Datenschutzgesetz (DSG). Stand: 1. November 2026.

          ## Diese Website

          Keine Cookies zur Verfolgung, nichts von fremden Servern. Zugriffe speichert der Server 14 Tage, um Angriffe und Fehler zu erkennen.

          ## Wenn ihr schreibt

          Eure Nachricht brauchen wir, um zu antworten. Nach 90 Tagen ist sie gelöscht.

          ## Eure Rechte

          Auskunft, Berichtigung, Löschung: Eine E-Mail genügt. Beschwerden nimmt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) entgegen.`,
          fr: `Responsable : association Stadtgolf Winterthur, Neustadtgasse 11, 8400 Winterthour, ${contact}. La loi fédérale sur la protection des données (LPD) s’applique. État : 1er novembre 2026.

          ## Ce site

          Aucun cookie de suivi, rien de serveurs tiers. Le serveur garde les accès 14 jours, afin de reconnaître attaques et erreurs.

          ## Quand vous écrivez

          Votre message nous sert à répondre. Il est effacé après 90 jours.

          ## Vos droits

          Accès, rectification, effacement : un e-mail suffit. Le Préposé fédéral à la protection des données et à la transparence (PFPDT) reçoit les réclamations.`,
          en: `Responsible is the Stadtgolf Winterthur association, Neustadtgasse 11, 8400 Winterthur, ${contact}. The Swiss Federal Act on Data Protection (FADP) applies. As of 1 November 2026.

          ## This website

          No tracking cookies, nothing from other servers. The server keeps access records for 14 days, to spot attacks and errors.

          ## When you write

          We need your message in order to answer. After 90 days it is deleted.

          ## Your rights

          Access, correction, deletion: an e-mail is enough. Complaints go to the Federal Data Protection and Information Commissioner (FDPIC).`,
        }),
      },
    },
  ],
}
