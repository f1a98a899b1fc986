import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { ERROR_CODES } from '@domain/api/error-codes'
import type { DatabaseLocation } from '@server/database/connect'
import { deepArrays } from '@tests/chaos/weather/odd-values'
import { requestsFrom, type OpenApi } from '@tests/chaos/weather/openapi-requests'
import { ACTORS, makeWorld } from '@tests/server/auth/authorisation-world'
import { emptyTables } from '@tests/server/empty-tables'
import { openCluster } from '@tests/server/postgres-cluster'
import { routeNames } from '@tests/server/route-names'
import { shuffled, type Campaign, type ChaosContext } from './campaign'
import { openServer } from './open-server'

/** Number of cases between two fresh sets of rows, because deletions and logouts use them up. */
const PER_WORLD = 500
const PARALLEL_REQUESTS = 8
/** Longest quotation of a request in the report. */
const QUOTED = 600

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const declare = ({ tally }: ChaosContext, cases: number) => ({
  refused: tally.check('requests that end below 500', cases),
  shaped: tally.check('errors of the API in our form', cases / 10),
  reached: tally.figure('share of the requests that succeed', '', { atLeast: 0.02 }),
  operations: tally.figure('documented operations that succeeded once', '', {
    atLeast: Math.min(25, Math.floor(cases / 200)),
  }),
  deep: tally.check('2,000 nested arrays on a route: 400, or refused unread', 100),
})
type Checks = ReturnType<typeof declare>

interface Answer {
  statusCode: number
  body: string
}

/** Returns why an error is not in our form. */
function formFault({ body }: Answer) {
  try {
    const { message, code } = JSON.parse(body) as { message?: unknown; code?: unknown }
    const isShaped = typeof message === 'string' && ERROR_CODES.some((each) => each === code)
    return isShaped ? undefined : `a body of ${body.slice(0, 200)}`
  } catch {
    return `a body that is no JSON: ${body.slice(0, 200)}`
  }
}

type Sent = [
  request: InjectOptions & { url: string },
  actor: (typeof ACTORS)[number],
  remoteAddress: string,
]

/** Placeholder for the id of a row until the rows of a world are known. */
const placeholder = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Puts the ids of a world into a request that was generated for any world. */
const inWorld = (request: Sent[0], known: readonly string[]): Sent[0] => {
  const put = (text: string) =>
    known.reduce((all, id, number) => all.replaceAll(placeholder(number), id), text)
  const { url, payload } = request
  return {
    ...request,
    url: put(url),
    ...(typeof payload === 'string' && { payload: put(payload) }),
  }
}

async function openTarget(kind: string, location?: DatabaseLocation) {
  const faults: string[] = []
  const onFault = (line: string) => faults.push(line)
  const server = await openServer(() => new Date('2026-03-10T09:00:00Z'), {
    ...(location && { location }),
    onFault,
  })
  return { ...server, faults, kind }
}

/** Sends requests to a server on one database until the count is reached. */
async function attack(
  { app, database, close, faults, kind }: Awaited<ReturnType<typeof openTarget>>,
  cases: number,
  checks: Checks,
  { seed, random, count, signal, say }: ChaosContext,
) {
  try {
    const document = (await app.inject('/api/docs/json')).json<OpenApi>()
    const routes = routeNames(app.printRoutes({ commonPrefix: false })).map((name) =>
      name.replace(/^\w+ /, ''),
    )
    const succeeded = new Set<string>()
    let good = 0
    // Building the generators takes as long as using them, so one set serves every world.
    let requests: fc.Arbitrary<Sent> | undefined
    for (let done = 0; done < cases && !signal.aborted; done += PER_WORLD) {
      await emptyTables(database)
      const { headersOf, thingsOf } = await makeWorld(database)
      const known = Object.values(thingsOf('owner'))
      requests ??= fc.tuple(
        requestsFrom(
          document,
          routes,
          known.map((_, number) => placeholder(number)),
        ),
        fc.constantFrom(...ACTORS),
        fc.ipV4(),
      )
      const size = Math.min(PER_WORLD, cases - done)
      const left = fc.sample(requests, { numRuns: size, seed: seed + done })
      const work = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const [generated, actor, remoteAddress] = next
          const request = inWorld(generated, known)
          const headers = { ...headersOf(actor), ...request.headers }
          const before = faults.length
          const answer = await app.inject({ ...request, headers, remoteAddress })
          const said = `${actor}: ${JSON.stringify(request).slice(0, QUOTED)}`
          const { statusCode } = answer
          checks.refused.record(
            statusCode < 500,
            `${statusCode} to ${said}\n${faults.slice(before).join('').slice(0, 1_500)}`,
          )
          if (statusCode < 300) {
            good += 1
            const route = answer.raw.req.url?.split('?', 1)[0] ?? ''
            succeeded.add(`${request.method} ${route.replace(/[0-9a-f-]{36}/g, '{id}')}`)
          }
          const isApi = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')
          if (statusCode >= 400 && isApi && request.method !== 'HEAD') {
            const fault = formFault(answer)
            checks.shaped.record(fault === undefined, `${fault} to ${said}`)
          }
        }
      }
      await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work))
      if ((done / PER_WORLD) % 20 === 0) say(`${kind}: ${done + size} of ${cases}`)
    }
    await emptyTables(database)
    const { headersOf } = await makeWorld(database)
    for (const url of new Set([...Object.keys(document.paths), ...routes])) {
      for (const method of shuffled(METHODS, random).slice(0, count(METHODS.length))) {
        const headers = { ...headersOf('owner'), 'content-type': 'application/json' }
        const { statusCode } = await app.inject({ method, url, headers, payload: deepArrays() })
        // The server refuses a caller without the right, and an id of the wrong form,
        // before that.
        const isRefused = [400, 403, 404].includes(statusCode)
        checks.deep.record(isRefused, `${method} ${url} answered ${statusCode}`)
      }
    }
    checks.reached.measure(good / cases)
    checks.operations.measure(succeeded.size)
    say(`${kind}: ${good} of ${cases} succeeded, by ${succeeded.size} operations`)
  } finally {
    await close()
  }
}

/** Sends malformed and odd requests to every route, made from the OpenAPI document. */
export const fuzz: Campaign = {
  name: 'fuzz',
  about: 'odd requests to every route by every method, on both databases',
  run: async (context) => {
    const cases = context.count(100_000, 400)
    const checks = declare(context, cases)
    const half = Math.ceil(cases / 2)
    const cluster = await openCluster([])
    try {
      // One after the other, because the embedded database occupies the process while it starts.
      const embedded = await openTarget('embedded')
      const remote = await openTarget('PostgreSQL', { kind: 'server', url: cluster.url })
      // While one server waits for PostgreSQL, the other computes in this process.
      await Promise.all([
        attack(embedded, half, checks, context),
        attack(remote, half, checks, context),
      ])
    } finally {
      await cluster.remove()
    }
  },
}
