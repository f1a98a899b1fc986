import { expect, it } from 'vitest'
import { createDataVersion } from '@server/database/data-version'
import { countStatements } from '@tests/server/counted-database'
import { describeOnEachDatabase } from '@tests/server/databases'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { seedListing } from '@tests/server/rows'

it('stays the same while nothing is stored', async () => {
  const database = await embeddedDatabase()
  const version = createDataVersion(database)
  const first = await version()
  await database.selectFrom('listings').selectAll().execute()
  expect(await version()).toBe(first)
})

describeOnEachDatabase('the version of the data', (database) => {
  it('changes with each write', async () => {
    const version = createDataVersion(database())
    const first = await version()
    expect(first).not.toBe('')
    await seedListing(database())
    const second = await version()
    expect(second).not.toBe(first)
    await database().updateTable('listings').set({ published: false }).execute()
    expect(await version()).not.toBe(second)
  })

  it('changes when a transaction ends that began before', async () => {
    const version = createDataVersion(database())
    let before = ''
    await database()
      .transaction()
      .execute(async (transaction) => {
        await seedListing(transaction)
        before = await createDataVersion(transaction)()
      })
    expect(await version()).not.toBe(before)
  })

  it('is read once for callers at the same time, and again for later ones', async () => {
    const { database: counted, sent } = countStatements(database())
    const version = createDataVersion(counted)
    expect(new Set(await Promise.all([version(), version()])).size).toBe(1)
    expect(sent()).toBe(1)
    const running = version()
    await Promise.resolve()
    // The statement of the first may have been sent before this call, so it cannot serve it.
    await Promise.all([running, version(), version(), version()])
    expect(sent()).toBe(3)
  })

  it('is read again after a fault', async () => {
    let fails = true
    const faulty = database().withPlugin({
      transformQuery: ({ node }) => {
        if (fails) throw new Error('gone')
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const version = createDataVersion(faulty)
    await expect(Promise.all([version(), version()])).rejects.toThrow('gone')
    fails = false
    expect(await version()).not.toBe('')
  })
})
