import type { InjectOptions } from 'fastify'
import { addKnownDevice } from '@server/auth/known-devices'
import { issueResetToken } from '@server/auth/reset-tokens'
import { newToken } from '@server/auth/secret-tokens'
import { signatureOf } from '@server/auth/server-key'
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
  /** A browser that the owner has logged in on, without a token. */
  'device',
  /** Somebody who holds the owner's reset token, and sends it as a bearer token. */
  'resetHolder',
  /** Token of the right form that the server has never issued. */
  'forged',
  'expired',
  'loggedOut',
  'provisional',
  'otherUser',
  'otherHost',
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
  /** Headers that each actor sends. */
  headersOf: (actor: Actor) => Record<string, string>
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
      storage_key: `${crypto.randomUUID()}.jpg`,
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
  const host = await insert('host')
  await insertThings(database, host._id, 'host')
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
  const reset = { userId: owner._id, account: 'owner@staylet.test' }
  const device = newToken()
  await addKnownDevice(database, device, owner._id, NOW)
  const signature = await signatureOf(database, 'device', device)
  const cookie = `__Host-staylet-device=${device}.${signature.toString('base64url')}`
  const tokens: Record<Exclude<Actor, 'visitor' | 'device'>, string> = {
    owner: await createSession(database, owner._id, NOW),
    user: user.token,
    otherUser: otherUser.token,
    staff: staff.token,
    provisional: await createSession(database, beginner, NOW),
    expired: await createSession(database, owner._id, new Date(NOW.getTime() - YEAR)),
    loggedOut,
    otherHost: host.token,
    resetHolder: await issueResetToken(database, reset, NOW),
    forged: newToken(),
  }
  return {
    headersOf: (actor) => {
      if (actor === 'visitor') return {}
      return actor === 'device' ? { cookie } : { authorization: `Bearer ${tokens[actor]}` }
    },
    thingsOf: (actor) => {
      if (actor === 'user') return things.user
      return actor === 'provisional' ? { ...things.owner, _id: beginner } : things.owner
    },
  }
}
