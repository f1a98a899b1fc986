import type { onRequestAsyncHookHandler } from 'fastify'

/**
 * Returns the spelling of a route's path that the page's script reads: no slash at its end, and no
 * encoded letters in the part that is the same for all addresses of the route.
 */
export function straightPath(path: string, pattern: string) {
  const [fixed = ''] = pattern.split('/:', 1)
  const given = path.split('/').slice(fixed.split('/').length)
  return [fixed, ...given.filter(Boolean)].join('/')
}

/**
 * Leads from another spelling of a route's address to that one, so that search engines know one
 * address of a page.
 */
export const straighten =
  (pattern: string): onRequestAsyncHookHandler =>
  async ({ url }, reply) => {
    const [path = '', ...query] = url.split('?')
    const straight = straightPath(path, pattern)
    if (path === straight) return
    return reply.redirect([straight, ...query].join('?'), 301)
  }
