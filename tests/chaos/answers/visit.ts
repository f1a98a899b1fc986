import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { SESSION_TOKEN_KEY } from '@domain/constants'
import type { Check } from '@tests/chaos/tally'
import type { Gate, Plan } from './gate'
import { rest, retries, type Look } from './look'
import { ACTION_TIMEOUT, booking, fill, isAccepted, lostFields, send, type Place } from './places'

export interface Case {
  place: Place
  plans: readonly Plan[]
}

export interface Checks {
  stands: Check
  ends: Check
  clean: Check
  caught: Check
  recovers: Check
  kept: Check
  booked: Check
}

interface Visit {
  page: Page
  errors: string[]
  gate: Gate
  token: string
  checks: Checks
}

/** Milliseconds on a busy machine between a click on the button of a form and its request. */
const CALL_TIME = 5_000
/** More failed parts than any page has. */
const MOST_RETRIES = 4

/** Opens the page in a tab that has stored nothing except, for a guest, the session. */
async function open({ path, isGuest, state }: Place, { page, gate, token }: Visit) {
  // This page of the same origin runs no script, so that the tab's storage can be set.
  if (!page.url().startsWith(gate.address)) await page.goto(`${gate.address}/icon.svg`)
  await page.evaluate(
    ([key, value, to, usr]) => {
      sessionStorage.clear()
      localStorage.clear()
      if (value) sessionStorage.setItem(key, value)
      history.pushState(usr ? { usr, key: 'chaos', idx: 0 } : null, '', to)
    },
    [SESSION_TOKEN_KEY, isGuest ? token : '', path, state] as const,
  )
  await page.reload({ waitUntil: 'commit' })
}

/** Records the state of the page once for each response that was changed. */
function judge({ text, busy, leak }: Look, { errors, gate, checks }: Visit, detail: string) {
  for (let left = gate.changed(); left > 0; left -= 1) {
    checks.stands.record(text !== '', detail)
    checks.ends.record(busy === '', `${busy}: ${detail}`)
    checks.clean.record(leak === '', `${leak}: ${detail}`)
    checks.caught.record(errors.length === 0, `${errors.join('; ')}: ${detail}`)
  }
}

/** Returns what is wrong with a page whose responses are correct again, or ''. */
const leftOver = ({ text, busy, leak }: Look, { errors }: Visit) =>
  [text === '' && 'blank', busy, leak, ...errors].filter(Boolean).join('; ')

/** Call that tells the page who its guest is. The page sends it only while it starts. */
const whoAmI = 'GET /api/auth/me'

/**
 * Clicks Retry wherever it is shown, once the responses are correct again. A page that was told a
 * wrong id of its guest asks for that guest's bookings again and again, and is loaded once more.
 */
async function retry(visit: Visit, plans: readonly Plan[], detail: string) {
  const { page, gate, checks } = visit
  if ((await retries(page).count()) === 0) return
  let look: Look | undefined
  for (let left = MOST_RETRIES; left > 0 && (await retries(page).count()) > 0; left -= 1) {
    const button = await retries(page).first().elementHandle()
    await button?.click({ timeout: 5_000 }).catch(() => undefined)
    // Some buttons reload the page, which takes a moment to begin.
    await button?.waitForElementState('hidden', { timeout: 5_000 }).catch(() => undefined)
    look = await rest(page, gate)
  }
  if ((await retries(page).count()) > 0 && plans.some(({ call }) => call.test(whoAmI))) {
    await page.reload({ waitUntil: 'commit' })
    look = await rest(page, gate)
  }
  const left = await retries(page).count()
  const wrong = look ? leftOver(look, visit) : ''
  checks.recovers.record(left === 0 && wrong === '', `${left} Retry left; ${wrong}: ${detail}`)
}

/** Sends a form and waits for its request. Until then the page looks as if it were at rest. */
async function sendForm({ page, gate }: Visit, form: NonNullable<Place['form']>) {
  const before = gate.calls()
  await send(page, form)
  const until = performance.now() + CALL_TIME
  while (gate.calls() === before && performance.now() < until) await wait(10)
}

/** Tells whether the page is at the address of a place. */
const isAt = (page: Page, { path }: Place) =>
  new URL(page.url()).pathname === new URL(path, page.url()).pathname

/**
 * Sends the form again, once the responses are correct again, and checks that the page moves on.
 */
async function sendAgain(place: Place, visit: Visit, detail: string) {
  const { page, gate, checks } = visit
  const { form } = place
  if (!form || !isAt(page, place) || (await isAccepted(page, form))) return
  // A dialog hides the form from every query by role.
  const closes = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button')
  if ((await closes.count()) > 0) await closes.last().click({ timeout: ACTION_TIMEOUT })
  const lost = await lostFields(page, form)
  const shown = lost.length > 0 ? await page.getByRole('main').innerText() : ''
  checks.kept.record(lost.length === 0, `${lost.join()} on "${shown.slice(0, 300)}": ${detail}`)
  if (lost.length > 0) return
  await sendForm(visit, form).catch(async (error: unknown) => {
    // The page may have moved on in the meantime.
    if (isAt(page, place) && !(await isAccepted(page, form))) throw error
  })
  const wrong = leftOver(await rest(page, gate), visit)
  checks.recovers.record(wrong === '', `sent again, ${wrong}: ${detail}`)
}

/** Visits a place with changed responses, and checks the page, its form and its recovery. */
export async function visit({ place, plans }: Case, one: Visit) {
  const { page, errors, gate } = one
  const found = plans.map(({ call, fault }) => `${call.source} ${JSON.stringify(fault)}`)
  const detail = `${place.path} ${found.join(' and ')}`
  errors.length = 0
  gate.follow(plans)
  try {
    await open(place, one)
    let look = await rest(page, gate)
    const isHere = () => isAt(page, place)
    if (place.form && isHere()) {
      await fill(page, place.form)
        .then(() => place.form && sendForm(one, place.form))
        .catch((error: unknown) => {
          // Without a session the guard leads to the login in the meantime.
          if (isHere()) throw error
        })
      look = await rest(page, gate)
    }
    if (gate.changed() === 0) return
    judge(look, one, detail)
    if (plans.every(({ call }) => call === booking)) one.checks.booked.record(true)
    gate.follow([])
    await sendAgain(place, one, detail)
    await retry(one, plans, detail)
  } catch (error) {
    one.checks.stands.record(false, `${String(error)}: ${detail}`)
    await page.goto('about:blank').catch(() => undefined)
  }
}
