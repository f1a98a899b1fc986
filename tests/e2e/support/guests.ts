import type { Page } from '@playwright/test'
import { apiPaths } from '@domain/api/api-paths'
import type { Booking } from '@domain/schemas/booking-schema'
import { toWire } from '@domain/stay/stay-date'
import { DEMO_PASSWORD } from '@server/demo/demo-guests'

/** Demo accounts. A test that changes data names the account that it uses. */
export const ada = 'ada@staylet.test'
export const password = DEMO_PASSWORD
export const tunde = 'tunde@staylet.test'

interface Session {
  token: string
  userId: string
}

/** Logs in through the API, for tests that are not about the form. */
export async function sessionOf(address: string, email: string): Promise<Session> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: email, password }),
  })
  if (!answer.ok) throw new Error(`Login of ${email} answered ${answer.status}`)
  const { accessToken, user } = (await answer.json()) as {
    accessToken: string
    user: { _id: string }
  }
  return { token: accessToken, userId: user._id }
}

/**
 * Opens a page as this guest. The start-up reads the token from the address and removes it there.
 */
export async function openAs(page: Page, address: string, email: string, path: string) {
  const session = await sessionOf(address, email)
  const url = new URL(path, address)
  url.searchParams.set('token', session.token)
  await page.goto(url.href)
  return session
}

/** Returns this guest's bookings from the API, the newest first. */
export async function bookingsOf(address: string, email: string): Promise<Booking[]> {
  const { token, userId } = await sessionOf(address, email)
  const answer = await fetch(`${address}/api${apiPaths.bookingsOfUser(userId)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { bookings } = (await answer.json()) as { bookings: Booking[] }
  return bookings
}

/** Returns how many bookings of this guest begin on a day. */
export const countStays = async (address: string, email: string, checkIn: string) =>
  (await bookingsOf(address, email)).filter(({ startDate }) => startDate === toWire(checkIn)).length
