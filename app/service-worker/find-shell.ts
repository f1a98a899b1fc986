import { routePatterns, shellPaths, type RouteName } from '@domain/paths'
import { routePages } from '@domain/route-pages'
import { isCodeCache } from './cache-names'

/** Returns what the address of the file with a page's code begins with, or that of any file. */
function codeOf(pathname: string): string {
  const found = Object.entries(routePages).find(([route]) => {
    const pattern = routePatterns[route as RouteName]
      .replace(/\/:\w+\?$/, '(/[^/]+)?')
      .replace(/:\w+$/, '[^/]+')
    return new RegExp(`^${pattern}/?$`).test(pathname)
  })
  return found ? `/assets/${found[1]}-` : '/'
}

/**
 * Returns the shell of the newest build that has the code of a page, so that a page which was opened
 * before a deploy opens without a network after it. Where none has it, this build's shell says so.
 */
export async function findShell(
  pathname: string,
  ownCache: string,
  ownShell: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const code = codeOf(pathname)
  const older = (await caches.keys()).filter((name) => isCodeCache(name) && name !== ownCache)
  for (const name of [ownCache, ...older.reverse()]) {
    const cache = await caches.open(name)
    const kept = (await cache.keys()).map(({ url }) => new URL(url))
    if (!kept.some((url) => url.pathname.startsWith(code))) continue
    if (name === ownCache) break
    const shell = kept.findLast((url) => url.pathname === shellPaths.shell)
    if (shell) return cache.match(shell)
  }
  return ownShell()
}
