import { veryBusy } from './http-error'

/** Owner of a task. Tasks of known devices and proven owners go first. */
export type Rank = 'known' | 'stranger'

interface RanksOptions {
  /**
   * Tasks that may run at the same time. Where there is more than one, strangers leave one free.
   */
  atOnce: number
  /** Tasks that may wait, for each rank. Any further one is refused. */
  mostWaiting: Record<Rank, number>
  /** Returns how many milliseconds a stranger's place stays taken after the task. */
  restAfterStranger?: () => number
}

/**
 * Returns a function that runs a few tasks at a time, in order of arrival. Strangers' tasks start
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

  /** @throws HttpError 503 when too many tasks wait already. */
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
