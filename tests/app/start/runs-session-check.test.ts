import { describe, expect, it } from 'vitest'
import { runsSessionCheck } from '@app/start/runs-session-check'

describe('the session check at the start', () => {
  it.each(['/', '/login', '/my-bookings', '/reset-password-help'])(
    'runs on %s (START-02)',
    (path) => {
      expect(runsSessionCheck(path)).toBe(true)
    },
  )

  it.each(['/reset-password', '/reset-password/', '/RESET-password'])(
    'does not run on %s (START-03)',
    (path) => {
      expect(runsSessionCheck(path)).toBe(false)
    },
  )
})
