import { expect, it } from 'vitest'
import { MINUTE } from '@domain/time'
import { describeOnBothDatabases } from '@tests/server/databases'
import { runRandomOrders } from './random-orders'

describeOnBothDatabases('random orders of what may happen to a payment (R-165)', (database) => {
  it(
    'leaves the money that is at the provider, and counts nothing twice',
    { timeout: 5 * MINUTE },
    async () => {
      expect(await runRandomOrders(database(), 60, 47)).toBeGreaterThan(60)
    },
  )
})
