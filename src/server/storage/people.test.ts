import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { insertPerson } from './people'

onBothEngines('people', open => {
  it('[SEC-1] an e-mail is somebody’s alone, also when two are made at the same moment', async () => {
    const storage = await open()
    const make = (email: string) =>
      storage.write(tx => insertPerson(tx, { email, name: 'Anna', passwordHash: null, isOperator: false }))
    const made = await Promise.allSettled([make('anna@laden.example'), make('Anna@Laden.example')])
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'email_taken' } })
  })
})
