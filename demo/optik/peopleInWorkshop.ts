import type { Person } from './person'

export const sofia: Person = {
  ref: 'sofia',
  name: 'Sofia Bernasconi',
  media: 'optik/team-sofia',
  email: 'sofia@optik-lindenhof.example',
  side: 'left',
  function: {
    de: 'Optometristin, Kontaktlinsen',
    fr: 'Optométriste, lentilles de contact',
    it: 'Optometrista, lenti a contatto',
    en: 'Optometrist, contact lenses',
  },
  quote: {
    de: '«Beim Einsetzen blinzeln alle. Auch ich habe geblinzelt.»',
    fr: '« En les posant, tout le monde cligne des yeux. Moi aussi, j’ai cligné. »',
    it: '«Nel metterle tutti sbattono gli occhi. Li ho sbattuti anch’io.»',
    en: '“Everyone blinks when putting them in. I blinked too.”',
  },
  text: {
    de: `Sofia ist in Bellinzona aufgewachsen und trägt selbst Linsen, seit sie sechzehn ist. Sie passt weiche und formstabile Linsen an, auch bei unregelmässiger Hornhaut und bei trockenen Augen.

    Sie arbeitet am Dienstag und Mittwoch in Seen, sonst an der Marktgasse.`,
    fr: `Sofia a grandi à Bellinzone et porte elle-même des lentilles depuis ses seize ans. Elle adapte des lentilles souples et rigides, aussi sur cornée irrégulière et pour les yeux secs.

    Elle travaille le mardi et le mercredi à Seen, sinon à la Marktgasse.`,
    it: `Sofia è cresciuta a Bellinzona e porta le lenti da quando aveva sedici anni. Adatta lenti morbide e rigide, anche con cornea irregolare e occhi secchi.

    Il martedì e il mercoledì lavora a Seen, gli altri giorni in Marktgasse.`,
    en: `Sofia grew up in Bellinzona and has worn lenses herself since she was sixteen. She fits soft and rigid lenses, also for irregular corneas and dry eyes.

    She works in Seen on Tuesdays and Wednesdays, otherwise on Marktgasse.`,
  },
  description: {
    de: 'Sofia Bernasconi ist Optometristin und passt bei Optik Lindenhof in Winterthur Kontaktlinsen an.',
    fr: 'Sofia Bernasconi est optométriste et adapte les lentilles chez Optik Lindenhof à Winterthour.',
    it: 'Sofia Bernasconi è optometrista e adatta le lenti a contatto da Optik Lindenhof a Winterthur.',
    en: 'Sofia Bernasconi is an optometrist and fits contact lenses at Optik Lindenhof in Winterthur.',
  },
  invitation: {
    de: 'Linsen ausprobieren mit Sofia?',
    fr: 'Essayer des lentilles avec Sofia ?',
    it: 'Provare le lenti con Sofia?',
    en: 'Try lenses with Sofia?',
  },
}

export const beat: Person = {
  ref: 'beat',
  name: 'Beat Ammann',
  media: 'optik/team-beat',
  email: 'atelier@optik-lindenhof.example',
  side: 'right',
  function: {
    de: 'Augenoptikermeister, Atelier',
    fr: 'Maître opticien, atelier',
    it: 'Maestro ottico, laboratorio',
    en: 'Master optician, workshop',
  },
  quote: {
    de: '«Was verschraubt ist, kann man reparieren. Was geklebt ist, meistens auch.»',
    fr: '« Ce qui est vissé se répare. Ce qui est collé aussi, le plus souvent. »',
    it: '«Ciò che è avvitato si ripara. Ciò che è incollato, di solito, anche.»',
    en: '“What is screwed can be repaired. What is glued, usually too.”',
  },
  text: {
    de: `Beat hat den Lindenhof 1987 eröffnet und das Geschäft 2016 an Nora übergeben, nicht aber den Schlüssel zum Atelier. Er schleift, lötet und hat in der Schublade ein Scharnier für beinahe jede Brille seit 1960.

    Donnerstags ist er bis acht Uhr abends da. Der Sonntag gehört seinen Bienen.`,
    fr: `Beat a ouvert le Lindenhof en 1987 et l’a remis à Nora en 2016, mais pas la clé de l’atelier. Il taille, il soude, et il a dans un tiroir une charnière pour presque toutes les lunettes depuis 1960.

    Le jeudi, il est là jusqu’à vingt heures. Le dimanche appartient à ses abeilles.`,
    it: `Beat ha aperto il Lindenhof nel 1987 e lo ha ceduto a Nora nel 2016, ma non la chiave del laboratorio. Mola, salda e nel cassetto ha una cerniera per quasi tutti gli occhiali dal 1960 in poi.

    Il giovedì c’è fino alle otto di sera. La domenica è per le sue api.`,
    en: `Beat opened Lindenhof in 1987 and handed it to Nora in 2016, though not the key to the workshop. He cuts, he solders, and in his drawer there is a hinge for almost any pair made since 1960.

    On Thursdays he is there until eight in the evening. Sundays belong to his bees.`,
  },
  description: {
    de: 'Beat Ammann ist Augenoptikermeister und führt das Atelier von Optik Lindenhof in Winterthur.',
    fr: 'Beat Ammann est maître opticien et dirige l’atelier d’Optik Lindenhof à Winterthour.',
    it: 'Beat Ammann è maestro ottico e dirige il laboratorio di Optik Lindenhof a Winterthur.',
    en: 'Beat Ammann is a master optician and runs the workshop at Optik Lindenhof in Winterthur.',
  },
  invitation: {
    de: 'Etwas zum Reparieren?',
    fr: 'Quelque chose à réparer ?',
    it: 'Qualcosa da riparare?',
    en: 'Something to repair?',
  },
}
