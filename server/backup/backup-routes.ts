import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '@server/auth/server-key'
import type { ServerContext } from '@server/context'
import { notFound } from '@server/http-error'
import { logged } from '@server/plugins/errors'
import { requireStraight } from '@server/plugins/require-straight'
import { dumpDatabase } from './dump-database'
import { readOperatorToken } from './operator-token'

/** Address from which `npm run backup` reads the embedded database of a running server. */
export const BACKUP_PATH = '/internal/backup'

/**
 * Serves a backup of the embedded database to whoever can read the data folder, because no other
 * process can open that database meanwhile.
 */
export async function backupRoutes(app: FastifyInstance, context: ServerContext) {
  const { config, database, clock } = context
  app.get(
    BACKUP_PATH,
    { onRequest: requireStraight, schema: { hide: true } },
    async (request, reply) => {
      const token = await readOperatorToken(config.dataDir)
      const sent = request.headers['x-operator-token']
      if (!token || typeof sent !== 'string' || !isSameSecret(sent, token)) {
        throw notFound('This address was')
      }
      const stream = dumpDatabase(database, clock())
      stream.on('error', (error) =>
        request.log.error({ fault: logged(error) }, 'a backup was not completed'),
      )
      return reply.type('text/plain').send(stream)
    },
  )
}
