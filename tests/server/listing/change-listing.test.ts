import { expect, it } from 'vitest'
import { insertPhotos } from '@server/listing/insert-listing'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, insertNamed, seedListing } from '@tests/server/rows'
import { as, startTestServer } from '@tests/server/test-server'

describeOnEachDatabase('changes of one listing', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const call = (method: 'GET' | 'PUT' | 'PATCH', url: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/listing${url}`,
        headers: as(ada),
        ...(payload && { payload }),
      })
    const id = await seedListing(database(), {
      hostId: ada._id,
      bedroomNo: 2,
      bathroomNo: 1,
      propertyType: await insertNamed(database(), 'property_types', 'Villa'),
    })
    return { app, ada, call, id }
  }

  it('withdraws a listing until it is published again, even when it is saved', async () => {
    const { app, call, id } = await prepare()
    const withdrawn = await call('PUT', `/publication/${id}`, { published: false })
    expect(withdrawn.json().listing).toMatchObject({ published: false, withheld: true })
    const saved = await call('PATCH', '', { id, name: 'Harmattan Loft' })
    expect(saved.json().listing.published).toBe(false)
    expect((await app.inject(`/api/listing/${id}`)).statusCode).toBe(404)
    expect((await call('GET', `/own/${id}`)).json().listing.name).toBe('Harmattan Loft')
    const again = await call('PUT', `/publication/${id}`, { published: true })
    expect(again.json().listing).toMatchObject({ published: true })
    expect(again.json().listing.withheld).toBeUndefined()
    // Misspelling of a word that the search has only just learned.
    const found = await app.inject('/api/listing?search=harmatan')
    expect(found.json().listings).toHaveLength(1)
  })

  it('publishes no listing that lacks a field, and names what is missing', async () => {
    const { call } = await prepare()
    const draft = (await call('PATCH', '', { name: 'Half a home' })).json().listing
    const answer = await call('PUT', `/publication/${draft._id}`, { published: true })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ basePrice: 'is required', city: 'is required' })
    expect((await call('GET', `/own/${draft._id}`)).json().listing).toEqual(draft)
  })

  it('arranges the photos of a listing and describes them', async () => {
    const { app, call, id } = await prepare()
    const photo = (name: string) => ({
      storageKey: `demo/${name}.webp`,
      alt: name,
      width: 30,
      height: 20,
    })
    await insertPhotos(database(), id, ['bed', 'bath', 'view'].map(photo))
    const photosOf = async () =>
      (await app.inject(`/api/listing/${id}`)).json().listing.listingImg as {
        _id: string
        alt?: string
      }[]
    const [bed, bath, view] = (await photosOf()).map(({ _id }) => _id)
    const answer = await call('PUT', `/photos/${id}`, {
      photos: [{ _id: view, alt: ' The lagoon ' }, { _id: bed, alt: null }, { _id: bath }],
    })
    expect(answer.statusCode).toBe(200)
    expect((await photosOf()).map(({ _id, alt }) => [_id, alt])).toEqual([
      [view, 'The lagoon'],
      [bed, undefined],
      [bath, 'bath'],
    ])
    const wrong = [[view, bed], [view, bed, bed], [view, bed, crypto.randomUUID()], []]
    for (const ids of wrong) {
      const refused = await call('PUT', `/photos/${id}`, { photos: ids.map((_id) => ({ _id })) })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields).toHaveProperty('photos')
    }
    expect((await photosOf()).map(({ _id }) => _id)).toEqual([view, bed, bath])
  })
})
