import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endDrawnSplash } from '@app/early/end-drawn-splash'
import { TIME } from '@domain/constants'
import { DRAWN_DATA_ID, PAGE_META } from '@domain/page-data'
import { tokenStore } from '@features/session/token-store'

const screen = () => document.querySelector('.splash')

/** Tells the page that it was painted, as the browser does. */
let paint = () => {}

beforeEach(() => {
  tokenStore.remove()
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
  document.body.innerHTML = `<div id="splash"><div class="splash"></div></div><i id="${DRAWN_DATA_ID}"></i>`
})
afterEach(() => {
  document.querySelector(`meta[name="${PAGE_META.drawn}"]`)?.remove()
  document.documentElement.removeAttribute('data-painted')
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the splash of a page that the server has drawn', () => {
  it('ends after one second', () => {
    endDrawnSplash()
    paint()
    vi.advanceTimersByTime(TIME.splashMinimum)
    expect(document.querySelector('#splash')).toBeNull()
  })

  it('hides the page from layout until it is painted', async () => {
    endDrawnSplash()
    expect(document.documentElement.hasAttribute('data-painted')).toBe(false)
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
  })

  it('stays with its message when the page could not start in the meantime', () => {
    endDrawnSplash()
    paint()
    screen()?.setAttribute('data-failed', '')
    vi.advanceTimersByTime(TIME.splashMinimum)
    expect(document.querySelector('#splash')).not.toBeNull()
  })
})
