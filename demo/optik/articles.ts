import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { picture, plain, rich, toUrl } from '../write'

const article = (told: {
  media: string
  address: string
  topic: Localized<string>
  title: Localized<string>
  text: Localized<string>
}): GroupDraft => ({
  type: 'goFeedCard',
  fields: {
    image: picture(told.media),
    kicker: plain(told.topic),
    title: plain(told.title),
    description: rich(told.text),
    button: toUrl(`https://www.gesundheitsoptik.example/${told.address}`, {
      de: 'Beitrag lesen',
      fr: 'Lire l’article',
      it: 'Leggere l’articolo',
      en: 'Read the article',
    }),
  },
})

/** Articles of health optics, of which the shop is a member. */
export const articles: GroupDraft = {
  type: 'goFeed',
  options: { layout: 'grid', columns: 3, imageFormat: 'portrait', backgroundColor: 'secondary' },
  fields: {
    kicker: plain({ de: 'Gesundheitsoptik', fr: 'Optique santé', it: 'Ottica e salute', en: 'Health optics' }),
    title: plain({
      de: 'Was Augen gesund hält',
      fr: 'Ce qui garde les yeux en bonne santé',
      it: 'Che cosa mantiene sani gli occhi',
      en: 'What keeps eyes healthy',
    }),
    description: rich({
      de: 'Geschrieben von Fachleuten der Gesundheitsoptik, bei der auch wir mitmachen.',
      fr: 'Écrit par les spécialistes de l’optique santé, dont nous faisons partie.',
      it: 'Scritto dagli specialisti dell’ottica e salute, di cui facciamo parte anche noi.',
      en: 'Written by the specialists of health optics, of which we are a member.',
    }),
  },
  cards: [
    article({
      media: 'optik/eye-test',
      address: 'augendruck',
      topic: { de: 'Vorsorge', fr: 'Prévention', it: 'Prevenzione', en: 'Prevention' },
      title: {
        de: 'Grüner Star tut nicht weh',
        fr: 'Le glaucome ne fait pas mal',
        it: 'Il glaucoma non fa male',
        en: 'Glaucoma doesn’t hurt',
      },
      text: {
        de: 'Darum lohnt es sich, den Augendruck ab vierzig messen zu lassen.',
        fr: 'Voilà pourquoi faire mesurer la tension de l’œil dès quarante ans.',
        it: 'Per questo conviene far misurare la pressione dell’occhio dai quarant’anni.',
        en: 'Which is why it pays to have your eye pressure measured from forty on.',
      },
    }),
    article({
      media: 'optik/frame-kids',
      address: 'kurzsichtig',
      topic: { de: 'Kinder', fr: 'Enfants', it: 'Bambini', en: 'Children' },
      title: {
        de: 'Zwei Stunden draussen',
        fr: 'Deux heures dehors',
        it: 'Due ore all’aperto',
        en: 'Two hours outdoors',
      },
      text: {
        de: 'Tageslicht bremst die Kurzsichtigkeit. Der Schulweg zu Fuss zählt schon.',
        fr: 'La lumière du jour freine la myopie. Le chemin de l’école à pied compte déjà.',
        it: 'La luce del giorno frena la miopia. Andare a scuola a piedi conta già.',
        en: 'Daylight slows short-sightedness. Walking to school already counts.',
      },
    }),
    article({
      media: 'optik/contact-lens',
      address: 'trockene-augen',
      topic: { de: 'Alltag', fr: 'Quotidien', it: 'Vita quotidiana', en: 'Everyday life' },
      title: {
        de: 'Wenn der Bildschirm brennt',
        fr: 'Quand l’écran brûle les yeux',
        it: 'Quando lo schermo brucia',
        en: 'When the screen stings',
      },
      text: {
        de: 'Trockene Augen haben oft einen einfachen Grund: Wir blinzeln zu selten.',
        fr: 'Les yeux secs ont souvent une cause simple : nous clignons trop peu.',
        it: 'Gli occhi secchi hanno spesso una causa semplice: battiamo troppo poco le palpebre.',
        en: 'Dry eyes often have a simple cause: we don’t blink enough.',
      },
    }),
  ],
}
