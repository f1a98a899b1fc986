import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { keepsSession } from '@server/database/session-settings'

const isMissing = inject('postgresUrl') === ''

/** An address with start-up options of its own loses ours, as behind a pooler that drops them. */
const losingAddress = () => {
  const url = new URL(inject('postgresUrl'))
  url.searchParams.set('options', '-c work_mem=4MB')
  return url.href
}

const addresses = { direct: () => inject('postgresUrl'), 'behind a pooler': losingAddress }

it.skipIf(isMissing)('knows whether a connection keeps its settings', async () => {
  expect(await keepsSession(inject('postgresUrl'), 2_000)).toBe(true)
  expect(await keepsSession(losingAddress(), 2_000)).toBe(false)
})

it('reports a database that cannot be reached', async () => {
  await expect(keepsSession('postgres://a@127.0.0.1:1/a', 2_000)).rejects.toThrow('ECONNREFUSED')
})

describe.skipIf(isMissing).each(Object.entries(addresses))('a connection %s', (_name, address) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await connectDatabase({ kind: 'server', url: address() })
  })
  afterAll(() => opened.close())

  const limit = async (database = opened.database) => {
    const { rows } = await sql<{ limit: string; jit: string }>`
      select current_setting('statement_timeout') as limit, current_setting('jit') as jit`.execute(
      database,
    )
    return rows[0]
  }

  it('limits the time of each statement and of each transaction', async () => {
    expect(await limit()).toEqual({ limit: '4s', jit: 'off' })
    await opened.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        expect(await limit(transaction)).toEqual({ limit: '4s', jit: 'off' })
      })
  })

  it('reports the error of a statement, and goes on', async () => {
    await expect(sql`select 1 / ${0}::int`.execute(opened.database)).rejects.toThrow('division')
    expect(await limit()).toEqual({ limit: '4s', jit: 'off' })
  })

  it('reports an error that only the commit meets, and stores nothing', async () => {
    const { database } = opened
    await sql`create table late_rule (
      one int primary key, other int references late_rule deferrable initially deferred)`.execute(
      database,
    )
    try {
      const insert = sql`insert into late_rule values (1, ${2})`
      await expect(insert.execute(database)).rejects.toMatchObject({ code: '23503' })
      expect((await sql`select 1 from late_rule`.execute(database)).rows).toEqual([])
    } finally {
      await sql`drop table late_rule`.execute(database)
    }
  })

  it('runs a statement that PostgreSQL allows outside transactions only', async () => {
    const vacuum = sql`vacuum pg_class`.execute(opened.database)
    await expect(vacuum).resolves.toMatchObject({ rows: [] })
  })
})
