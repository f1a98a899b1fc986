import { addDays } from '@domain/stay/stay-date'
import { DAY } from '@domain/time'
import { updateBookingStatus } from '@server/booking/change-status'
import { releaseBookings } from '@server/booking/release-bookings'
import { LISTINGS, openCalendar } from '@tests/chaos/weather/calendar'
import { insertGuest } from '@tests/server/rows'
import type { ChaosContext } from './campaign'

const START = Date.UTC(2026, 2, 10, 9)
/** Number of accounts, each in a network of its own. */
const ACCOUNTS = 100
/** Days on which they book the nights again. The first release is on the second day. */
const DAYS = 10
/** Days from today until the most wanted nights. */
const HOLIDAY = 280

/**
 * Listings in which they try. More than a quarter of the requests would be refused, and refusals
 * take time.
 */
const TRIED = 45

/**
 * Nights that they want of each listing, in days from the holiday: the holiday alone, then the days
 * around it.
 */
const WANTED = [
  { after: 0, nights: 1 },
  { after: 1, nights: 6 },
  { after: -7, nights: 7 },
]

/**
 * Lets a hundred accounts, each in a network of its own, want one week in every listing and take
 * turns. At each release others of them book what became free.
 *
 * @returns the attack, after its checks have been declared.
 */
export function hoardInTurn({ tally, count, signal, say }: ChaosContext) {
  const accounts = count(ACCOUNTS, 40)
  const days = count(DAYS, 2)
  const answers = tally.check('in turn: answers 201, 409 or 422', days * TRIED)
  const booked = tally.check('in turn: bookings on the first day', 30)
  const rebooked = tally.check('in turn: bookings of nights that were released', 30)
  const known = tally.check('in turn: holidays booked by a guest with a confirmed stay', days)
  const share = tally.figure('in turn: share of the nights of the next year', '%', { atMost: 1 })
  const night = tally.figure('in turn: listings off sale on one night', '%', { atMost: 25 })

  return async () => {
    let now = START
    const { database, close, today, listings, book, heldNights, shareOf } = await openCalendar(
      () => new Date(now),
    )
    try {
      const guests: Awaited<ReturnType<typeof insertGuest>>[] = []
      for (let n = 0; n < accounts; n += 1) {
        guests.push(await insertGuest(database, `turn-${n}@staylet.test`))
      }
      const regular = await insertGuest(database, 'regular@staylet.test')
      const holiday = addDays(today, HOLIDAY)
      const own = { listing: listings[0] ?? '', from: holiday, nights: 1 }
      const first = await book(regular, own, '198.51.100.1')
      const { booking } = first.json<{ booking: { _id: string } }>()
      await updateBookingStatus(database, booking._id, 'Confirmed', new Date(now))

      let turn = 0
      for (let day = 0; day < days && !signal.aborted; day += 1) {
        now = START + day * DAY
        await releaseBookings(database, new Date(now))
        for (const { after, nights } of WANTED) {
          for (const listing of listings.slice(1, 1 + TRIED)) {
            const number = turn % accounts
            turn += 1
            const guest = guests[number]
            if (!guest) continue
            const wish = { listing, from: addDays(holiday, after), nights }
            const { statusCode, body } = await book(guest, wish, `10.${number}.0.1`)
            answers.record([201, 409, 422].includes(statusCode), `answered ${statusCode}: ${body}`)
            if (statusCode === 201) (day === 0 ? booked : rebooked).record(true)
          }
        }
        const held = await heldNights()
        share.measure(shareOf(held.length))
        const most = Math.max(...held.map((each) => held.filter((one) => one === each).length))
        night.measure((100 * most) / LISTINGS)
        say(`in turn: day ${day}, ${held.length} nights, ${most} listings on one night`)
        const last = listings.at(-1 - day) ?? ''
        const answer = await book(regular, { listing: last, from: holiday, nights: 1 }, '10.1.0.1')
        known.record(answer.statusCode === 201, `answered ${answer.statusCode}: ${answer.body}`)
      }
    } finally {
      await close()
    }
  }
}
