const codePrefix = 'staylet-code-'

/** One cache a build, so that no page ever gets code of two. */
export const codeCache = (buildId: string) => codePrefix + buildId

export const photoCache = 'staylet-photos'

/** The builds before this one whose code stays: their pages may still be open in a tab. */
const keptBuilds = 2

/** The code caches that no open page is likely to need; `names` are oldest first. */
export const outdatedCaches = (names: readonly string[], current: string) =>
  names.filter((name) => name.startsWith(codePrefix) && name !== current).slice(0, -keptBuilds)
