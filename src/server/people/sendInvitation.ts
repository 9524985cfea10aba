import type { Settings } from '../../content/settings'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'
import { putInvitation } from '../storage/invitations'
import { queueMail, secretMailKey } from '../storage/mails'
import { findPersonByEmail, type Membership, type Person } from '../storage/people'
import { settingsOf } from '../storage/settingsOf'
import type { Tx } from '../storage/storage'
import { invitationText, oneLine } from './mailTexts'
import { mayMail } from './mayMail'

type Invited = {
  site: Pick<Site, 'id' | 'name' | 'defaultLocale'>
  /** Of the site's own address. */
  origin: string
  by: Person
  email: string
  canMail: boolean
  now: number
}

/** Makes the invitation and its mail in one; where no mail goes out, answers the link to be passed on by hand. */
export const sendInvitation = async (
  tx: Tx,
  { site, origin, by, email, canMail, now, ...rights }: Membership & Invited,
) => {
  const { invitation, token } = await putInvitation(tx, { siteId: site.id, email, ...rights, invitedBy: by.id, now })
  const link = `${origin}/invitation/${token}`
  if (!canMail) return { invitation, link }
  if (!(await mayMail(tx, `invitation ${invitation.email}`, now))) throw new Refusal('mailed_lately')
  const known = await findPersonByEmail(tx.db, email)
  const language = known?.language ?? likelyLanguage(rights, site, await settingsOf(tx.db, site.id))
  await queueMail(
    tx,
    {
      siteId: site.id,
      recipient: invitation.email,
      replyTo: null,
      senderName: oneLine(site.name),
      ...invitationText(language, { site: oneLine(site.name), by: oneLine(by.name), link }),
      key: secretMailKey('invitation', invitation.id, String(now)),
      keepUntil: invitation.expires,
    },
    now,
  )
  return { invitation, link: null }
}

/** Whoever writes French alone reads French; else what the site's people read, or its visitors. */
const likelyLanguage = (
  { languages }: Membership,
  { defaultLocale }: Pick<Site, 'defaultLocale'>,
  settings: Settings,
) => {
  if (languages && !languages.includes('de')) return languages.includes('fr') ? 'fr' : settings.editor.locale
  return defaultLocale === 'fr' ? 'fr' : settings.editor.locale
}
