import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SLOW_NETWORKS, STAY_LIMITS } from '@domain/constants'
import type { RenderedPage, RenderedResponses } from '@domain/page-data'
import type { RouteName } from '@domain/paths'
import { todayInLagos } from '@domain/stay/stay-date'
import type { ServerContext } from '@server/context'
import { isMoneyReal } from '@server/payment/payment-links'
import { sourceOf } from '@server/plugins/content-security-policy'
import { logged } from '@server/plugins/errors'
import { renderRateLimit } from '@server/plugins/rate-limits'
import { writerHeaders } from '@server/plugins/replica-reads'
import type { CachedResponse } from '@server/plugins/response-cache'
import type { PageRenderer } from './page-renderer'
import { lastPageFor, shownState, type CountedListings } from './shown-state'

/** Pages cached in memory, each of about 150 KB, and as much again with its compressed forms. */
const CACHED_PAGES = 100

/** Routes whose first screen a visitor without a session sees as everybody does. */
const renderedRoutes: readonly RouteName[] = ['home', 'discover', 'property']

/** A page as it is cached, with what follows from its text. */
interface CachedPage extends RenderedPage {
  /** Sources that allow its styles, in their order. */
  styleSources: readonly string[]
  /** The document that was last made of it. */
  sent: { last?: { at: number; tag: string; response: CachedResponse } }
}

export interface RenderedDocument extends CachedPage {
  /** Data that the page was rendered with, so that it need not be requested. */
  source: RenderedResponses
}

/** What the address of a page leads to where it names a page of listings that does not exist. */
export interface LastPage {
  lastPage: string
}

/**
 * Returns whether a guest gets small photos, as the page's own script would decide
 * (ui/theme/use-saves-data.ts). The page needs no Vary header, because only the guest's browser may
 * keep it, and asks with the tag of its copy each time.
 */
const savesData = ({ headers }: FastifyRequest) =>
  headers['save-data'] === 'on' || SLOW_NETWORKS.includes(String(headers['ect']))

interface Options extends Pick<ServerContext, 'config' | 'clock'> {
  loadRenderer: () => Promise<PageRenderer>
}

/** Reads the API as the visitor's own browser would, so that the visitor's limits count. */
async function readResponses(app: FastifyInstance, request: FastifyRequest, paths: string[]) {
  const found = await Promise.all(
    paths.map(async (path) => {
      const url = `/api${path}`
      const remoteAddress = request.ip
      const headers = writerHeaders(request)
      const response = await app.inject({ method: 'GET', url, remoteAddress, headers })
      return response.statusCode === 200 ? ([path, response.body] as const) : undefined
    }),
  )
  const complete = found.filter((response) => response !== undefined)
  return complete.length === paths.length ? complete : undefined
}

/**
 * Returns the function that renders the first screen of a request, or resolves with undefined where
 * the page's script has to render it: on other routes and after a fault. A page is rendered again only
 * when what it shows of its address, its data, the day or the part of the day has changed, and for
 * the first guest who saves data. Only renderings count for the client's limit.
 *
 * The response cache would render every page again after each booking anywhere, because it drops all
 * responses when any data changes. That costs tens of milliseconds of the event loop for each page,
 * and would use up the limit of guests who share an address.
 */
export function createRendering(app: FastifyInstance, { config, clock, loadRenderer }: Options) {
  const pages = new Map<string, Promise<CachedPage>>()
  const countRendering = app.createRateLimit(renderRateLimit)

  async function renderOnce(
    key: string,
    request: FastifyRequest,
    render: () => Promise<CachedPage>,
  ) {
    if (!pages.has(key)) {
      const limit = await countRendering(request)
      if (!limit.isAllowed && limit.isExceeded) return undefined
    }
    const page = pages.get(key) ?? render()
    // The page that was used last is the last one to be dropped.
    pages.delete(key)
    pages.set(key, page)
    const [oldest] = pages.keys()
    if (pages.size > CACHED_PAGES && oldest !== undefined) pages.delete(oldest)
    page.catch(() => pages.delete(key))
    return page
  }

  const { nights, months } = config.booking.stay
  const hasOwnBounds = nights !== STAY_LIMITS.nights || months !== STAY_LIMITS.months

  async function renderRequest(request: FastifyRequest, route: RouteName) {
    const renderer = await loadRenderer()
    const { url } = request
    const now = clock()
    const found = await readResponses(app, request, renderer.responsePaths(url))
    if (!found) return undefined
    const bodies = found.map(([, body]) => body)
    const read = found.map(([path, body]) => [path, JSON.parse(body) as unknown] as const)
    const lastPage = lastPageFor(url, route, read[0]?.[1] as CountedListings)
    if (lastPage !== undefined) return { lastPage }
    const isSaving = savesData(request)
    const source: RenderedResponses = {
      at: now.getTime(),
      ...(isSaving && { savesData: true }),
      ...(isMoneyReal(config) && { isMoneyReal: true }),
      responses: Object.fromEntries(read),
    }
    const today = todayInLagos(now)
    const version = createHash('sha256').update(JSON.stringify(found)).digest('base64')
    const state = shownState(url, route, { bodies, today })
    const key = [state, isSaving, today, version].join(' ')
    const page = await renderOnce(key, request, async () => {
      const first = await renderer.renderPage(url, source)
      return { ...first, styleSources: first.styles.map(({ css }) => sourceOf(css)), sent: {} }
    })
    return page && { ...page, source }
  }

  return async (
    request: FastifyRequest,
    route: RouteName,
  ): Promise<RenderedDocument | LastPage | undefined> => {
    if (!renderedRoutes.includes(route) || config.apiOrigin !== undefined) return undefined
    // The renderer knows only the default limits of a stay.
    if (route === 'property' && hasOwnBounds) return undefined
    try {
      return await renderRequest(request, route)
    } catch (fault) {
      request.log.error({ fault: logged(fault) }, 'a page could not be rendered')
      return undefined
    }
  }
}
