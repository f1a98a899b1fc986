import type { Api } from './api-client'
import { ApiError } from './api-error'
import type { ReadTimes } from './read-times'

export interface CachedResponse {
  /** When the server sent the response, in milliseconds since the epoch. */
  at: number
  answer: unknown
}

/** Storage of responses for reading offline (see features/offline). */
export interface OfflineCache {
  /**
   * Returns the storage of one read for the current guest. A response that arrives after the guest
   * has logged out is not stored.
   */
  placeOf: (path: string) => {
    store: (cached: CachedResponse) => void
    find: () => Promise<CachedResponse | undefined>
  }
}

/**
 * SWR's only fetcher, whose keys are paths of GETs. It caches each response, and returns the cached
 * one when no response arrives. `times` then tells how old it is. An error response of the API is
 * not a lost network, so it remains an error.
 */
export const readWith =
  (api: Api, times: ReadTimes, offlineCache?: OfflineCache) =>
  async (path: string): Promise<unknown> => {
    const place = offlineCache?.placeOf(path)
    try {
      const answer = await api.request('GET', path)
      const at = Date.now()
      times.note(path, { at, isCached: false })
      place?.store({ at, answer })
      return answer
    } catch (error) {
      const isLost = error instanceof ApiError && error.isOffline
      const cached = isLost ? await place?.find() : undefined
      if (!cached) {
        times.noteFailure(path, isLost)
        throw error
      }
      times.note(path, { at: cached.at, isCached: true })
      return cached.answer
    }
  }
