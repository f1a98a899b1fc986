import { sql } from 'kysely'
import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { todayInLagos } from '@domain/stay/stay-date'
import { CommandError } from '@server/commands/command-error'
import type { Database } from '@server/database/tables'
import { demoListings, idOfListing } from '@server/demo/demo-listings'
import { DEMO_STYLES, demoPhotoKey, photoNamed } from '@server/demo/demo-photos'
import { listingValues } from '@server/listing/listing-values'
import { learnWords } from '@server/listing/search-vocabulary'
import { seedNames } from '@server/property-type/seed-names'
import { madeUpListings } from './made-up-listings'

/** Rows of one statement. */
const BATCH = 4_000
/** Bookings of a listing at most, and the days between two of them, so that none overlap. */
export const MOST_BOOKINGS = 16
const BOOKING_DAYS = 14
const BOOKINGS_PER_GUEST = 20

interface SeedOptions {
  listings: number
  bookings: number
  now: Date
  onProgress?: (done: number) => void
}

/**
 * Refuses a database that contains anything but demo data, because its guests could not tell
 * made-up listings from real ones.
 */
async function requireNoRealData(database: Database) {
  const { rows } = await sql<{ people: boolean; listings: boolean }>`
    select
      exists (select 1 from users where coalesce(email, '') not like '%@staylet.test') as people,
      exists (select 1 from listings
        where id <> all (${demoListings.map(idOfListing)}::uuid[])) as listings`.execute(database)
  const found = [rows[0]?.people && 'accounts', rows[0]?.listings && 'listings'].filter(Boolean)
  if (found.length === 0) return
  throw new CommandError(
    `This database has ${found.join(' and ')} already, and made-up listings are only for one without. ` +
      'Nothing was changed. Set DATABASE_URL or DATA_DIR to another one.',
  )
}

/** The photos of each style of demo listing. Made-up listings share them. */
const photos = DEMO_STYLES.flatMap((style) =>
  ['living', 'exterior', 'bedroom'].map((room, position) => {
    const { alt, colour, width, height, file } = photoNamed(`${style}-${room}.webp`)
    return { style, position, storage_key: demoPhotoKey({ file }), alt, colour, width, height }
  }),
)

async function addListings(database: Database, { listings, onProgress }: SeedOptions) {
  const make = madeUpListings({
    types: await seedNames(database, 'property_types', firstPropertyTypes),
    amenities: await seedNames(database, 'amenities', Object.values(firstAmenities)),
  })
  const known = new Set<string>()
  for (let done = 0; done < listings; done += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, listings - done) }, (_, at) => {
      const listing = make(done + at)
      const { rating, createdAt, style } = listing
      const row = {
        ...listingValues(listing, listing),
        // As JSON within JSON, because a text would become a text of the column.
        rates: [],
        id: crypto.randomUUID(),
        rating,
        published: true,
        created_at: createdAt,
      }
      return { row, style }
    })
    const columns = sql.join(Object.keys(made[0]?.row ?? {}).map((name) => sql.ref(name)))
    await sql`
      insert into listings (${columns}) select ${columns}
      from json_populate_recordset(null::listings, ${JSON.stringify(made.map(({ row }) => row))}::json)
      `.execute(database)
    const styles = made.map(({ row, style }) => ({ id: row.id, style }))
    await sql`
      insert into listing_photos
        (listing_id, position, storage_key, alt, colour, width, height)
      select home.id, photo.position, photo.storage_key, photo.alt, photo.colour, photo.width,
        photo.height
      from json_to_recordset(${JSON.stringify(styles)}::json) as home (id uuid, style text)
      join json_to_recordset(${JSON.stringify(photos)}::json) as photo (style text,
        position integer, storage_key text, alt text, colour text, width integer, height integer)
        on photo.style = home.style`.execute(database)
    const words = new Set(made.flatMap(({ row }) => row.search_loose.split(' ')))
    const unknown = [...words].filter((word) => !known.has(word))
    for (const word of unknown) known.add(word)
    const places = made.map(({ row }) => ({ ...row, search_loose: '' }))
    await learnWords(database, [{ search_loose: unknown.join(' ') }, ...places])
    onProgress?.(Math.min(done + BATCH, listings))
  }
}

/** Each listing gets its next booking in turn. Four of them are in the past. */
async function addBookings(database: Database, { bookings, now }: SeedOptions) {
  await sql`
    insert into users (email, full_name)
    select 'seed-guest-' || number || '@staylet.test', 'Made-up Guest'
    from generate_series(1, ${Math.ceil(bookings / BOOKINGS_PER_GUEST)}::int) as number
    `.execute(database)
  await sql`
    with home as materialized (
      select id, name, description, base_price_kobo, cleaning_fee_kobo,
        row_number() over (order by created_at, id) - 1 as place
      from listings where id <> all (${demoListings.map(idOfListing)}::uuid[])
    ), guest as materialized (
      select id, row_number() over (order by email) - 1 as place
      from users where email like 'seed-guest-%@staylet.test'
    ), amount as materialized (
      select (select count(*) from home) as homes, (select count(*) from guest) as guests
    ), turn as materialized (
      select number, number % homes as home, number / homes as round, number % guests as guest
      from generate_series(0, ${bookings - 1}::int) as number, amount
    )
    insert into bookings (user_id, listing_id, listing_snapshot, status, check_in, check_out,
      travelers_no, total_price_kobo, quoted_total_kobo, created_at)
    select guest.id, home.id,
      jsonb_build_object('name', home.name, 'description', home.description),
      case when day < ${todayInLagos(now)}::date then 'Completed' else 'Confirmed' end,
      day, day + 3, 1, price, price, least(day, ${todayInLagos(now)}::date) - interval '30 days'
    from turn
    join home on home.place = turn.home
    join guest on guest.place = turn.guest
    cross join lateral (
      select ${todayInLagos(now)}::date + ${BOOKING_DAYS}::int * (turn.round::int
          + (home.place % ${MOST_BOOKINGS}::int)::int) % (${MOST_BOOKINGS * BOOKING_DAYS}::int)
          - ${4 * BOOKING_DAYS}::int + (home.place % 9)::int as day,
        3 * home.base_price_kobo + home.cleaning_fee_kobo as price
    ) as stay`.execute(database)
}

/** Runs work without the indexes of listings that no constraint needs, and builds them afterwards. */
async function withoutIndexes(database: Database, work: () => Promise<void>) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'listings'::regclass and not i.indisunique`.execute(database)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database)
  await work()
  for (const { definition } of rows) await sql`${sql.raw(definition)}`.execute(database)
}

/**
 * Fills a database with made-up listings and bookings in one transaction. A run that is stopped
 * leaves nothing behind. Until it ends, nobody else can read listings.
 */
export async function seedDatabase(database: Database, options: SeedOptions) {
  await database.transaction().execute(async (transaction) => {
    await sql`lock table listings in access exclusive mode`.execute(transaction)
    await requireNoRealData(transaction)
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
    // PostgreSQL keeps the plan that looks up the listing of a photo. Made while the table is empty,
    // it would read the whole table for each photo.
    await sql`set local enable_seqscan = off`.execute(transaction)
    await withoutIndexes(transaction, () => addListings(transaction, options))
    if (options.bookings > 0) await addBookings(transaction, options)
  })
  for (const table of ['listings', 'listing_photos', 'bookings', 'search_words'] as const)
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
}
