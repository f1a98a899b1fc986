import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { linkPartsOf } from '@domain/listing/slug'
import type { Listing } from '@domain/schemas/listing-schema'
import { walk } from '@tests/access/support/keyboard-walk'
import { IMPATIENCE, openBrowser } from '@tests/chaos/answers/browser'
import { placesOf } from '@tests/chaos/answers/places'
import { ada, firstBookingOf, sessionOf } from '@tests/e2e/support/guests'
import { startProduct } from '@tests/e2e/support/product'
import { randomOf, type Campaign, type ChaosContext } from './campaign'
import type { Check } from './tally'

/** Walks of a full run. */
const WALKS = 500
/** Random keys of each walk. */
const STEPS = 16
/** Tabs in which guests walk at the same time. */
const LANES = 3
/** A wide window and a phone. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

const declare = ({ tally }: ChaosContext, walks: number) => ({
  kept: tally.check('walks that never lose the focus to the body', walks),
  seen: tally.check('walks on which no bar covers what Tab reaches', walks),
  looks: tally.figure('keys after which the focus was checked', 'keys', { atLeast: walks * 5 }),
  errors: tally.check('walks without an uncaught error', walks),
})

interface World {
  address: string
  places: ReturnType<typeof placesOf>
  checks: { kept: Check; seen: Check; errors: Check }
  context: ChaosContext
}

/** Returns a session that is still valid, because a walk may find Logout. */
async function goodSession(address: string, token: string | undefined) {
  const me = await fetch(`${address}/api/auth/me`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  })
  return token && me.ok ? token : (await sessionOf(address, ada)).token
}

async function walkOn(browser: Browser, numbers: Iterator<number>, world: World) {
  const { address, places, checks, context } = world
  let token: string | undefined
  let looked = 0
  for (let next = numbers.next(); !next.done && !context.signal.aborted; next = numbers.next()) {
    const random = randomOf(context.seed + next.value)
    const place = places[Math.floor(random() * places.length)]
    const viewport = WINDOWS[Math.floor(random() * WINDOWS.length)]
    if (!place || !viewport) throw new Error('There is nowhere to walk')
    token = await goodSession(address, token)
    const tab = await browser.newContext({ baseURL: address, viewport, serviceWorkers: 'block' })
    await tab.addInitScript({ content: IMPATIENCE })
    // A walk must neither leave the product nor print.
    await tab.addInitScript({ content: 'window.print = () => {}' })
    await tab.route(
      (url) => url.origin !== address,
      (route) => route.abort(),
    )
    const page = await tab.newPage()
    tab.on('page', (popup) => void popup.close())
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const where = `seed ${context.seed}, walk ${next.value}, ${place.path} at ${viewport.width} px`
    try {
      const walked = await walk(page, {
        place,
        token: place.isGuest ? token : undefined,
        steps: STEPS,
        random,
      })
      looked += walked.looked
      checks.kept.record(walked.lost === '', `${where}: ${walked.lost}`)
      checks.seen.record(walked.covered === '', `${where}: ${walked.covered}`)
      checks.errors.record(errors.length === 0, `${where}: ${errors.join('; ')}`)
      for (const found of [walked.lost, walked.covered].filter(Boolean)) {
        context.say(`${where}: ${found}`)
      }
    } finally {
      await tab.close()
    }
  }
  return looked
}

/** Presses random keys on every page. The focus must never be lost, and never be under a bar. */
export const keyboardWalks: Campaign = {
  name: 'keyboard-walks',
  about: 'random keys on every page; the focus is never lost or covered',
  run: async (context) => {
    const walks = context.count(WALKS, 4)
    const { looks, ...checks } = declare(context, walks)
    const folder = await mkdtemp(join(tmpdir(), 'staylet-walks-'))
    const product = await startProduct(folder)
    const browser = await openBrowser()
    try {
      const { address } = product
      const { listings } = (await (await fetch(`${address}/api/listing?limit=4`)).json()) as {
        listings: Listing[]
      }
      const places = placesOf({
        slugs: listings.map((listing) => linkPartsOf(listing).slug),
        listingId: listings[0]?._id ?? '',
        bookingId: await firstBookingOf(address, ada),
      })
      const numbers = Array.from({ length: walks }, (_, index) => index).values()
      const world = { address, places, checks, context }
      const looked = await Promise.all(
        Array.from({ length: LANES }, () => walkOn(browser, numbers, world)),
      )
      looks.measure(looked.reduce((sum, each) => sum + each, 0))
    } finally {
      await browser.close()
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
