import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { SESSION_TOKEN_KEY } from '@domain/constants'
import { linkPartsOf } from '@domain/listing/slug'
import type { Listing } from '@domain/schemas/listing-schema'
import { addDays, todayInLagos, toWire } from '@domain/stay/stay-date'
import { openBrowser } from '@tests/chaos/answers/browser'
import { guestPlaces, visitorPlaces, type Payload, type Place } from '@tests/chaos/payloads/places'
import { payloadTexts } from '@tests/chaos/payloads/texts'
import { look, watch } from '@tests/chaos/payloads/watch'
import { sessionOf, tunde } from '@tests/e2e/support/guests'
import { ownData } from '@tests/e2e/support/prepare-data'
import { startProduct } from '@tests/e2e/support/product'
import { BOOKS_MUCH, SAVES_MUCH } from '@tests/server/test-server'
import { shuffled, type Campaign, type ChaosContext } from './campaign'
import type { Check } from './tally'

/** Payloads that are tried at the same time, each in a tab. */
const LANES = 6
/** Milliseconds within which a page shows something. */
const TEXT_TIMEOUT = 10_000
/**
 * Number of addresses of a payload that are loaded from the server. The running page opens the
 * others.
 */
const LOADED = 2

const declare = ({ tally }: ChaosContext, payloads: number) => ({
  runs: tally.check('pages on which no payload runs', payloads * 10),
  injected: tally.check('pages without an element of a payload', payloads * 10),
  violations: tally.check('pages without a violation of the policy', payloads * 10),
  stands: tally.check('pages with text on them', payloads * 10),
  stored: tally.check('payloads stored in a listing and in a booking', payloads),
  typed: tally.check('forms that were filled with a payload', payloads * 3),
})
type Checks = Record<keyof ReturnType<typeof declare>, Check>

interface World {
  address: string
  token: string
  userId: string
  checks: Checks
}

/** Saves a listing whose every text is the payload, and books it with a message. */
async function store(text: string, { address, token, userId, checks }: World): Promise<Payload> {
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const { data: propertyTypes } = (await (await fetch(`${address}/api/property-types`)).json()) as {
    data: { _id: string }[]
  }
  const place = { name: text, description: text, city: text, state: text, country: text }
  const counts = { basePrice: 9_000, bedroomNo: 1, bathroomNo: 1, guestNo: 2 }
  const propertyType = propertyTypes[0]?._id
  const saved = await send('PATCH', '/listing', {
    ...place,
    ...counts,
    houseRules: [text],
    ...(propertyType && { propertyType }),
  })
  const listing = saved.body['listing'] as Listing | undefined
  const from = addDays(todayInLagos(new Date()), 9)
  const booked = await send('POST', '/booking', {
    userId,
    listing: listing?._id,
    startDate: toWire(from),
    endDate: toWire(addDays(from, 1)),
    travelersNo: 1,
    totalPrice: 1,
    specialRequests: text,
  })
  const booking = booked.body['booking'] as { _id: string } | undefined
  const isStored = listing !== undefined && booking !== undefined
  checks.stored.record(
    isStored || text.includes('\u0000'),
    `${JSON.stringify(text)}: ${saved.status} ${JSON.stringify(saved.body)} ${booked.status}`,
  )
  return {
    text,
    slug: listing ? linkPartsOf(listing).slug : 'none',
    listing: listing?._id ?? 'none',
    booking: booking?._id ?? 'none',
  }
}

/** Types a text into every field, so that React notices it, and sends every form. */
const FILL = `((text) => {
  const fields = [...document.querySelectorAll('main input, main textarea, header input')]
    .filter((each) => !['radio', 'checkbox', 'file', 'hidden'].includes(each.type))
  for (const field of fields) {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  for (const form of document.querySelectorAll('main form')) form.requestSubmit()
  return fields.length
})`

const settle = async (page: Page) => {
  const until = performance.now() + TEXT_TIMEOUT
  for (;;) {
    await wait(30)
    const isBusy = await page
      .evaluate(
        `!document.querySelector('main, body > pre') || !!document.querySelector('main [aria-busy="true"]') ||
          document.querySelector('main, body > pre').textContent.trim() === ''`,
      )
      // A page that is reloading cannot be evaluated.
      .catch(() => true)
    if (isBusy !== true || performance.now() > until) return
  }
}

