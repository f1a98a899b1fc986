import { expect, it } from 'vitest'
import { HOUR } from '@domain/time'
import { updateBookingStatus } from '@server/booking/change-status'
import { daySheet, queueDaySheet, sheetText } from '@server/booking/day-sheet'
import { deafHomesMessage } from '@server/booking/deaf-homes'
import { listBookings } from '@server/commands/list-bookings'
import { readConfig } from '@server/config/config'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

describeOnEachDatabase("the operator's desk", (database) => {
  const prepare = async () => {
    const app = await startTestServer(database(), {
      // Without a mailbox the messages stay in the queue.
      env: { OPERATOR_EMAIL: 'desk@staylet.test', HOST: '0.0.0.0' },
    })
    const ada = await insertGuest(database())
    const host = await insertGuest(database(), 'host@staylet.test')
    const home = await seedListing(database(), { hostId: host._id })
    const guest = {
      firstName: '=HYPERLINK("x")',
      lastName: 'Obi',
      email: 'a@b.test',
      phone: '08031234567',
    }
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home, {
        specialRequests: 'Late,\nsorry\u001B[2J\u202E',
        guest,
      }),
    })
    return { app, host, home, id: booked.json().booking._id as string }
  }

  it('lists bookings with guests, money and message, safe for spreadsheets (R-179)', async () => {
    const { id } = await prepare()
    const csv = await listBookings(database(), { arrivals: '2026-04-01' }, 'csv')
    const [head, row] = csv.split('\n')
    expect(head).toContain('listing,guests,total,paid,name,phone,email')
    expect(row).toContain(`${id},`)
    expect(row).toContain(`,2,54500,0,"'=HYPERLINK(""x"") Obi",08031234567,`)
    const { bookings } = JSON.parse(await listBookings(database(), {}, 'json'))
    expect(bookings).toMatchObject([{ id, message: 'Late, sorry [2J', nights: 2 }])
    expect(await listBookings(database(), { departures: '2026-04-01' })).toBe('0 bookings.')
    const both = { arrivals: '2026-04-03', departures: '2026-04-03' }
    expect(await listBookings(database(), both)).toContain('2 guests\ttotal 54500, paid 0')
  })

  it('writes the sheet of a day, and mails it once a day for all processes (R-179)', async () => {
    const { app, id } = await prepare()
    await updateBookingStatus(database(), id, 'Confirmed', NOW)
    await app.deliveries.deliverDue()
    const sheet = sheetText(await daySheet(database(), '2026-04-01'))
    expect(sheet).toMatch(
      /^Departures: 0\n\nArrivals: 1\n- Lagoon Loft · =HYPERLINK\("x"\) Obi, 08031234567/,
    )
    expect(sheet).toContain('"Late, sorry [2J"')
    // Six in the morning in Lagos is too early.
    const early = new Date('2026-03-10T05:00:00.000Z')
    const sent = async () =>
      (await database().selectFrom('outgoing_messages').select('kind').execute()).filter(
        ({ kind }) => kind === 'daily-sheet',
      ).length
    await queueDaySheet(database(), '07:00', early)
    expect(await sent()).toBe(0)
    const seven = new Date(early.getTime() + HOUR)
    await Promise.all([1, 2, 3].map(() => queueDaySheet(database(), '07:00', seven)))
    expect(await sent()).toBe(1)
    await queueDaySheet(database(), '07:00', new Date(seven.getTime() + HOUR))
    expect(await sent()).toBe(1)
    await queueDaySheet(database(), '07:00', new Date(seven.getTime() + 24 * HOUR))
    expect(await sent()).toBe(2)
  })

  it('names the listings of which nobody would hear', async () => {
    await prepare()
    // Without the mailbox page, which has an operator of its own.
    const config = readConfig({ HOST: '0.0.0.0' })
    expect(await deafHomesMessage(database(), config)).toBeUndefined()
    await seedListing(database(), { name: 'House listing' })
    expect(await deafHomesMessage(database(), config)).toContain('1 published listing:')
    const heard = readConfig({ HOST: '0.0.0.0', OPERATOR_EMAIL: 'desk@staylet.test' })
    expect(await deafHomesMessage(database(), heard)).toBeUndefined()
  })

  it('keeps a listing while guests are to come (R-180)', async () => {
    const { app, host, home, id } = await prepare()
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api/listing/${home}`, headers: as(host) })
    const refused = await remove()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_use'])
    expect(refused.json().message).toContain('Withdraw it')
    await updateBookingStatus(database(), id, 'Cancelled', NOW)
    expect((await remove()).statusCode).toBe(200)
  })

  it('takes coordinates of a listing, within their bounds', async () => {
    const { app, host, home } = await prepare()
    const save = (fields: object) =>
      app.inject({
        method: 'PATCH',
        url: '/api/listing',
        headers: as(host),
        payload: { id: home, ...fields },
      })
    expect((await save({ latitude: 91 })).statusCode).toBe(400)
    const saved = await save({ latitude: 6.44742, longitude: -3.47183 })
    expect(saved.json().listing).toMatchObject({ latitude: 6.44742, longitude: -3.47183 })
  })
})
