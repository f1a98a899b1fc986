import type { Page } from 'playwright'
import { SESSION_TOKEN_KEY } from '@domain/constants'
import { LOOK, REST } from './page-side'

interface Focused {
  /** Whether the document is the one of the last check. */
  isSame: boolean
  /** Whether nothing but the body has the focus. */
  isLost: boolean
  name: string
  /** What covers the whole control, or ''. */
  covered: string
  path: string
}

interface Walk {
  place: { path: string; state?: unknown }
  /** Session of a guest, or undefined for a visitor. */
  token: string | undefined
  steps: number
  random: () => number
}

interface Walked {
  /** Actions and what had the focus after each. */
  log: string[]
  /** Actions after which the focus was lost, or ''. */
  lost: string
  /** Controls that were entirely covered, or ''. */
  covered: string
  /** Actions after which the focus was checked. */
  looked: number
}

/** Keys of a walk. A key that is listed more often is pressed more often. */
const KEYS =
  'Tab Tab Tab Tab Shift+Tab Shift+Tab Enter Enter Enter Enter Space Space ArrowDown ArrowUp ArrowRight ArrowLeft Home End Escape PageDown a l 2 Back'.split(
    ' ',
  )
/**
 * Largest number of Tab presses before the first action, so that a walk begins anywhere on the
 * page.
 */
const FIRST_TABS = 70
const REST_TIMEOUT = 60_000

const rest = (page: Page) => page.evaluate(REST) as Promise<boolean>
const look = (page: Page) => page.evaluate(LOOK) as Promise<Focused>

/** Opens a place as a visitor or a guest, in a tab that remembers nothing else. */
async function openPlace(page: Page, { place, token }: Pick<Walk, 'place' | 'token'>) {
  await page.goto('/icon.svg')
  await page.evaluate(
    ([key, value, to, usr]) => {
      sessionStorage.clear()
      localStorage.clear()
      if (value) sessionStorage.setItem(key, value)
      history.pushState(usr ? { usr, key: 'walk', idx: 0 } : null, '', to)
    },
    [SESSION_TOKEN_KEY, token ?? '', place.path, place.state] as const,
  )
  await page.reload({ waitUntil: 'commit' })
  await page.locator('main').waitFor({ timeout: REST_TIMEOUT })
  await rest(page)
}

const press = async (page: Page, key: string) => {
  if (key === 'Back') await page.goBack({ waitUntil: 'commit', timeout: REST_TIMEOUT })
  else await page.keyboard.press(key)
}

/** A page that is reloading cannot be evaluated, so the question is repeated. */
async function lookAfter(page: Page): Promise<Focused> {
  for (let tries = 0; ; tries += 1) {
    try {
      await rest(page)
      return await look(page)
    } catch (error) {
      if (tries > 20) throw error
      await page.waitForLoadState('domcontentloaded')
    }
  }
}

/**
 * Presses random keys on a page and checks after each where the focus is. The focus may be on the
 * body only in a new document, and where Tab leaves the page at one of its ends.
 */
export async function walk(page: Page, { steps, random, ...start }: Walk): Promise<Walked> {
  const walked: Walked = { log: [], lost: '', covered: '', looked: 0 }
  await openPlace(page, start)
  await look(page)
  const tabs = 1 + Math.floor(random() * FIRST_TABS)
  for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab')
  let hadFocus = !(await lookAfter(page)).isLost
  walked.log.push(`${tabs} x Tab`)
  for (let step = 0; step < steps; step += 1) {
    const key = KEYS[Math.floor(random() * KEYS.length)] ?? 'Tab'
    // Back from the first page of a tab leaves the product.
    if (key === 'Back' && !walked.log.some((each) => each.includes(' moved '))) continue
    const before = await look(page)
    await press(page, key)
    const after = await lookAfter(page)
    const moved = after.path === before.path ? '' : ' moved '
    walked.log.push(`${key}: ${after.name}${moved && `${moved}to ${after.path}`}`)
    walked.looked += 1
    const isTab = key === 'Tab' || key === 'Shift+Tab'
    if (after.isLost && after.isSame && hadFocus && !isTab) {
      walked.lost = walked.log.slice(-6).join(' > ')
      return walked
    }
    if (after.covered && isTab) {
      walked.covered = `${walked.log.slice(-3).join(' > ')} under ${after.covered}`
      return walked
    }
    hadFocus = !after.isLost
  }
  return walked
}
