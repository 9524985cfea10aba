import type { Kysely } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Tables } from './tables'

export type Database = Kysely<Tables>

/** One unit of work. It either commits whole, together with the news of what it touched, or leaves no trace. */
export type Tx = {
  db: Database
  /** Says that something shown under this tag is no longer what it was; told to every instance after the commit. */
  touch: (siteId: SiteId, ...tags: string[]) => void
}

/** The tag that stands for all of a site's tags. */
export const everything = '*'

export type News = { siteId: SiteId; tags: string[] }

export type Bus = {
  /** Calls back after each commit of this or another instance, before the unit of work is answered here. */
  subscribe: (listener: (news: News) => void) => () => void
  /** False while another instance's news may have been missed (D21). */
  isCurrent: () => boolean
  /** Calls back when news may have been missed and everything remembered must go. */
  onGap: (listener: () => void) => () => void
  /** True while the database is known not to answer: what is remembered is all there is. The bus alone asks on. */
  isLost: () => boolean
  /** Calls back in the moment that becomes known. */
  onLoss: (listener: () => void) => () => void
}

export type Storage = {
  engine: 'sqlite' | 'postgres'
  read: Database
  write: <T>(unit: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs the work while no other instance runs any: for what must happen once an installation. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  bus: Bus
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}
