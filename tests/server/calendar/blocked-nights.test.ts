import { expect, inject, it } from 'vitest'
import { updateBookingStatus } from '@server/booking/change-status'
import { searchListings } from '@server/listing/listing-repository'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

describeOnEachDatabase('blocked nights (R-170)', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database())
    const [host, guest] = [
      await insertGuest(database(), 'host@staylet.test'),
      await insertGuest(database()),
    ]
    const home = await seedListing(database())
    await database().updateTable('listings').set({ host_id: host._id }).execute()
    const block = (startDate: string, endDate: string, reason?: string) =>
      app.inject({
        method: 'POST',
        url: `/api/listing/blocks/${home}`,
        headers: as(host),
        payload: { startDate, endDate, ...(reason && { reason }) },
      })
    const unblock = (startDate: string, endDate: string) =>
      app.inject({
        method: 'DELETE',
        url: `/api/listing/blocks/${home}`,
        query: { startDate, endDate },
        headers: as(host),
      })
    const book = (startDate = '2026-04-01', endDate = '2026-04-03') =>
      app.inject({
        method: 'POST',
        url: '/api/booking',
        headers: as(guest),
        payload: makePayload(guest._id, home, {
          startDate: `${startDate}T00:00:00.000Z`,
          endDate: `${endDate}T00:00:00.000Z`,
        }),
      })
    const shown = async () => (await app.inject(`/api/listing/${home}`)).json().listing
    return { app, home, host, guest, block, unblock, book, shown }
  }

  it('cannot be booked, until the host frees them, and show no reason to guests', async () => {
    const { block, unblock, book, shown } = await prepare()
    expect((await shown()).bookedDates).toEqual([])
    const blocked = await block('2026-04-02', '2026-04-05', 'Painter')
    expect([blocked.statusCode, blocked.json().blocks]).toEqual([
      200,
      [{ startDate: '2026-04-02', endDate: '2026-04-05', reason: 'Painter' }],
    ])
    const listing = await shown()
    expect(listing.bookedDates).toEqual([{ startDate: '2026-04-02', endDate: '2026-04-05' }])
    expect(JSON.stringify(listing)).not.toContain('Painter')
    const refused = await book()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'dates_unavailable'])
    expect((await book('2026-03-31', '2026-04-02')).statusCode).toBe(201)
    expect((await unblock('2026-04-02', '2026-04-03')).json().blocks).toEqual([
      { startDate: '2026-04-03', endDate: '2026-04-05', reason: 'Painter' },
    ])
    expect((await book('2026-04-02', '2026-04-03')).statusCode).toBe(201)
  })

  it('cannot be blocked while they are booked, and the booking is named', async () => {
    const { block, book, shown } = await prepare()
    const { _id, reference } = (await book()).json().booking
    const refused = await block('2026-03-30', '2026-04-02')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'dates_unavailable'])
    expect(refused.json().message).toContain(reference)
    expect((await block('2026-03-30', '2026-04-01')).statusCode).toBe(200)
    // Another change of the booking takes no night anew.
    await updateBookingStatus(database(), _id, 'Cancelled', NOW)
    expect((await block('2026-03-30', '2026-04-02', 'Owner')).json().blocks).toHaveLength(1)
    expect((await shown()).bookedDates).toHaveLength(1)
    await expect(updateBookingStatus(database(), _id, 'Confirmed', NOW)).rejects.toMatchObject({
      constraint: 'bookings_no_overlap',
    })
  })

  it('are cut where a part is blocked for another reason or freed', async () => {
    const { block, unblock } = await prepare()
    await block('2026-04-01', '2026-04-30', 'Owner')
    const cut = (await block('2026-04-10', '2026-04-12', 'Painter')).json().blocks
    expect(cut.map(({ startDate, reason }: Record<string, string>) => [startDate, reason])).toEqual(
      [
        ['2026-04-01', 'Owner'],
        ['2026-04-10', 'Painter'],
        ['2026-04-12', 'Owner'],
      ],
    )
    expect((await unblock('2026-03-01', '2026-05-01')).json().blocks).toEqual([])
  })

  it.each([
    ['2026-04-31', '2026-05-02'],
    ['2026-04-02', '2026-04-02'],
    ['2026-03-01', '2026-03-10'],
    ['2026-04-01', '2036-04-01'],
  ])('are refused from %s to %s', async (from, to) => {
    const { block } = await prepare()
    expect((await block(from, to)).statusCode).toBe(400)
  })

  it('count in a search by dates as booked ones do', async () => {
    const { block } = await prepare()
    const found = async (query: object) =>
      (await searchListings(database(), query, '2026-03-10')).total
    const april = { startDate: '2026-04-01', endDate: '2026-04-04' }
    expect(await found(april)).toBe(1)
    await block('2026-04-03', '2026-04-09')
    expect(await found(april)).toBe(0)
    expect(await found({ startDate: '2026-04-01', endDate: '2026-04-03' })).toBe(1)
    expect(await found({ availability: 'next-week' })).toBe(1)
    await block('2026-03-10', '2026-03-31')
    expect(await found({ availability: 'next-week' })).toBe(0)
  })

  it('and bookings of the same nights: whoever comes first has them, however many come at once', async () => {
    for (let round = 0; round < (inject('postgresUrl') === '' ? 1 : 5); round += 1) {
      const { block, book, shown } = await prepare()
      const answers = await Promise.all([
        book(),
        block('2026-04-02', '2026-04-04'),
        book('2026-04-02', '2026-04-04'),
        block('2026-03-31', '2026-04-02'),
      ])
      const codes = answers.map(({ statusCode }) => statusCode)
      expect(
        codes.every((code) => [200, 201, 409].includes(code)),
        codes.join(),
      ).toBe(true)
      const [first, , third] = codes
      // The first booking takes every night that the others want, and the second some of them.
      expect(first === 201 ? codes.slice(1) : [409, 409, 409]).toEqual([409, 409, 409])
      expect(third === 201 ? codes[1] : 409).toBe(409)
      expect(codes).toContain(409)
      const bookedDates: { startDate: string; endDate: string }[] = (await shown()).bookedDates
      const overlaps = bookedDates.filter(
        ({ endDate }, index) => endDate > (bookedDates[index + 1]?.startDate ?? endDate),
      )
      expect(overlaps).toEqual([])
      await database().deleteFrom('bookings').execute()
      await database().deleteFrom('listings').execute()
      await database().deleteFrom('users').execute()
    }
  })
})
