import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { routeNames } from '@tests/server/route-names'
import { startTestServer, temporaryFolder, type TestServer } from '@tests/server/test-server'
import { authorisationRows, type Statuses } from './authorisation-rows'
import { ACTORS, makeWorld, type Actor, type Request, type World } from './authorisation-world'

const appDirectory = temporaryFolder()
writeFileSync(join(appDirectory, 'index.html'), '<html><head></head><body></body></html>')

/** Leaves out pages, photos, files and API documents, which are the same for everybody. */
const isApiCall = (name: string) => / \/api\/(?!docs)/.test(name)

const ask = async (app: TestServer, world: World, actor: Actor, name: string, request: Request) => {
  const method = name.split(' ', 1)[0] as NonNullable<InjectOptions['method']>
  const answer = await app.inject({ ...request, method, headers: world.headersOf(actor) })
  return answer.statusCode
}

describeOnEachDatabase('authorisation of API routes', (database) => {
  const start = () => startTestServer(database(), { appDirectory })
  const namesOf = (app: TestServer) => [
    ...new Set(routeNames(app.printRoutes({ commonPrefix: false }))),
  ]

  it('has a row for every API route and no row for a removed one (ROLE-03, ROLE-04)', async () => {
    const app = await start()
    await app.ready()
    const calls = namesOf(app).filter(isApiCall)
    expect(calls.length).toBeGreaterThan(20)
    expect(authorisationRows.map(({ call }) => call).toSorted()).toEqual(calls.toSorted())
  })

  it.each(authorisationRows.map((row) => [row.call, row] as const))(
    'gives each actor the expected status for %s (ROLE-01, ROLE-02, ROLE-04, ROLE-05)',
    async (call, { request, statuses }) => {
      const app = await start()
      const world = await makeWorld(database())
      const answered: Partial<Statuses> = {}
      // Start with the actor that has the fewest rights, so that a change made by a refused request
      // would show.
      for (const actor of ACTORS) {
        answered[actor] = await ask(app, world, actor, call, request(world.thingsOf(actor)))
      }
      expect(answered).toEqual(statuses)
    },
  )

  it('gives every actor the same response on all other routes', async () => {
    const app = await start()
    const world = await makeWorld(database())
    await app.ready()
    const others = namesOf(app).filter((name) => name.startsWith('GET ') && !isApiCall(name))
    expect(others.length).toBeGreaterThan(15)
    for (const name of others) {
      const url = name
        .slice('GET '.length)
        .replace(/:\w+\??/g, 'x')
        .replace('*', '')
      const statuses = new Set<number>()
      for (const actor of ACTORS) statuses.add(await ask(app, world, actor, name, { url }))
      expect([name, statuses.size]).toEqual([name, 1])
    }
  })
})
