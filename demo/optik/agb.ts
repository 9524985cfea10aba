import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, words } from '../write'

export const agb: PageTemplate = {
  ref: 'agb',
  key: 'terms',
  name: { de: 'AGB', fr: 'Conditions générales', it: 'Condizioni generali', en: 'Terms' },
  meta: {
    description: words({
      de: 'Was gilt, wenn Sie bei Optik Lindenhof eine Brille oder Kontaktlinsen bestellen.',
      fr: 'Ce qui vaut quand vous commandez des lunettes ou des lentilles chez Optik Lindenhof.',
      it: 'Che cosa vale quando ordinate occhiali o lenti a contatto da Optik Lindenhof.',
      en: 'What applies when you order glasses or contact lenses from Optik Lindenhof.',
    }),
  },
  groups: [
    {
      type: 'richTextBlock',
      fields: {
        title: plain({
          de: 'Allgemeine Geschäfts\u00adbedingungen',
          fr: 'Conditions générales',
          it: 'Condizioni generali',
          en: 'Terms and conditions',
        }),
        textBlock: rich({
          de: `## Bestellung

          Eine Brille wird für Sie angefertigt. Mit Ihrer Unterschrift auf dem Auftrag ist sie bestellt; bis dahin beraten wir Sie, ohne dass etwas gilt.

          ## Preise und Zahlung

          Die Preise sind in Franken und mit Mehrwertsteuer. Bei Brillen nehmen wir eine Anzahlung von einem Drittel, den Rest bezahlen Sie bei der Abholung. Raten sind möglich, fragen Sie uns.

          ## Anpassung und Verträglichkeit

          Wir passen Ihre Brille an, so oft es nötig ist. Vertragen Sie Ihre Gläser nach vier Wochen nicht, tauschen wir sie einmal ohne Kosten.

          ## Garantie

          Auf Fassungen und Gläser geben wir zwei Jahre Garantie. Kratzer und Bruch gehören nicht dazu.

          ## Kontaktlinsen

          Ungeöffnete Packungen nehmen wir innert dreissig Tagen zurück. Geöffnete dürfen wir aus Gründen der Hygiene nicht annehmen.

          ## Recht und Gerichtsstand

          Es gilt Schweizer Recht. Gerichtsstand ist Winterthur.`,
          fr: `## Commande

          Des lunettes sont fabriquées pour vous. Elles sont commandées quand vous signez l’ordre ; jusque-là, nous vous conseillons sans engagement.

          ## Prix et paiement

          Les prix sont en francs, TVA comprise. Pour des lunettes, nous demandons un acompte d’un tiers ; le solde se paie au retrait. Un paiement échelonné est possible, demandez-nous.

          ## Ajustement et confort

          Nous ajustons vos lunettes aussi souvent qu’il le faut. Si vos verres ne vous conviennent pas après quatre semaines, nous les changeons une fois sans frais.

          ## Garantie

          Les montures et les verres sont garantis deux ans. Les rayures et la casse n’en font pas partie.

          ## Lentilles de contact

          Nous reprenons les emballages non ouverts dans les trente jours. Pour des raisons d’hygiène, nous ne pouvons pas reprendre ceux qui sont ouverts.

          ## Droit et for

          Le droit suisse s’applique. Le for est à Winterthour.`,
          it: `## Ordinazione

          Gli occhiali sono fatti su misura per voi. Sono ordinati quando firmate l’incarico; fino ad allora vi consigliamo senza impegno.

          ## Prezzi e pagamento

          I prezzi sono in franchi, IVA inclusa. Per gli occhiali chiediamo un acconto di un terzo; il resto si paga al ritiro. È possibile pagare a rate, chiedeteci.

          ## Adattamento e comfort

          Adattiamo i vostri occhiali ogni volta che serve. Se dopo quattro settimane le lenti non vanno bene, le cambiamo una volta senza spese.

          ## Garanzia

          Montature e lenti hanno due anni di garanzia. Graffi e rotture non ne fanno parte.

          ## Lenti a contatto

          Riprendiamo le confezioni non aperte entro trenta giorni. Per motivi d’igiene non possiamo riprendere quelle aperte.

          ## Diritto e foro

          Vale il diritto svizzero. Il foro è a Winterthur.`,
          en: `## Ordering

          Glasses are made for you. They are ordered when you sign the order; until then we advise you without obligation.

          ## Prices and payment

          Prices are in Swiss francs and include VAT. For glasses we ask for a third in advance; you pay the rest when you collect them. You may pay in instalments, just ask.

          ## Fitting and comfort

          We adjust your glasses as often as needed. If your lenses do not suit you after four weeks, we replace them once free of charge.

          ## Warranty

          Frames and lenses have a two-year warranty. Scratches and breakage are not covered.

          ## Contact lenses

          We take back unopened packs within thirty days. For reasons of hygiene we cannot take back opened ones.

          ## Law and jurisdiction

          Swiss law applies. The place of jurisdiction is Winterthur.`,
        }),
      },
    },
  ],
}
