import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchGestures } from '@app/early/restore-position'
import { usePageTitle } from '@app/navigation/use-page-title'
import { useScrollMemory } from '@app/navigation/use-scroll-memory'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { CONTENT_ID } from '@ui/layout/content-id'
import { beginStart, endStart } from '@ui/theme/later-cards'

const usePage = () => {
  useScrollMemory()
  return useNavigate()
}

const renderPage = (entries?: string[]) =>
  renderHook(usePage, entries === undefined ? {} : { entries })

const isStarting = () => document.documentElement.hasAttribute('data-starting')

let page: HTMLElement
beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
  page.id = CONTENT_ID
  page.tabIndex = -1
  page.style.height = '5000px'
  window.scrollTo(0, 0)
})
afterEach(() => {
  page.remove()
  endStart()
  vi.restoreAllMocks()
})

/** Scrolls as a guest would, with the event after the move. */
async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  window.dispatchEvent(new Event('scroll'))
  await settle()
}

/** Waits until the page has been laid out and its observers have been told. */
async function laidOut() {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((next) => {
      requestAnimationFrame(next)
    })
  }
}

/** Opens another page, which begins at its top, scrolls it, and goes back. */
async function visitAnotherPage({ result, back }: ReturnType<typeof renderPage>) {
  void result.current('/propertydetail/loft')
  await settle()
  expect(window.scrollY).toBe(0)
  await scrollTo(300)
  back()
  await settle()
}

describe('the scroll position of a page', () => {
  it('is the top for a new page and the previous position after Back', async () => {
    const shown = renderPage()
    await scrollTo(900)
    await visitAnotherPage(shown)
    expect(window.scrollY).toBe(900)
  })

  it('stays the same when only the query changes', async () => {
    const { result } = renderPage(['/discover'])
    await scrollTo(700)
    void result.current('/discover?page=2')
    await settle()
    expect(window.scrollY).toBe(700)
  })

  it('comes back with Back although the guest has not scrolled since the query changed', async () => {
    const shown = renderPage(['/discover'])
    await scrollTo(700)
    void shown.result.current('/discover?page=2')
    await settle()
    await visitAnotherPage(shown)
    expect(window.scrollY).toBe(700)
  })
})

describe('the scroll position of a page that the guest scrolled before React took it over', () => {
  beforeEach(() => window.history.replaceState(null, ''))

  it('stays, and comes back with Back', async () => {
    window.scrollTo({ top: 800, behavior: 'instant' })
    const shown = renderPage()
    expect(window.scrollY).toBe(800)
    await visitAnotherPage(shown)
    expect(window.scrollY).toBe(800)
  })

  it('is found again in a page with all its cards, which were not laid out yet', async () => {
    // No other test has scrolled this entry.
    window.history.replaceState({ entry: 7 }, '')
    beginStart()
    const shown = renderPage()
    await scrollTo(800)
    expect(isStarting()).toBe(true)
    await visitAnotherPage(shown)
    expect(isStarting()).toBe(false)
    expect(window.scrollY).toBe(800)
  })
})

describe('the scroll position of a page that is too short for it', () => {
  /** Goes back to a page that grows only after an act of the guest. */
  async function growAfter(act?: () => unknown) {
    const shown = renderPage()
    await scrollTo(900)
    void shown.result.current('/propertydetail/loft')
    await settle()
    page.style.height = '100px'
    shown.back()
    await settle()
    act?.()
    page.style.height = '5000px'
    await laidOut()
    return window.scrollY
  }
  const touch = (element: Element) =>
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

  beforeEach(watchGestures)

  it('comes once the page is longer', async () => {
    expect(await growAfter()).toBe(900)
  })

  it('does not come after the guest has touched the page', async () => {
    expect(await growAfter(() => touch(page))).toBe(0)
  })

  it('comes after an impatient touch on the splash', async () => {
    const splash = document.body.appendChild(document.createElement('div'))
    splash.className = 'splash'
    onTestFinished(() => splash.remove())
    expect(await growAfter(() => touch(splash))).toBe(900)
  })
})

describe('the title of a page', () => {
  it('names the page and the product, or the product alone', () => {
    renderHook(() => usePageTitle('Discover homes'))
    expect(document.title).toBe('Discover homes · Staylet')
    renderHook(() => usePageTitle(undefined))
    expect(document.title).toBe('Staylet')
  })
})
