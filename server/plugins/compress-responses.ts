import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const isText = /^(application\/(json|xml|ld\+json)|text\/)/
/** In bytes. A smaller response fits one packet with or without compression. */
const MIN_COMPRESSED_BYTES = 1_000

/** Favours speed over size. The build compresses the files that never change. */
const encoders = {
  br: (body: string) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string) => gzipped(body, { level: 5 }),
}
type Encoding = keyof typeof encoders

/** In the order of preference. */
const wanted = (['br', 'gzip'] as const).map(
  (encoding) =>
    [encoding, new RegExp(`(^|[, ])${encoding}($|[,; ])(?!\\s*q=0(\\.0*)?($|,))`)] as const,
)

/** Returns the encoding in which a client gets a text, by the header `Accept-Encoding`. */
export const encodingFor = (accepted: string): Encoding | undefined =>
  wanted.find(([, expression]) => expression.test(accepted))?.[0]

/**
 * Compresses text responses. A list of listings shrinks to a fifth, and guests pay for their data.
 */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES) return payload
    const type = String(reply.getHeader('content-type') ?? '')
    if (!isText.test(type) || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'Accept-Encoding')
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
    if (!encoding) return payload
    const compress = () => encoders[encoding](payload)
    const compressed = await (request.kept
      ? (request.kept.encoded[encoding] ??= compress())
      : compress())
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressed
  })
}
