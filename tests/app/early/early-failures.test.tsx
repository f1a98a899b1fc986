import { expect, it, vi } from 'vitest'
import { handleFailures, keepFailures } from '@app/early/early-failures'

it('a failure before somebody handles failures is handled once', () => {
  keepFailures()
  const early = new Event('error')
  window.dispatchEvent(early)
  const handle = vi.fn<(event: Event) => void>()
  handleFailures(handle)
  const late = new Event('error')
  window.dispatchEvent(late)
  expect(handle.mock.calls).toEqual([[early], [late]])
  window.removeEventListener('error', handle, true)
})
