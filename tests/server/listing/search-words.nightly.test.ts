import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { learnWords, noAnswers, withVocabulary } from '@server/listing/search-words'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, seedListing } from '@tests/server/rows'
import { countRowsRead } from '@tests/server/rows-read'
import { as, startTestServer } from '@tests/server/test-server'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Returns a different word for each number. */
const word = (number: number) =>
  [17_576, 676, 26, 1].map((part) => letters[Math.floor(number / part) % 26]).join('') + 'qz'
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => word(from + index)).join(' ')

describeOnEachDatabase('the words that the search knows', (database) => {
  const known = async () => {
    const rows = await database().selectFrom('search_words').select('word').execute()
    return rows.map((row) => row.word)
  }
  const prepare = async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const { id } = await database()
      .insertInto('property_types')
      .values({ name: 'House' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const complete = {
      city: 'Lekki',
      state: 'Lagos',
      country: 'Nigeria',
      basePrice: 9_000,
      bedroomNo: 1,
      bathroomNo: 1,
      guestNo: 1,
      propertyType: id,
    }
    const save = async (payload: object) => {
      const answer = await app.inject({
        method: 'PATCH',
        url: '/api/listing',
        headers: as(ada),
        payload,
      })
      expect(answer.statusCode).toBeLessThan(300)
      return answer.json().listing as { _id: string; published: boolean }
    }
    return { save, complete, app }
  }

  it('are those of published listings, and of drafts once they are published', async () => {
    const { save, complete } = await prepare()
    const { _id: id } = await save({ name: 'Harmattan' })
    expect(await known()).not.toContain('harmattan')
    const { published } = await save({ id, description: 'Verandah', ...complete })
    expect(await known()).toEqual(expect.arrayContaining(['harmattan', 'verandah']))
    expect(published).toBe(true)
  })

  it('do not grow without end through one account, whose listings are saved all the same', async () => {
    const { save, complete } = await prepare()
    const { _id: id } = await save({ name: 'Flood', description: words(0, 700), ...complete })
    for (let turn = 1; turn < 10; turn += 1) {
      await save({ id, description: words(turn * 700, 700) })
    }
    const taught = (await known()).length
    expect(taught).toBeGreaterThan(4_000)
    expect(taught).toBeLessThan(5_100)
  })

  it('are learned without reading all others, soon after there have been few', async () => {
    // PostgreSQL counts a table now and then, and keeps the plan of a statement that is sent often.
    await learnWords(database(), ['lagoon'])
    await sql`analyze search_words`.execute(database())
    for (let turn = 0; turn < 10; turn += 1) await learnWords(database(), ['lagoon'])
    await sql`
      insert into search_words (word, slip_keys)
      select 'word' || number, '{}' from generate_series(1, 5000) as number`.execute(database())
    const wordsRead = await countRowsRead(database(), 'search_words', (transaction) =>
      learnWords(transaction, ['veranda by the lagoon']),
    )
    expect(wordsRead).toBeLessThan(20)
  })

  it('are compared with at most six unknown words of a text', async () => {
    const kept = ['lagoon', 'terrace', 'bungalow', 'duplex', 'balcony', 'courtyard', 'penthouse']
    await seedListing(database(), { description: kept.join(' ') })
    const typed = kept.map((each) => each.slice(0, -1))
    const near = await withVocabulary(database(), noAnswers(), (vocabulary) =>
      typed.map((each) => vocabulary.near(each).length > 0),
    )
    expect(near).toEqual([true, true, true, true, true, true, false])
  })

  it.each([
    ['letters of two code units', '𝐋𝐮𝐱𝐮𝐫𝐲 𝐋𝐨𝐟𝐭 𠮷野家𠮷'],
    ['half of a letter', 'Lof\uD835t House\uDC0B'],
  ])('may contain %s', async (_, name) => {
    const { save, complete, app } = await prepare()
    await save({ name, description: name.repeat(9), ...complete })
    const anything = fc
      .string({ unit: 'binary', maxLength: 24 })
      // The API refuses a NUL, which no database stores.
      .filter((text) => !text.includes('\0'))
    const searches = fc.sample(anything, { numRuns: 60, seed: 4 })
    for (const search of [
      name,
      name.slice(0, -1),
      '😀'.repeat(101),
      ` ${'😀'.repeat(101)}`,
      ...searches,
    ]) {
      const answer = await app.inject({ method: 'GET', url: '/api/listing', query: { search } })
      expect(answer.statusCode, JSON.stringify(search)).toBe(200)
    }
  })
})
