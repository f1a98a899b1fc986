import type { FastifyRequest } from 'fastify'

/** Matches AVIF among the types of an Accept header, and what follows it. */
const AVIF = /(?:^|,)\s*image\/avif\s*(?:;([^,]*))?(?:,|$)/i
const REFUSED = /(?:^|;)\s*q\s*=\s*0(?:\.0*)?\s*(?:;|$)/i

/** Browsers name AVIF among the types of an image that they request. Other clients do not. */
export function takesAvif({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const found = AVIF.exec(headers.accept ?? '')
  return found !== null && !REFUSED.test(found[1] ?? '')
}
