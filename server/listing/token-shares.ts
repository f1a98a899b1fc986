import { sql } from 'kysely'
import { onceAMinute } from '@server/database/once-a-minute'
import type { Database } from '@server/database/tables'
import type { TokenGroup } from './search-tokens'

/** How common tokens are among the published listings, by PostgreSQL's own statistics. */
export interface TokenShares {
  /** Number of published listings. */
  listings: number
  /** Returns how many listings probably have a token, or 0 for a token that is too rare to know. */
  sizeOf: (token: string) => number
  /** Returns the share of the listings that have a token of a group, between 0 and 1. */
  of: (group: TokenGroup) => {
    /** The share of the tokens that PostgreSQL has counted. */
    counted: number
    /** The same with a guess for the others, each of which is rare. */
    likely: number
  }
}

/** Share of a token that was not counted, as a part of the rarest counted one. */
const RARE = 1 / 4

interface Statistics {
  listings: number
  tokens: string[]
  shares: number[]
}

async function readShares(database: Database): Promise<TokenShares | undefined> {
  const { rows } = await sql<Statistics>`
    select most_common_elems::text::text[] as tokens, most_common_elem_freqs as shares,
      (select reltuples from pg_class where oid = to_regclass('listings_by_tokens')) as listings
    from pg_stats
    where schemaname = current_schema() and tablename = 'listings_by_tokens'
      and most_common_elems is not null`.execute(database)
  const [statistics] = rows
  if (!statistics) return undefined
  const { listings, tokens, shares } = statistics
  const known = new Map(tokens.map((token, index) => [token, shares[index] ?? 0]))
  const rare = RARE * Math.min(...known.values())
  return {
    listings,
    sizeOf: (token) => (known.get(token) ?? 0) * listings,
    of: (group) => {
      const counted = group.reduce((sum, token) => sum + (known.get(token) ?? 0), 0)
      const others = group.filter((token) => !known.has(token)).length
      return { counted: Math.min(1, counted), likely: Math.min(1, counted + others * rare) }
    },
  }
}

/** Returns how common tokens are, or undefined where PostgreSQL has not counted them. */
export const tokenShares = onceAMinute(readShares)
