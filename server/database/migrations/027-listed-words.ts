import { sql, type Kysely } from 'kysely'

/** Levels of the spans (migration 023) in which a word is looked up: of 4, 64 and 1,024 hours. */
const LEVELS = [2, 6, 10]

/** The tokens of `listings l`, as their index (migration 032) contains them. */
const TOKENS = `listing_tokens(l.search_loose, l.search_text, l.created_at, l.base_price_kobo,
  l.rating, l.bedroom_no, l.guest_no, l.property_type_id, l.amenity_ids, l.has_unknown_words)`

/**
 * Returns the definition of the function that tells whether a published listing has a word. A common
 * word is among recent listings, so that the index does not read all listings that have it. PL/pgSQL
 * keeps the plans, which take longer to make than to run.
 *
 * @param recent Selects the time beside which it looks first.
 */
export const wordIsListed = (recent: string) => `
       create or replace function word_is_listed(asked text) returns boolean
         language plpgsql stable parallel safe as $$
       declare
         newest integer := (
           select floor(extract(epoch from (${recent}) - timestamptz '2020-01-01 00:00:00+00') / 3600));
         level integer;
       begin
         foreach level in array array[${LEVELS.join(', ')}] loop
           if exists (
             select 1 from listings l where l.published and ${TOKENS} @> array[asked]
               and ${TOKENS} && array[
                 '@' || level || ':' || (newest >> level),
                 '@' || level || ':' || ((newest >> level) - 1)]
           ) then
             return true;
           end if;
         end loop;
         return exists (
           select 1 from listings l where l.published and ${TOKENS} @> array[asked]);
       end $$`

/** Adds that function, beside the newest listing. */
export async function up(database: Kysely<unknown>) {
  await sql
    .raw(wordIsListed('select max(created_at) from listings where published'))
    .execute(database)
}
