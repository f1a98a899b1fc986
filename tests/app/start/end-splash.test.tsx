import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRenderedPage } from '@app/early/show-rendered-page'
import { endSplash } from '@app/start/end-splash'
import { TIME } from '@domain/constants'
import { RENDERED_DATA_ID } from '@domain/page-data'
import { eventually } from '@tests/helpers/settle'
import { splashCss } from '@ui/theme/splash-css'

const screen = () => document.querySelector('.splash')
const isEnding = () => document.querySelector('#splash[data-over]') !== null
const fading = () => screen()?.getAnimations()[0]

beforeEach(() => {
  document.body.innerHTML = `<style>${splashCss}</style><div id="splash"><div class="splash"></div></div><i id="${RENDERED_DATA_ID}">{}</i>`
})
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-painted')
  document.body.replaceChildren()
})

describe('the end of the splash', () => {
  it('covers the page until its delay is over, and then fades out and goes', async () => {
    endSplash(60_000)
    const animation = fading()
    if (!animation) throw new Error('The splash does not end.')
    animation.currentTime = 50_000
    expect(getComputedStyle(screen() ?? document.body).opacity).toBe('1')
    expect(getComputedStyle(screen() ?? document.body).pointerEvents).toBe('auto')
    animation.currentTime = 60_080
    expect(getComputedStyle(screen() ?? document.body).pointerEvents).toBe('none')
    animation.finish()
    await eventually(() => expect(screen()).toBeNull())
  })

  it('stays as it is when it is set twice', () => {
    endSplash(60_000)
    endSplash()
    expect(fading()?.effect?.getComputedTiming().delay).toBe(60_000)
  })

  it('does not come to a splash that says that the start has failed', () => {
    screen()?.setAttribute('data-failed', '')
    endSplash()
    expect(isEnding()).toBe(false)
  })
})

describe('the splash of a page that the server has rendered', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
      { startTime: performance.now() } as PerformanceEntry,
    ])
  })

  it('ends one second after its first paint, with the page below it', async () => {
    showRenderedPage()
    expect(document.documentElement.hasAttribute('data-painted')).toBe(false)
    await window.splashEndSet
    expect(document.documentElement.hasAttribute('data-painted')).toBe(true)
    const { delay = 0 } = fading()?.effect?.getComputedTiming() ?? {}
    expect(delay).toBeGreaterThan(0)
    expect(delay).toBeLessThanOrEqual(TIME.splashMinimum)
  })

  it.each(['before its data', 'in its data'])(
    'stays where the document was cut off %s, which React renders anew',
    async (where) => {
      const data = document.getElementById(RENDERED_DATA_ID)
      if (where === 'in its data') data?.replaceChildren('{"at":1,"resp')
      else data?.remove()
      showRenderedPage()
      await window.splashEndSet
      expect(isEnding()).toBe(false)
    },
  )
})
