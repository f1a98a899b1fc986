import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { SWRConfig, type Cache } from 'swr'
import type { Api } from './api-client'

const ApiContext = createContext<Api | undefined>(undefined)

export interface ApiProviderProps {
  api: Api
  children: ReactNode
}

/**
 * Hands the client to every feature and gives SWR its one fetcher: a cache key is the path of a GET.
 * Nothing is asked again by itself except when the network comes back: bytes cost guests money.
 */
export function ApiProvider({ api, children }: ApiProviderProps) {
  const [cache] = useState<Cache>(() => new Map())
  const config = useMemo(
    () => ({
      provider: () => cache,
      fetcher: (path: string) => api.request('GET', path),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    }),
    [api, cache],
  )
  return (
    <ApiContext.Provider value={api}>
      <SWRConfig value={config}>{children}</SWRConfig>
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
