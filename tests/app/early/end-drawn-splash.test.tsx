import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endDrawnSplash } from '@app/early/end-drawn-splash'
import { scrollPositions } from '@app/navigation/scroll-positions'
import { TIME } from '@domain/constants'
import { DRAWN_DATA_ID, PAGE_META } from '@domain/page-data'
import { offeredToken, tokenArrival } from '@features/session/offered-token'
import { tokenStore } from '@features/session/token-store'
import { endStart } from '@ui/theme/later-cards'
import { SCRIPTED } from '@ui/theme/while-drawn-large'

const screen = () => document.querySelector('.splash')

/** Tells the page that it was painted, as the browser does. */
let paint = () => {}

beforeEach(() => {
  // Tests of other files share this page.
  tokenStore.remove()
  offeredToken.remove()
  tokenArrival.take()
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { startTime: performance.now() } as PerformanceEntry,
  ])
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: () => void) {
        paint = onPaint
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const meta = document.createElement('meta')
  meta.name = PAGE_META.drawn
  meta.content = '/listing'
  document.head.append(meta)
  document.body.innerHTML = `<div id="splash"><div class="splash"></div></div><i id="${DRAWN_DATA_ID}">{}</i>`
})
afterEach(() => {
  document.querySelector(`meta[name="${PAGE_META.drawn}"]`)?.remove()
  document.documentElement.removeAttribute('data-painted')
  document.documentElement.removeAttribute(SCRIPTED)
  endStart()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Returns the timing of the splash's end, or undefined where none is set. */
const end = () => screen()?.getAnimations()[0]?.effect?.getComputedTiming()

describe('the splash of a page that the server has drawn', () => {
  it('has its end set for one second after its first paint', async () => {
    endDrawnSplash()
    paint()
    vi.advanceTimersByTime(200)
    await document.fonts.ready
    expect(document.querySelector('#splash')).toBeNull()
    expect(end()?.delay).toBe(TIME.splashMinimum - 200)
  })

  it('hides the page from layout until it is painted', async () => {
    endDrawnSplash()
    expect(document.documentElement.hasAttribute('data-painted')).toBe(false)
    // Later cards are laid out when they come near the window.
    expect(document.documentElement.hasAttribute('data-starting')).toBe(true)
    paint()
    await document.fonts.ready
    expect(document.documentElement.hasAttribute('data-painted')).toBe(true)
  })

  it('shows the page in time for its end although a font is missing', () => {
    vi.spyOn(document.fonts, 'ready', 'get').mockReturnValue(new Promise(() => {}))
    endDrawnSplash()
    paint()
    expect(document.documentElement.hasAttribute('data-painted')).toBe(false)
    vi.advanceTimersByTime(TIME.splashMinimum / 2)
    expect(document.documentElement.hasAttribute('data-painted')).toBe(true)
    expect(end()?.delay).toBe(TIME.splashMinimum / 2)
  })

  it('waits for the rest of the document', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    endDrawnSplash()
    paint()
    await document.fonts.ready
    expect(end()).toBeUndefined()
    state.mockReturnValue('interactive')
    document.dispatchEvent(new Event('readystatechange'))
    expect(end()?.delay).toBe(TIME.splashMinimum)
  })

  it.each(['before its data', 'in its data'])(
    'stays where the document was cut off %s, which React draws anew',
    async (where) => {
      const data = document.getElementById(DRAWN_DATA_ID)
      if (where === 'in its data') data?.replaceChildren('{"at":1,"resp')
      else data?.remove()
      endDrawnSplash()
      expect(document.documentElement.hasAttribute(SCRIPTED)).toBe(true)
      paint()
      await document.fonts.ready
      expect(end()).toBeUndefined()
      expect(document.documentElement.hasAttribute(SCRIPTED)).toBe(false)
    },
  )

  it('stays with its message when the page could not start in the meantime', async () => {
    screen()?.setAttribute('data-failed', '')
    endDrawnSplash()
    paint()
    await document.fonts.ready
    expect(end()).toBeUndefined()
    expect(document.querySelector('#splash')).not.toBeNull()
  })
})

describe('a page that was left at a position', () => {
  it('is there under the splash, with all its cards', async () => {
    history.replaceState({ key: 'left' }, '')
    scrollPositions.set('left', 700)
    document.body.style.height = '5000px'
    onTestFinished(() => document.body.removeAttribute('style'))
    endDrawnSplash()
    paint()
    await document.fonts.ready
    expect(screen()).not.toBeNull()
    expect(window.scrollY).toBe(700)
    expect(document.documentElement.hasAttribute('data-starting')).toBe(false)
  })
})
