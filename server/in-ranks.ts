import { veryBusy } from './http-error'

/** Owner of the work. Work of known devices and proved owners goes first. */
export type Rank = 'known' | 'stranger'

interface RanksOptions {
  /** Work that may be under way at a time. Where it is more than one, strangers leave one free. */
  atOnce: number
  /** Work that may wait, for each rank. More is refused. */
  mostWaiting: Record<Rank, number>
  /** Returns for how many milliseconds a stranger's place stays taken after the work. */
  restAfterStranger?: () => number
}

/**
 * Returns a function that runs a few works at a time, in order of arrival. Strangers' work starts
 * only when no known device waits.
 */
export function createRanks({ atOnce, mostWaiting, restAfterStranger = () => 0 }: RanksOptions) {
  const most: Record<Rank, number> = { known: atOnce, stranger: Math.max(1, atOnce - 1) }
  const running: Record<Rank, number> = { known: 0, stranger: 0 }
  const waiting: Record<Rank, (() => void)[]> = { known: [], stranger: [] }

  const hasPlace = (rank: Rank) =>
    running.known + running.stranger < atOnce && running[rank] < most[rank]

  const leave = (rank: Rank) => {
    running[rank] -= 1
    for (const next of ['known', 'stranger'] as const) {
      while (hasPlace(next)) {
        const proceed = waiting[next].shift()
        if (!proceed) break
        running[next] += 1
        proceed()
      }
    }
  }

  /** @throws HttpError 503 when too much work waits already. */
  return async <T>(rank: Rank, work: () => Promise<T>): Promise<T> => {
    if (waiting[rank].length >= mostWaiting[rank]) throw veryBusy()
    // Nobody overtakes those who wait.
    if (waiting[rank].length === 0 && hasPlace(rank)) running[rank] += 1
    else await new Promise<void>((proceed) => waiting[rank].push(proceed))
    try {
      return await work()
    } finally {
      const rest = rank === 'stranger' ? restAfterStranger() : 0
      if (rest > 0) setTimeout(leave, rest, rank)
      else leave(rank)
    }
  }
}
