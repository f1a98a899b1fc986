/** Where the backend is: one build-time setting, by default our own server on the same origin. */
export const apiBaseUrl: string = (import.meta.env['VITE_API_URL'] ?? '/api').replace(/\/$/, '')

/** The idempotency header and our own photo addresses make sense on our own server only. */
export const isOwnApi = (baseUrl: string, origin: string) =>
  new URL(baseUrl, origin).origin === origin
