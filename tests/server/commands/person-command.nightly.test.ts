import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueAbout } from '@server/booking/queue-booking-messages'
import { withCommandDatabase } from '@server/commands/open-command-database'
import { runPersonCommand } from '@server/commands/person-command'
import { runStaffCommand } from '@server/commands/staff-command'
import { deletePerson } from '@server/person/delete-person'
import { exportPerson } from '@server/person/export-person'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, temporaryFolder } from '@tests/server/test-server'

const dataDir = temporaryFolder()
const env = { DATA_DIR: dataDir, PUBLIC_URL: 'https://staylet.example' }

beforeAll(async () => {
  await runStaffCommand(['create', 'Staff@Staylet.test', 'Bola', 'Ade'], env, {
    info: () => undefined,
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describeOnEachDatabase('what is stored about a person', (database) => {
  it('is exported, and deleted except for the bookings', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const tunde = await insertGuest(database(), 'tunde@staylet.test')
    const loft = await seedListing(database())
    const payload = makePayload(ada._id, loft, { specialRequests: 'Ada will arrive late.' })
    const headers = as(ada)
    const booked = await app.inject({ method: 'POST', url: '/api/booking', headers, payload })
    expect(booked.statusCode).toBe(201)
    const review = { rating: 4, listing: loft, comment: 'Ada liked it.' }
    await app.inject({ method: 'POST', url: '/api/reviews', headers, payload: review })
    const saved = { userId: ada._id, listingId: loft }
    await app.inject({ method: 'POST', url: '/api/favourites', headers, payload: saved })

    const before = await exportPerson(database(), ada._id)
    expect(before).toMatchObject({
      profile: { email: 'ada@staylet.test', full_name: 'Ada Obi' },
      bookings: [{ special_requests: 'Ada will arrive late.' }],
      reviews: [{ comment: 'Ada liked it.' }],
      favourites: [{ listing_id: loft }],
    })
    expect(JSON.stringify(before)).not.toContain('argon2')

    expect(await deletePerson(database(), ada._id, NOW)).toMatchObject({ kept: 1 })
    const after = await exportPerson(database(), ada._id)
    expect(after).toMatchObject({
      bookings: [{ status: 'Cancelled', special_requests: null, reference: expect.any(String) }],
      reviews: [],
      favourites: [],
      sessions: [],
    })
    // Matched as a word, because an id may contain these three letters.
    expect(JSON.stringify(after)).not.toMatch(/\bada\b/i)
    expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
    // Nobody receives mail at the address that the account still needs.
    const ids = after.bookings.map(({ id }) => id)
    await queueAbout(database(), 'booking-cancelled', ids, NOW)
    const queued = await database().selectFrom('outgoing_messages').select('reader').execute()
    expect(new Set(queued.map(({ reader }) => reader))).toEqual(new Set(['operator']))
    // Somebody without a booking leaves nothing behind.
    expect(await deletePerson(database(), tunde._id, NOW)).toMatchObject({ kept: 0 })
    await expect(exportPerson(database(), tunde._id)).rejects.toThrow('no result')
  })
})

it('the staff command makes an account without a mail server, and lists it', async () => {
  const made = await runStaffCommand(['create', 'second@staylet.test'], env, {
    info: () => undefined,
  })
  const [, link = ''] = made.split('\n')
  const { searchParams } = new URL(link)
  expect(await runStaffCommand(['list'], env)).toBe(
    'second@staylet.test\tStaff\nstaff@staylet.test\tBola Ade\n2 staff.',
  )
  await expect(runStaffCommand(['create', 'second@staylet.test'], env)).rejects.toThrow(
    'has an account',
  )
  const password = 'Lagoon#2026'
  await withCommandDatabase(env, async (database) => {
    const app = await startTestServer(database)
    const reset = {
      token: searchParams.get('token'),
      email: searchParams.get('email'),
      newPassword: password,
    }
    const done = await app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: reset,
    })
    expect([link.split('?')[0], done.statusCode]).toEqual([
      'https://staylet.example/reset-password',
      200,
    ])
  })
})

it('the person command finds, exports and deletes somebody', async () => {
  expect(await runPersonCommand(['find', 'Staff@staylet.test'], env)).toContain('Bola Ade')
  const exported = JSON.parse(await runPersonCommand(['export', 'staff@staylet.test'], env))
  expect(exported.profile.email).toBe('staff@staylet.test')
  await expect(runPersonCommand(['delete', 'staff@staylet.test'], env)).rejects.toThrow('Usage')
  await runPersonCommand(['delete', 'staff@staylet.test', '--yes'], env)
  await expect(runPersonCommand(['find', 'staff@staylet.test'], env)).rejects.toThrow(
    'There is no account',
  )
})
