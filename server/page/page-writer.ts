import type { FastifyReply } from 'fastify'
import type { RouteName } from '@domain/paths'
import { MINUTE } from '@domain/time'
import type { Config } from '@server/config/config'
import { nameEncoding } from '@server/plugins/compress-responses'
import { pagePolicy } from '@server/plugins/content-security-policy'
import { isKnown, tagOf } from '@server/plugins/revalidation'
import type { AppShell } from './app-shell'
import type { PageHead } from './page-head'
import type { RenderedDocument } from './rendered-pages'

const HTML = 'text/html; charset=utf-8'

interface Answer {
  head: PageHead
  route: RouteName
  status: number
  /** Undefined where the page's script renders the first screen. */
  rendered?: RenderedDocument | undefined
}

/** Returns a page without the time at which its data was read. */
const lastingPart = (html: string) => html.replace(/\{"at":\d+,/, '')

/** Returns the function that responds with a page and its policy, or that it has not changed. */
export function createPageWriter(config: Config, clock: () => Date) {
  return (
    reply: FastifyReply,
    page: AppShell,
    { head, route, status, rendered }: Answer,
  ): FastifyReply => {
    const { html, inline } = page.render(head, config, route, rendered)
    // Asks the browser to tell the speed of its network from the next page on.
    reply.code(status).header('accept-ch', 'ECT')
    const policy = pagePolicy(inline, config)
    const sendHtml = (text: string) =>
      reply.header('content-security-policy', policy).type(HTML).send(text)
    if (status !== 200) {
      reply.header('cache-control', 'no-store')
      return sendHtml(html)
    }
    const tag = tagOf(policy + lastingPart(html))
    reply.header('cache-control', 'private, no-cache').header('etag', tag)
    nameEncoding(reply, html, HTML)
    if (isKnown(reply.request, tag)) return reply.code(304).send()
    if (!rendered) return sendHtml(html)
    const at = clock().getTime()
    const { last } = rendered.sent
    // Equal pages are compressed once, and the time at which a page says that its data was read is at
    // most a minute too early.
    const isSame = last?.tag === tag && Math.abs(at - last.at) < MINUTE
    const response = isSame ? last.response : { text: html, headers: {}, encoded: {} }
    if (!isSame) rendered.sent.last = { at, tag, response }
    reply.request.cached = response
    return sendHtml(response.text)
  }
}
