import { veryBusy } from './http-error'

/** Owner of the work. Work of known devices and proved owners goes first. */
export type Rank = 'known' | 'stranger'

interface RanksOptions {
  /** Work that may be under way at a time. */
  atOnce: number
  /** Work that may wait, for each rank. More is refused. */
  mostWaiting: Record<Rank, number>
}

/**
 * Returns a function that runs a few works at a time, in order of arrival. Strangers' work starts
 * only when no known device waits.
 */
export function createRanks({ atOnce, mostWaiting }: RanksOptions) {
  let running = 0
  const waiting: Record<Rank, (() => void)[]> = { known: [], stranger: [] }
  /** @throws HttpError 503 when too much work waits already. */
  return async <T>(rank: Rank, work: () => Promise<T>): Promise<T> => {
    if (waiting[rank].length >= mostWaiting[rank]) throw veryBusy()
    if (running < atOnce) running += 1
    else await new Promise<void>((proceed) => waiting[rank].push(proceed))
    try {
      return await work()
    } finally {
      const next = waiting.known.shift() ?? waiting.stranger.shift()
      // Hands the place to the next in the queue, so that a newcomer cannot overtake it.
      if (next) next()
      else running -= 1
    }
  }
}
