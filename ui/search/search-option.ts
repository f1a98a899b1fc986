import type { Suggestion } from '@domain/search/suggestions'

/** Option of the search box: a suggestion, or the command that clears the recent searches. */
export interface SearchOption extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'forget'
}
