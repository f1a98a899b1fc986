import { sql, type Kysely } from 'kysely'
import { LISTING_DEFAULTS } from '@domain/constants'

/** Spans of 1, 2, 4 hours and so on, up to sixty years. */
const SPANS = Array.from({ length: 20 }, (_, level) => level)

/** Variables of listing_tokens(), with the tokens of every listing that do not come from its texts. */
export const KNOWN_TOKENS = `
         born integer := floor(extract(epoch from created - timestamptz '2020-01-01 00:00:00+00') / 3600);
         cost double precision := ln(coalesce(price, 0)::double precision + 1);
         stars double precision := coalesce(rating, 0);
         tokens text[] := array[
           '=b' || least(coalesce(bedrooms, ${LISTING_DEFAULTS.bedroomNo}), 20),
           '=g' || least(coalesce(guests, ${LISTING_DEFAULTS.guestNo}), 40),
           '=s' || floor(stars), '=r' || floor(stars * 10),
           '=p' || floor(cost * 8), '=q' || floor(cost * 64), '=t' || type,
           ${SPANS.map((level) => `'@${level}:' || (born >> ${level})`).join(', ')}];`

/**
 * Adds the tokens of a listing: its words, the signs and digits of its text, its filters, and the
 * spans of time and of prices that contain it. Migration 032 adds their index, because the new
 * column keeps readers out until the end of this transaction.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table listings add column has_unknown_words boolean not null default false`.execute(
    database,
  )
  // The cost keeps the planner from reading all listings instead of the index.
  await sql
    .raw(
      `create function listing_tokens(loose text, plain text, created timestamptz, price bigint,
         rating double precision, bedrooms integer, guests integer, type uuid, amenities uuid[],
         unknown boolean) returns text[] language plpgsql immutable parallel safe cost 20000 as $$
       declare
         ${KNOWN_TOKENS}
       begin
         if unknown then tokens := array_append(tokens, '=u'); end if;
         return tokens || string_to_array(loose, ' ', '') || array(
           select '~' || sign from unnest(string_to_array(
             translate(plain, 'abcdefghijklmnopqrstuvwxyz ' || chr(31), ''), null)) as sign
           union all select '=a' || amenity from unnest(amenities) as amenity
           union all select '+' || word from unnest(array['state', 'province', 'district', 'region'])
             as word where strpos(plain, ' ' || word) > 0);
       end $$`,
    )
    .execute(database)
}
