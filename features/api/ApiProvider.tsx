import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { SWRConfig, type Cache } from 'swr'
import type { DrawnResponses } from '@domain/page-data'
import type { Api } from './api-client'
import { createReadTimes, ReadTimesContext } from './read-times'
import { readWith, type ResponseKeeper } from './read-with'

const ApiContext = createContext<Api | undefined>(undefined)
const DrawnContext = createContext<DrawnResponses | undefined>(undefined)

export interface ApiProviderProps {
  api: Api
  /** Keeps responses for reading offline. Without it, a lost network is an error. */
  keeper?: ResponseKeeper | undefined
  /** Responses that came with the document, which are not requested again. */
  drawn?: DrawnResponses | undefined
  children: ReactNode
}

const noResponses: DrawnResponses = { at: 0, responses: {} }

/**
 * Provides the API client to every feature and the only fetcher to SWR, for which a cache key is
 * the path of a GET. SWR revalidates only on reconnect, because guests pay for their data.
 */
export function ApiProvider({ api, keeper, drawn: given, children }: ApiProviderProps) {
  const drawn = given ?? noResponses
  const [cache] = useState<Cache>(
    () => new Map(Object.entries(drawn.responses).map(([path, data]) => [path, { data }])),
  )
  const [times] = useState(createReadTimes)
  useEffect(() => {
    for (const [path, answer] of Object.entries(drawn.responses)) {
      times.note(path, { at: drawn.at, isKept: false })
      keeper?.placeOf(path).keep({ at: drawn.at, answer })
    }
  }, [drawn, keeper, times])
  const config = useMemo(
    () => ({
      provider: () => cache,
      fetcher: readWith(api, times, keeper),
      use: [times.watch],
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    }),
    [api, keeper, cache, times],
  )
  return (
    <ApiContext.Provider value={api}>
      <ReadTimesContext.Provider value={times}>
        <DrawnContext.Provider value={given}>
          <SWRConfig value={config}>{children}</SWRConfig>
        </DrawnContext.Provider>
      </ReadTimesContext.Provider>
    </ApiContext.Provider>
  )
}

/** Returns what the server drew the page with, or undefined when it has not. The page must match it. */
export const useDrawn = () => useContext(DrawnContext)

/** Returns when the server drew the page, in milliseconds since the epoch, or 0 when it has not. */
export const useDrawnAt = () => useDrawn()?.at ?? 0

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) {
    throw new Error('useApi needs an ApiProvider above it.')
  }
  return api
}
