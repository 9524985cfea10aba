import type { GroupDraft } from '../../src/content/draft'
import { picture, plain, rich } from '../write'

/** The congress in three pictures. */
export const kongressDays: GroupDraft = {
  type: 'contentSliderBoard',
  fields: {
    kicker: plain({ de: 'So wird es', fr: 'Ce qui vous attend' }),
    title: plain({ de: 'Vom ersten Kaffee bis zur letzten Suppe', fr: 'Du premier café à la dernière soupe' }),
  },
  cards: [
    {
      type: 'contentSliderCard',
      options: { alignment: 'right' },
      fields: {
        image: picture('aspect/hero-congress'),
        kicker: plain({ de: 'Freitagmorgen', fr: 'Vendredi matin' }),
        title: plain({ de: 'Zuhören', fr: 'Écouter' }),
        description: rich({
          de: 'Drei Vorträge, keiner länger als eine halbe Stunde. Danach ist Zeit für Fragen.',
          fr: 'Trois exposés, aucun de plus d’une demi-heure. Ensuite, place aux questions.',
        }),
      },
    },
    {
      type: 'contentSliderCard',
      options: { alignment: 'left', backgroundColor: 'secondary' },
      fields: {
        image: picture('aspect/education'),
        kicker: plain({ de: 'Freitagnachmittag', fr: 'Vendredi après-midi' }),
        title: plain({ de: 'Selber machen', fr: 'Essayer soi-même' }),
        description: rich({
          de: 'Werkstätten mit höchstens zwölf Plätzen. Bringen Sie einen schwierigen Fall mit.',
          fr: 'Des ateliers de douze places au plus. Apportez un cas difficile.',
        }),
      },
    },
    {
      type: 'contentSliderCard',
      options: { alignment: 'right', backgroundColor: 'extended' },
      fields: {
        image: picture('aspect/network'),
        kicker: plain({ de: 'Freitagabend', fr: 'Vendredi soir' }),
        title: plain({ de: 'Zusammensitzen', fr: 'Se retrouver' }),
        description: rich({
          de: 'Nachtessen auf dem Schiff. Die meisten Ideen entstehen zwischen Suppe und Dessert.',
          fr: 'Souper sur le bateau. La plupart des idées naissent entre la soupe et le dessert.',
        }),
      },
    },
  ],
}
