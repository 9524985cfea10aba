import type { SiteId } from '../../content/id'
import { findPersonByEmail } from '../storage/people'
import type { Session } from '../storage/sessions'
import type { Database } from '../storage/storage'

/**
 * Whom an invitation meets. Whoever has a password, or belongs to a site already, keeps their account to themselves: the
 * link alone never opens it, since an admin without a mail server sees the link.
 */
export const invitedAccount = async (
  db: Database,
  { siteId, email, session }: { siteId: SiteId; email: string; session: Session | null },
) => {
  const known = await findPersonByEmail(db, email)
  const elsewhere = known
    ? await db
        .selectFrom('memberships')
        .select('site_id')
        .where('person_id', '=', known.id)
        .where('site_id', '!=', siteId)
        .executeTakeFirst()
    : undefined
  return {
    known,
    hasAccount: known !== null && (known.passwordHash !== null || known.isOperator || elsewhere !== undefined),
    isOther: session !== null && session.person.email !== email,
    isSignedIn: session !== null && session.person.email === email,
  }
}
