import type { Api } from './api-client'
import { ApiError } from './api-error'
import type { ReadTimes } from './read-times'

export interface KeptAnswer {
  /** Milliseconds since the epoch: when the server gave it. */
  at: number
  answer: unknown
}

/** Where answers are kept for times without a network; see features/offline. */
export interface AnswerKeeper {
  /**
   * The place of one read, for whoever is here when it is asked. An answer that arrives after that
   * guest has left finds the place closed.
   */
  placeOf: (path: string) => AnswerPlace
}

export interface AnswerPlace {
  keep: (kept: KeptAnswer) => void
  find: () => Promise<KeptAnswer | undefined>
}

/**
 * SWR's one fetcher: a key is the path of a GET. What was answered is kept; when no answer comes,
 * the kept one is given instead, and `times` says how old it is. A refusal (4xx, 5xx) is no lost
 * network and stays what it is.
 */
export const readWith =
  (api: Api, times: ReadTimes, keeper?: AnswerKeeper) =>
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
      if (!kept) throw error
      times.note(path, { at: kept.at, isKept: true })
      return kept.answer
    }
  }
