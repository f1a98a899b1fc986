/**
 * Decides whether `npm start` runs the last build, builds first, or stops with an error.
 *
 * @param {object} found
 * @param {string | undefined} found.builtStamp Stamp of the last complete build.
 * @param {string} found.sourceStamp Stamp of the current sources.
 * @param {boolean} found.hasSources False where only `dist` was copied.
 * @param {boolean} found.hasBuilder False where development packages are not installed.
 * @returns {{ kind: 'run' } | { kind: 'build' | 'refuse', why: string }}
 */
export function decideBuild({ builtStamp, sourceStamp, hasSources, hasBuilder }) {
  if (builtStamp === sourceStamp) return { kind: 'run' }
  if (builtStamp !== undefined && !hasSources) return { kind: 'run' }
  if (hasBuilder && hasSources) {
    const why = builtStamp === undefined ? 'first start' : 'sources changed since the last build'
    return { kind: 'build', why: `Building the product (${why}). This takes a while.` }
  }
  if (!hasSources) {
    return {
      kind: 'refuse',
      why: 'Neither the built product (dist/) nor its sources (app/) were found.',
    }
  }
  return {
    kind: 'refuse',
    why:
      'The product must be built, but the build tool (vite) is not installed. Run ' +
      '"npm ci --include=dev" to install it, or build on another machine and copy dist/.',
  }
}
