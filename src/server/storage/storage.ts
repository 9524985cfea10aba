import type { Kysely } from 'kysely'
import type { Scope } from '../../content/scope'
import type { Tables } from './tables'
import type { Topic } from './topics'

export type Database = Kysely<Tables>

/** One unit of work. It either commits whole, together with its news for every instance, or leaves no trace. */
export type Tx = {
  db: Database
  /** What is shown under these tags is no longer what it was: for whoever remembers it. */
  touch: (scope: Scope, ...tags: string[]) => void
  /** Something new is to be read: for whoever waits for it. */
  tell: (topic: Topic) => void
}

export type Touched = { scope: Scope; tags: string[] }

/** Of one unit of work. */
export type News = { touched: Touched[]; told: Topic[] }

export type Bus = {
  /** Calls back after each commit of this or another instance, before the unit of work is answered here. */
  subscribe: (listener: (touched: Touched) => void) => () => void
  /** The same for one topic, once what is remembered is up to date; also when it may have been told unheard. */
  hear: (topic: Topic, listener: () => void) => () => void
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
