import { apiPaths } from '@domain/api-paths'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { isHonoured } from '@domain/listing-answers'
import { toApiQuery } from '@domain/listing-query-api'
import type { ListingsAnswer } from '@domain/schemas/listing-schema'
import { suggestionsFrom } from '@domain/suggestions'
import type { Api } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'
import useSWR from 'swr'
import { usePaused } from './use-paused'

/** Milliseconds without a key before the term is asked for. */
export const TYPING_PAUSE = 250
/** A single letter is in nearly every home. */
const LETTERS_MINIMUM = 2

async function ask(api: Api, search: string): Promise<string[]> {
  const query = toApiQuery({ search, limit: SEARCH_SUGGESTIONS_MAX })
  const answer = (await api.request('GET', apiPaths.listings(query))) as ListingsAnswer
  if (isHonoured(answer)) return suggestionsFrom(answer.listings, search)
  // Only other backends need it, so the first screen does not carry it.
  const { selectFound } = await import('./select-found')
  return suggestionsFrom(selectFound(answer, search), search)
}

const logFailure = (error: unknown) =>
  console.error('The search suggestions could not be fetched', error)

const none: readonly string[] = []

/**
 * What the search box offers for the text that the guest typed, '' while they have not: six at
 * most (section 2.2, R-25), none until they are there. A failure is only logged: the search itself
 * works without.
 */
export function useSuggestions(typed: string): readonly string[] {
  const api = useApi()
  const asked = usePaused(typed.trim(), TYPING_PAUSE)
  const isEnough = asked !== undefined && asked.replace(/\s/g, '').length >= LETTERS_MINIMUM
  // The key is the term, so an answer to another one is never shown.
  const { data } = useSWR<string[]>(
    isEnough ? `suggestions: ${asked}` : null,
    () => ask(api, asked ?? ''),
    { keepPreviousData: false, revalidateIfStale: false, onError: logFailure },
  )
  return data ?? none
}
