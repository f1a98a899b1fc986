import { expect, it } from 'vitest'
import { HOUR } from '@domain/time'
import { describeOnBothDatabases } from '@tests/server/databases'
import { runRandomOrders } from './random-orders'

describeOnBothDatabases(
  '10,000 random orders of what may happen to a payment (R-165)',
  (database) => {
    it('leaves the money that is at the provider', { timeout: 2 * HOUR }, async () => {
      expect(await runRandomOrders(database(), 10_000, 1_128)).toBeGreaterThan(10_000)
    })
  },
)
