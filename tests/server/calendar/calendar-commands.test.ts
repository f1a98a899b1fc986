import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { runListingsCommand } from '@server/commands/listings-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'
import { NOW } from '@tests/server/test-server'

it('blocks nights, connects calendars and shows them, by commands (R-170, R-171, R-172)', async () => {
  const settings = { ...(await settingsOfNewDatabase()), CALENDAR_TRIALS: 'on' }
  const opened = await connectDatabase(readConfig(settings).database)
  await migrateToLatest(opened.database)
  const listingId = await seedListing(opened.database)
  await opened.database.updateTable('listings').set({ import_key: 'loft' }).execute()
  const { _id: userId } = await insertGuest(opened.database)
  const stay = { checkIn: '2026-06-01', checkOut: '2026-06-03' }
  await insertBooking(opened.database, { userId, listingId, ...stay })
  await opened.close()
  const server = createServer((_request, response) =>
    response.end(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260501\nDTEND;VALUE=DATE:20260503\nSUMMARY:Reserved\nEND:VEVENT\nEND:VCALENDAR',
    ),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const run = async (...args: string[]) => {
    const signal = new AbortController().signal
    return (await runListingsCommand(args, settings, { signal, show: () => undefined, now: NOW }))
      .message
  }
  const { port } = server.address() as AddressInfo

  expect(await run('block', 'loft', '2026-04-01', '2026-04-05', '--why', 'Painter')).toBe(
    '2026-04-01 to 2026-04-05\tblocked here\tPainter',
  )
  await expect(run('block', 'loft', '2026-06-02', '2026-06-05')).rejects.toThrow(
    /^Booking [2-9A-Z]{8} holds some of these nights/,
  )
  await expect(run('block', 'loft', '2026-04-05', '2026-04-01')).rejects.toThrow('endDate must be')
  expect(await run('unblock', 'loft', '2026-04-01', '2026-04-05')).toBe('Nothing is blocked.')
  expect(await run('add-calendar', 'loft', 'airbnb', `http://127.0.0.1:${port}/secret.ics`)).toBe(
    'loft\tairbnb\t1 added, 0 gone',
  )
  expect(await run('blocks', 'loft')).toBe('2026-05-01 to 2026-05-03\tairbnb\tReserved')
  const shown = await run('calendars')
  expect(shown).toContain('1 added, 0 gone')
  expect(shown).toContain('no error')
  expect(shown).not.toContain('secret')
  expect(await run('read-calendars')).toBe('loft\tairbnb\tunchanged')
  const first = await run('calendar-address', 'loft')
  expect(await run('calendar-address', 'loft', '--renew')).not.toBe(first)
  await run('remove-calendar', 'loft', 'airbnb')
  expect(await run('blocks', 'loft')).toBe('Nothing is blocked.')
  await expect(run('calendars', 'loft', 'more')).rejects.toThrow('one word too many')
})
