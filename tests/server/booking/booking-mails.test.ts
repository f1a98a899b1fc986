import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateBookingStatus } from '@server/booking/change-status'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { startSmtpServer } from '@tests/server/smtp-server'
import { as, NOW, startTestServer } from '@tests/server/test-server'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.stop())

describeOnEachDatabase('mails about a booking', (database) => {
  it('bring the stay as a calendar file, and the confirmed one updates the same event (R-150)', async () => {
    smtp.received.length = 0
    const app = await startTestServer(database(), {
      env: { SMTP_URL: smtp.url, OPERATOR_EMAIL: 'desk@staylet.test' },
    })
    const ada = await insertGuest(database())
    const listing = await seedListing(database())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, listing),
    })
    const { booking } = answer.json()
    await app.deliveries.deliverDue()
    await updateBookingStatus(database(), booking._id, 'Confirmed', NOW)
    await app.deliveries.deliverDue()
    const calendars = smtp.received.map(({ to, mail }) => {
      const [file] = mail.attachments
      expect(file?.filename).toBe(`${booking.reference}.ics`)
      expect(file?.mimeType).toBe('text/calendar')
      const text = new TextDecoder().decode(file?.content as ArrayBuffer)
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
      const value = (name: string) => String(event?.getFirstPropertyValue(name))
      return [to[0], value('status'), value('dtstart'), value('dtend'), value('uid')]
    })
    const [start, end, uid] = ['2026-04-01', '2026-04-03', `${booking._id}@staylet`]
    expect(calendars.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ['ada@staylet.test', 'CONFIRMED', start, end, uid],
      ['ada@staylet.test', 'TENTATIVE', start, end, uid],
      ['desk@staylet.test', 'TENTATIVE', start, end, uid],
    ])
  })
})
