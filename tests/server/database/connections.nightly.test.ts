import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { connectDatabase } from '@server/database/connect'
import { until } from '@tests/helpers/until'
import { onMaintenance } from '@tests/server/start-postgres'

describe('the embedded database', () => {
  it('lets the event loop turn between the statements of a queue', async () => {
    const { database, close } = await connectDatabase({ kind: 'memory' })
    try {
      const queue = Promise.all(
        Array.from({ length: 20 }, () => sql`select 1`.execute(database)),
      ).then(() => 'done' as const)
      let turns = 0
      const turn = () => new Promise<'turned'>((turned) => setImmediate(turned, 'turned'))
      while ((await Promise.race([queue, turn()])) === 'turned') turns += 1
      expect(turns).toBeGreaterThan(10)
    } finally {
      await close()
    }
  })
})

it.skipIf(inject('postgresUrl') === '')(
  'a transaction that the server ended between two statements says why',
  async () => {
    const url = inject('postgresUrl')
    const { database, close } = await connectDatabase({ kind: 'server', url })
    onTestFinished(close)
    const running = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      )
      await onMaintenance(url, async (client) => {
        const pid = [rows[0]?.pid]
        await client.query('select pg_terminate_backend($1)', pid)
        await until(async () => {
          const left = await client.query('select 1 from pg_stat_activity where pid = $1', pid)
          return left.rows.length === 0
        })
      })
      await sql`select 1`.execute(transaction)
    })
    await expect(running).rejects.toMatchObject({ code: '57P01' })
  },
)
