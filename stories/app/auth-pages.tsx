import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { freshLogin } from '@features/session/fresh-login'
import { pendingSignUp, type PendingSignUp } from '@features/session/pending-sign-up'
import { clearPersonalValues } from '@features/session/personal-store'
import { tokenStore } from '@features/session/token-store'
import { FIXTURE_NOW } from '@tests/fixtures/clock'

/**
 * Renders an authentication page behind its guard, and a placeholder text for every other address.
 */
export const behindGuard = (path: string, page: ReactNode, allowsIncomplete = false) => (
  <Routes>
    <Route element={<VisitorsOnly allowsIncomplete={allowsIncomplete} />}>
      <Route path={path} element={page} />
    </Route>
    <Route path="*" element={<p>Somewhere else.</p>} />
  </Routes>
)

/**
 * Clears everything that the browser remembers about a guest. For `beforeEach`: runs now and
 * returns the function that runs after the story.
 */
export function forgetEverybody() {
  const forget = () => {
    sessionStorage.clear()
    clearPersonalValues()
    pendingSignUp.clear()
    tokenStore.remove()
    freshLogin.take()
  }
  forget()
  return forget
}

/** Moment of sending, equal to the fixed clock of the stories. */
const sentAt = Date.parse(FIXTURE_NOW)

export const pendingEmail: PendingSignUp = {
  method: 'email',
  contact: 'ngozi@staylet.test',
  id: '05e40000-0000-4000-8000-000000000042',
  sentAt,
}

export const pendingPhone: PendingSignUp = { method: 'phone', contact: '08012345678', sentAt }
