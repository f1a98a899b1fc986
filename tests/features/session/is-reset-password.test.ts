import { describe, expect, it } from 'vitest'
import { isResetPassword } from '@features/session/capture-token'

describe('the session check at the start', () => {
  it.each(['/', '/login', '/my-bookings', '/reset-password-help'])(
    'runs on %s (START-02)',
    (path) => {
      expect(isResetPassword(path)).toBe(false)
    },
  )

  it.each(['/reset-password', '/reset-password/', '/RESET-password'])(
    'does not run on %s (START-03)',
    (path) => {
      expect(isResetPassword(path)).toBe(true)
    },
  )
})
