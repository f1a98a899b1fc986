import type { FastifyRequest } from 'fastify'

/** Browsers name AVIF among the types of an image that they request. Other clients do not. */
export const takesAvif = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('image/avif') === true
