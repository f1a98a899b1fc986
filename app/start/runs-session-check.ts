import { isResetPassword } from '@features/session/capture-token'

/** No authentication check runs on /reset-password (sections 2.6 and 2.21, R-21). */
export const runsSessionCheck = (pathname: string) => !isResetPassword(pathname)
