import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '@server/config/network-address'
import type { ObserveRequest } from '@server/metrics/request-metrics'
import { logged } from './errors'
import type { KeptResponses } from './kept-responses'
import type { ReadLimit } from './rate-limits'
import { writeRecord, type RecordedResponse, type RecordedResponses } from './recorded-responses'

type CarryOut = (request: IncomingMessage, response: ServerResponse) => void

interface SendingParts {
  app: FastifyInstance
  recorded: RecordedResponses
  kept: KeptResponses
  limit: ReadLimit
  observe: ObserveRequest
  clock: () => Date
  isEnding: () => boolean
  /** Returns whether an address of a chain of proxies is one of our own. */
  isTrusted: ((address: string, hop: number) => boolean) | undefined
}

/**
 * Returns the function that sends recorded responses before Fastify sees the request, and carries
 * out all other requests. A record is sent only while everything that it follows from is unchanged,
 * which is checked in the database each time. The response has its own id, is logged, timed and
 * counted against the client's limit, as Fastify's is.
 */
export function createRecordSender(parts: SendingParts) {
  const { app, recorded, kept, limit, observe, clock, isEnding, isTrusted } = parts

  const ipOf = (request: IncomingMessage) =>
    isTrusted ? proxyAddr(request, isTrusted) : request.socket.remoteAddress

  const isRight = ({ madeFrom: { kept: sources, from, until } }: RecordedResponse) => {
    const now = clock().getTime()
    return (
      now >= from &&
      now < until &&
      sources.every(([url, source]) => kept.find(url) === source.deref())
    )
  }

  function note(id: string, { route, status }: RecordedResponse, begun: number) {
    const took = performance.now() - begun
    observe({ method: 'GET', route, status: String(status) }, took / 1_000)
    const milliseconds = Math.round(took)
    app.log.info({ reqId: id, method: 'GET', route, status, milliseconds }, 'request')
  }

  function send(response: ServerResponse, record: RecordedResponse, client: string, begun: number) {
    const reads = record.tellsLimit ? 1 : record.madeFrom.kept.length
    const left = limit.take(client, reads)
    if (!left) return false
    const id = randomUUID()
    const own = ['x-request-id', id]
    if (record.tellsLimit) own.push(...left.headers)
    response.once('finish', () => note(id, record, begun))
    writeRecord(response, record, own)
    return true
  }

  return (request: IncomingMessage, response: ServerResponse, carryOut: CarryOut) => {
    const record = recorded.find(request)
    if (!record || isEnding() || app.isUnderPressure()) {
      carryOut(request, response)
      return
    }
    const begun = performance.now()
    const carryOutAnew = () => {
      recorded.replace(request)
      carryOut(request, response)
    }
    const sendIfRight = () =>
      isRight(record) && send(response, record, clientOf(ipOf(request)), begun)
    const answer = () => {
      let isSent = false
      try {
        isSent = sendIfRight()
      } catch (error) {
        // Nothing would catch it, so that it would end the process.
        app.log.error({ fault: logged(error) }, 'a recorded response was not sent')
        isSent = response.headersSent
        if (isSent) response.destroy()
      }
      if (!isSent) carryOutAnew()
    }
    // Fastify reports a fault of the database by itself.
    kept.refresh().then(answer, carryOutAnew)
  }
}
