import { routePatterns, shellPaths, type RouteName } from '@domain/paths'
import { routePages } from '@domain/route-pages'
import { isCodeCache } from './cache-names'

/** Addresses of the files of a build's pages by the names of their components. */
export type PageFiles = Record<string, string>

/** Key of a build's page files in its cache. Nobody requests it. */
const PAGES = '/staylet-pages'

export async function keepPageFiles(cacheName: string, pages: PageFiles) {
  const cache = await caches.open(cacheName)
  await cache.put(PAGES, new Response(JSON.stringify(pages)))
}

const isKept = async (file: string) =>
  (await caches.match(file, { ignoreVary: true })) !== undefined

/** Returns the name of the page at an address, or undefined for one without a file of its own. */
function pageAt(pathname: string) {
  const found = Object.entries(routePages).find(([route]) => {
    const pattern = routePatterns[route as RouteName]
      .replace(/\/:\w+\?$/, '(/[^/]+)?')
      .replace(/:\w+$/, '[^/]+')
    return new RegExp(`^${pattern}/?$`).test(pathname)
  })
  return found?.[1]
}

/** Returns the shell of an earlier build, if the code of a page of that build is kept. */
async function shellWith(page: string, cacheName: string) {
  const cache = await caches.open(cacheName)
  const pages = (await (await cache.match(PAGES))?.json()) as PageFiles | undefined
  const file = pages?.[page]
  if (!file || !(await isKept(file))) return undefined
  const kept = (await cache.keys()).map(({ url }) => new URL(url))
  const shell = kept.findLast((url) => url.pathname === shellPaths.shell)
  return shell && cache.match(shell)
}

export interface OwnBuild {
  cacheName: string
  pages: PageFiles
  shell: () => Promise<Response | undefined>
}

/**
 * Returns the shell of the newest build of which the code of a page is kept, so that a page which was
 * opened before a deploy opens without a network after it. Where none is, this build's shell says so.
 */
export async function findShell(
  pathname: string,
  { cacheName, pages, shell }: OwnBuild,
): Promise<Response | undefined> {
  const page = pageAt(pathname)
  const file = page && pages[page]
  if (!page || !file || (await isKept(file))) return shell()
  const names = await caches.keys()
  for (const name of names.filter((each) => isCodeCache(each) && each !== cacheName).reverse()) {
    const earlier = await shellWith(page, name)
    if (earlier) return earlier
  }
  return shell()
}
