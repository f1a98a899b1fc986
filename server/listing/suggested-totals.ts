import { TOTAL_CAP } from '@domain/constants'
import type { SuggestedTotal } from '@domain/schemas/listing-schema'
import { suggestedTexts } from '@domain/search/suggestions'
import { countByText, type SearchContext } from './search-by-text'
import { searchVocabulary } from './search-vocabulary'

/** Returns the places and types to suggest for a term, with what a search for each finds. */
export async function suggestedTotals(
  context: SearchContext,
  term: string,
): Promise<SuggestedTotal[]> {
  const texts = suggestedTexts(term, await searchVocabulary(context.database), context)
  return Promise.all(
    texts.map(async ({ kind, text }) => {
      const found = await countByText(context, { search: text })
      return {
        kind,
        text,
        total: Math.min(found, TOTAL_CAP),
        ...(found > TOTAL_CAP && { totalCapped: true }),
      }
    }),
  )
}
