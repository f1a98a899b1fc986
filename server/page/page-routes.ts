import type { FastifyReply, onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify'
import fp from 'fastify-plugin'
import { EMPTY_SLUG, findBySlug, slugify } from '@domain/listing/slug'
import { aliases, routePatterns, type RouteName } from '@domain/paths'
import { todayInLagos } from '@domain/stay/stay-date'
import type { ServerContext } from '@server/context'
import { notFound } from '@server/http-error'
import { findListingsBySlug } from '@server/listing/listing-repository'
import { responseTo } from '@server/plugins/error-response'
import { logFault, sendError } from '@server/plugins/errors'
import { readAppShell, type AppShell } from './app-shell'
import { serveOfflineFiles } from './offline-routes'
import { servePageFiles } from './page-files'
import type { PageHead } from './page-head'
import { listingHead, routeHead, unknownListingHead } from './page-heads'
import type { PageRenderer } from './page-renderer'
import { createPageWriter } from './page-writer'
import { createRendering } from './rendered-pages'
import { splitAddress } from './shown-state'
import { findListingFacts } from './vacation-rental'

interface PageOptions extends ServerContext {
  /** Folder that `vite build` wrote. */
  appDirectory: string
  /** Loads what renders first screens. Without it, every page is rendered by its script. */
  loadRenderer?: (() => Promise<PageRenderer>) | undefined
}

/**
 * Paths that never respond with the page, not even for 404: their clients expect JSON or a file.
 */
const notPages = /^\/(api|media|assets|fonts|hero)(\/|$)/

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

/**
 * Returns the spelling of a route's path that the page's script reads: no slash at its end, and no
 * encoded letters in the part that is the same for all addresses of the route.
 */
function straightPath(path: string, pattern: string) {
  const [fixed = ''] = pattern.split('/:', 1)
  const given = path.split('/').slice(fixed.split('/').length)
  return [fixed, ...given.filter(Boolean)].join('/')
}

/**
 * Leads from another spelling of a route's address to that one, so that search engines know one
 * address of a page.
 */
const straighten =
  (pattern: string): onRequestAsyncHookHandler =>
  async ({ url }, reply) => {
    const [path = '', ...query] = url.split('?')
    const straight = straightPath(path, pattern)
    if (path === straight) return
    return reply.redirect([straight, ...query].join('?'), 301)
  }

/**
 * Serves the built app: its files, and one page for every route, with the matching status and head.
 * An unknown address gets the same page with status 404.
 */
export const servePages = fp<PageOptions>(
  async (app, options) => {
    const { config, database, clock, appDirectory, loadRenderer } = options
    const shell = readAppShell(appDirectory)
    if (shell) {
      await servePageFiles(app, appDirectory)
      serveOfflineFiles(app, { config, shell, appDirectory })
    }

    const write = createPageWriter(config, clock)
    const renderFirstScreen = loadRenderer && createRendering(app, { config, clock, loadRenderer })

    async function send(reply: FastifyReply, page: AppShell, head: PageHead, route: RouteName) {
      const rendered = await renderFirstScreen?.(reply.request, route)
      if (rendered && 'lastPage' in rendered) return reply.redirect(rendered.lastPage)
      return write(reply, page, { head, route, status: route === 'notFound' ? 404 : 200, rendered })
    }
    const sendRoute = (reply: FastifyReply, route: RouteName) => {
      if (!shell) throw notFound('The built app')
      const { parameters } = splitAddress(reply.request.url)
      return send(reply, shell, routeHead(route, config.publicUrl, parameters), route)
    }

    const schema = { hide: true }
    const { property, notFound: _anythingElse, ...plain } = routePatterns
    for (const [route, pattern] of Object.entries(plain)) {
      app.get<{ Querystring: { search?: unknown } }>(
        pattern,
        { schema, onRequest: straighten(pattern) },
        (request, reply) =>
          // The home page searches no text, so an address with one leads to the results.
          route === 'home' && request.query.search
            ? reply.redirect(routePatterns.discover + request.url.slice(1))
            : sendRoute(reply, route as RouteName),
      )
    }
    for (const alias of Object.keys(aliases)) {
      app.get(alias, { schema, onRequest: straighten(alias) }, (_request, reply) =>
        sendRoute(reply, 'profile'),
      )
    }

    /** Without the database a person still gets a page, whose script reports that and tries again. */
    const sendWithout: RouteShorthandOptions['errorHandler'] = (thrown, request, reply) => {
      void app.explain(thrown).then((error) => {
        const { status, retryAfter } = responseTo(error)
        if (!shell || status < 500) return sendError(error, request, reply)
        logFault(error, request)
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
        const head = routeHead('property', config.publicUrl)
        return write(reply, shell, { head, route: 'property', status })
      })
    }

    app.get<{ Params: { name: string }; Querystring: { id?: unknown } }>(
      property,
      {
        schema,
        onRequest: straighten(property),
        errorHandler: sendWithout,
        config: { readsReplica: true },
      },
      async (request, reply) => {
        const slug = slugify(request.params.name) || EMPTY_SLUG
        if (config.apiOrigin !== undefined && shell) {
          return send(reply, shell, unknownListingHead(slug, config.publicUrl), 'property')
        }
        const { id } = request.query
        const matches = await findListingsBySlug(database, slug, todayInLagos(clock()))
        const listing = findBySlug(matches, slug, typeof id === 'string' ? id : null)
        if (!listing || !shell) return sendRoute(reply, 'notFound')
        const facts = await findListingFacts(database, listing._id)
        return send(reply, shell, listingHead(listing, facts, config.publicUrl), 'property')
      },
    )

    app.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' || request.method === 'HEAD'
      if (!isPage || !shell || notPages.test(pathOf(request.url)))
        throw notFound('This address was')
      return sendRoute(reply, 'notFound')
    })
  },
  { name: 'pages', dependencies: ['errors', 'rate-limits', 'response-cache', 'revalidation'] },
)
