import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { BookingStatus } from '@domain/booking/status-table'
import { HOUR } from '@domain/time'
import { releaseBookings } from '@server/booking/release-bookings'
import { migrateTo, migrateToLatest } from '@server/database/migrate'
import { up } from '@server/database/migrations/015-deadlines'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest } from '@tests/server/rows'

/** Searched texts with signs that are special in patterns, in several scripts, or that are missing. */
const ODD_TEXTS = [
  '',
  'a',
  'plain words only',
  'lekki\u001flagos state\u001f3 bed, 2.5 bath & "view" 50% off \\ & \\1 ~ = @ +',
  'ọ̀ṣun ilé-ìfẹ́ 北京 🏠🏠 é',
  'river province  federal region.district 9',
  '[a-z] .* $1 (x) {2} |',
  'state',
]

// A start migrates on a connection without time limits, because others may wait long for the first.
describeOnBothDatabases(
  'the database',
  (database) => {
    it('migrates a new database once, however many processes start at the same moment', async () => {
      await sql`drop schema public cascade`.execute(database())
      await sql`create schema public`.execute(database())
      const results = await Promise.all([1, 2, 3].map(() => migrateToLatest(database())))
      expect(results.map(({ isNew }) => isNew).filter(Boolean)).toEqual([true])
      expect(await migrateToLatest(database())).toEqual({ ran: 0, isNew: false })
    })

    it('computes all tokens of a listing that an earlier version looks for', async () => {
      await sql`drop schema public cascade`.execute(database())
      await sql`create schema public`.execute(database())
      await migrateTo(database(), '025-server-processes')
      const { rows: before } = await sql<{ definition: string }>`
      select pg_get_functiondef('listing_tokens'::regproc) as definition`.execute(database())
      const definition = before[0]?.definition ?? ''
      await sql.raw(definition.replace('listing_tokens', 'tokens_before')).execute(database())
      await migrateToLatest(database())
      const { rows } = await sql<{ plain: string; count: number }>`
      with texts as (
        select plain, ' ' || translate(plain, chr(31) || '.,', '  ') || ' ' || chr(31) as loose,
          array_remove(array[gen_random_uuid(), case when length(plain) > 9 then gen_random_uuid() end], null)
            as amenities
        from unnest(${ODD_TEXTS}::text[]) as plain
      ), both_lists as (
        select plain, tokens_before(loose, plain, t, 9, s, 2, 3, null, amenities, u) as before,
          listing_tokens(loose, plain, t, 9, s, 2, 3, null, amenities, u) as now
        from texts, (values (now(), 4.35, true), ('2011-02-03', null, false)) as other (t, s, u)
        union all
        select plain, tokens_before(loose, plain, now(), null, 0, null, null, amenities[1], '{}', null),
          listing_tokens(loose, plain, now(), null, 0, null, null, amenities[1], '{}', null)
        from texts
      )
      select plain, count(*)::int as count from both_lists
      where not array_remove(before, null) <@ now
      group by plain`.execute(database())
      expect(rows).toEqual([])
      const { rows: tokens } = await sql<{ tokens: string[] }>`
      select listing_tokens('a', 'plain 7 state', now(), 1, 1, 1, 1, null, '{}', true) as tokens
      `.execute(database())
      expect(tokens[0]?.tokens).toEqual(expect.arrayContaining(['a', '~7', '+state', '=u', '=b1']))
    })

    it('knows each sign of a text, also beside another and between two letters, and rare letters', async () => {
      const unit = fc.constantFrom(
        'a',
        'q',
        'z',
        ' ',
        ' ',
        '\u001f',
        ',',
        '.',
        '7',
        '\\',
        '"',
        '{',
        '北',
        '🏠',
      )
      const drawn = fc.sample(fc.string({ unit, maxLength: 30 }), { numRuns: 300, seed: 5 })
      const { rows } = await sql<{ plain: string; tokens: (string | null)[] }>`
      select plain, listing_tokens(null, plain, now(), 1, 1, 1, 1, null, '{}', false) as tokens
      from unnest(${[...ODD_TEXTS, ...drawn]}::text[]) as plain`.execute(database())
      for (const { plain, tokens } of rows) {
        const isSign = (each = '') => each !== '' && !/[a-z \u001f]/.test(each)
        const all = Array.from(plain)
        const signs = all.filter((each) => isSign(each) || /[jqxz]/.test(each))
        const pairs = all.flatMap((each, at) =>
          isSign(each) && isSign(all[at + 1]) ? [`${each}${all[at + 1]}`] : [],
        )
        const isLetter = (each = '') => /^[a-z]$/.test(each)
        const between = all.flatMap((each, at) => {
          const isBetween = isLetter(all[at - 1]) && isSign(each) && isLetter(all[at + 1])
          return isBetween ? [`${all[at - 1]}${each}${all[at + 1]}`] : []
        })
        const found = tokens.filter((token) => token?.startsWith('~'))
        const expected = [...signs, ...pairs, ...between].map((mark) => `~${mark}`)
        expect(new Set(found), plain).toEqual(new Set(expected))
      }
    })

    it('gives bookings that are older than deadlines a day, and leaves the others to the operator', async () => {
      const { rows } = await sql<{ since: Date }>`
      select "timestamp"::timestamptz as since from kysely_migration
      where name = '010-held-bookings'`.execute(database())
      const since = rows[0]?.since.getTime() ?? 0
      const book = async (email: string, createdAt: Date, status: BookingStatus = 'Pending') => {
        const { _id } = await insertGuest(database(), email)
        const { id } = await database()
          .insertInto('bookings')
          .values({
            user_id: _id,
            listing_id: null,
            listing_snapshot: JSON.stringify({ _id: 'x', name: 'A', listingImg: [] }),
            status,
            check_in: '2030-01-01',
            check_out: '2030-01-02',
            travelers_no: 1,
            total_price_kobo: 1,
            quoted_total_kobo: 1,
            created_at: createdAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }
      const [before, after] = [new Date(since - 1), new Date(since + 1)]
      const old = await book('old@guest.example', before)
      await book('confirmed@guest.example', before, 'Confirmed')
      await book('later@guest.example', after)
      await book('demo@staylet.test', before)
      await up(database() as unknown as Kysely<unknown>)
      const held = await database()
        .selectFrom('bookings')
        .select('id')
        .where('held_until', 'is not', null)
        .execute()
      expect(held).toEqual([{ id: old }])
      await releaseBookings(database(), new Date(Date.now() + 25 * HOUR))
      const { status } = await database()
        .selectFrom('bookings')
        .select('status')
        .where('id', '=', old)
        .executeTakeFirstOrThrow()
      expect(status).toBe('Cancelled')
    })

    it('returns dates as text and kobo as numbers', async () => {
      const { rows } =
        await sql`select date '2026-03-01' as day, 12345678901::bigint as kobo`.execute(database())
      expect(rows).toEqual([{ day: '2026-03-01', kobo: 12_345_678_901 }])
    })
  },
  { statementTime: 'unlimited' },
)
