const codePrefix = 'staylet-code-'

/**
 * Returns the name of a build's cache. Builds do not share one, so that no page mixes code of two
 * builds.
 */
export const codeCache = (buildId: string) => codePrefix + buildId

export const photoCache = 'staylet-photos'

/** Number of previous builds whose code is kept, because a tab may still have their pages open. */
const keptBuilds = 2

/**
 * Returns the code caches that open pages are unlikely to need. `names` are sorted oldest first.
 */
export const outdatedCaches = (names: readonly string[], current: string) =>
  names.filter((name) => name.startsWith(codePrefix) && name !== current).slice(0, -keptBuilds)
