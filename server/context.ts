import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Config } from '@server/config/config'
import type { Replicas } from '@server/database/replicas'
import type { Database } from '@server/database/tables'
import type { Deliveries } from '@server/delivery/deliveries'

/**
 * What every group of routes receives. Routes read neither the environment nor the system clock.
 */
export interface ServerContext {
  config: Config
  database: Database
  /** Copies of the database that answer reads. */
  replicas?: Replicas | undefined
  clock: () => Date
  /** Sends mails and text messages. */
  deliveries: Deliveries
}

/** Group of routes. Their schemas come from domain, and each handler is a few lines. */
export type Routes = FastifyPluginAsyncTypebox<ServerContext>

declare module 'fastify' {
  interface FastifyInstance {
    deliveries: Deliveries
  }
}
