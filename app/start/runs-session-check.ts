import { isResetPassword } from '@features/session/capture-token'

/** Returns whether the session is checked at the start. It is not on /reset-password. */
export const runsSessionCheck = (pathname: string) => !isResetPassword(pathname)
