import type { FastifyServerOptions } from 'fastify'
import type { ErrorBody } from '@domain/schemas/common-schema'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

interface Refusal {
  status: string
  message: string
}

const late: Refusal = { status: '408 Request Timeout', message: 'The request took too long.' }
const answers: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: late,
}
const unreadable: Refusal = { status: '400 Bad Request', message: 'The request cannot be read.' }

const bodyOf = ({ message }: Refusal) =>
  JSON.stringify({ message, code: 'invalid_request' } satisfies ErrorBody)

/** In milliseconds. */
const LINGER = 2_000

/**
 * Responds to input that is not valid HTTP. It never becomes a request, but it gets the usual error
 * body.
 */
export const respondToBrokenHttp: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = answers[error.code ?? ''] ?? unreadable
  const body = bodyOf(refusal)
  socket.end(
    `HTTP/1.1 ${refusal.status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
  // A client that is still sending gets time to read the response, but cannot keep the connection
  // open.
  setTimeout(() => socket.destroy(), LINGER).unref()
}
