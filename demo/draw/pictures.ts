import { teamStreet } from './alley.ts'
import { shopFront } from './arcade.ts'
import { contactLens, eyeTest, workshop } from './bench.ts'
import { network } from './constellation.ts'
import { education, heroCongress, seal } from './crowd.ts'
import { heroLens } from './hero-lens.ts'
import { city } from './lakeside.ts'
import { ballCobbles, bar, flagFountain } from './night.ts'
import type { Alt, Picture, Site } from './picture.ts'
import { beat, luc, nora, sofia } from './portraits.ts'
import { frameCat, frameKids, framePanto, frameRound, frameSquare, frameSun, framesSilhouette } from './stills.ts'
import { heroMap } from './town.ts'

const wide = { width: 2000, height: 1250 }
const photo = { width: 2000, height: 1333 }
const tall = { width: 1600, height: 2000 }
const square = { width: 2000, height: 2000 }

type Size = { width: number; height: number }
type Drawing = Picture['draw']

const picture = (site: Site, name: string, size: Size, draw: Drawing, focus: [number, number], alt: Alt): Picture => ({
  site,
  name,
  ...size,
  focalPoint: { x: focus[0], y: focus[1] },
  alt,
  draw,
})

const optik: Picture[] = [
  picture('optik', 'hero-lens', wide, { scene: heroLens }, [0.54, 0.45], {
    de: 'Vier grosse Glaslinsen werfen farbiges Licht auf Papier',
    fr: 'Quatre grandes lentilles projettent une lumière colorée sur du papier',
    it: 'Quattro grandi lenti di vetro proiettano luce colorata sulla carta',
    en: 'Four large glass lenses cast coloured light on paper',
  }),
  picture('optik', 'frames-silhouette', photo, { scene: framesSilhouette }, [0.5, 0.42], {
    de: 'Eine Reihe Brillen im Gegenlicht mit langen Schatten',
    fr: 'Une rangée de lunettes à contre-jour, aux longues ombres',
    it: 'Una fila di occhiali in controluce con lunghe ombre',
    en: 'A row of spectacles against the light, with long shadows',
  }),
  picture('optik', 'frame-round', tall, { scene: frameRound }, [0.48, 0.44], {
    de: 'Runde Brille aus goldfarbenem Metall',
    fr: 'Lunettes rondes en métal doré',
    it: 'Occhiali rotondi in metallo dorato',
    en: 'Round spectacles in golden metal',
  }),
  picture('optik', 'frame-panto', tall, { scene: framePanto }, [0.5, 0.42], {
    de: 'Pantobrille aus Azetat in Schildpattmuster',
    fr: 'Lunettes pantos en acétate écaille',
    it: 'Occhiali panto in acetato tartarugato',
    en: 'Panto spectacles in tortoiseshell acetate',
  }),
  picture('optik', 'frame-cat', tall, { scene: frameCat }, [0.48, 0.42], {
    de: 'Korallenrote Brille mit geschwungener Form',
    fr: 'Lunettes papillon rouge corail',
    it: 'Occhiali a farfalla rosso corallo',
    en: 'Coral red spectacles with a cat-eye shape',
  }),
  picture('optik', 'frame-square', tall, { scene: frameSquare }, [0.46, 0.47], {
    de: 'Kräftige schwarze Brille mit eckigen Gläsern',
    fr: 'Lunettes noires épaisses à verres carrés',
    it: 'Occhiali neri spessi con lenti squadrate',
    en: 'Bold black spectacles with square lenses',
  }),
  picture('optik', 'frame-sun', tall, { scene: frameSun }, [0.5, 0.42], {
    de: 'Sonnenbrille mit Verlaufsgläsern im Blätterschatten',
    fr: 'Lunettes de soleil à verres dégradés dans l’ombre des feuilles',
    it: 'Occhiali da sole con lenti sfumate all’ombra delle foglie',
    en: 'Sunglasses with graduated lenses in the shade of leaves',
  }),
  picture('optik', 'frame-kids', tall, { scene: frameKids }, [0.5, 0.44], {
    de: 'Kinderbrille auf bunten Bauklötzen',
    fr: 'Lunettes d’enfant sur des cubes colorés',
    it: 'Occhiali da bambino su cubi colorati',
    en: 'Children’s spectacles on coloured blocks',
  }),
  picture('optik', 'workshop', photo, { scene: workshop }, [0.5, 0.48], {
    de: 'Werkbank mit Schleifgerät, Schraubenziehern, Glasrohlingen und einer Brille',
    fr: 'Établi avec meuleuse, tournevis, verres bruts et une paire de lunettes',
    it: 'Banco di lavoro con molatrice, cacciaviti, lenti grezze e un paio di occhiali',
    en: 'Workbench with a lens edger, screwdrivers, lens blanks and a pair of spectacles',
  }),
  picture('optik', 'eye-test', photo, { scene: eyeTest }, [0.52, 0.48], {
    de: 'Landoltringe, immer kleiner, einer davon hinter einer Linse',
    fr: 'Anneaux de Landolt de plus en plus petits, l’un derrière une lentille',
    it: 'Anelli di Landolt sempre più piccoli, uno dietro una lente',
    en: 'Landolt rings, smaller and smaller, one of them behind a lens',
  }),
  picture('optik', 'contact-lens', photo, { scene: contactLens }, [0.5, 0.48], {
    de: 'Kontaktlinse auf einer Fingerkuppe, ganz nah',
    fr: 'Lentille de contact sur le bout d’un doigt, en gros plan',
    it: 'Lente a contatto sulla punta di un dito, da vicino',
    en: 'Contact lens on a fingertip, very close',
  }),
  picture('optik', 'shop-front', photo, { scene: shopFront }, [0.5, 0.6], {
    de: 'Optikergeschäft unter den Lauben einer Altstadt',
    fr: 'Magasin d’optique sous les arcades d’une vieille ville',
    it: 'Negozio di ottica sotto i portici di una città vecchia',
    en: 'Optician’s shop under the arcades of an old town',
  }),
  picture('optik', 'team-nora', tall, { svg: nora }, [0.5, 0.42], {
    de: 'Porträt von Nora mit Locken und runder Brille, gezeichnet',
    fr: 'Portrait dessiné de Nora, cheveux bouclés et lunettes rondes',
    it: 'Ritratto disegnato di Nora, ricci e occhiali rotondi',
    en: 'Drawn portrait of Nora with curly hair and round spectacles',
  }),
  picture('optik', 'team-luc', tall, { svg: luc }, [0.5, 0.42], {
    de: 'Porträt von Luc mit Bart und schwarzer Brille, gezeichnet',
    fr: 'Portrait dessiné de Luc, barbe et lunettes noires',
    it: 'Ritratto disegnato di Luc, barba e occhiali neri',
    en: 'Drawn portrait of Luc with a beard and black spectacles',
  }),
  picture('optik', 'team-sofia', tall, { svg: sofia }, [0.5, 0.42], {
    de: 'Porträt von Sofia mit langem rotbraunem Haar und grüner Brille, gezeichnet',
    fr: 'Portrait dessiné de Sofia, longs cheveux auburn et lunettes vertes',
    it: 'Ritratto disegnato di Sofia, lunghi capelli ramati e occhiali verdi',
    en: 'Drawn portrait of Sofia with long auburn hair and green spectacles',
  }),
  picture('optik', 'team-beat', tall, { svg: beat }, [0.5, 0.42], {
    de: 'Porträt von Beat mit grauem Bart und feiner Brille, gezeichnet',
    fr: 'Portrait dessiné de Beat, barbe grise et lunettes fines',
    it: 'Ritratto disegnato di Beat, barba grigia e occhiali sottili',
    en: 'Drawn portrait of Beat with a grey beard and slim spectacles',
  }),
]

