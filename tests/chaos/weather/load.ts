import { setTimeout as wait } from 'node:timers/promises'
import { call, type CallResponse } from './call'
import { jsonOf, nightOf, type Guest, type World } from './world'

/** One response of the load, or the reason why none came. */
export interface Seen {
  what: string
  good: readonly number[]
  answer?: CallResponse
  error?: Error
}

export interface Load {
  /** Ids of the bookings that were acknowledged. */
  booked: string[]
  stop: () => Promise<void>
}

interface LoadOptions {
  address: string
  world: World
  onSeen: (seen: Seen) => void
}

/** Milliseconds between two calls of one loop. */
const PAUSE = 10

/** Books, lists and requests the current user, until it is stopped. */
export function startLoad({ address, world: { guests, listings }, onSeen }: LoadOptions): Load {
  const booked: string[] = []
  let isStopped = false
  let next = 0

  const see = async (what: string, good: readonly number[], made: Promise<CallResponse>) => {
    try {
      const answer = await made
      onSeen({ what, good, answer })
      return good.includes(answer.status) ? answer : undefined
    } catch (error) {
      onSeen({ what, good, error: error as Error })
      return undefined
    }
  }
  const guestOf = (number: number) => guests[number % guests.length] as Guest

  const book = async () => {
    const number = (next += 1)
    const guest = guestOf(number)
    const listing = listings[number % listings.length] ?? ''
    const body = nightOf(guest, listing, 1 + (Math.floor(number / listings.length) % 500))
    const made = call(`${address}/api/booking`, { method: 'POST', headers: jsonOf(guest), body })
    const answer = await see('booking', [201, 409], made)
    if (answer?.status !== 201) return
    booked.push((JSON.parse(answer.body) as { booking: { _id: string } }).booking._id)
  }
  const list = () => {
    const headers = { 'x-forwarded-for': `192.0.2.${1 + ((next += 1) % 250)}` }
    return see('list', [200], call(`${address}/api/listing?limit=12`, { headers }))
  }
  const me = () => {
    const { token } = guestOf((next += 1))
    const headers = { authorization: `Bearer ${token}` }
    return see('me', [200], call(`${address}/api/auth/me`, { headers }))
  }

  const loop = async (work: () => Promise<unknown>) => {
    while (!isStopped) {
      await work()
      await wait(PAUSE)
    }
  }
  const running = [
    ...Array.from({ length: 6 }, () => loop(book)),
    ...Array.from({ length: 6 }, () => loop(list)),
    ...Array.from({ length: 3 }, () => loop(me)),
  ]
  return {
    booked,
    stop: async () => {
      isStopped = true
      await Promise.all(running)
    },
  }
}
