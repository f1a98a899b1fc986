import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { FAVOURITES_MAXIMUM } from '@domain/constants'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, NOW, patiently, startTestServer } from '@tests/server/test-server'

describeOnEachDatabase('favourites', (database) => {
  it('saves, lists with the latest first, and removes favourites (API-19, ENT-06)', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    const ada = await insertGuest(database())
    const [first, second] = [
      await seedListing(database()),
      await seedListing(database(), { name: 'B' }),
    ]
    const call = async (method: 'POST' | 'DELETE', listingId: string) => {
      now = new Date(now.getTime() + 1_000)
      const payload = { userId: ada._id, listingId }
      const answer = await app.inject({ method, url: '/api/favourites', headers: as(ada), payload })
      expect(answer.statusCode).toBe(200)
    }
    const saved = async () => {
      const answer = await app.inject({ url: `/api/favourites/${ada._id}`, headers: as(ada) })
      return answer.json().favourites.listing.map(({ _id }: { _id: string }) => _id)
    }
    expect(await saved()).toEqual([])
    await call('POST', first)
    await call('POST', second)
    await call('POST', first)
    expect(await saved()).toEqual([second, first])
    await call('DELETE', second)
    await call('DELETE', second)
    expect(await saved()).toEqual([first])
  })

  it('refuses more favourites than an account may save, with a reason, and keeps the saved ones', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const [first, last] = [await seedListing(database()), await seedListing(database())]
    await sql`
      with added as (
        insert into listings (name, slug, search_loose, base_price_kobo)
        select 'A', 'a', ' a ', 1 from generate_series(2, ${FAVOURITES_MAXIMUM}::int)
        returning id
      )
      insert into favourites (user_id, listing_id) select ${ada._id}::uuid, id from added`.execute(
      database(),
    )
    const save = (listingId: string) =>
      app.inject({
        method: 'POST',
        url: '/api/favourites',
        headers: as(ada),
        payload: { userId: ada._id, listingId },
      })
    expect((await save(first)).statusCode).toBe(200)
    const refused = await save(last)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        code: 'too_many_saved',
        message:
          'You have saved 500 homes, and an account keeps no more. Remove one to save another.',
      },
    ])
    expect((await save(first)).json().favourites.listing).toHaveLength(FAVOURITES_MAXIMUM)
  })

  it('stores exactly as many favourites as an account may save when many arrive at once', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const { rows } = await sql<{ id: string }>`
      insert into listings (name, slug, search_loose, base_price_kobo, published)
      select 'A', 'a', ' a ', 1, true from generate_series(1, ${FAVOURITES_MAXIMUM + 18}::int)
      returning id`.execute(database())
    const ids = rows.map(({ id }) => id)
    const saved = FAVOURITES_MAXIMUM - 2
    await sql`
      insert into favourites (user_id, listing_id)
      select ${ada._id}::uuid, unnest(${ids.slice(0, saved)}::uuid[])`.execute(database())
    const answers = await Promise.all(
      ids.slice(saved).map((listingId) =>
        patiently(() =>
          app.inject({
            method: 'POST',
            url: '/api/favourites',
            headers: as(ada),
            payload: { userId: ada._id, listingId },
          }),
        ),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([200, 200, ...Array.from({ length: 18 }, () => 422)])
    const stored = await sql`select from favourites`.execute(database())
    expect(stored.rows).toHaveLength(FAVOURITES_MAXIMUM)
  })

  it('reads the fields of a removal from the query too (API-19)', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const payload = { userId: ada._id, listingId: home }
    await app.inject({ method: 'POST', url: '/api/favourites', headers: as(ada), payload })
    const url = `/api/favourites?userId=${ada._id}&listingId=${home}`
    const answer = await app.inject({ method: 'DELETE', url, headers: as(ada) })
    expect(answer.json()).toEqual({ favourites: { listing: [] } })
    const bare = await app.inject({ method: 'DELETE', url: '/api/favourites', headers: as(ada) })
    expect(bare.statusCode).toBe(400)
    expect(Object.keys(bare.json().fields)).toEqual(['userId', 'listingId'])
  })

  it('drops a deleted listing and refuses one that never existed', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const save = (listingId: string) =>
      app.inject({
        method: 'POST',
        url: '/api/favourites',
        headers: as(ada),
        payload: { userId: ada._id, listingId },
      })
    await save(home)
    await database().deleteFrom('listings').execute()
    const answer = await app.inject({ url: `/api/favourites/${ada._id}`, headers: as(ada) })
    expect(answer.json()).toEqual({ favourites: { listing: [] } })
    expect((await save(crypto.randomUUID())).statusCode).toBe(404)
  })
})
