import { newToken } from '../newId'
import type { Storage } from './storage'

/** A random secret of the installation, made once and shared by all instances. */
export const readSecret = (storage: Storage, name: string): Promise<string> =>
  storage.write(async tx => {
    await tx.db
      .insertInto('secrets')
      .values({ name, value: newToken() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await tx.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    return row.value
  })
