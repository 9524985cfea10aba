import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, words } from '../write'

export const impressum: PageTemplate = {
  ref: 'impressum',
  role: 'imprint',
  key: 'imprint',
  name: { de: 'Impressum', fr: 'Mentions légales', it: 'Impressum', en: 'Imprint' },
  meta: {
    description: words({
      de: 'Wer hinter der Website von Optik Lindenhof in Winterthur steht.',
      fr: 'Qui est responsable du site d’Optik Lindenhof à Winterthour.',
      it: 'Chi è responsabile del sito di Optik Lindenhof a Winterthur.',
      en: 'Who is behind the website of Optik Lindenhof in Winterthur.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Impressum', fr: 'Mentions légales', it: 'Impressum', en: 'Imprint' }),
        textBlock: rich({
          de: `Optik Lindenhof GmbH
          Marktgasse 21
          8400 Winterthur

          Telefon [052 212 34 56](tel:+41522123456)
          E-Mail [hallo@optik-lindenhof.example](mailto:hallo@optik-lindenhof.example)

          ## Verantwortlich

          Nora Keller, Geschäftsführerin. Sitz der Gesellschaft ist Winterthur, UID CHE-000.000.000 MWST.

          ## Bilder und Texte

          Alle Zeichnungen und Texte sind für diese Website entstanden. Wer etwas davon verwenden möchte, fragt uns einfach.

          ## Ein Beispiel

          Optik Lindenhof ist ein erfundenes Geschäft. Die Website zeigt, was sich mit Vitrine bauen lässt.`,
          fr: `Optik Lindenhof Sàrl
          Marktgasse 21
          8400 Winterthour

          Téléphone [052 212 34 56](tel:+41522123456)
          E-mail [hallo@optik-lindenhof.example](mailto:hallo@optik-lindenhof.example)

          ## Responsable

          Nora Keller, gérante. Siège de la société à Winterthour, IDE CHE-000.000.000 TVA.

          ## Images et textes

          Tous les dessins et les textes ont été créés pour ce site. Pour en reprendre, il suffit de nous demander.

          ## Un exemple

          Optik Lindenhof est un magasin inventé. Ce site montre ce que l’on peut construire avec Vitrine.`,
          it: `Optik Lindenhof Sagl
          Marktgasse 21
          8400 Winterthur

          Telefono [052 212 34 56](tel:+41522123456)
          E-mail [hallo@optik-lindenhof.example](mailto:hallo@optik-lindenhof.example)

          ## Responsabile

          Nora Keller, gerente. Sede della società a Winterthur, IDI CHE-000.000.000 IVA.

          ## Immagini e testi

          Tutti i disegni e i testi sono nati per questo sito. Chi desidera usarli può semplicemente chiedere.

          ## Un esempio

          Optik Lindenhof è un negozio inventato. Il sito mostra che cosa si può costruire con Vitrine.`,
          en: `Optik Lindenhof GmbH
          Marktgasse 21
          8400 Winterthur

          Phone [052 212 34 56](tel:+41522123456)
          E-mail [hallo@optik-lindenhof.example](mailto:hallo@optik-lindenhof.example)

          ## Responsible

          Nora Keller, managing director. Registered in Winterthur, UID CHE-000.000.000 VAT.

          ## Pictures and texts

          All drawings and texts were made for this website. If you would like to use any of them, just ask.

          ## An example

          Optik Lindenhof is an invented shop. The website shows what can be built with Vitrine.`,
        }),
      },
    },
  ],
}
