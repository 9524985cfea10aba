import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** An empty PostgreSQL database that several storages or processes share; gone after the test. */
export const createDatabase = async () => {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: start a PostgreSQL and name it there, or run npm test.')
  const name = `t_${randomBytes(8).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template template0`)
  onTestFinished(async () => {
    await run(`drop database ${name} with (force)`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  const terminate = (which = 'true') =>
    run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and ${which}`)
  return {
    url: url.href,
    /** Ends the connections that hear other instances' news. */
    silence: () => terminate(`query in ('listen vitrine', 'select 1')`),
    lose: async () => {
      await run(`alter database ${name} with allow_connections false`)
      await terminate()
    },
    find: () => run(`alter database ${name} with allow_connections true`),
  }
}
