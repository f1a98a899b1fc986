/**
 * Whether the build is for another backend, which may know only the specification. Vite fills it in,
 * so that our own page does not contain what such a backend needs. Only builds have it.
 */
declare const __OTHER_BACKEND__: boolean
