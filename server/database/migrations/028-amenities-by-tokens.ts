import { sql, type Kysely } from 'kysely'

const OTHERS =
  'bedroom_no, guest_no, property_type_id, country_key, state_key, city_key, amenity_ids'

/** Indexes of published listings in each order that a guest can choose, see migration 016. */
const ORDERS: readonly (readonly [name: string, first: string, included: string])[] = [
  ['price_up', 'base_price_kobo', `rating, ${OTHERS}`],
  ['price_down', 'base_price_kobo desc', `rating, ${OTHERS}`],
  ['rating', '(coalesce(rating, 0)) desc', `rating, base_price_kobo, ${OTHERS}`],
]

/**
 * Lets the indexes of the orders contain amenities, so that a search for some of them reads no other
 * rows. Drops the index of amenities, because the index of tokens has them too, and the planner
 * combined both: it read half a million entries of an amenity where tokens had left ten listings.
 * Drafts and hidden listings have no tokens. Deleting an amenity looks for those in a small index
 * (named-things.ts).
 */
export async function up(database: Kysely<unknown>) {
  for (const [name, first, included] of ORDERS) {
    await sql
      .raw(
        `create index listings_published_by_${name}_new on listings
         (${first}, created_at desc, id) include (${included}) where published`,
      )
      .execute(database)
  }
  await sql`
    create index listings_unpublished_by_amenity on listings using gin (amenity_ids)
    where not published`.execute(database)
  // These statements come last, because they keep readers out until the end of the transaction.
  await sql`drop index listings_by_amenity`.execute(database)
  for (const [name] of ORDERS) {
    const index = `listings_published_by_${name}`
    await sql`drop index ${sql.id(index)}`.execute(database)
    await sql`alter index ${sql.id(`${index}_new`)} rename to ${sql.id(index)}`.execute(database)
  }
}
