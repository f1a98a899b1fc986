import fp from 'fastify-plugin'
import { HttpError } from '@server/http-error'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the expression for the addresses of a route such as `/api/booking/:id`. */
const addressesOf = (url: string) =>
  new RegExp(`^${url.split(/:\w+/).map(escaped).join('[^/]+')}/?$`)

/**
 * Responds with 405 and the allowed methods to a request whose address exists, but not for its
 * method. It knows the routes that are registered after it.
 */
export const refuseMethods = fp(
  async (app) => {
    const routes = new Map<string, { addresses: RegExp; methods: Set<string> }>()
    app.addHook('onRoute', ({ url, method }) => {
      // Routes for files, and for requests of other origins, match every address.
      if (url.includes('*')) return
      const route = routes.get(url) ?? { addresses: addressesOf(url), methods: new Set<string>() }
      for (const each of [method].flat()) route.methods.add(each)
      routes.set(url, route)
    })
    app.addHook('preHandler', async (request, reply) => {
      if (!request.is404) return
      const path = request.url.split('?', 1)[0] ?? ''
      const matches = [...routes.values()].filter(({ addresses }) => addresses.test(path))
      const allowed = [...new Set(matches.flatMap(({ methods }) => [...methods]))].toSorted()
      if (allowed.length === 0 || allowed.includes(request.method)) return
      reply.header('allow', allowed.join(', '))
      const message = `This address does not accept ${request.method}.`
      throw new HttpError(405, 'method_not_allowed', message)
    })
  },
  { name: 'allowed-methods' },
)
