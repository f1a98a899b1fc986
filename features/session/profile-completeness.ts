import { pendingMark } from './pending-mark'
import type { SessionState } from './session-atoms'

type WhoIsHere = Pick<SessionState, 'user' | 'isAuthenticated'>

/** Signed in, but without a name: may stay on /onboarding. */
export const isProfileIncomplete = ({ user, isAuthenticated }: WhoIsHere): boolean =>
  isAuthenticated && !user?.fullName

/**
 * The phone is proved and the registration is not complete, so nothing else may be done. A
 * complete account of another backend may lack a name, which alone says nothing.
 */
export const isProvisional = (session: WhoIsHere): boolean =>
  isProfileIncomplete(session) && (session.user?.phoneNo !== undefined || pendingMark.isSet())
