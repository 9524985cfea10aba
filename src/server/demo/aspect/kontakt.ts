import type { PageTemplate } from '../template'
import { plain, rich, toPhone, words } from '../write'

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
      type: 'richTextBlock',
      options: { backgroundColor: 'secondary' },
      fields: {
        title: plain({ de: 'Wer hilft wobei', fr: 'Qui fait quoi' }),
        textBlock: rich({
          de: `- **Mitgliedschaft und Siegel** [mitglied@aspect-verband.example](mailto:mitglied@aspect-verband.example)
          - **Kurse und Kongress** [bildung@aspect-verband.example](mailto:bildung@aspect-verband.example)
          - **Recht und Tarife** [recht@aspect-verband.example](mailto:recht@aspect-verband.example)
          - **Medien** [medien@aspect-verband.example](mailto:medien@aspect-verband.example)`,
          fr: `- **Adhésion et label** [mitglied@aspect-verband.example](mailto:mitglied@aspect-verband.example)
          - **Cours et congrès** [bildung@aspect-verband.example](mailto:bildung@aspect-verband.example)
          - **Droit et tarifs** [recht@aspect-verband.example](mailto:recht@aspect-verband.example)
          - **Médias** [medien@aspect-verband.example](mailto:medien@aspect-verband.example)`,
        }),
      },
    },
  ],
}
