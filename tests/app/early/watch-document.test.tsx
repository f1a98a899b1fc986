import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchDocument, withdrawMessage } from '@app/early/watch-document'
import { TIME } from '@domain/constants'
import { failureCopy } from '@domain/copy/failure-copy'
import { splashCopy } from '@domain/copy/splash-copy'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="splash">Loading</div>'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const message = `${splashCopy.failed} ${failureCopy.retry}`
const finish = () => window.dispatchEvent(new Event('DOMContentLoaded'))

describe('a document', () => {
  it('that ends before its root says so once, without a splash that never ends', () => {
    watchDocument()
    finish()
    vi.advanceTimersByTime(2 * TIME.requestTimeout)
    expect(document.body.textContent).toContain(message)
    expect(document.getElementById('splash')).toBeNull()
    expect(document.querySelectorAll('button')).toHaveLength(1)
  })

  it('that stays incomplete before its root says so after 15 seconds, until the rest arrives', () => {
    watchDocument()
    vi.advanceTimersByTime(TIME.requestTimeout - 1)
    expect(document.body.textContent).toBe('Loading')
    vi.advanceTimersByTime(1)
    expect(document.body.textContent).toContain(message)
    withdrawMessage()
    expect(document.body.textContent).toBe('')
  })

  it('with its root says nothing', () => {
    document.body.innerHTML += '<div id="root"></div>'
    watchDocument()
    finish()
    vi.advanceTimersByTime(TIME.requestTimeout)
    expect(document.body.textContent).toBe('Loading')
  })
})
