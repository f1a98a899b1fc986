import type { Api } from './api-client'
import { ApiError } from './api-error'
import type { ReadTimes } from './read-times'

export interface KeptResponse {
  /** When the server sent the response, in milliseconds since the epoch. */
  at: number
  answer: unknown
}

/** Storage of responses for reading offline (see features/offline). */
export interface ResponseKeeper {
  /**
   * Returns the storage of one read for the current guest. A response that arrives after the guest
   * has logged out is not stored.
   */
  placeOf: (path: string) => ResponsePlace
}

export interface ResponsePlace {
  keep: (kept: KeptResponse) => void
  find: () => Promise<KeptResponse | undefined>
}

/**
 * SWR's only fetcher, whose keys are paths of GETs. It keeps each response, and returns the kept
 * one when no response arrives. `times` then tells how old it is. An error response of the API is
 * not a lost network, so it remains an error.
 */
export const readWith =
  (api: Api, times: ReadTimes, keeper?: ResponseKeeper) =>
  async (path: string): Promise<unknown> => {
    const place = keeper?.placeOf(path)
    try {
      const answer = await api.request('GET', path)
      const at = Date.now()
      times.note(path, { at, isKept: false })
      place?.keep({ at, answer })
      return answer
    } catch (error) {
      const isLost = error instanceof ApiError && error.isOffline
      const kept = isLost ? await place?.find() : undefined
      if (!kept) {
        times.noteFailure(path, isLost)
        throw error
      }
      times.note(path, { at: kept.at, isKept: true })
      return kept.answer
    }
  }
