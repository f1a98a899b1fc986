import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Config } from './config/config'
import type { Database } from './database/tables'
import type { Deliveries } from './delivery/deliveries'

/** What every group of routes is given; nothing reads the environment or the machine's clock. */
export interface ServerContext {
  config: Config
  database: Database
  clock: () => Date
  /** Mails and SMS. */
  deliveries: Deliveries
}

/** A group of calls: schemas come from domain, a handler is a few lines. */
export type Routes = FastifyPluginAsyncTypebox<ServerContext>

declare module 'fastify' {
  interface FastifyInstance {
    deliveries: Deliveries
  }
}
