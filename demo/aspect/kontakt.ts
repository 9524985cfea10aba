import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, toMail, toPhone, words } from '../write'

export const kontakt: PageTemplate = {
  ref: 'kontakt',
  role: 'contact',
  key: 'contact',
  name: { de: 'Kontakt', fr: 'Contact' },
  meta: {
    description: words({
      de: 'Die Geschäftsstelle von Aspect in Olten: Telefon 062 212 34 56, Adresse und Zeiten.',
      fr: 'Le secrétariat d’Aspect à Olten : téléphone 062 212 34 56, adresse et horaires.',
    }),
  },
  groups: [
    {
      type: 'contact',
      fields: {
        kicker: plain({ de: 'Kontakt', fr: 'Contact' }),
        title: plain({ de: 'Am Telefon sind Menschen.', fr: 'Au téléphone, des personnes.' }),
        description: rich({
          de: 'Ein kleines Team, zwei Sprachen, keine Warteschlaufe. Und neun Minuten zu Fuss vom Bahnhof Olten.',
          fr: 'Une petite équipe, deux langues, pas de musique d’attente. Et neuf minutes à pied de la gare d’Olten.',
        }),
        button: toPhone('062 212 34 56', { de: '062 212 34 56 anrufen', fr: 'Appeler le 062 212 34 56' }),
      },
    },
    {
      type: 'multiCta',
      options: { layout: 'split', backgroundColor: 'secondary' },
      fields: {
        kicker: plain({ de: 'Wer hilft wobei', fr: 'Qui fait quoi' }),
        title: plain({ de: 'Mitgliedschaft und Siegel', fr: 'Adhésion et label' }),
        description: rich({
          de: 'Beitritt, Beiträge, Prüfung der Geschäfte. Sie erreichen Lea Hofer und Yves Chappuis.',
          fr: 'Adhésion, cotisations, contrôle des magasins. Vous écrivez à Lea Hofer et Yves Chappuis.',
        }),
        button: toMail('mitglied@aspect-verband.example', { de: 'Beitritt anfragen', fr: 'Demander l’adhésion' }),
        secondaryTitle: plain({ de: 'Kurse und Kongress', fr: 'Cours et congrès' }),
        secondaryDescription: rich({
          de: 'Anmeldungen, Rechnungen, Bestätigungen für die Weiterbildungspflicht.',
          fr: 'Inscriptions, factures, attestations de formation continue.',
        }),
        secondaryButton: toMail('bildung@aspect-verband.example', { de: 'Kurs anfragen', fr: 'Poser une question' }),
        tertiaryTitle: plain({ de: 'Recht, Tarife, Medien', fr: 'Droit, tarifs, médias' }),
        tertiaryDescription: rich({
          de: 'Auskunft für Mitglieder am selben Tag, für Redaktionen in der Stunde.',
          fr: 'Réponse aux membres le jour même, aux rédactions dans l’heure.',
        }),
        tertiaryButton: toMail('recht@aspect-verband.example', { de: 'Auskunft holen', fr: 'Obtenir un avis' }),
      },
    },
  ],
}
