import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Config } from '@server/config/config'
import type { Replica } from '@server/database/replica'
import type { Database } from '@server/database/tables'
import type { Deliveries } from '@server/delivery/deliveries'

/**
 * What every group of routes receives. Routes read neither the environment nor the system clock.
 */
export interface ServerContext {
  config: Config
  database: Database
  /** Copy of the database that answers reads. */
  replica?: Replica | undefined
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
