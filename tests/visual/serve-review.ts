import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reviewPage, type Review } from './review-page'

const bodyOf = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > 10_000) throw new Error('That is no approval.')
  }
  return new URLSearchParams(body)
}

/** Handles a click on "Approve" if it comes from our own page and names one of the changes. */
async function approve(
  request: IncomingMessage,
  review: Review,
  onApprove: (key: string, name: string) => void,
) {
  const form = await bodyOf(request)
  const change = review.changes.find(({ key }) => key === form.get('key'))
  if (form.get('token') !== review.token || !change) return 403
  onApprove(change.key, change.name)
  return 303
}

/**
 * Serves a review with working buttons on a loopback address.
 *
 * @param onApprove Callback fired for every approved change. It updates `review.approvals`.
 */
export async function serveReview(
  review: Review,
  onApprove: (key: string, name: string) => void,
  port = 0,
) {
  const served: Review = { ...review, token: randomBytes(16).toString('hex') }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST' && request.url === '/approve') {
      const status = await approve(request, served, onApprove)
      return response.writeHead(status, status === 303 ? { location: '/' } : {}).end()
    }
    if (request.url !== '/') return response.writeHead(404).end()
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    return response.writeHead(200, headers).end(reviewPage(served))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${taken}`, close: () => server.close() }
}
