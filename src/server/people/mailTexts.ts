import type { OwnLanguage } from '../storage/people'

type Language = Exclude<OwnLanguage, null>
type Text = { subject: string; body: string }

const days = 7

export const invitationText = (
  language: Language,
  { site, by, link }: { site: string; by: string; link: string },
): Text =>
  language === 'fr'
    ? {
        subject: `Invitation : modifier le site « ${site} »`,
        body: `Bonjour,

${by} vous invite à modifier le site « ${site} ».
Ouvrez ce lien pour accepter ; il est valable ${days} jours et une seule fois :

${link}

Si vous n’attendez pas cette invitation, vous n’avez rien à faire.`,
      }
    : {
        subject: `Einladung: Website «${site}» bearbeiten`,
        body: `Guten Tag

${by} lädt Sie ein, die Website «${site}» zu bearbeiten.
Öffnen Sie diesen Link, um anzunehmen; er gilt ${days} Tage und einmal:

${link}

Wenn Sie diese Einladung nicht erwarten, brauchen Sie nichts zu tun.`,
      }

export const forgottenPasswordText = (
  language: Language,
  { site, link, isMember }: { site: string; link: string; isMember: boolean },
): Text =>
  language === 'fr'
    ? {
        subject: `Nouveau mot de passe pour « ${site} »`,
        body: `Bonjour,

Un nouveau mot de passe a été demandé pour votre compte sur le site « ${site} ».
Choisissez-le ici ; le lien est valable une heure et une seule fois :

${link}
${isMember ? '' : '\nOuvrez ensuite encore une fois le lien de votre invitation.\n'}
Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.`,
      }
    : {
        subject: `Neues Passwort für «${site}»`,
        body: `Guten Tag

Für Ihr Konto auf der Website «${site}» wurde ein neues Passwort verlangt.
Wählen Sie es hier; der Link gilt eine Stunde und einmal:

${link}
${isMember ? '' : '\nÖffnen Sie danach den Link Ihrer Einladung noch einmal.\n'}
Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
      }

/** A name of a site or a person in the head of a mail: one line, whatever it holds. */
export const oneLine = (value: string) => value.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
