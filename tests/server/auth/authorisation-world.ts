import type { InjectOptions } from 'fastify'
import { createSession } from '@server/auth/session-repository'
import { insertUser } from '@server/auth/user-repository'
import type { Database } from '@server/database/tables'
import { insertGuest, seedListing } from '@tests/server/rows'
import { NOW } from '@tests/server/test-server'

const YEAR = 365 * 86_400_000

/**
 * Kinds of caller. `owner` and `user` send requests about their own things, all others about the
 * owner's.
 */
export const ACTORS = [
  'visitor',
  'expired',
  'loggedOut',
  'provisional',
  'otherUser',
  'staff',
  'user',
  'owner',
] as const
export type Actor = (typeof ACTORS)[number]

/** Records that a request may name. */
export interface Things {
  /** Id of the user. */
  _id: string
  listing: string
  photo: string
  booking: string
  review: string
  propertyType: string
  amenity: string
  /** Another session of the user. */
  session: string
}

export interface World {
  /** Bearer token of each actor. A visitor has none. */
  tokens: Record<Exclude<Actor, 'visitor'>, string>
  thingsOf: (actor: Actor) => Things
}

export type Request = Omit<InjectOptions, 'headers' | 'method'> & { url: string }

async function insertThings(database: Database, userId: string, name: string): Promise<Things> {
  const listing = await seedListing(database, { name: `Home of ${name}` })
  await database
    .updateTable('listings')
    .set({ host_id: userId })
    .where('id', '=', listing)
    .execute()
  const photo = await database
    .insertInto('listing_photos')
    .values({
      listing_id: listing,
      position: 0,
      storage_key: crypto.randomUUID(),
      alt: null,
      width: 9,
      height: 9,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const booking = await database
    .insertInto('bookings')
    .values({
      user_id: userId,
      listing_id: listing,
      listing_snapshot: JSON.stringify({ _id: listing, name, listingImg: [] }),
      check_in: '2026-09-01',
      check_out: '2026-09-03',
      travelers_no: 1,
      total_price_kobo: 100,
      quoted_total_kobo: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const review = await database
    .insertInto('reviews')
    .values({ listing_id: listing, user_id: userId, rating: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const named = async (table: 'property_types' | 'amenities') =>
    database
      .insertInto(table)
      .values({ name: `${table} of ${name}` })
      .returning('id')
      .executeTakeFirstOrThrow()
  await createSession(database, userId, new Date(NOW.getTime() + 1))
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', NOW)
    .executeTakeFirstOrThrow()
  return {
    _id: userId,
    listing,
    photo: photo.id,
    booking: booking.id,
    review: review.id,
    propertyType: (await named('property_types')).id,
    amenity: (await named('amenities')).id,
    session: session.id,
  }
}

/** Creates one user of each kind, and records that belong to the owner and to the user. */
export async function makeWorld(database: Database): Promise<World> {
  const insert = (name: string) => insertGuest(database, `${name}@staylet.test`)
  const [owner, user, otherUser, staff] = [
    await insert('owner'),
    await insert('user'),
    await insert('other'),
    await insert('staff'),
  ]
  await database.updateTable('users').set({ is_staff: true }).where('id', '=', staff._id).execute()
  const beginner = await insertUser(database, {
    phone: '08039999999',
    phone_verified: true,
    is_provisional: true,
  })
  const loggedOut = await createSession(database, owner._id, NOW)
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', owner._id)
    .where('created_at', '=', NOW)
    .execute()
  const things = {
    owner: await insertThings(database, owner._id, 'owner'),
    user: await insertThings(database, user._id, 'user'),
  }
  return {
    tokens: {
      owner: await createSession(database, owner._id, NOW),
      user: user.token,
      otherUser: otherUser.token,
      staff: staff.token,
      provisional: await createSession(database, beginner, NOW),
      expired: await createSession(database, owner._id, new Date(NOW.getTime() - YEAR)),
      loggedOut,
    },
    thingsOf: (actor) => {
      if (actor === 'user') return things.user
      return actor === 'provisional' ? { ...things.owner, _id: beginner } : things.owner
    },
  }
}
