import { veryBusy } from './http-error'

interface FairTurnsOptions {
  /** Tasks of different owners that may run at the same time. */
  atOnce: number
  /** Tasks of one owner that may wait. Any further one is refused. */
  mostWaiting: number
  /**
   * Whether an owner rests after a task for as long as it took, so that tasks that never end use at most
   * half of the time.
   */
  rests?: boolean
}

/**
 * Returns a function that runs one task of each owner at a time. Owners take turns, so that the tasks
 * of one wait behind each other and never in front of another's.
 */
export function createFairTurns({ atOnce, mostWaiting, rests = false }: FairTurnsOptions) {
  /** In the order of the owners' turns. */
  const lines = new Map<string, (() => void)[]>()
  const running = new Set<string>()
  const resting = new Set<string>()

  const startNext = () => {
    for (const [owner, [proceed, ...others]] of lines) {
      if (running.size >= atOnce) return
      if (running.has(owner) || resting.has(owner)) continue
      lines.delete(owner)
      if (others.length > 0) lines.set(owner, others)
      running.add(owner)
      proceed?.()
    }
  }

  const rest = (owner: string, time: number) => {
    resting.add(owner)
    setTimeout(() => {
      resting.delete(owner)
      startNext()
    }, time)
  }

  /** @throws HttpError 503 when too many tasks of the owner wait already. */
  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(owner) ?? []
    if (line.length >= mostWaiting) throw veryBusy()
    await new Promise<void>((proceed) => {
      lines.set(owner, [...line, proceed])
      startNext()
    })
    const start = performance.now()
    try {
      return await work()
    } finally {
      running.delete(owner)
      if (rests) rest(owner, performance.now() - start)
      startNext()
    }
  }
}
