import { addDays } from '@domain/stay/stay-date'
import { DAY, HOUR, MINUTE } from '@domain/time'
import { updateBookingStatus } from '@server/booking/change-status'
import { releaseBookings } from '@server/booking/release-bookings'
import { LISTINGS, openCalendar } from '@tests/chaos/weather/calendar'
import { insertGuest, seedListing } from '@tests/server/rows'
import type { Campaign } from './campaign'

const START = Date.UTC(2026, 2, 10, 9)
const YEAR = 365

const ACCOUNTS = 100
/** Requests of each account in the ten minutes of the storm. */
const REQUESTS = 60
const STORM = 10 * MINUTE
/**
 * Hours after the storm in which the accounts book the same nights again whenever they are free.
 */
const REBOOKING = 96
/** Listings that the accounts create, so that one percent of all nights is more. */
const MADE_UP = 2 * LISTINGS

/** Ways to spread the accounts over networks. */
const storms = [
  { name: 'one network', addressOf: (number: number) => `192.0.2.${number % 250}` },
  { name: 'a hundred networks', addressOf: (number: number) => `10.0.${number % 250}.1` },
]

/** Lets many new accounts try to take every night. They must hold next to nothing. */
export const hoard: Campaign = {
  about: 'new accounts book all they can for ten minutes, and the calendar stays free',
  run: async ({ check, figure, count, random, signal }) => {
    const accounts = count(ACCOUNTS, 10)
    const requests = count(REQUESTS, 3)
    const hours = count(REBOOKING, 26)
    const rows = storms.map((storm) => ({
      ...storm,
      answers: check(`${storm.name}: answers 201, 409 or 422`, accounts * requests),
      booked: check(`${storm.name}: bookings of the new accounts`, 1),
      known: check(`${storm.name}: bookings of a guest with a confirmed stay`, 1),
      share: figure(`${storm.name}: share of the nights of the next year`, '%', {
        atMost: 1,
      }),
      freed: figure(`${storm.name}: nights held a day later`, 'nights', { atMost: 0 }),
    }))
    // Accounts in many networks can take turns, but those of one network cannot.
    const blocked = figure('one network: longest time that nights are off sale', 'hours', {
      atMost: 24,
    })
    const rebooked = check('one network: bookings in the days after the storm', 1)
    for (const { name, addressOf, answers, booked, known, share, freed } of rows) {
      let now = START
      const { database, close, today, listings, book, heldNights, shareOf } = await openCalendar(
        () => new Date(now),
      )
      try {
        const anyStay = () => ({
          listing: listings[Math.floor(random() * listings.length)] ?? '',
          from: addDays(today, Math.floor(random() * YEAR)),
          nights: 1 + Math.floor(random() * 90),
        })

        const regular = await insertGuest(database, 'regular@staylet.test')
        const first = await book(regular, { ...anyStay(), nights: 1 }, '198.51.100.1')
        const { booking } = first.json<{ booking: { _id: string } }>()
        await updateBookingStatus(database, booking._id, 'Confirmed', new Date(now))

        const guests: Awaited<ReturnType<typeof insertGuest>>[] = []
        for (let n = 0; n < accounts; n += 1) {
          guests.push(await insertGuest(database, `hoarder-${n}@staylet.test`))
        }
        for (let n = 0; n < count(MADE_UP, 40); n += 1) {
          const hostId = guests[n % guests.length]?._id
          await seedListing(database, hostId === undefined ? {} : { hostId })
        }
        for (let round = 0; round < requests && !signal.aborted; round += 1) {
          now = START + (round / requests) * STORM
          for (const [number, guest] of guests.entries()) {
            const stay = anyStay()
            // Once long stays are refused, short ones fill the rest.
            if (round > requests / 2) stay.nights = 1
            const { statusCode, body } = await book(guest, stay, addressOf(number))
            answers.record([201, 409, 422].includes(statusCode), `answered ${statusCode}: ${body}`)
            if (statusCode === 201) booked.record(true)
          }
        }
        share.measure(shareOf((await heldNights()).length))

        const free = () => ({ listing: listings[0] ?? '', from: addDays(today, 500), nights: 3 })
        const again = await book(regular, free(), addressOf(0))
        known.record(again.statusCode === 201, `answered ${again.statusCode}: ${again.body}`)

        now = START + DAY + STORM
        await releaseBookings(database, new Date(now))
        freed.measure((await heldNights()).length)

        // Half of the accounts want the same nights, and each of the others wants nights of its
        // own.
        const wishes = guests.map((_, number) => ({
          listing: listings[number % 2 === 0 ? 2 : 3 + (number % (LISTINGS - 3))] ?? '',
          from: addDays(today, 30),
          nights: 7,
        }))
        const wanted = wishes[0]
        let inARow = 0
        for (let hour = 0; hour < hours && !signal.aborted; hour += 1) {
          now += HOUR
          await releaseBookings(database, new Date(now))
          for (const [number, guest] of guests.entries()) {
            const wish = wishes[number]
            if (!wish) continue
            const { statusCode, body } = await book(guest, wish, addressOf(number))
            answers.record([201, 409, 422].includes(statusCode), `answered ${statusCode}: ${body}`)
            if (statusCode === 201 && name === storms[0]?.name) rebooked.record(true)
          }
          share.measure(shareOf((await heldNights()).length))
          const held = await database
            .selectFrom('bookings')
            .select('id')
            .where('listing_id', '=', wanted?.listing ?? '')
            .where('status', '=', 'Pending')
            .where('check_in', '=', wanted?.from ?? '')
            .execute()
          inARow = held.length > 0 ? inARow + 1 : 0
          if (name === storms[0]?.name) blocked.measure(inARow)
        }
      } finally {
        await close()
      }
    }
  },
}
