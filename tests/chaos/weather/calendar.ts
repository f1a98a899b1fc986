import { addDays, todayInLagos, toWire, type IsoDate } from '@domain/stay/stay-date'
import { openServer } from '@tests/chaos/open-server'
import { seedListing } from '@tests/server/rows'
import type { Guest } from './world'

/** Listings of the demo data. */
export const LISTINGS = 121
const YEAR = 365

export interface Wish {
  listing: string
  from: IsoDate
  nights: number
}

/** Opens a server on an empty database with as many listings as the demo data has. */
export async function openCalendar(clock: () => Date) {
  const { app, database, close } = await openServer(clock)
  const today = todayInLagos(clock())
  const listings: string[] = []
  for (let n = 0; n < LISTINGS; n += 1) listings.push(await seedListing(database))
  return {
    app,
    database,
    close,
    today,
    listings,
    book: (guest: Guest, { listing, from, nights }: Wish, address: string) =>
      app.inject({
        method: 'POST',
        url: '/api/booking',
        remoteAddress: address,
        headers: { authorization: `Bearer ${guest.token}` },
        payload: {
          startDate: toWire(from),
          endDate: toWire(addDays(from, nights)),
          travelersNo: 1,
          totalPrice: 0,
          userId: guest._id,
          listing,
        },
      }),
    /** Returns each night of the next year that a Pending booking holds, once for each listing. */
    heldNights: async (): Promise<IsoDate[]> => {
      const held = await database
        .selectFrom('bookings')
        .select(['check_in', 'check_out'])
        .where('status', '=', 'Pending')
        .execute()
      const last = addDays(today, YEAR)
      return held.flatMap(({ check_in: checkIn, check_out: checkOut }) => {
        const nights: IsoDate[] = []
        for (let day = checkIn; day < checkOut && day < last; day = addDays(day, 1))
          nights.push(day)
        return nights
      })
    },
    /** Returns a share of the next year's nights as a percentage. */
    shareOf: (held: number) => (100 * held) / (LISTINGS * YEAR),
  }
}
