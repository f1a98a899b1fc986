import { useEffect, useState } from 'react'
import useSWR, { type Cache, useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import { toApiQuery } from '@domain/search/listing-query-url'
import type { Suggestion } from '@domain/search/suggestions'
import type { Api } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'

/** Returns the value once it has not changed for `pause` milliseconds, and undefined before. */
function usePaused<Value>(value: Value, pause: number): Value | undefined {
  const [still, setStill] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return still === value ? value : undefined
}

/** In milliseconds. Pause in typing after which suggestions are requested. */
export const TYPING_PAUSE = 250
/** A single letter occurs in nearly every listing. */
const LETTERS_MINIMUM = 2

async function ask(api: Api, cache: Cache, search: string): Promise<Suggestion[]> {
  const query = toApiQuery({
    search,
    suggests: true,
    fields: 'card',
    limit: SEARCH_SUGGESTIONS_MAX,
  })
  // Both are fetched in parallel, because the first page does not include the code that reads the
  // response.
  const [answer, { suggest }] = await Promise.all([
    api.request('GET', apiPaths.listings(query)),
    import('./suggest'),
  ])
  return suggest(answer as ListingsResponse, search, cache)
}

const logFailure = (error: unknown) =>
  console.error('The search suggestions could not be fetched', error)

/** Result until the suggestions are loaded. */
export const noneYet: readonly Suggestion[] = []

/**
 * Returns at most six suggestions for the text that the guest typed, or `noneYet` until they are
 * loaded. The text is '' until the guest types. A failure is only logged, because the search works
 * without it.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const api = useApi()
  const { cache } = useSWRConfig()
  const asked = usePaused(typed.trim(), TYPING_PAUSE)
  const isEnough = asked !== undefined && asked.replace(/\s/g, '').length >= LETTERS_MINIMUM
  // The key is the term, so a response to another term is never shown.
  const { data } = useSWR<Suggestion[]>(
    isEnough ? `suggestions: ${asked}` : null,
    () => ask(api, cache, asked ?? ''),
    { keepPreviousData: false, revalidateIfStale: false, onError: logFailure },
  )
  return data ?? noneYet
}
