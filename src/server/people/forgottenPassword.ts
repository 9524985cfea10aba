import type { SiteId } from '../../content/id'
import type { Site } from '../../content/site'
import type { JobHandlers } from '../jobs/runJob'
import { createAccessLink } from '../storage/accessLinks'
import { audit } from '../storage/audit'
import { isInvited } from '../storage/invitations'
import { queueMail, secretMailKey } from '../storage/mails'
import { findPersonByEmail, membershipOn, type Person } from '../storage/people'
import { settingsOf } from '../storage/settingsOf'
import { findSiteById } from '../storage/sites'
import type { Storage, Tx } from '../storage/storage'
import { forgottenPasswordText, oneLine } from './mailTexts'
import { mayMail } from './mayMail'

const hourMs = 60 * 60 * 1000

/** One-hour link, good once; `key` tells one asking from another. */
export const sendPasswordMail = async (
  tx: Tx,
  {
    site,
    origin,
    person,
    isMember = true,
    key,
    now,
  }: {
    site: Pick<Site, 'id' | 'name'>
    origin: string
    person: Person
    /** Else invited: the link of the invitation comes after this one. */
    isMember?: boolean
    key: string
    now: number
  },
) => {
  const token = await createAccessLink(tx, { personId: person.id, purpose: 'password', now })
  const language = person.language ?? (await settingsOf(tx.db, site.id)).editor.locale
  const name = oneLine(site.name)
  await queueMail(
    tx,
    {
      siteId: site.id,
      recipient: person.email,
      replyTo: null,
      senderName: name,
      ...forgottenPasswordText(language, { site: name, link: `${origin}/access/${token}`, isMember }),
      key: secretMailKey('password', key),
      keepUntil: now + hourMs,
    },
    now,
  )
}

/** SEC-1: behind the answer, which is the same for everybody. */
export const forgottenPasswordHandlers = ({ storage, clock }: { storage: Storage; clock: () => number }) =>
  ({
    'password:forgotten': {
      run: ({ id, siteId: meant, email, origin, address }) =>
        storage.write(async tx => {
          const siteId = meant as SiteId
          const now = clock()
          const site = await findSiteById(tx.db, siteId)
          const person = await findPersonByEmail(tx.db, email)
          if (!site || !person) return
          // An invitation asks whoever has an account for its password, which they may have forgotten.
          const isMember = (await membershipOn(tx.db, siteId, person)) !== null
          if (!isMember && !(await isInvited(tx.db, siteId, { email: person.email, now }))) return
          if (!(await mayMail(tx, `forgotten ${person.id}`, now))) return
          await sendPasswordMail(tx, { site, origin, person, isMember, key: id, now })
          await audit(tx, { siteId, kind: 'passwordForgotten', personId: null, subject: person.email, address, now })
        }),
    },
  }) satisfies JobHandlers
