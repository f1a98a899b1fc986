import { sql, type Kysely } from 'kysely'
import { LISTING_DEFAULTS } from '@domain/constants'

/** Spans of migration 023. */
const SPANS = Array.from({ length: 20 }, (_, level) => level)
const STATE_WORDS = ['state', 'province', 'district', 'region']

/**
 * Computes the tokens of a listing (migration 023) in a quarter of the time: `translate` compared
 * every letter with all 28 that it removes, and each of three subqueries started an executor. The
 * tokens are the same, so the index stays valid.
 */
export async function up(database: Kysely<unknown>) {
  await sql
    .raw(
      `create or replace function listing_tokens(loose text, plain text, created timestamptz,
         price bigint, rating double precision, bedrooms integer, guests integer, type uuid,
         amenities uuid[], unknown boolean)
         returns text[] language plpgsql immutable parallel safe cost 20000 as $$
       declare
         born integer := floor(extract(epoch from created - timestamptz '2020-01-01 00:00:00+00') / 3600);
         cost double precision := ln(coalesce(price, 0)::double precision + 1);
         stars double precision := coalesce(rating, 0);
         signs text := regexp_replace(plain, '[a-z \\x1f]+', '', 'g');
         tokens text[] := array[
           '=b' || least(coalesce(bedrooms, ${LISTING_DEFAULTS.bedroomNo}), 20),
           '=g' || least(coalesce(guests, ${LISTING_DEFAULTS.guestNo}), 40),
           '=s' || floor(stars), '=r' || floor(stars * 10),
           '=p' || floor(cost * 8), '=q' || floor(cost * 64), '=t' || type,
           ${SPANS.map((level) => `'@${level}:' || (born >> ${level})`).join(', ')}];
       begin
         if unknown then tokens := array_append(tokens, '=u'); end if;
         ${STATE_WORDS.map(
           (word) =>
             `if strpos(plain, ' ${word}') > 0 then tokens := array_append(tokens, '+${word}'); end if;`,
         ).join('\n         ')}
         if cardinality(amenities) > 0 then
           tokens := tokens || string_to_array('=a' || array_to_string(amenities, ' =a'), ' ');
         end if;
         return tokens || string_to_array(loose, ' ', '')
           || string_to_array(rtrim(regexp_replace(signs, '.', '~\\& ', 'g')), ' ');
       end $$`,
    )
    .execute(database)
}
