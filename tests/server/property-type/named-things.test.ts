import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, callApi, startTestServer } from '@tests/server/test-server'

describeOnEachDatabase('property types and amenities', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const staff = await insertGuest(database(), 'staff@staylet.test')
    await database()
      .updateTable('users')
      .set({ is_staff: true })
      .where('id', '=', staff._id)
      .execute()
    return { app, ada, staff }
  }

  it('lets staff add, read, replace and delete a property type (API-12)', async () => {
    const { app, staff } = await prepare()
    const icon = { fileUrl: '/icons/house.svg' }
    const added = await callApi(app, staff, 'POST', '/property-types', { name: ' House ', icon })
    expect(added.statusCode).toBe(201)
    const { data } = added.json()
    expect(data).toEqual({ _id: expect.any(String), name: 'House', icon })
    await callApi(app, staff, 'POST', '/property-types', { name: 'Apartment' })
    const path = `/property-types/${data._id}`
    expect((await app.inject(`/api${path}`)).json()).toEqual({ data })
    const renamed = await callApi(app, staff, 'PUT', path, { name: 'Town House' })
    expect(renamed.json()).toEqual({ data: { _id: data._id, name: 'Town House' } })
    const names = async () =>
      (await app.inject('/api/property-types'))
        .json()
        .data.map((type: { name: string }) => type.name)
    // New names follow the existing ones.
    expect(await names()).toEqual(['Town House', 'Apartment'])
    const gone = await callApi(app, staff, 'DELETE', path)
    expect([gone.statusCode, gone.json()]).toEqual([200, { message: 'Property type deleted' }])
    expect(await names()).toEqual(['Apartment'])
    expect((await callApi(app, staff, 'DELETE', path)).statusCode).toBe(404)
    expect((await callApi(app, staff, 'PUT', path, { name: 'X' })).statusCode).toBe(404)
    expect((await app.inject(`/api${path}`)).statusCode).toBe(404)
  })

  it('lets staff add and delete an amenity (API-18)', async () => {
    const { app, staff } = await prepare()
    const added = await callApi(app, staff, 'POST', '/amenities', { name: 'Pool' })
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { _id: expect.any(String), name: 'Pool' },
    ])
    expect((await app.inject('/api/amenities')).json()).toEqual([added.json()])
    const path = `/amenities/${added.json()._id}`
    expect((await callApi(app, staff, 'DELETE', path)).json()).toEqual({
      message: 'Amenity deleted',
    })
    expect((await app.inject('/api/amenities')).json()).toEqual([])
    expect((await callApi(app, staff, 'DELETE', path)).statusCode).toBe(404)
  })

  it('refuses with 409 to delete what a listing or a draft uses (API-12, API-18)', async () => {
    const { app, ada, staff } = await prepare()
    const type = (await callApi(app, staff, 'POST', '/property-types', { name: 'Villa' })).json()
      .data
    const pool = (await callApi(app, staff, 'POST', '/amenities', { name: 'Pool' })).json()
    const draft = { propertyType: type._id, amenities: [pool._id] }
    const saved = await app.inject({
      method: 'PATCH',
      url: '/api/listing',
      headers: as(ada),
      payload: draft,
    })
    expect(saved.statusCode).toBe(201)
    for (const path of [`/property-types/${type._id}`, `/amenities/${pool._id}`]) {
      const answer = await callApi(app, staff, 'DELETE', path)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use'])
    }
    const url = `/api/listing/${saved.json().listing._id}`
    await app.inject({ method: 'DELETE', url, headers: as(ada) })
    for (const path of [`/property-types/${type._id}`, `/amenities/${pool._id}`]) {
      expect((await callApi(app, staff, 'DELETE', path)).statusCode).toBe(200)
    }
  })

  it('refuses a duplicate name with 409 (API-12, API-18)', async () => {
    const { app, staff } = await prepare()
    for (const path of ['/property-types', '/amenities']) {
      await callApi(app, staff, 'POST', path, { name: 'Same' })
      const answer = await callApi(app, staff, 'POST', path, { name: 'Same' })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use'])
    }
    const other = (await callApi(app, staff, 'POST', '/property-types', { name: 'Other' })).json()
      .data
    const answer = await callApi(app, staff, 'PUT', `/property-types/${other._id}`, {
      name: 'Same',
    })
    expect(answer.statusCode).toBe(409)
    expect((await callApi(app, staff, 'POST', '/amenities', { name: ' ' })).statusCode).toBe(400)
  })

  it('lets a search find listings by the new name of their property type (API-12)', async () => {
    const { app, staff } = await prepare()
    const type = (await callApi(app, staff, 'POST', '/property-types', { name: 'Villa' })).json()
      .data
    const pool = (await callApi(app, staff, 'POST', '/amenities', { name: 'Pool' })).json()
    await seedListing(database(), { propertyType: type._id, amenities: [pool._id] })
    await seedListing(database(), { name: 'Other', propertyType: type._id })
    await callApi(app, staff, 'PUT', `/property-types/${type._id}`, { name: 'Mansion' })
    const found = async (search: string) =>
      (await app.inject(`/api/listing?search=${search}`)).json().total
    expect(await found('mansion')).toBe(2)
    expect(await found('mansion%20pool')).toBe(1)
    expect(await found('villa')).toBe(0)
  })

  it('reveals nowhere which accounts are staff (ROLE-06)', async () => {
    const { app, ada, staff } = await prepare()
    const me = async (by: { token: string }) =>
      (await app.inject({ url: '/api/auth/me', headers: as(by) })).json().user
    expect(Object.keys(await me(staff))).toEqual(Object.keys(await me(ada)))
    expect(JSON.stringify(await me(staff))).not.toMatch(/is_?staff|role|admin|host/i)
  })
})
