/** Code that an offline visitor needs, and that the first page does not load. */
const neededOffline = /^(layout\/AfterStart|\.\.\/features\/offline\/cached-responses)\.tsx?$/

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk Row of
 * Vite's manifest.
 */

/**
 * Returns the addresses of the files that the service worker caches at once. They are sorted, so
 * that every machine builds the same list.
 *
 * @param {Record<string, Chunk>} manifest
 */
export function precacheList(manifest) {
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest refers to '${key}' but does not contain it.`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  const keys = Object.keys(manifest)
  const begins = keys.filter((key) => manifest[key]?.isEntry || neededOffline.test(key))
  if (begins.length < 2) throw new Error('The manifest lacks the entry or the offline chunks.')
  begins.forEach(visit)
  return [...files].map((file) => `/${file}`).sort()
}
