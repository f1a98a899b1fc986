import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchStart } from '@app/early/watch-start'
import { TIME } from '@domain/constants'

const screen = () => document.querySelector('.splash')
const said = () => screen()?.getAttribute('data-failed')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<div id="splash"><div class="splash"><button></button></div></div><div id="root"></div>'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Fails a script, as the browser does when its file is missing. */
function failScript(src: string) {
  const script = document.body.appendChild(document.createElement('script'))
  script.type = 'text/plain'
  script.src = src
  script.dispatchEvent(new Event('error'))
}

describe('a page that cannot start', () => {
  it('says so when a file of the first screen is missing', () => {
    watchStart()
    failScript('https://extension.example/own.js')
    expect(said()).toBeNull()
    failScript('/assets/first.js')
    expect(said()).toBe('')
  })

  it('says so below the page that the server has rendered', () => {
    const root = document.getElementById('root')
    root?.setAttribute('data-rendered', '')
    root?.append('Homes')
    window.splashEndSet = Promise.resolve()
    onTestFinished(() => void delete window.splashEndSet)
    watchStart()
    failScript('/assets/first.js')
    expect(said()).toBe('below')
  })

  it('says so after 15 seconds, unless the splash is over', () => {
    watchStart()
    vi.advanceTimersByTime(TIME.requestTimeout - 1)
    expect(said()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(said()).toBe('')
  })

  it('says so when the document ends before its root', () => {
    document.getElementById('root')?.remove()
    watchStart()
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(said()).toBe('')
  })

  it('says nothing once React has taken the page over', () => {
    watchStart()
    document.getElementById('root')?.append('Homes')
    failScript('/assets/first.js')
    vi.advanceTimersByTime(TIME.requestTimeout)
    expect(said()).toBeNull()
  })
})
