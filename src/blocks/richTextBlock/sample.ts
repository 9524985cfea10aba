import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'richTextBlock',
  fields: {
    kicker: { text: { de: 'Das Atelier', fr: 'L’atelier' } },
    title: { text: { de: 'Wir schleifen, was wir verkaufen', fr: 'Nous taillons ce que nous vendons' } },
    textBlock: {
      text: {
        de: writeRichText(`Die meisten Gläser reisen heute durch halb Europa, bevor sie in einer Fassung sitzen. Unsere nicht. Beat Ammann schleift sie im Raum hinter dem Laden, und Sie dürfen ihm dabei zusehen.

## Was das für Sie heisst

- Einstärkengläser sind oft **am selben Tag** bereit.
- Nachschleifen, Nasenpads und neue Schrauben erledigen wir, während Sie warten.
- Ihre alte Lieblingsfassung bekommt neue Gläser, wenn sie es noch trägt.

Fragen zum Ablauf? Schreiben Sie an [hallo@example.ch](mailto:hallo@example.ch).`),
        fr: writeRichText(`La plupart des verres traversent aujourd’hui la moitié de l’Europe avant d’être montés. Pas les nôtres. Beat Ammann les taille dans la pièce derrière le magasin, et vous pouvez le regarder faire.

## Ce que cela change pour vous

- Les verres unifocaux sont souvent prêts **le jour même**.
- Retaille, plaquettes et vis neuves : c’est fait pendant que vous attendez.
- Votre ancienne monture préférée reçoit de nouveaux verres si elle tient encore.

Une question ? Écrivez à [hallo@example.ch](mailto:hallo@example.ch).`),
      },
    },
  },
}

export default sample

export const variants = [{ alignment: 'center', textSize: 'large', backgroundColor: 'extended' }]
