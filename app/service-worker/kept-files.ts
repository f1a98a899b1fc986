import type { WorkboxPlugin } from 'workbox-core/types.js'
import { shellPaths } from '@domain/paths'

/** Paths of our origin that are not pages of the product. */
export const notPages = [
  /^\/(api|answer|media|dev|assets)(\/|$)/,
  /\.(xml|txt|js|svg)$/,
  /^\/app-shell$/,
]

/** Code, fonts and pictures whose names change with their content. */
export const hashedFiles = /^\/(assets|fonts|hero)\//

/** Pictures that may change with a build. */
export const namedFiles = /^\/(auth|property)\/|^\/icon\.svg$/

/** Photos of listings, which never change at their address. */
export const photos = /^\/media\/[^/]+\/\d+\.\w+$/

/**
 * Returns whether a response is the requested file. The sign-in page of a public network also comes
 * with status 200, and a cached copy of it would replace the code for good.
 */
export function isTheFile(pathname: string, { status, redirected, headers }: Response) {
  const isPage = /html/i.test(headers.get('content-type') ?? '')
  return status === 200 && !redirected && isPage === (pathname === shellPaths.shell)
}

/**
 * Rules for every cache. A browser may refuse its caches or find them damaged, and then the network
 * serves. A worker that cannot cache its first files is not installed.
 */
export const careful: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isTheFile(new URL(request.url).pathname, response) ? response : null,
  handlerDidError: async ({ request, event }) =>
    event.type === 'install' ? undefined : fetch(request).catch(() => Response.error()),
}
