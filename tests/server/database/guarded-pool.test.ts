import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { connectDatabase } from '@server/database/connect'

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
