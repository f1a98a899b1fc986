import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIME } from '@domain/constants'
import { toastCopy } from '@domain/copy/toast-copy'
import { renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { Toast } from '@ui/feedback/Toast'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

/** Renders a toast, and returns a function that holds it as a focus inside it does. */
async function shown() {
  const onClose = vi.fn()
  const { container } = renderInWorld(
    <ThemeRoot>
      <Toast {...toastCopy.saved} severity="success" onClose={onClose} />
    </ThemeRoot>,
  )
  await settle()
  const card = container.querySelector('[data-held]')
  const bar = container.querySelector<HTMLElement>('[data-held] > :last-child')
  const hold = async (held: boolean) => {
    card?.dispatchEvent(new FocusEvent(held ? 'focusin' : 'focusout', { bubbles: true }))
    await settle()
    expect(card?.getAttribute('data-held')).toBe(String(held))
  }
  return { onClose, hold, left: () => bar?.style.transform }
}

describe('the toast timer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('closes a toast at 1500 ms and not before (ERR-09)', async () => {
    const { onClose } = await shown()
    vi.advanceTimersByTime(TIME.toast - 1)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('empties the progress bar evenly while it runs (ERR-09)', async () => {
    const { left } = await shown()
    vi.advanceTimersByTime(750)
    expect(left()).toBe('scaleX(0.5)')
    vi.advanceTimersByTime(750)
    expect(left()).toBe('scaleX(0)')
  })

  it('pauses while held and then continues (ERR-09)', async () => {
    const { onClose, hold } = await shown()
    vi.advanceTimersByTime(1_000)
    await hold(true)
    vi.advanceTimersByTime(60_000)
    expect(onClose).not.toHaveBeenCalled()
    await hold(false)
    vi.advanceTimersByTime(499)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('ends once, however often it is resumed', async () => {
    const { onClose, hold } = await shown()
    vi.advanceTimersByTime(1_500)
    await hold(true)
    await hold(false)
    vi.advanceTimersByTime(5_000)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
