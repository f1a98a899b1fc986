import { afterEach, expect, it, vi } from 'vitest'
import { useToday } from '@features/api/use-today'
import { useStayInAddress } from '@features/booking/use-stay-choice'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

afterEach(() => vi.useRealTimers())

it('a day begins in Lagos while a page is open, and the stay in its address stays', async () => {
  const now = new Date('2026-11-27T22:59:30Z')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  const { result } = renderHook(() => ({ today: useToday(), stay: useStayInAddress() }), {
    entries: ['/propertydetail/loft?from=2026-11-27&to=2026-11-29'],
  })
  const stay = { from: '2026-11-27', to: '2026-11-29' }
  expect(result.current).toMatchObject({ today: '2026-11-27', stay })
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(result.current).toMatchObject({ today: '2026-11-28', stay })
})
