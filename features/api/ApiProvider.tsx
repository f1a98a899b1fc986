import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { SWRConfig, type Cache } from 'swr'
import type { Api } from './api-client'
import { createReadTimes, ReadTimesContext } from './read-times'
import { readWith, type AnswerKeeper } from './read-with'

const ApiContext = createContext<Api | undefined>(undefined)

export interface ApiProviderProps {
  api: Api
  /** Keeps answers for times without a network; without one a lost network is a failure. */
  keeper?: AnswerKeeper
  children: ReactNode
}

/**
 * Hands the client to every feature and gives SWR its one fetcher: a cache key is the path of a GET.
 * Nothing is asked again by itself except when the network comes back: bytes cost guests money.
 */
export function ApiProvider({ api, keeper, children }: ApiProviderProps) {
  const [cache] = useState<Cache>(() => new Map())
  const [times] = useState(createReadTimes)
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
        <SWRConfig value={config}>{children}</SWRConfig>
      </ReadTimesContext.Provider>
    </ApiContext.Provider>
  )
}

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) {
    throw new Error(
      'useApi was called outside ApiProvider. Wrap the tree in <ApiProvider api={…}>.',
    )
  }
  return api
}