const aspect: Picture[] = [
  picture('aspect', 'hero-congress', wide, { scene: heroCongress }, [0.48, 0.47], {
    de: 'Kongresssaal von oben: Reihen von Menschen wie eine Iris um die Bühne',
    fr: 'Salle de congrès vue d’en haut: le public forme un iris autour de la scène',
    it: 'Sala congressi dall’alto: il pubblico forma un’iride attorno al palco',
    en: 'Congress hall from above: the audience forms an iris around the stage',
  }),
  picture('aspect', 'seal', square, { scene: seal }, [0.5, 0.5], {
    de: 'Gütesiegel in Weiss und Blau mit gelber Mitte',
    fr: 'Label de qualité blanc et bleu au centre jaune',
    it: 'Sigillo di qualità bianco e blu con centro giallo',
    en: 'Seal of quality in white and blue with a yellow centre',
  }),
  picture('aspect', 'network', photo, { svg: network }, [0.55, 0.45], {
    de: 'Karte der Schweiz aus Punkten, Geschäfte durch Linien verbunden',
    fr: 'Carte de la Suisse en points, des magasins reliés par des lignes',
    it: 'Carta della Svizzera a punti, negozi collegati da linee',
    en: 'Map of Switzerland in dots, shops joined by lines',
  }),
  picture('aspect', 'education', photo, { scene: education }, [0.5, 0.45], {
    de: 'Vortrag vor Publikum, hinten eine grosse helle Scheibe',
    fr: 'Conférence devant un public, au fond un grand disque clair',
    it: 'Conferenza davanti al pubblico, sullo sfondo un grande disco chiaro',
    en: 'Lecture before an audience, a large bright disc behind',
  }),
  picture('aspect', 'city', photo, { scene: city }, [0.5, 0.5], {
    de: 'Stadt am See mit Türmen und Bergen',
    fr: 'Ville au bord d’un lac, tours et montagnes',
    it: 'Città sul lago con torri e montagne',
    en: 'City by a lake with towers and mountains',
  }),
]

