import { addDays, todayInLagos, toWire } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { connectDatabase, type DatabaseLocation } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { copyNewDatabase } from '@tests/server/embedded-databases'
import { insertGuest, seedListing } from '@tests/server/rows'

export interface Guest {
  _id: string
  token: string
}

export interface World {
  guests: Guest[]
  listings: string[]
}

/** Opens a database with the newest schema for a moment. */
export async function withDatabase<T>(
  location: DatabaseLocation,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (location.kind === 'folder') await copyNewDatabase(location.dataDir)
  const opened = await connectDatabase(location, { statementTime: 'unlimited' })
  try {
    await migrateToLatest(opened.database)
    return await work(opened.database)
  } finally {
    await opened.close()
  }
}

/** Fills a database with logged-in guests and with listings. */
export const makeWorld = (
  location: DatabaseLocation,
  { guests, listings }: { guests: number; listings: number },
): Promise<World> =>
  withDatabase(location, async (database) => {
    const world: World = { guests: [], listings: [] }
    for (let number = 0; number < guests; number += 1) {
      const { _id } = await insertGuest(database, `guest-${number}@staylet.test`)
      world.guests.push({ _id, token: await createSession(database, _id, new Date()) })
    }
    for (let number = 0; number < listings; number += 1) {
      world.listings.push(await seedListing(database, { name: `Lagoon Loft ${number}` }))
    }
    return world
  })

/** Returns the headers of a guest's request with a JSON body. */
export const jsonOf = ({ token }: Guest) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

/** A stay can begin within 18 months, and no campaign needs a later night. */
export const BOOKABLE_NIGHTS = 540

/** Returns the body of a booking of one night, this many nights from today. */
export const nightOf = (guest: Guest, listing: string, night: number) => {
  const checkIn = addDays(todayInLagos(new Date()), night)
  return {
    startDate: toWire(checkIn),
    endDate: toWire(addDays(checkIn, 1)),
    travelersNo: 1,
    totalPrice: 54_500,
    userId: guest._id,
    listing,
  }
}
