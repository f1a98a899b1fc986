import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pendingSignUp, type PendingSignUp } from '@features/session/pending-sign-up'
import { personalStore } from '@features/session/personal-store'
import { tokenStore } from '@features/session/token-store'
import { FIXTURE_NOW } from '@tests/fixtures/clock'
import { VisitorsOnly } from '../../app/guards/VisitorsOnly'

/** An authentication page behind its guard, and a word for wherever else it leads. */
export const behindGuard = (path: string, page: ReactNode, allowsIncomplete = false) => (
  <Routes>
    <Route element={<VisitorsOnly allowsIncomplete={allowsIncomplete} />}>
      <Route path={path} element={page} />
    </Route>
    <Route path="*" element={<p>Somewhere else.</p>} />
  </Routes>
)

/** For `beforeEach`: this tab and this browser know of nobody, before and after the story. */
export function forgetEverybody() {
  const forget = () => {
    sessionStorage.clear()
    personalStore.clear()
    pendingSignUp.clear()
    tokenStore.remove()
  }
  forget()
  return forget
}

/** Sent at the very moment at which the clock of a story stands. */
const sentAt = Date.parse(FIXTURE_NOW)

export const pendingEmail: PendingSignUp = {
  method: 'email',
  contact: 'ngozi@staylet.test',
  id: '05e40000-0000-4000-8000-000000000042',
  sentAt,
}

export const pendingPhone: PendingSignUp = { method: 'phone', contact: '08012345678', sentAt }