const golf: Picture[] = [
  picture('golf', 'hero-map', wide, { scene: heroMap }, [0.5, 0.5], {
    de: 'Altstadt bei Nacht von oben, eine leuchtende Route mit Golffahnen',
    fr: 'Vieille ville de nuit vue d’en haut, un parcours lumineux avec drapeaux de golf',
    it: 'Città vecchia di notte dall’alto, un percorso luminoso con bandierine da golf',
    en: 'Old town by night from above, a glowing route with golf flags',
  }),
  picture('golf', 'ball-cobbles', photo, { scene: ballCobbles }, [0.6, 0.48], {
    de: 'Golfball auf Kopfsteinpflaster bei Nacht',
    fr: 'Balle de golf sur des pavés, la nuit',
    it: 'Pallina da golf sull’acciottolato, di notte',
    en: 'Golf ball on cobblestones by night',
  }),
  picture('golf', 'team-street', photo, { svg: teamStreet }, [0.52, 0.62], {
    de: 'Vier Spielende mit Schlägern in einer Gasse im Gegenlicht',
    fr: 'Quatre joueurs avec leurs clubs dans une ruelle à contre-jour',
    it: 'Quattro giocatori con le mazze in un vicolo in controluce',
    en: 'Four players with clubs in an alley, against the light',
  }),
  picture('golf', 'flag-fountain', photo, { scene: flagFountain }, [0.58, 0.5], {
    de: 'Golffahne neben einem Brunnen in der Altstadt, bei Nacht',
    fr: 'Drapeau de golf près d’une fontaine de la vieille ville, la nuit',
    it: 'Bandierina da golf accanto a una fontana della città vecchia, di notte',
    en: 'Golf flag by an old-town fountain, at night',
  }),
  picture('golf', 'bar', photo, { scene: bar }, [0.48, 0.55], {
    de: 'Drei Getränke auf der Theke einer gemütlichen Bar',
    fr: 'Trois boissons sur le comptoir d’un bar chaleureux',
    it: 'Tre bevande sul bancone di un bar accogliente',
    en: 'Three drinks on the counter of a cosy bar',
  }),
]

export const pictures: Picture[] = [...optik, ...aspect, ...golf]
