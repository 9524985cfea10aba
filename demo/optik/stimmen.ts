import type { Localized } from '../../src/content/locale'
import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'

type Voice = {
  ref: string
  name: string
  /** The frame they left with. */
  media: string
  function: Localized<string>
  quote: Localized<string>
  text: Localized<string>
}

const page = (voice: Voice): PageTemplate => ({
  ref: voice.ref,
  collection: 'testimonial',
  name: { de: voice.name, fr: voice.name, it: voice.name, en: voice.name },
  meta: { description: words(voice.quote), shareImage: voice.media },
  groups: [
    {
      type: 'testimonialDetails',
      fields: {
        quote: plain(voice.quote),
        name: { single: voice.name },
        function: plain(voice.function),
        image: picture(voice.media),
        description: rich(voice.text),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'extended', size: 'small' },
      fields: {
        title: plain({
          de: 'Und Ihre Augen?',
          fr: 'Et vos yeux ?',
          it: 'E i vostri occhi?',
          en: 'And your eyes?',
        }),
        button: toPage('sehtest', {
          de: 'So läuft der Sehtest ab',
          fr: 'Comment se passe l’examen',
          it: 'Come si svolge l’esame',
          en: 'What happens in the test',
        }),
      },
    },
  ],
})

const marianne: Voice = {
  ref: 'marianne',
  name: 'Marianne Hug',
  media: 'optik/frame-panto',
  function: {
    de: 'Geigenlehrerin, Winterthur',
    fr: 'Professeure de violon, Winterthour',
    it: 'Insegnante di violino, Winterthur',
    en: 'Violin teacher, Winterthur',
  },
  quote: {
    de: '«Zum ersten Mal seit zehn Jahren sehe ich die Noten und die Kinder gleichzeitig.»',
    fr: '« Pour la première fois depuis dix ans, je vois la partition et les enfants en même temps. »',
    it: '«Per la prima volta da dieci anni vedo insieme le note e i bambini.»',
    en: '“For the first time in ten years I see the notes and the children at once.”',
  },
  text: {
    de: `Marianne Hug unterrichtet dreissig Kinder in der Woche. Mit der Lesebrille sah sie die Noten, aber nicht, wer den Bogen falsch hielt.

    Wir haben die Abstände im Zimmer gemessen: achtzig Zentimeter zum Pult, zwei Meter zu den Kindern. Daraus wurde eine Brille, die sie nur dort trägt.`,
    fr: `Marianne Hug enseigne à trente enfants par semaine. Avec ses lunettes de lecture, elle voyait les notes, mais pas qui tenait mal son archet.

    Nous avons mesuré les distances dans sa salle : quatre-vingts centimètres jusqu’au pupitre, deux mètres jusqu’aux enfants. Il en est né une paire qu’elle ne porte que là.`,
    it: `Marianne Hug insegna a trenta bambini alla settimana. Con gli occhiali da lettura vedeva le note, ma non chi teneva male l’archetto.

    Abbiamo misurato le distanze nella stanza: ottanta centimetri dal leggio, due metri dai bambini. Ne è nato un paio che porta solo lì.`,
    en: `Marianne Hug teaches thirty children a week. With reading glasses she saw the notes, but not who held the bow wrong.

    We measured the distances in her room: eighty centimetres to the stand, two metres to the children. The result is a pair she wears only there.`,
  },
}

