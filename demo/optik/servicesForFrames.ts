import type { Service } from './service'

export const sport: Service = {
  ref: 'sport-und-sonne',
  name: { de: 'Sport und Sonne', fr: 'Sport et soleil', it: 'Sport e sole', en: 'Sport and sun' },
  media: 'optik/frame-sun',
  side: 'right',
  title: {
    de: 'Draussen sieht man anders.',
    fr: 'Dehors, on voit autrement.',
    it: 'All’aperto si vede diverso.',
    en: 'Outdoors you see differently.',
  },
  lead: {
    de: 'Velobrille, Skibrille, Schwimmbrille: alle auch in Ihrer Stärke. Wir messen auf dem eigenen Velo, wenn Sie es mitbringen.',
    fr: 'Vélo, ski, natation : toutes ces lunettes existent à votre vue. Apportez votre vélo, nous mesurons dessus.',
    it: 'Bici, sci, nuoto: tutti gli occhiali anche con la vostra gradazione. Portate la bici, misuriamo in sella.',
    en: 'Cycling, skiing, swimming: all of them in your prescription. Bring your bike and we measure you on it.',
  },
  kicker: { de: 'Gläser', fr: 'Verres', it: 'Lenti', en: 'Lenses' },
  heading: {
    de: 'Welche Tönung wofür',
    fr: 'Quelle teinte pour quoi',
    it: 'Quale tinta per che cosa',
    en: 'Which tint for what',
  },
  text: {
    de: `- **Braun** für Wald und wechselndes Licht
    - **Grau** für Wasser, Schnee und lange Fahrten
    - **Orange** für Nebel und Dämmerung
    - **Polarisiert** überall, wo etwas spiegelt

    Sonnengläser mit Korrektur ab CHF 220, selbsttönende ab CHF 290. Probieren Sie die Tönung eine Viertelstunde vor der Tür.`,
    fr: `- **Brun** pour la forêt et la lumière changeante
    - **Gris** pour l’eau, la neige et les longs trajets
    - **Orange** pour le brouillard et le crépuscule
    - **Polarisé** partout où il y a des reflets

    Verres solaires correcteurs dès CHF 220, photochromiques dès CHF 290. Essayez la teinte un quart d’heure devant la porte.`,
    it: `- **Marrone** per il bosco e la luce che cambia
    - **Grigio** per acqua, neve e lunghi viaggi
    - **Arancione** per nebbia e crepuscolo
    - **Polarizzato** ovunque ci siano riflessi

    Lenti da sole graduate da CHF 220, fotocromatiche da CHF 290. Provate la tinta un quarto d’ora davanti alla porta.`,
    en: `- **Brown** for woods and changing light
    - **Grey** for water, snow and long drives
    - **Orange** for fog and dusk
    - **Polarised** wherever something glares

    Prescription sun lenses from CHF 220, photochromic from CHF 290. Try the tint outside for a quarter of an hour.`,
  },
  description: {
    de: 'Sportbrillen und Sonnenbrillen in Ihrer Stärke, angepasst in Winterthur.',
    fr: 'Lunettes de sport et de soleil à votre vue, adaptées à Winterthour.',
    it: 'Occhiali sportivi e da sole con la vostra gradazione, adattati a Winterthur.',
    en: 'Sports and sun glasses in your prescription, fitted in Winterthur.',
  },
}

export const repairs: Service = {
  ref: 'reparatur',
  name: { de: 'Reparatur und Pflege', fr: 'Réparation et entretien', it: 'Riparazione e cura', en: 'Repairs and care' },
  media: 'optik/workshop',
  side: 'left',
  title: {
    de: 'Fast alles lässt sich richten.',
    fr: 'Presque tout se répare.',
    it: 'Quasi tutto si ripara.',
    en: 'Nearly everything can be fixed.',
  },
  lead: {
    de: 'Kommen Sie ohne Termin, auch mit einer Brille von anderswo. Das meiste ist gemacht, bevor der Kaffee kalt ist.',
    fr: 'Venez sans rendez-vous, même avec des lunettes d’ailleurs. Le plus souvent, c’est fait avant que le café refroidisse.',
    it: 'Venite senza appuntamento, anche con occhiali comprati altrove. Di solito è fatto prima che il caffè si raffreddi.',
    en: 'Come without an appointment, even with a pair from elsewhere. Most of it is done before the coffee gets cold.',
  },
  kicker: { de: 'Preise', fr: 'Prix', it: 'Prezzi', en: 'Prices' },
  heading: {
    de: 'Was nichts kostet, und was doch',
    fr: 'Ce qui est gratuit, et ce qui ne l’est pas',
    it: 'Che cosa è gratis, e che cosa no',
    en: 'What is free, and what is not',
  },
  text: {
    de: `- **Richten, Schrauben, Nasenpads, Ultraschallbad**: gratis
    - **Bügel ersetzen**: ab CHF 35
    - **Metall löten**: ab CHF 60, bereit nach zwei Tagen
    - **Acetat polieren**, wie neu: CHF 45

    Geht es nicht mehr, sagen wir es. Und leihen Ihnen eine Brille, bis die neue da ist.`,
    fr: `- **Ajuster, visser, changer les plaquettes, bain à ultrasons** : gratuit
    - **Remplacer une branche** : dès CHF 35
    - **Souder le métal** : dès CHF 60, prêt en deux jours
    - **Polir l’acétate**, comme neuf : CHF 45

    Si ce n’est plus possible, nous le disons. Et vous prêtons une paire en attendant la nouvelle.`,
    it: `- **Regolare, avvitare, cambiare i naselli, bagno a ultrasuoni**: gratis
    - **Sostituire un’asta**: da CHF 35
    - **Saldare il metallo**: da CHF 60, pronto in due giorni
    - **Lucidare l’acetato**, come nuovo: CHF 45

    Se non si può più fare, lo diciamo. E vi prestiamo un paio finché arriva quello nuovo.`,
    en: `- **Straightening, screws, nose pads, ultrasonic bath**: free
    - **Replacing a temple**: from CHF 35
    - **Soldering metal**: from CHF 60, ready in two days
    - **Polishing acetate**, good as new: CHF 45

    If it can’t be done, we say so. And lend you a pair until the new one is there.`,
  },
  description: {
    de: 'Brillenreparatur in Winterthur: Richten und Schrauben gratis, ohne Termin, auch für Brillen von anderswo.',
    fr: 'Réparation de lunettes à Winterthour : ajustage et vis gratuits, sans rendez-vous.',
    it: 'Riparazione di occhiali a Winterthur: regolazione e viti gratis, senza appuntamento.',
    en: 'Spectacle repairs in Winterthur: straightening and screws free, no appointment needed.',
  },
}
