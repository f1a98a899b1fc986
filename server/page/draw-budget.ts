import { MINUTE } from '@domain/time'

/** Number of clients that are counted. Beyond it all counts start again. */
const MOST_CLIENTS = 100_000

/**
 * Counts the pages that the server draws for each client. Drawing takes longer than any other
 * request of a visitor, and a page with another filter in its address is a new page.
 *
 * @param most Pages that one client may have drawn in a minute.
 */
export function createDrawBudget(most: number, clock: () => Date) {
  const counts = new Map<string, number>()
  let start = 0
  return {
    hasLeft: (client: string) => {
      const now = clock().getTime()
      if (Math.abs(now - start) >= MINUTE || counts.size >= MOST_CLIENTS) {
        counts.clear()
        start = now
      }
      return (counts.get(client) ?? 0) < most
    },
    count: (client: string) => void counts.set(client, (counts.get(client) ?? 0) + 1),
  }
}
