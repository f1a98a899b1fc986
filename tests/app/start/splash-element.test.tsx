import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSplashEnd } from '@app/early/set-splash-end'
import { removeSplash } from '@app/start/splash-element'
import { whenSplashEndIsSet } from '@app/start/when-splash-end-is-set'

const screen = () => document.querySelector<HTMLElement>('.splash')

/** The animation that ends the splash. */
function fading() {
  const [animation] = screen()?.getAnimations() ?? []
  if (!animation) throw new Error('The end of the splash is not set.')
  return animation
}

beforeEach(() => {
  document.body.innerHTML =
    '<button>below</button>' +
    '<div id="splash"><div class="splash" style="position:fixed;inset:0;z-index:1">wait</div></div>'
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const below = () => {
  const button = document.querySelector('button')
  if (!button) throw new Error('The page has no button.')
  return button
}

/** Clicks on what the guest sees at the place of the button. */
function tap() {
  const { x, y } = below().getBoundingClientRect()
  const [clientX, clientY] = [x + 2, y + 2]
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
}

describe('removeSplash', () => {
  it('covers the page until its delay is over, and then fades out', async () => {
    removeSplash(60_000)
    const animation = fading()
    animation.currentTime = 50_000
    expect(getComputedStyle(screen() ?? document.body).opacity).toBe('1')
    animation.finish()
    await animation.finished
    await vi.waitFor(() => expect(screen()).toBeNull())
  })

  it('does not fade where motion is reduced', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    removeSplash(60_000)
    expect(fading().effect?.getComputedTiming().duration).toBeLessThan(16)
  })

  it('keeps its end when it is removed twice', () => {
    removeSplash(60_000)
    removeSplash()
    expect(screen()?.getAnimations()).toHaveLength(1)
    expect(fading().effect?.getComputedTiming().delay).toBe(60_000)
  })
})

describe('setSplashEnd', () => {
  it('passes a tap on to the page once its time is over, while a script kept the element', () => {
    const onClick = vi.fn<() => void>()
    below().addEventListener('click', onClick)
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    setSplashEnd(1500)
    tap()
    expect(onClick).not.toHaveBeenCalled()
    now.mockReturnValue(1501)
    tap()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(screen()).toBeNull()
  })
})

describe('whenSplashEndIsSet', () => {
  it('waits until the end of the splash is set', async () => {
    const onSet = vi.fn<() => void>()
    const waiting = whenSplashEndIsSet().then(onSet)
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    expect(onSet).not.toHaveBeenCalled()
    removeSplash(60_000)
    await waiting
    expect(onSet).toHaveBeenCalledOnce()
  })

  it('does not wait in a hidden tab, which has no frames', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await expect(whenSplashEndIsSet()).resolves.toBeUndefined()
  })
})
