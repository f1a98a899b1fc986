import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, onSendAsyncHookHandler } from 'fastify'
import { EMPTY_SLUG, findBySlug, slugify } from '@domain/listing/slug'
import { aliases, routePatterns, shellPaths, type RouteName } from '@domain/paths'
import { todayInLagos } from '@domain/stay/stay-date'
import type { ServerContext } from '@server/context'
import { notFound } from '@server/http-error'
import { findListingsBySlug } from '@server/listing/listing-repository'
import { pagePolicy } from '@server/plugins/content-security-policy'
import { readAppShell, type AppShell } from './app-shell'
import { createDrawing } from './drawn-pages'
import { findListingFacts } from './find-listing-facts'
import { serveOfflineFiles } from './offline-routes'
import type { PageHead } from './page-head'
import { listingHead, routeHead, unknownListingHead } from './page-heads'
import type { PageRenderer } from './page-renderer'

interface PageOptions extends ServerContext {
  /** Folder that `vite build` wrote. */
  appDirectory: string
  /** Loads what draws first screens. Without it, every page is drawn by its script. */
  loadRenderer?: (() => Promise<PageRenderer>) | undefined
}

const YEAR = 31_536_000

/**
 * Paths that never respond with the page, not even for 404: their clients expect JSON or a file.
 */
const notPages = /^\/(api|media|assets)(\/|$)/

/** Files that the server completes before it sends them. */
const COMPLETED: readonly string[] = ['/index.html', shellPaths.serviceWorker]

/**
 * Tells whether a path is written in the one way in which our files are named: no empty or dotted
 * segments, and nothing encoded, because such a form could name a file that must not be sent as is.
 */
const isPlain = (path: string) => /^(?:\/[\w@~+-][\w.@~+-]*)+$/.test(path)

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

const SVG = 'image/svg+xml'

/** Says the encoding of drawings, which are text and may hold scripts. */
const nameCharset: onSendAsyncHookHandler = async (_request, reply, payload) => {
  if (reply.getHeader('content-type') === SVG) reply.header('content-type', `${SVG}; charset=utf-8`)
  return payload
}

function registerFiles(app: FastifyInstance, appDirectory: string) {
  app.addHook('onSend', nameCharset)
  return app.register(fastifyStatic, {
    root: appDirectory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => isPlain(path) && !COMPLETED.includes(path.toLowerCase()),
    setHeaders: (reply, path) => {
      // The names of these files contain a hash of their content. Other files keep their name when
      // they change.
      const isHashed = path.startsWith(join(appDirectory, 'assets'))
      const lifetime = isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600'
      reply.setHeader('cache-control', lifetime)
    },
  })
}

/**
 * Serves the built app: its files, and one page for every route, with the matching status and head.
 * An unknown address gets the same page with status 404.
 */
export async function servePages(app: FastifyInstance, options: PageOptions) {
  const { config, database, clock, appDirectory, loadRenderer } = options
  const shell = readAppShell(appDirectory)
  if (shell) {
    await registerFiles(app, appDirectory)
    serveOfflineFiles(app, { config, shell, appDirectory })
  }

  const draw = loadRenderer && createDrawing(app, { config, clock, loadRenderer })

  async function send(reply: FastifyReply, page: AppShell, head: PageHead, route: RouteName) {
    const drawn = await draw?.(reply.request, route)
    const { html, nonce } = page.render(head, config, route, drawn)
    return (
      reply
        .code(route === 'notFound' ? 404 : 200)
        .header('content-security-policy', pagePolicy(nonce, config))
        .header('cache-control', 'no-store')
        // Asks the browser to tell the speed of its network from the next page on.
        .header('accept-ch', 'ECT')
        .type('text/html; charset=utf-8')
        .send(html)
    )
  }
  const sendRoute = (reply: FastifyReply, route: RouteName) => {
    if (!shell) throw notFound('The built app')
    return send(reply, shell, routeHead(route, config.publicUrl), route)
  }

  const schema = { hide: true }
  const { property, notFound: _anythingElse, ...plain } = routePatterns
  for (const [route, pattern] of Object.entries(plain)) {
    app.get<{ Querystring: { search?: unknown } }>(pattern, { schema }, (request, reply) =>
      // The home page searches no text, so an address with one leads to the results.
      route === 'home' && request.query.search
        ? reply.redirect(routePatterns.discover + request.url.slice(1))
        : sendRoute(reply, route as RouteName),
    )
  }
  for (const alias of Object.keys(aliases)) {
    app.get(alias, { schema }, (_request, reply) => sendRoute(reply, 'profile'))
  }

  app.get<{ Params: { name: string }; Querystring: { id?: unknown } }>(
    property,
    { schema },
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
    if (!isPage || !shell || notPages.test(pathOf(request.url))) throw notFound('This address was')
    return sendRoute(reply, 'notFound')
  })
}
