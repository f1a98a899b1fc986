import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Sources of the build. Photos of the demo listings are left out, because the server reads them at
 * run time.
 */
const sources = [
  'app',
  'ui',
  'features',
  'domain',
  'server',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]
const LANGUAGE = 'VITE_LANGUAGE'
const notBuilt = /[\\/]demo[\\/]photos$/

/** @returns {string[]} All files under a path, in the same order on every machine. */
function filesUnder(path) {
  if (!existsSync(path) || notBuilt.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/**
 * Returns the language of a build, which its stamp ends with.
 *
 * @param {string | undefined} stamp
 */
export const languageOf = (stamp) => stamp?.split(' ')[1]

/**
 * Returns one hash of the sources, the lockfile and the build-time settings (`VITE_…`), followed by
 * the language. With an equal stamp, a build would produce the same files.
 *
 * @param {string} root The project's folder.
 * @param {NodeJS.ProcessEnv} env
 */
export function sourceStamp(root, env) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(path.slice(root.length).replaceAll('\\', '/')).update('\0')
    hash.update(readFileSync(path)).update('\0')
  }
  const settings = Object.entries(env).filter(
    ([name]) => name.startsWith('VITE_') && name !== LANGUAGE,
  )
  hash.update(JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1))))
  return `${hash.digest('hex')} ${env[LANGUAGE] || 'en'}`
}
