import pg from 'pg'

/** 'unlimited' is for migrations and demo data, which may take as long as they need. */
export type StatementTime = 'limited' | 'unlimited'

/** Milliseconds of each limit that PostgreSQL enforces. */
export interface ServerLimits {
  statement: number
  lock: number
  idleInTransaction: number
}

/** Each statement sees what was committed before it, so that concurrent ones wait and then count. */
const ISOLATION = 'read committed'

/**
 * Settings of every connection. Compiling a search takes longer than running it, and its estimated
 * cost often triggers it. All others have their default, which a database's settings may change: the
 * driver reads dates in one form only, and numbers as they are written, our functions contain
 * backslashes that mean themselves, an index has to find every row, and the plans of a function last
 * once PostgreSQL finds that as good.
 */
const ALWAYS = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  gin_fuzzy_search_limit: '0',
  plan_cache_mode: 'auto',
  default_transaction_isolation: ISOLATION,
}

/** PostgreSQL takes zero as no limit. */
const NO_LIMITS: ServerLimits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** The first version that knows transaction_timeout, as PostgreSQL numbers itself. */
const LIMITS_TRANSACTIONS = 170_000

/**
 * Returns the settings of a connection by their names in PostgreSQL. They name every limit, also
 * one that is not ours: a role or a database may have limits of its own, which would otherwise end
 * a seed or a migration in the middle.
 *
 * @param limits Undefined for no limit.
 * @param version The server's `server_version_num`. It refuses a setting that it does not know.
 */
export const sessionSettings = (
  limits: ServerLimits = NO_LIMITS,
  version = 0,
): Record<string, string> => ({
  ...ALWAYS,
  statement_timeout: String(limits.statement),
  lock_timeout: String(limits.lock),
  // PostgreSQL ends the transaction of a process that was stopped in the middle of it.
  idle_in_transaction_session_timeout: String(limits.idleInTransaction),
  ...(version >= LIMITS_TRANSACTIONS && { transaction_timeout: '0' }),
})

/**
 * A setting that matters only where a connection keeps it. Between the transactions of a pooler,
 * each connection to PostgreSQL is the pooler's own, and it replaces one that has ended.
 */
export const WHILE_IDLE = { idle_session_timeout: '0' }

/** The settings as a start-up option, which a connection keeps until its end. */
export const asStartUpOption = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
    .join(' ')

/** The settings as statements, which hold until the end of their transaction. */
export const asStatements = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `set local ${name} = '${value}'`)
    .join('; ')

/** A setting of our own, which nothing else can have set. */
const MARK = 'staylet.session'

/** protocol_violation, as PgBouncer says it, and feature_not_supported, as other poolers do. */
const REFUSALS = ['08P01', '0A000']

interface Session {
  /** False behind a pooler in transaction mode. */
  isKept: boolean
  /** The server's `server_version_num`, such as 150004. */
  version: number
}

async function probe(url: string, connectTime: number, options?: string): Promise<Session> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'staylet probe',
    connectionTimeoutMillis: connectTime,
    query_timeout: connectTime,
    ...(options !== undefined && { options }),
  })
  // The rejection below reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Session>(`
      select coalesce(current_setting('${MARK}', true) = 'kept', false) as "isKept",
        current_setting('server_version_num')::int as version`)
    return rows[0] ?? { isKept: false, version: 0 }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Tells whether a connection keeps settings between transactions, and which version the server has.
 * Behind a pooler in transaction mode it keeps none, because each transaction may run on another
 * connection to PostgreSQL. PgBouncer refuses the start-up option that would set them, or drops it
 * with `ignore_startup_parameters`.
 *
 * @throws when the database cannot be reached.
 */
export async function probeSession(url: string, connectTime: number): Promise<Session> {
  try {
    return await probe(url, connectTime, asStartUpOption({ [MARK]: 'kept' }))
  } catch (error) {
    if (!REFUSALS.includes((error as { code?: string }).code ?? '')) throw error
    return probe(url, connectTime)
  }
}

/** Tells whether a statement begins a transaction, as those of Kysely do. */
export const beginsTransaction = (text: string) => /^\s*(begin|start transaction)\b/i.test(text)
/** Begins a transaction. Within it the setting of the default would come too late. */
const BEGIN = `begin isolation level ${ISOLATION}`

/** PostgreSQL runs this statement outside transactions only. */
const STANDS_ALONE = /^\s*vacuum\b/i

type Sent = Promise<pg.QueryResult>

type Client = Pick<pg.PoolClient, 'query'> & { getTransactionStatus: () => string | null }

/** Sends a statement with settings that hold for its transaction. */
async function sendWith(settings: string, client: Client, text: string, send: () => Sent): Sent {
  if (beginsTransaction(text)) {
    // Several statements have several results.
    const begin = text === 'begin' ? BEGIN : text
    const [begun] = (await client.query(`${begin}; ${settings}`)) as unknown as pg.QueryResult[]
    return begun as pg.QueryResult
  }
  if (client.getTransactionStatus() !== 'I' || STANDS_ALONE.test(text)) return send()
  // After an error PostgreSQL takes 'commit' as 'rollback'.
  const sent = [client.query(`${BEGIN}; ${settings}`), send(), client.query('commit')] as const
  const [begun, result, committed] = await Promise.allSettled(sent)
  for (const each of [begun, result, committed]) {
    if (each.status === 'rejected') throw each.reason
  }
  return (result as PromiseFulfilledResult<pg.QueryResult>).value
}

/**
 * Returns a function that sends statements on a connection. With settings, each is sent in a
 * transaction that has them, or gives them to the transaction that it begins. A client with
 * `pipeline` sends all of it at once, so that it costs no further round trip.
 */
export const senderOf =
  (client: Client, settings: string | undefined) =>
  (text: string, values: readonly unknown[]): Sent => {
    const send = () => client.query(text, [...values])
    return settings === undefined ? send() : sendWith(settings, client, text, send)
  }
