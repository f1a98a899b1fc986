import { veryBusy } from '@server/http-error'

/** Limits how much work of one kind each caller may have in progress at a time. */
export function createFairWait(most: number) {
  const underWay = new Map<string, number>()
  return {
    /** @throws HttpError 503 when the caller already waits for as much as it may. */
    wait: async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
      const before = underWay.get(caller) ?? 0
      if (before >= most) throw veryBusy()
      underWay.set(caller, before + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(caller) ?? 1) - 1
        if (left === 0) underWay.delete(caller)
        else underWay.set(caller, left)
      }
    },
  }
}
