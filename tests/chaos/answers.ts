import fc from 'fast-check'
import type { Browser } from 'playwright'
import { linkPartsOf } from '@domain/listing/slug'
import type { Listing } from '@domain/schemas/listing-schema'
import { openBrowser, openPage, prepare } from '@tests/chaos/answers/browser'
import { fault } from '@tests/chaos/answers/faults'
import { openGate, type KeptResponses } from '@tests/chaos/answers/gate'
import { placesOf, type Place } from '@tests/chaos/answers/places'
import { visit, type Case, type Checks } from '@tests/chaos/answers/visit'
import { firstBookingOf, ada, sessionOf } from '@tests/e2e/support/guests'
import { ownData } from '@tests/e2e/support/prepare-data'
import { startProduct } from '@tests/e2e/support/product'
import type { Campaign, ChaosContext } from './campaign'

/** Changed responses of a full run. */
const ANSWERS = 5_000
/** Pages that are open at the same time. Most of their time is spent waiting. */
const LANES = 8
/** Property pages that are visited. */
const HOMES = 8

async function factsOf(address: string) {
  const { listings } = (await (await fetch(`${address}/api/listing?limit=${HOMES}`)).json()) as {
    listings: Listing[]
  }
  return {
    slugs: listings.map((listing) => linkPartsOf(listing).slug),
    listingId: listings[0]?._id ?? '',
    bookingId: await firstBookingOf(address, ada),
  }
}

function* casesOf(places: readonly Place[], seed: number, most: number): Generator<Case> {
  // There are few forms, and losing one costs a guest most.
  const forms = places.filter(({ form }) => form)
  const one = fc
    .constantFrom(...places, ...forms, ...forms, ...forms)
    .chain(({ calls, ...place }) =>
      fc.record({
        place: fc.constant({ calls, ...place }),
        // One fault shows its own effect, and several together show how effects add up.
        plans: fc.oneof(
          fc.record({ call: fc.constantFrom(...calls), fault }).map((plan) => [plan]),
          fc.tuple(...calls.map((call) => fc.record({ call: fc.constant(call), fault }))),
        ),
      }),
    )
  // A call that the page does not make changes nothing, so more cases are made than are needed.
  yield* fc.sample(one, { seed, numRuns: most * 2 })
}

const declare = ({ tally }: ChaosContext, count: number): Checks => ({
  stands: tally.check('pages with text on them', count),
  ends: tally.check('splashes and spinners that end', count),
  clean: tally.check('screens without NaN, undefined, null or an object', count),
  caught: tally.check('visits without an uncaught error', count),
  recovers: tally.check('Retry that brings the content back', Math.ceil(count / 20)),
  kept: tally.check('forms that keep what was typed', Math.ceil(count / 200)),
  // The booking form is one place among many, so a small slice may miss it.
  booked: tally.check('changed responses to a booking', Math.floor(count / 500)),
})

/** Visits one page after another in one tab, until enough responses were changed. */
async function walk(
  browser: Browser,
  next: () => Case | undefined,
  world: { product: string; token: string; answers: KeptResponses; checks: Checks },
) {
  const gate = await openGate(world.product, world.answers)
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  try {
    await prepare(context)
    const { page, errors } = await openPage(context)
    for (let one = next(); one; one = next()) {
      await visit(one, { page, errors, gate, ...world })
    }
  } finally {
    await context.close()
    gate.close()
  }
}

/** Changes every response of the API in every way, on every route of the built page. */
export const answers: Campaign = {
  name: 'answers',
  about: 'changed responses on every route, in a browser',
  run: async (context) => {
    const { count, seed, signal, say } = context
    const wanted = count(ANSWERS, 16)
    const checks = declare(context, wanted)
    // Opening a page costs as much as several visits.
    const lanes = Math.min(LANES, Math.ceil(wanted / 6))
    const data = await ownData()
    const product = await startProduct(data.folder)
    const browser = await openBrowser()
    try {
      const facts = await factsOf(product.address)
      const { token } = await sessionOf(product.address, ada)
      const cases = casesOf(placesOf(facts), seed, wanted)
      let tried = 0
      const next = () =>
        signal.aborted || tried >= wanted ? undefined : (cases.next().value as Case)
      const counted: Checks = {
        ...checks,
        stands: {
          record(held, detail) {
            tried += 1
            if (tried % 500 === 0) say(`${tried} of ${wanted}`)
            checks.stands.record(held, detail)
          },
        },
      }
      const world = {
        product: product.address,
        token,
        answers: new Map() as KeptResponses,
        checks: counted,
      }
      await Promise.all(Array.from({ length: lanes }, () => walk(browser, next, world)))
    } finally {
      await browser.close()
      await product.stop()
      await data.remove()
    }
  },
}
