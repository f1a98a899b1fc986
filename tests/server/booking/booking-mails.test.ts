import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decideBooking, updateBookingStatus } from '@server/booking/change-status'
import { recordPaid, recordRefunded } from '@server/commands/record-money'
import { deletePerson } from '@server/person/delete-person'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { startSmtpServer } from '@tests/server/smtp-server'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

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
    const [start, end, uid] = ['2026-04-01', '2026-04-03', `${booking._id}@staylet.example`]
    expect(calendars.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ['ada@staylet.test', 'CONFIRMED', start, end, uid],
      ['ada@staylet.test', 'TENTATIVE', start, end, uid],
      ['desk@staylet.test', 'CONFIRMED', start, end, uid],
      ['desk@staylet.test', 'TENTATIVE', start, end, uid],
    ])
  })

  const MESSAGE = 'We land at 23:40.\nCan someone open the gate?'
  const guest = { firstName: 'Chi', lastName: 'Eze', email: 'Chi@Work.test', phone: '08031234567' }

  const book = async (getsMails: boolean, operators = 'desk@staylet.test, night@staylet.test') => {
    smtp.received.length = 0
    const app = await startTestServer(database(), {
      env: { SMTP_URL: smtp.url, OPERATOR_EMAIL: operators },
    })
    const ada = await insertGuest(database())
    const host = await insertGuest(database(), 'host@staylet.test')
    const listing = await seedListing(database(), { hostId: host._id })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, listing, {
        specialRequests: MESSAGE,
        guest: { ...guest, ...(getsMails && { getsMails }) },
      }),
    })
    expect(answer.statusCode).toBe(201)
    return { app, ada, host, booking: answer.json().booking as { _id: string; reference: string } }
  }
  const mails = async (app: TestServer) => {
    smtp.received.length = 0
    await app.deliveries.deliverDue()
    return Object.fromEntries(
      smtp.received.flatMap(({ to, mail }) => to.map((each) => [each, mail] as const)),
    )
  }

  it('tell host and operator who comes, when, and what the guest wrote, with answers to the guest (R-175)', async () => {
    const { app, booking } = await book(false)
    const sent = await mails(app)
    expect(Object.keys(sent).toSorted()).toEqual([
      'ada@staylet.test',
      'desk@staylet.test',
      'host@staylet.test',
      'night@staylet.test',
    ])
    for (const to of ['host@staylet.test', 'desk@staylet.test', 'night@staylet.test']) {
      const { text = '', html = '', replyTo, subject } = sent[to] ?? {}
      expect(subject).toBe('New booking of Lagoon Loft')
      expect(replyTo?.[0]?.address).toBe('Chi@work.test')
      for (const fact of [
        `Reference: ${booking.reference}`,
        'Home: Lagoon Loft',
        'Check-in: Wed, Apr 1, 2026',
        'Check-out: Fri, Apr 3, 2026',
        'Nights: 2 nights',
        'Guests: 2',
        'Total: ₦54,500 for 1 night',
        'Guest: Chi Eze',
        'Phone: 08031234567',
        'Email: Chi@Work.test',
        '> We land at 23:40.\n> Can someone open the gate?',
        'Confirm:\nhttps://staylet.example/answer/',
        'Decline:\nhttps://staylet.example/answer/',
      ]) {
        expect(text).toContain(fact)
      }
      expect(html).toContain('Can someone open the gate?')
      expect(text + html).not.toContain('/booking/')
    }
    expect(sent['ada@staylet.test']?.replyTo?.[0]?.address).toBe('host@staylet.test')
    expect(sent['ada@staylet.test']?.text).toContain(`/booking/${booking._id}`)
    expect(sent['ada@staylet.test']?.text).not.toContain('/answer/')
    expect(sent['desk@staylet.test']?.text).toContain('Host: Ada Obi')
  })

  it('go to the typed address as well when the account wants it, without a link that only the account may open (R-176)', async () => {
    const { app } = await book(true)
    const copy = (await mails(app))['chi@work.test']
    expect(copy?.subject).toBe('We have received your booking of Lagoon Loft')
    // Nobody sends texts of their own to a stranger through us.
    for (const other of ['/booking/', 'gate', '/answer/']) expect(copy?.text).not.toContain(other)
  })

  it('tell everybody of each change, and the guest what the host wrote', async () => {
    const { app, host, booking } = await book(false, 'desk@staylet.test')
    await mails(app)
    const decide = (status: 'Confirmed' | 'Cancelled', answer: string) =>
      decideBooking(database(), { id: booking._id, status, answer, hostId: host._id, now: NOW })
    await decide('Confirmed', 'Code 4711')
    const confirmed = await mails(app)
    expect(
      Object.values(confirmed)
        .map(({ subject }) => String(subject))
        .toSorted(),
    ).toEqual([
      'The booking of Lagoon Loft is confirmed',
      'The booking of Lagoon Loft is confirmed',
      'Your booking of Lagoon Loft is confirmed',
    ])
    expect(confirmed['ada@staylet.test']?.text).toContain('Message from the host:\n> Code 4711')
    expect(confirmed['host@staylet.test']?.text).toContain('You confirmed it')
    expect(confirmed['desk@staylet.test']?.text).toContain('The host confirmed it')

    await updateBookingStatus(database(), booking._id, 'Pending', NOW)
    expect((await mails(app))['host@staylet.test']?.text).toContain('Decline:')
    await decide('Cancelled', '')
    expect((await mails(app))['ada@staylet.test']?.subject).toContain('was declined')
  })

  it('never say that nothing was paid, nor that money has arrived, once it was returned (R-166)', async () => {
    const { app, booking } = await book(false, 'desk@staylet.test')
    await mails(app)
    const money = { booking: booking.reference, amount: 54_500 }
    const options = { confirms: true }
    await recordPaid(database(), { ...money, by: 'transfer' }, options, NOW)
    await recordRefunded(database(), money, options, NOW)
    const told = await mails(app)
    expect(told['ada@staylet.test']?.subject).toBe('A payment for Lagoon Loft was returned')
    expect(told['ada@staylet.test']?.text).toContain('Returned in all: ₦54,500.')
    expect(smtp.received).toHaveLength(3)
    await updateBookingStatus(database(), booking._id, 'Cancelled', NOW)
    const { text } = (await mails(app))['ada@staylet.test'] ?? {}
    expect(text).toContain('₦54,500 that you paid was returned.')
    expect(text).not.toMatch(/no payment|Nothing is charged/)
  })

  it('tell host and operator when the guest of a stay ahead is deleted, and nobody else', async () => {
    const { app, ada, booking } = await book(true, 'desk@staylet.test')
    await updateBookingStatus(database(), booking._id, 'Confirmed', NOW)
    // Messages of one moment are sent in any order.
    await mails(app)
    const { ahead, kept } = await deletePerson(database(), ada._id, NOW)
    expect([kept, ahead.map((each) => each.booking.reference)]).toEqual([1, [booking.reference]])
    const sent = await mails(app)
    expect(Object.keys(sent).toSorted()).toEqual(['desk@staylet.test', 'host@staylet.test'])
    const { subject, text = '' } = sent['host@staylet.test'] ?? {}
    expect(subject).toContain('has no account any more')
    for (const gone of ['Chi', '0803', 'gate']) expect(text).not.toContain(gone)
  })
})