const reto: Voice = {
  ref: 'reto',
  name: 'Reto Studer',
  media: 'optik/frame-square',
  function: { de: 'Lokführer', fr: 'Mécanicien de locomotive', it: 'Macchinista', en: 'Train driver' },
  quote: {
    de: '«Man hat mir gesagt, die alte Brille sei noch gut. Darum bin ich für die neue wiedergekommen. Wer mir etwas nicht verkauft, dem glaube ich, wenn er mir etwas verkauft.»',
    fr: '« On m’a dit que mes lunettes étaient encore bonnes. C’est pour cela que je suis revenu. Qui ne me vend pas tout, je le crois quand il me vend quelque chose. »',
    it: '«Mi hanno detto che gli occhiali vecchi andavano ancora bene. Per questo sono tornato per i nuovi. Chi non mi vende tutto, gli credo quando mi vende qualcosa.»',
    en: '“They told me the old pair was still good. That is why I came back for the new one. If somebody doesn’t sell me a thing, I believe them when they do.”',
  },
  text: {
    de: `Für die Tauglichkeitsprüfung der Bahn braucht Reto Studer jedes zweite Jahr einen Sehtest. Zweimal ging er mit der alten Brille wieder hinaus.

    Beim dritten Mal waren es nachts die Signale, die einen Hof bekamen. Die neuen Gläser sind entspiegelt und auf die Ferne bei wenig Licht gerechnet.`,
    fr: `Pour son aptitude, Reto Studer passe un examen de la vue tous les deux ans. Deux fois, il est reparti avec ses anciennes lunettes.

    La troisième fois, les signaux avaient un halo la nuit. Les nouveaux verres sont antireflets et calculés pour le lointain en faible lumière.`,
    it: `Per l’idoneità ferroviaria Reto Studer fa un esame della vista ogni due anni. Due volte è uscito con gli occhiali vecchi.

    Alla terza, di notte i segnali avevano un alone. Le nuove lenti sono antiriflesso e calcolate per la distanza con poca luce.`,
    en: `The railway asks Reto Studer for an eye test every other year. Twice he left with his old pair.

    The third time, signals had a halo at night. The new lenses are anti-reflective and calculated for distance in low light.`,
  },
}

const aylin: Voice = {
  ref: 'aylin',
  name: 'Aylin Demir',
  media: 'optik/contact-lens',
  function: { de: 'Handballerin', fr: 'Handballeuse', it: 'Giocatrice di pallamano', en: 'Handball player' },
  quote: {
    de: '«Die dritte Linse hat gepasst. Bezahlt habe ich eine.»',
    fr: '« La troisième lentille était la bonne. Je n’en ai payé qu’une. »',
    it: '«La terza lente andava bene. Ne ho pagata una.»',
    en: '“The third lens fitted. I paid for one.”',
  },
  text: {
    de: `Aylin Demir wollte beim Sport keine Brille mehr und hatte anderswo zweimal aufgegeben: zu trocken, nach der Halbzeit verrutscht.

    Sofia hat den Tränenfilm gemessen, das Material gewechselt und beim Training zugeschaut. Seither spielt Aylin ohne daran zu denken.`,
    fr: `Aylin Demir ne voulait plus de lunettes pour jouer et avait renoncé deux fois ailleurs : trop sec, déplacé après la mi-temps.

    Sofia a mesuré le film lacrymal, changé de matériau et assisté à l’entraînement. Depuis, Aylin joue sans y penser.`,
    it: `Aylin Demir non voleva più occhiali nello sport e altrove aveva rinunciato due volte: troppo secche, spostate dopo il primo tempo.

    Sofia ha misurato il film lacrimale, cambiato materiale e assistito all’allenamento. Da allora Aylin gioca senza pensarci.`,
    en: `Aylin Demir wanted no glasses on court and had given up twice elsewhere: too dry, out of place after half-time.

    Sofia measured the tear film, changed the material and came to watch a practice. Since then Aylin plays without a thought.`,
  },
}

const werner: Voice = {
  ref: 'werner',
  name: 'Werner Aebi',
  media: 'optik/frame-round',
  function: {
    de: 'Uhrmacher im Ruhestand',
    fr: 'Horloger à la retraite',
    it: 'Orologiaio in pensione',
    en: 'Retired watchmaker',
  },
  quote: {
    de: '«Ein Handwerker erkennt den anderen an der Schraube.»',
    fr: '« Entre artisans, on se reconnaît à la vis. »',
    it: '«Tra artigiani ci si riconosce dalla vite.»',
    en: '“One craftsman knows another by the screw.”',
  },
  text: {
    de: 'Werner Aebi kam mit der Fassung seines Vaters, Jahrgang 1938. Beat hat das Scharnier nachgebaut, die Schraube dazu von Hand gedreht und neue Gläser eingesetzt. Getragen wird sie sonntags.',
    fr: 'Werner Aebi est venu avec la monture de son père, de 1938. Beat a refait la charnière, tourné la vis à la main et posé de nouveaux verres. Elle se porte le dimanche.',
    it: 'Werner Aebi è venuto con la montatura di suo padre, del 1938. Beat ha rifatto la cerniera, tornito la vite a mano e montato lenti nuove. Si porta la domenica.',
    en: 'Werner Aebi came with his father’s frame, made in 1938. Beat rebuilt the hinge, turned its screw by hand and fitted new lenses. It is worn on Sundays.',
  },
}

export const stimmen: PageTemplate[] = [marianne, reto, aylin, werner].map(page)
