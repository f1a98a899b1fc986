import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { SWRConfig, type Cache } from 'swr'
import type { RenderedResponses } from '@domain/page-data'
import type { Api } from './api-client'
import { createReadTimes, ReadTimesContext } from './read-times'
import { readWith, type OfflineCache } from './read-with'

const ApiContext = createContext<Api | undefined>(undefined)
const RenderedContext = createContext<RenderedResponses | undefined>(undefined)

export interface ApiProviderProps {
  api: Api
  /** Keeps responses for reading offline. Without it, a lost network is an error. */
  offlineCache?: OfflineCache | undefined
  /** Responses that came with the document, which are not requested again. */
  rendered?: RenderedResponses | undefined
  children: ReactNode
}

const noResponses: RenderedResponses = { at: 0, responses: {} }

/**
 * Provides the API client to every feature and the only fetcher to SWR, for which a cache key is
 * the path of a GET. SWR revalidates only on reconnect, because guests pay for their data.
 */
export function ApiProvider({ api, offlineCache, rendered: given, children }: ApiProviderProps) {
  const rendered = given ?? noResponses
  const [cache] = useState<Cache>(
    () => new Map(Object.entries(rendered.responses).map(([path, data]) => [path, { data }])),
  )
  const [times] = useState(createReadTimes)
  useEffect(() => {
    for (const [path, answer] of Object.entries(rendered.responses)) {
      times.note(path, { at: rendered.at, isCached: false })
      offlineCache?.placeOf(path).store({ at: rendered.at, answer })
    }
  }, [rendered, offlineCache, times])
  const config = useMemo(
    () => ({
      provider: () => cache,
      fetcher: readWith(api, times, offlineCache),
      use: [times.watch],
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    }),
    [api, offlineCache, cache, times],
  )
  return (
    <ApiContext.Provider value={api}>
      <ReadTimesContext.Provider value={times}>
        <RenderedContext.Provider value={given}>
          <SWRConfig value={config}>{children}</SWRConfig>
        </RenderedContext.Provider>
      </ReadTimesContext.Provider>
    </ApiContext.Provider>
  )
}

/** Returns what the server drew the page with, or undefined when it has not. The page must match it. */
export const useRendered = () => useContext(RenderedContext)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) {
    throw new Error('useApi needs an ApiProvider above it.')
  }
  return api
}
