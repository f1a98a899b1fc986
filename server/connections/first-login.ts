import type { IncomingMessage } from 'node:http'
import { apiPaths } from '@domain/api/api-paths'
import { DEVICE_COOKIE } from '@server/auth/device-cookie'

/** Address at which a password is compared, which takes a long time. */
const LOGIN_PATH = `/api${apiPaths.login}`

/** Tells whether a request logs somebody in on a device that shows no sign of an earlier login. */
export const isFirstLogin = ({ method, url, headers }: IncomingMessage) =>
  method === 'POST' &&
  url?.startsWith(LOGIN_PATH) === true &&
  !headers.cookie?.includes(`${DEVICE_COOKIE}=`)
