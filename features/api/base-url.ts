/** Base address of the backend. It is set at build time and defaults to our own server. */
export const apiBaseUrl: string = (import.meta.env['VITE_API_URL'] ?? '/api').replace(/\/$/, '')

/**
 * The idempotency header and photo addresses without an origin work only with our own server
 * (R-108).
 */
export const isOwnApi = (baseUrl: string, origin: string) =>
  new URL(baseUrl, origin).origin === origin

/** Returns whether the page talks to the server that it came from. */
export const usesOwnApi = () => isOwnApi(apiBaseUrl, window.location.origin)
