import pg from 'pg'
import type { Database } from '@server/database/tables'
import { insertListing } from '@server/listing/insert-listing'

const names = ['Lagoon Loft', 'Palm Court', 'Terracotta House', 'Mono Heights', 'Ilashe Porch']
const cities = ['Lekki', 'Ikeja', 'Abuja', 'Ibadan', 'Enugu', 'Calabar', 'Kano', 'Jos']

export interface Named {
  types: string[]
  amenities: string[]
}

const insertNamed = async (database: Database, table: 'property_types' | 'amenities') => {
  const rows = await database
    .insertInto(table)
    .values([1, 2, 3, 4, 5].map((number) => ({ name: `${table} ${number}`, position: number })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Inserts five property types and five amenities for the listings. */
export const insertTypesAndAmenities = async (database: Database): Promise<Named> => ({
  types: await insertNamed(database, 'property_types'),
  amenities: await insertNamed(database, 'amenities'),
})

/**
 * Inserts listings whose words and prices repeat in cycles of different lengths, the same in every
 * run.
 */
export async function seedListings(database: Database, count: number, named?: Named) {
  const ids: string[] = []
  await database.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const listing = {
        name: `${names[index % names.length]} ${index}`,
        description: `A quiet home number ${index} with a view, close to the market and the water.`,
        city: cities[index % cities.length] ?? '',
        state: `${cities[(index * 3) % cities.length]} State`,
        country: 'Nigeria',
        basePrice: 20_000 + (index % 97) * 1_000,
        bedroomNo: 1 + (index % 5),
        guestNo: 2 + (index % 8),
        rating: 1 + (index % 9) / 2,
        ...(named && {
          propertyType: named.types[index % 5] ?? '',
          amenities: named.amenities.slice(0, 1 + (index % 5)),
        }),
      }
      ids.push(await insertListing(transaction, listing))
    }
  })
  return ids
}

const copies = `
  insert into listings (name, slug, description, city, state, country, city_key, state_key,
    country_key, base_price_kobo, rating, bedroom_no, guest_no, property_type_id, amenity_ids,
    search_text, search_loose, created_at)
  select l.name || '-' || n, l.slug || '-' || n, l.description, l.city, l.state, l.country,
    l.city_key, l.state_key, l.country_key, l.base_price_kobo + n * 100, l.rating, l.bedroom_no,
    l.guest_no, l.property_type_id, l.amenity_ids, l.search_text || ' copy' || n, l.search_loose || ' copy' || n || ' ',
    l.created_at - make_interval(mins => n)
  from listings l cross join generate_series(1, $1::int) as n`

const stays = `
  insert into bookings (user_id, listing_id, listing_snapshot, check_in, check_out, travelers_no,
    total_price_kobo, quoted_total_kobo)
  select $1::uuid, id, '{}', current_date + (row % 60)::int, current_date + (row % 60)::int + 7,
    1, 1, 1
  from (select id, row_number() over (order by id) as row from listings) as numbered
  where row % 5 = 0`

/**
 * Multiplies the listings by `times`. Each copy has its own number in its name, slug and search
 * text. Every fifth listing is booked for a week that moves with its number. It uses a separate
 * connection, because the server's connection would time out.
 */
export async function multiplyListings(url: string, times: number, guestId: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(copies, [times - 1])
  await client.query(stays, [guestId])
  await client.query('vacuum analyze')
  await client.end()
}
