const CODE_PREFIX = 'staylet-code-'

/**
 * Returns the name of a build's cache. Builds do not share one, so that no page mixes code of two
 * builds.
 */
export const codeCache = (buildId: string) => CODE_PREFIX + buildId

export const isCodeCache = (name: string) => name.startsWith(CODE_PREFIX)

export const PHOTO_CACHE = 'staylet-photos'

/** Number of previous builds whose code is kept, because a tab may still have their pages open. */
const KEPT_BUILDS = 2

/**
 * Returns the code caches that open pages are unlikely to need. `names` are sorted oldest first.
 */
export const outdatedCaches = (names: readonly string[], current: string) =>
  names.filter((name) => isCodeCache(name) && name !== current).slice(0, -KEPT_BUILDS)
