import type { IncomingMessage } from 'node:http'

/** Address at which a password is compared, which takes long. */
const LOGIN_PATH = '/api/auth/login'

/** Tells whether a request logs somebody in on a device that shows no sign of an earlier login. */
export const isFirstLogin = ({ method, url, headers }: IncomingMessage) =>
  method === 'POST' &&
  url?.startsWith(LOGIN_PATH) === true &&
  !headers.cookie?.includes('staylet-device=')
