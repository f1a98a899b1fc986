import { pendingMark } from './pending-mark'
import type { SessionState } from './session-atoms'

type WhoIsHere = Pick<SessionState, 'user' | 'isAuthenticated'>

/** Tells whether a user lacks a name and may stay on /onboarding. */
export const isProfileIncomplete = ({ user, isAuthenticated }: WhoIsHere): boolean =>
  isAuthenticated && !user?.fullName

/**
 * Tells whether the phone is verified but the registration incomplete, so that the user may only
 * complete it. A missing name is not enough, because another backend's complete account may
 * lack it.
 */
export const isProvisional = (session: WhoIsHere): boolean =>
  isProfileIncomplete(session) &&
  (session.user?.phoneNo !== undefined || pendingMark.read() === true)
