import { createContext, useContext, useEffect } from 'react'
import type { Middleware } from 'swr'

interface ReadTime {
  /** When the server sent the response, in milliseconds since the epoch. */
  at: number
  /** True when the network failed and an earlier response is shown instead. */
  isCached: boolean
}

export interface ReadTimes {
  note: (path: string, time: ReadTime) => void
  /** Records that a request failed without a cached response, perhaps because none arrived. */
  noteFailure: (path: string, isLost: boolean) => void
  /** True while the page shows a cached response for the path, or none, because none arrived. */
  isUnanswered: (path: string) => boolean
  /** True while a read on the page has got no response. */
  isWaiting: () => boolean
  /** Returns how many requests got a response after one for the same path had got none. */
  recoveries: () => number
  /** Returns the time of the oldest response on the page, or of the oldest cached one. */
  oldest: (which: 'all' | 'cached') => number | undefined
  subscribe: (listener: () => void) => () => void
  /** SWR middleware that records which reads are on the page. */
  watch: Middleware
}

/**
 * Records when the response to each read arrived, so that old content is never shown as current
 * (R-10).
 */
export function createReadTimes(): ReadTimes {
  const times = new Map<string, ReadTime>()
  const lost = new Set<string>()
  let recoveries = 0
  const shown = new Map<string, number>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const count = (path: string, more: number) => {
    shown.set(path, (shown.get(path) ?? 0) + more)
    tell()
  }
  const isShown = (path: string) => (shown.get(path) ?? 0) > 0
  const isCached = (path: string) => times.get(path)?.isCached ?? false
  const isUnanswered = (path: string) => lost.has(path) || isCached(path)
  return {
    note(path, time) {
      if (!time.isCached && isUnanswered(path)) recoveries += 1
      lost.delete(path)
      times.set(path, time)
      tell()
    },
    noteFailure(path, isLost) {
      if (isLost) lost.add(path)
      else lost.delete(path)
      tell()
    },
    isUnanswered,
    isWaiting: () => [...shown.keys()].some((path) => isShown(path) && isUnanswered(path)),
    recoveries: () => recoveries,
    oldest(which) {
      const moments = [...shown.keys()]
        .filter((path) => isShown(path) && (which === 'all' || isCached(path)))
        .flatMap((path) => times.get(path)?.at ?? [])
      return moments.length > 0 ? Math.min(...moments) : undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch: (useRead) => (key, fetcher, options) => {
      useEffect(() => {
        if (typeof key !== 'string') return
        count(key, 1)
        return () => count(key, -1)
      }, [key])
      return useRead(key, fetcher, options)
    },
  }
}

export const ReadTimesContext = createContext<ReadTimes>(createReadTimes())

export const useReadTimes = () => useContext(ReadTimesContext)
