import { inFolder } from '@tests/chaos/weather/in-folder'
import { openPooler, poolerFault } from '@tests/chaos/weather/pooler'
import { openCluster } from '@tests/server/postgres-cluster'
import type { Campaign, ChaosContext } from './campaign'
import { stormOn } from './storms'

const ROUNDS = 20

/** What PostgreSQL and PgBouncer say when a statement relies on state of its session. */
const SESSION_STATE = /prepared statement|unsupported startup parameter/

/**
 * Lets hundreds of guests book the same nights through PgBouncer in transaction mode, where each
 * transaction may run on another connection to PostgreSQL.
 */
async function stormThroughPooler(context: ChaosContext, dataDir: string) {
  const silent = context.tally.check('processes that rely on no state of a session', 1)
  const cluster = await openCluster([])
  try {
    const pooler = await openPooler(cluster.port)
    try {
      const env = { DATABASE_URL: pooler.url, DATA_DIR: dataDir }
      const location = { kind: 'server' as const, url: cluster.url }
      const printed = await stormOn(context, location, [env, env], ROUNDS)
      const told = SESSION_STATE.exec(printed)
      silent.record(told === null, `${told?.[0]}: ${printed.slice(-500)}`)
      context.say(`storms through ${pooler.version}`)
    } finally {
      await pooler.remove()
    }
  } finally {
    await cluster.remove()
  }
}

/** Serves guests with the engines that carry the product past one machine. */
export const replica: Campaign = {
  name: 'replica',
  about: 'two server processes behind PgBouncer in transaction mode',
  missing: poolerFault,
  run: (context) => inFolder((dataDir) => stormThroughPooler(context, dataDir)),
}
