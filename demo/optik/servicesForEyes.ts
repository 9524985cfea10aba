import type { Service } from './service'

export const eyeCheck: Service = {
  ref: 'augencheck',
  name: { de: 'Augencheck', fr: 'Bilan oculaire', it: 'Controllo degli occhi', en: 'Eye check' },
  media: 'optik/eye-test',
  side: 'right',
  title: {
    de: 'Mehr als die Sehstärke.',
    fr: 'Plus que la correction.',
    it: 'Più della gradazione.',
    en: 'More than the prescription.',
  },
  lead: {
    de: 'Augendruck, Gesichtsfeld und ein Bild der Netzhaut: sechzig Minuten, nach denen Sie wissen, ob alles in Ordnung ist.',
    fr: 'Tension oculaire, champ visuel, image de la rétine : soixante minutes pour savoir si tout va bien.',
    it: 'Pressione, campo visivo e un’immagine della retina: sessanta minuti per sapere se tutto è a posto.',
    en: 'Eye pressure, visual field and an image of the retina: sixty minutes, and you know whether all is well.',
  },
  kicker: { de: 'Gut zu wissen', fr: 'Bon à savoir', it: 'Buono a sapersi', en: 'Good to know' },
  heading: {
    de: 'Was dazugehört',
    fr: 'Ce qui est compris',
    it: 'Che cosa comprende',
    en: 'What it includes',
  },
  text: {
    de: `- **Augendruck**, ohne Luftstoss gemessen
    - **Gesichtsfeld** beider Augen
    - **Bild der Netzhaut**, das Sie mitnehmen
    - **Bericht** für Ihre Ärztin, wenn Sie möchten

    Dauer 60 Minuten, CHF 120. Ab vierzig empfehlen wir den Check alle zwei Jahre, bei Diabetes oder grünem Star in der Familie jedes Jahr.`,
    fr: `- **Tension oculaire**, mesurée sans jet d’air
    - **Champ visuel** des deux yeux
    - **Image de la rétine**, que vous emportez
    - **Rapport** pour votre médecin, si vous le souhaitez

    Durée 60 minutes, CHF 120. Dès quarante ans, nous le conseillons tous les deux ans ; en cas de diabète ou de glaucome dans la famille, chaque année.`,
    it: `- **Pressione dell’occhio**, misurata senza soffio d’aria
    - **Campo visivo** di entrambi gli occhi
    - **Immagine della retina**, da portare a casa
    - **Rapporto** per il medico, se lo desiderate

    Durata 60 minuti, CHF 120. Dai quarant’anni lo consigliamo ogni due anni; con diabete o glaucoma in famiglia, ogni anno.`,
    en: `- **Eye pressure**, measured without the puff of air
    - **Visual field** of both eyes
    - **Image of the retina**, yours to take home
    - **Report** for your doctor, if you like

    60 minutes, CHF 120. From forty we recommend it every two years; with diabetes or glaucoma in the family, every year.`,
  },
  description: {
    de: 'Augencheck in Winterthur: Augendruck, Gesichtsfeld und Netzhautbild in sechzig Minuten, CHF 120.',
    fr: 'Bilan oculaire à Winterthour : tension, champ visuel et image de la rétine en soixante minutes, CHF 120.',
    it: 'Controllo degli occhi a Winterthur: pressione, campo visivo e retina in sessanta minuti, CHF 120.',
    en: 'Eye check in Winterthur: pressure, visual field and retinal image in sixty minutes, CHF 120.',
  },
}

export const children: Service = {
  ref: 'kinderaugen',
  name: { de: 'Kinderaugen', fr: 'Les yeux des enfants', it: 'Gli occhi dei bambini', en: 'Children’s eyes' },
  media: 'optik/frame-kids',
  side: 'left',
  title: {
    de: 'Spielend messen.',
    fr: 'Mesurer en jouant.',
    it: 'Misurare giocando.',
    en: 'Measured by playing.',
  },
  lead: {
    de: 'Ab vier Jahren testen wir mit Bildern statt Buchstaben, ohne Tropfen und mit einem Elternteil auf dem Stuhl daneben.',
    fr: 'Dès quatre ans, nous testons avec des images plutôt que des lettres, sans gouttes et avec un parent sur la chaise d’à côté.',
    it: 'Dai quattro anni facciamo il test con figure al posto delle lettere, senza gocce e con un genitore sulla sedia accanto.',
    en: 'From the age of four we test with pictures instead of letters, without drops and with a parent on the next chair.',
  },
  kicker: { de: 'Für Eltern', fr: 'Pour les parents', it: 'Per i genitori', en: 'For parents' },
  heading: {
    de: 'Woran Sie merken, dass es Zeit ist',
    fr: 'À quoi voir qu’il est temps',
    it: 'Come capire che è ora',
    en: 'How to tell that it is time',
  },
  text: {
    de: `- Ihr Kind kneift ein Auge zu oder hält den Kopf schief
    - Es rückt nahe an Buch oder Bildschirm
    - Es hat nach der Schule oft Kopfweh

    Der Test dauert eine halbe Stunde und kostet CHF 40. Wird das Kind kurzsichtig, reden wir über Gläser und Linsen, die das bremsen. Bis 18 zahlt die Grundversicherung mit Rezept CHF 180 im Jahr an die Brille.`,
    fr: `- Votre enfant ferme un œil ou penche la tête
    - Il s’approche trop du livre ou de l’écran
    - Il a souvent mal à la tête après l’école

    L’examen dure une demi-heure et coûte CHF 40. Si l’enfant devient myope, nous parlons de verres et de lentilles qui freinent l’évolution. Jusqu’à 18 ans, l’assurance de base verse CHF 180 par an sur ordonnance.`,
    it: `- Il bambino strizza un occhio o inclina la testa
    - Si avvicina troppo al libro o allo schermo
    - Dopo la scuola ha spesso mal di testa

    L’esame dura mezz’ora e costa CHF 40. Se diventa miope, parliamo di lenti che rallentano l’evoluzione. Fino a 18 anni l’assicurazione di base paga CHF 180 all’anno con ricetta.`,
    en: `- Your child squeezes one eye shut or tilts their head
    - They move close to book or screen
    - They often have a headache after school

    The test takes half an hour and costs CHF 40. If a child becomes short-sighted, we talk about lenses that slow it down. Up to 18, basic insurance pays CHF 180 a year with a prescription.`,
  },
  description: {
    de: 'Sehtest für Kinder ab vier Jahren in Winterthur: spielerisch, ohne Tropfen, CHF 40.',
    fr: 'Examen de la vue pour enfants dès quatre ans à Winterthour : en jouant, sans gouttes, CHF 40.',
    it: 'Esame della vista per bambini dai quattro anni a Winterthur: giocando, senza gocce, CHF 40.',
    en: 'Eye tests for children from four in Winterthur: playful, without drops, CHF 40.',
  },
}