/** Opens a place in a page that already runs, as a click on a link would. */
async function goThere(page: Page, { path, state }: Place, home: string) {
  // The server refuses some addresses before any page exists.
  if ((await page.locator('main').count()) === 0) {
    await page.goto(home)
    await settle(page)
  }
  await page.evaluate(
    ([to, usr]) => {
      history.pushState(usr ? { usr, key: 'chaos', idx: 0 } : null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    },
    [path, state] as const,
  )
}

interface Tab {
  page: Page
  left: string[]
}

async function judge({ page, left }: Tab, checks: Checks, detail: string) {
  let { names, runs, violations, text } = await look(page)
  if (text === 0) {
    // A form that was sent has just led to another page.
    await settle(page)
    const again = await look(page)
    names = [...names, ...again.names]
    runs = [...runs, ...again.runs]
    violations = [...violations, ...again.violations]
    text = again.text
  }
  const all = [...runs, ...left.splice(0)]
  checks.runs.record(all.length === 0, `${all.join('; ')}: ${detail}`)
  checks.injected.record(names.length === 0, `${names.join()}: ${detail}`)
  checks.violations.record(violations.length === 0, `${violations.join('; ')}: ${detail}`)
  checks.stands.record(text > 0, detail)
}

async function tour(tab: Tab, places: readonly Place[], payload: Payload, world: World) {
  const { page } = tab
  for (const [number, place] of places.entries()) {
    const detail = `${place.path.slice(0, 200)} with ${JSON.stringify(payload.text)}`
    try {
      if (number < LOADED) await page.goto(`${world.address}${place.path}`, { waitUntil: 'commit' })
      else await goThere(page, place, world.address)
      await settle(page)
      await judge(tab, world.checks, detail)
      const fields = await page.evaluate(`${FILL}(${JSON.stringify(payload.text)})`)
      if (typeof fields === 'number' && fields > 0) {
        world.checks.typed.record(true)
        await settle(page)
        await judge(tab, world.checks, `sent from ${detail}`)
      }
    } catch (error) {
      world.checks.stands.record(false, `${String(error)}: ${detail}`)
    }
  }
}

async function openTab(browser: Browser, world: World, isGuest: boolean) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const left = await watch(context, world.address)
  const page = await context.newPage()
  await page.goto(`${world.address}/icon.svg`)
  if (isGuest) {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      SESSION_TOKEN_KEY,
      world.token,
    ] as const)
  }
  return { page, left }
}

/**
 * Puts scripts into every text that this visitor or guest can store, type or put into an address.
 */
const payloadsOf = (name: string, who: 'visitor' | 'guest'): Campaign => ({
  name,
  about: `scripts and markup in every field and every parameter, in the browser of a ${who}`,
  run: async (context) => {
    const { count, random, signal, say } = context
    const wanted = count(payloadTexts.length)
    const checks = declare(context, wanted)
    const drawn = shuffled(payloadTexts, random).slice(0, wanted)
    const placesOf = who === 'guest' ? guestPlaces : visitorPlaces
    const data = await ownData()
    const product = await startProduct(data.folder, { ...BOOKS_MUCH, ...SAVES_MUCH })
    const browser = await openBrowser()
    try {
      const session = await sessionOf(product.address, tunde)
      const world: World = { address: product.address, ...session, checks }
      let done = 0
      const lane = async () => {
        const tab = await openTab(browser, world, who === 'guest')
        for (let text = drawn.pop(); text !== undefined && !signal.aborted; text = drawn.pop()) {
          const payload = await store(text, world)
          await tour(tab, placesOf(payload), payload, world)
          done += 1
          if (done % 25 === 0) say(`${done} of ${wanted}`)
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
    } finally {
      await browser.close()
      await product.stop()
      await data.remove()
    }
  },
})

/** Two campaigns, because one would take longer than ten minutes. */
export const payloads = payloadsOf('payloads', 'visitor')
export const payloadsOfGuest = payloadsOf('payloads-guest', 'guest')
