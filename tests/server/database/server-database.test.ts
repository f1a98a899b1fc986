import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { onMaintenance } from '@tests/server/start-postgres'

const isMissing = inject('postgresUrl') === ''

it('reports a database that cannot be reached', async () => {
  const location = { kind: 'server', url: 'postgres://a@127.0.0.1:1/a' } as const
  await expect(connectDatabase(location)).rejects.toThrow('ECONNREFUSED')
})

describe.skipIf(isMissing)('a connection', () => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await connectDatabase({ kind: 'server', url: inject('postgresUrl') })
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

describe.skipIf(isMissing)('a connection to a database with settings of its own', () => {
  let opened: OpenDatabase
  beforeAll(async () => {
    const { DATABASE_URL: url = '' } = await settingsOfNewDatabase()
    const name = new URL(url).pathname.slice(1)
    await onMaintenance(url, (client) =>
      client.query(`alter database ${name} set default_transaction_isolation = serializable`),
    )
    opened = await connectDatabase({ kind: 'server', url })
  })
  afterAll(() => opened.close())

  const ask = async (statement: string, database = opened.database) =>
    (await sql.raw(statement).execute(database)).rows

  it('lets concurrent statements wait for each other, unless a transaction asks for more', async () => {
    const statement = 'show transaction_isolation'
    const committed = [{ transaction_isolation: 'read committed' }]
    const { database } = opened
    expect(await ask(statement)).toEqual(committed)
    const within = database.transaction()
    expect(await within.execute((each) => ask(statement, each))).toEqual(committed)
    const strict = within.setIsolationLevel('repeatable read')
    expect(await strict.execute((each) => ask(statement, each))).toEqual([
      { transaction_isolation: 'repeatable read' },
    ])
  })
})

/** A PostgreSQL database with time limits of its own. */
async function databaseWithLimits() {
  const { DATABASE_URL: url = '' } = await settingsOfNewDatabase()
  await onMaintenance(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select name from pg_settings where name in ('statement_timeout', 'lock_timeout',
        'idle_in_transaction_session_timeout', 'idle_session_timeout')`)
    const database = new URL(url).pathname.slice(1)
    for (const { name } of rows) {
      await client.query(`alter database ${database} set ${name} = '700ms'`)
    }
  })
  return url
}

describe.skipIf(isMissing)('a connection to a database with time limits of its own', () => {
  /** Returns the limits that hold for a statement and a transaction, in milliseconds. */
  const limits = async (url: string, statementTime: 'limited' | 'unlimited') => {
    const opened = await connectDatabase({ kind: 'server', url }, { statementTime })
    try {
      const { rows } = await sql<{ name: string; setting: string }>`
          select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout',
            'idle_in_transaction_session_timeout')`.execute(opened.database)
      return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))
    } finally {
      await opened.close()
    }
  }

  it('has no limit for what may take long, and otherwise its own', async () => {
    const url = await databaseWithLimits()
    expect(await limits(url, 'unlimited')).toEqual({
      statement_timeout: 0,
      lock_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    })
    expect(await limits(url, 'limited')).toEqual({
      statement_timeout: 4_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 10_000,
    })
  })
})

it.skipIf(isMissing)('a connection that waits for its next statement is not ended', async () => {
  const url = await databaseWithLimits()
  const opened = await connectDatabase({ kind: 'server', url })
  try {
    const { rows } = await sql`show idle_session_timeout`.execute(opened.database)
    expect(rows).toEqual([{ idle_session_timeout: '0' }])
  } finally {
    await opened.close()
  }
})
