import { describe, expect, inject, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '@domain/time'
import { deleteOldAttempts, reserveMoment, tryAttempt } from '@server/auth/attempt-limits'
import { anotherClock } from '@tests/server/another-clock'
import { openNewDatabase } from '@tests/server/databases'
import { onceMigrated } from '@tests/server/embedded-databases'

// The embedded database has the clock of its process, which is the only one.
describe.skipIf(inject('postgresUrl') === '')('the attempts that processes count together', () => {
  const open = onceMigrated(() => openNewDatabase())

  describe.each([3 * HOUR, -3 * HOUR])('although the clock of one is %d ms off', (off) => {
    const start = async () => {
      const database = await open()
      await database.deleteFrom('attempts').execute()
      return { database, atThatClock: anotherClock(off) }
    }

    it('have one limit and one wait', async () => {
      const { database, atThatClock } = await start()
      const attempt = () => tryAttempt(database, [['text account', '08031234567']], new Date())
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await atThatClock(attempt)).toBeUndefined()
      }
      expect(await attempt()).toBeUndefined()
      const refusals = [await attempt(), await atThatClock(attempt)]
      for (const refusal of refusals) {
        expect(refusal?.by).toBe('text account')
        expect(refusal?.wait).toBeGreaterThan(71 * MINUTE)
        expect(refusal?.wait).toBeLessThanOrEqual(72 * MINUTE)
      }
    })

    it('keep one pace of messages, and are kept while they count', async () => {
      const { database, atThatClock } = await start()
      const reserve = () => reserveMoment(database, 'mail pace', 'reset ada', new Date())
      expect(await atThatClock(reserve)).toBe(0)
      await atThatClock(() => deleteOldAttempts(database, new Date()))
      const wait = await reserve()
      expect(wait).toBeGreaterThan(50 * SECOND)
      expect(wait).toBeLessThanOrEqual(MINUTE)
      expect(await atThatClock(reserve)).toBeUndefined()
    })
  })
})
