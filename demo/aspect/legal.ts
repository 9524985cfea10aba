import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, words } from '../write'

const contact = '[info@aspect-verband.example](mailto:info@aspect-verband.example)'

export const impressum: PageTemplate = {
  ref: 'impressum',
  role: 'imprint',
  key: 'imprint',
  name: { de: 'Impressum', fr: 'Mentions légales' },
  meta: {
    description: words({
      de: 'Wer hinter der Website von Aspect steht.',
      fr: 'Qui est responsable du site d’Aspect.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Impressum', fr: 'Mentions légales' }),
        textBlock: rich({
          de: `Aspect – Verband der Augenoptik
          Baslerstrasse 30
          4600 Olten

          Telefon [062 212 34 56](tel:+41622123456)
          E-Mail ${contact}

          ## Verantwortlich

          Aspect ist ein Verein nach Art. 60 ff. ZGB mit Sitz in Olten. Präsidentin ist Ladina Caflisch.

          ## Ein Beispiel

          Aspect ist ein erfundener Verband. Die Website zeigt, was sich mit Vitrine bauen lässt. Zeichnungen und Texte sind dafür entstanden.`,
          fr: `Aspect – Association de l’optique
          Baslerstrasse 30
          4600 Olten

          Téléphone [062 212 34 56](tel:+41622123456)
          E-mail ${contact}

          ## Responsable

          Aspect est une association au sens des art. 60 ss CC, dont le siège est à Olten. Présidente : Ladina Caflisch.

          ## Un exemple

          Aspect est une association inventée. Ce site montre ce que l’on peut construire avec Vitrine. Dessins et textes ont été créés pour lui.`,
        }),
      },
    },
  ],
}

export const datenschutz: PageTemplate = {
  ref: 'datenschutz',
  role: 'privacyPolicy',
  key: 'privacy',
  name: { de: 'Datenschutz', fr: 'Protection des données' },
  meta: {
    description: words({
      de: 'Welche Daten Aspect bearbeitet, wofür und wie lange.',
      fr: 'Quelles données Aspect traite, pourquoi et combien de temps.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Datenschutz', fr: 'Protection des données' }),
        textBlock: rich({
          de: `Verantwortlich ist Aspect – Verband der Augenoptik, Baslerstrasse 30, 4600 Olten, ${contact}. Es gilt das Schweizer Datenschutzgesetz (DSG). Stand: 1. November 2026.

          ## Diese Website

          Keine Cookies zur Verfolgung, nichts von fremden Servern. Zugriffe speichert der Server 14 Tage, um Angriffe und Fehler zu erkennen.

          ## Mitglieder

          Name, Adresse und Ausbildung brauchen wir für Beitrag, Siegel und Versand. Nach einem Austritt löschen wir alles, was die Buchhaltung nicht zehn Jahre lang aufbewahren muss.

          ## Kurse und Kongress

          Anmeldungen gehen an die Referierenden, nicht an Dritte. Fotos vom Kongress zeigen wir nur, wenn die Abgebildeten einverstanden sind.

          ## Ihre Rechte

          Auskunft, Berichtigung, Herausgabe, Löschung: Eine E-Mail genügt. Beschwerden nimmt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) entgegen.`,
          fr: `Responsable : Aspect – Association de l’optique, Baslerstrasse 30, 4600 Olten, ${contact}. La loi fédérale sur la protection des données (LPD) s’applique. État : 1er novembre 2026.

          ## Ce site

          Aucun cookie de suivi, rien de serveurs tiers. Le serveur garde les accès 14 jours, afin de reconnaître attaques et erreurs.

          ## Membres

          Nom, adresse et formation servent à la cotisation, au label et aux envois. Après un départ, nous effaçons tout ce que la comptabilité ne doit pas garder dix ans.

          ## Cours et congrès

          Les inscriptions vont aux intervenants, pas à des tiers. Nous ne montrons des photos du congrès qu’avec l’accord des personnes.

          ## Vos droits

          Accès, rectification, remise, effacement : un e-mail suffit. Le Préposé fédéral à la protection des données et à la transparence (PFPDT) reçoit les réclamations.`,
        }),
      },
    },
  ],
}
