import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { connectDatabase } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { describeOnEachDatabase } from '@tests/server/databases'
import { makeEventLog } from '@tests/server/event-log'
import { startTestServer } from '@tests/server/test-server'

const read = (database: Database, value: unknown) =>
  sql<{ value: unknown }>`select ${value}::jsonb as value`.execute(database)

const failing: [string, (database: Database) => Promise<unknown>, string][] = [
  ['a division by zero', (database) => sql`select 1/0`.execute(database), 'division by zero'],
  ['a parameter that cannot be serialised', (database) => read(database, { amount: 1n }), 'BigInt'],
]

describe.skipIf(inject('postgresUrl') === '')('beside the transaction of another request', () => {
  /** Runs work while a transaction is open, and then goes on with the transaction. */
  const beside = async (work: (database: Database) => Promise<unknown>) => {
    const { database, close } = await connectDatabase({
      kind: 'server',
      url: inject('postgresUrl'),
    })
    onTestFinished(close)
    let outcome: unknown
    const own = () => sql<{ id: string }>`select txid_current() as id`
    const [before, after] = await database.transaction().execute(async (transaction) => {
      const first = await own().execute(transaction)
      outcome = await work(database).catch((error: unknown) => error)
      return [first.rows, (await own().execute(transaction)).rows]
    })
    expect(after).toEqual(before)
    const reads = Array.from({ length: 30 }, () => read(database, '5'))
    for (const { rows } of await Promise.all(reads)) expect(rows).toEqual([{ value: 5 }])
    return outcome
  }

  it.each(failing)('%s fails alone', async (_name, work, message) => {
    expect(await beside(work)).toMatchObject({ message: expect.stringContaining(message) })
  })

  it('values that no Date holds are read as the nearest that one holds', async () => {
    const select = sql`select 'infinity'::timestamptz as instant, 'infinity'::date as day,
      '0044-03-15 BC'::date as ides`
    expect(await beside((database) => select.execute(database))).toMatchObject({
      rows: [{ instant: new Date(8.64e15), day: '9999-12-31', ides: '0001-01-01' }],
    })
  })
})

describeOnEachDatabase('a statement that PostgreSQL refuses', (database) => {
  it.each(['42703', '42883', '42P01', '23514', '23502', '22001'])(
    'with %s is a 500, and an error with its stack in the log',
    async (code) => {
      const { logger, lines } = makeEventLog()
      const app = await startTestServer(database(), { logger })
      const raise = sql.lit(`begin raise exception 'a bug' using errcode = '${code}'; end`)
      app.get('/bug', () => sql`do ${raise}`.execute(database()))
      const { statusCode, headers } = await app.inject('/bug')
      expect([statusCode, headers['retry-after']]).toEqual([500, undefined])
      const [fault, ...others] = lines
        .map((line) => JSON.parse(line) as { level: number; msg: string; fault?: unknown })
        .filter(({ level }) => level >= 40)
      expect(others).toEqual([])
      expect(fault).toMatchObject({
        level: 50,
        msg: 'request failed',
        fault: { code, message: 'a bug', stack: expect.stringContaining('at ') },
      })
      expect((await app.inject('/readyz')).statusCode).toBe(200)
    },
  )
})
