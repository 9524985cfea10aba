import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, words } from '../write'
import { articles } from './articles'
import { news } from './news'

export const aktuell: PageTemplate = {
  ref: 'aktuell',
  name: { de: 'Aktuell', fr: 'Actualités', it: 'Attualità', en: 'News' },
  meta: {
    description: words({
      de: 'Neues von Optik Lindenhof in Winterthur: Abendöffnung, Lehrstelle, Festtage. Dazu Wissenswertes über gesunde Augen.',
      fr: 'Les nouvelles d’Optik Lindenhof à Winterthour : ouverture du soir, apprentissage, fêtes. Et de quoi mieux connaître vos yeux.',
      it: 'Novità da Optik Lindenhof a Winterthur: apertura serale, tirocinio, feste. E qualcosa da sapere sulla salute degli occhi.',
      en: 'News from Optik Lindenhof in Winterthur: late opening, apprenticeship, holidays. And some things worth knowing about healthy eyes.',
    }),
    shareImage: 'optik/shop-front',
  },
  groups: [
    news,
    articles,
    {
      type: 'cta',
      options: { backgroundColor: 'primary', alignment: 'center', size: 'small' },
      fields: {
        title: plain({
          de: 'Mehr erzählen wir Ihnen gern im Laden.',
          fr: 'Le reste, nous vous le racontons au magasin.',
          it: 'Il resto ve lo raccontiamo in negozio.',
          en: 'The rest we’ll gladly tell you in the shop.',
        }),
        description: rich({
          de: 'Der Kaffee ist gut, die Bank vor der Tür auch.',
          fr: 'Le café est bon, le banc devant la porte aussi.',
          it: 'Il caffè è buono, e anche la panchina davanti alla porta.',
          en: 'The coffee is good, and so is the bench outside.',
        }),
      },
    },
  ],
}
