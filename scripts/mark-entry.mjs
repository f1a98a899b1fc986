import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Key of the first screen's chunk in Vite's manifest. */
const first = /^_first-/

/**
 * Marks the first screen's chunk as the entry in Vite's manifest. The page begins with it, because
 * it holds all that the entry imports, and Vite leaves out an entry that would contain nothing else.
 *
 * @param {string} app Folder of the built page.
 */
export function markEntry(app) {
  const file = join(app, '.vite', 'manifest.json')
  /** @type {Record<string, { isEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const begins = Object.keys(manifest).filter((key) => first.test(key))
  if (entries.length > 0 || begins.length !== 1) {
    throw new Error(`The page begins with ${[...entries, ...begins].join(', ') || 'no chunk'}.`)
  }
  for (const key of begins) Object.assign(manifest[key] ?? {}, { isEntry: true })
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}
