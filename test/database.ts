import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { databaseUrl, postgresServer, runOn } from './postgresServer'

/** An empty PostgreSQL database that several storages or processes share; gone after the test. */
export const createDatabase = async () => {
  const server = postgresServer()
  const name = `t_${randomBytes(8).toString('hex')}`
  const run = (statement: string) => runOn(server, statement)
  await run(`create database ${name} template template0`)
  onTestFinished(async () => {
    await run(`drop database ${name} with (force)`)
  })
  const terminate = (which = 'true') =>
    run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and ${which}`)
  return {
    url: databaseUrl(server, name),
    /** Ends the connections that hear other instances' news. */
    silence: () => terminate(`query in ('listen vitrine', 'select 1')`),
    lose: async () => {
      await run(`alter database ${name} with allow_connections false`)
      await terminate()
    },
    find: () => run(`alter database ${name} with allow_connections true`),
  }
}
