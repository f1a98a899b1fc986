import { expect, it, onTestFinished } from 'vitest'
import { HOUR } from '@domain/time'
import { migrateToLatest } from '@server/database/migrate'
import { openNewDatabase } from '@tests/server/databases'
import { runRandomOrders } from './random-orders'

// The embedded database has some of these orders every day, and takes over twenty minutes for all.
it(
  'leaves the money that is at the provider after 10,000 random orders of what may happen (R-165)',
  { timeout: HOUR },
  async () => {
    const { database, close } = await openNewDatabase()
    onTestFinished(close)
    await migrateToLatest(database)
    expect(await runRandomOrders(database, 10_000, 1_128)).toBeGreaterThan(10_000)
  },
)
