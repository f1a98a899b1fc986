import { setTimeout as wait } from 'node:timers/promises'
import { call, type CallResponse } from './call'
import { upload } from './upload'
import { BOOKABLE_NIGHTS, jsonOf, nightOf, type Guest, type World } from './world'

/** Everything that the server has acknowledged, by kind of row. */
export interface Acknowledged {
  bookings: string[]
  hearts: { userId: string; listingId: string }[]
  /** Addresses whose sign-up began. */
  signUps: string[]
  /** Listings that were created with one photo each. */
  uploads: string[]
}

export const nothingYet = (): Acknowledged => ({
  bookings: [],
  hearts: [],
  signUps: [],
  uploads: [],
})

interface WritesOptions {
  address: string
  world: World
  photo: Buffer
  acknowledged: Acknowledged
  /** Callback fired with a response that is neither good nor 503, and when none arrives. */
  onFault: (fault: string) => void
  /** Returns whether the server has been killed, which explains a missing response. */
  isKilled: () => boolean
}

/** Milliseconds between two writes of one loop. */
const PAUSE = 5
const BOOKING_LOOPS = 4

let next = 0
let nextStay = 0
let nextHeart = 0

/** The reason is the cause of fetch's own error. */
const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : '')

/** Books, saves, signs up and uploads, until it is stopped or the server has gone. */
export function startWrites({
  address,
  world,
  photo,
  acknowledged,
  onFault,
  isKilled,
}: WritesOptions) {
  const { guests, listings } = world
  let isStopped = false
  const pick = <T>(from: readonly T[], number: number) => from[number % from.length] as T

  const post = (path: string, guest: Guest, body: object) =>
    call(`${address}${path}`, { method: 'POST', headers: jsonOf(guest), body })
  /** Returns the response to record. Any other response promised nothing. */
  const good = (what: string, { status, body }: Pick<CallResponse, 'status' | 'body'>) => {
    if (status === 200 || status === 201) return JSON.parse(body) as Record<string, { _id: string }>
    if (status !== 503 && status !== 409) onFault(`${what} ${status}: ${body.slice(0, 200)}`)
    return undefined
  }

  const book = async () => {
    const number = (nextStay += 1)
    const guest = pick(guests, number)
    const night = 1 + (Math.floor(number / listings.length) % BOOKABLE_NIGHTS)
    const made = await post('/api/booking', guest, nightOf(guest, pick(listings, number), night))
    const stored = good('booking', made)
    if (stored?.['booking']) acknowledged.bookings.push(stored['booking']._id)
  }
  const heart = async () => {
    const number = (nextHeart += 1)
    const guest = pick(guests, number)
    // Every pair once before any is repeated, because a repetition would hide that one was lost.
    const listingId = pick(listings, Math.floor(number / guests.length))
    const saved = { userId: guest._id, listingId }
    if (good('heart', await post('/api/favourites', guest, saved))) acknowledged.hearts.push(saved)
  }
  const signUp = async () => {
    const number = (next += 1)
    const email = `new-${number}@staylet.test`
    // Each from another network, because the limits count networks.
    const from = `${20 + (number % 180)}.${(number >> 8) & 255}.${number & 255}.1`
    const response = await call(`${address}/api/auth/initiate-email-verification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: { email },
    })
    if (good('sign-up', response)) acknowledged.signUps.push(email)
  }
  const send = async () => {
    const number = (next += 1)
    const response = await upload(address, pick(guests, number), photo, `Loft ${number}`)
    const stored = good('upload', response)
    if (stored?.['listing']) acknowledged.uploads.push(stored['listing']._id)
  }

  const loop = async (write: () => Promise<void>) => {
    while (!isStopped) {
      await write().catch((error: Error) => {
        // A killed server responds to nobody. A running one responds, whatever happens to its
        // database.
        if (!isKilled()) onFault(`no response: ${error.message} ${causeOf(error)}`)
        return wait(PAUSE * 10)
      })
      await wait(PAUSE)
    }
  }
  const works = [heart, signUp, send, ...Array.from({ length: BOOKING_LOOPS }, () => book)]
  const running = works.map(loop)
  return async () => {
    isStopped = true
    await Promise.all(running)
  }
}
