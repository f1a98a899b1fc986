import { HOUR, MINUTE } from '@domain/time'
import type { KeptResponse } from '@server/plugins/kept-store'

/** Pages kept in memory with their compressed forms, each of about 150 KB. */
const KEPT_PAGES = 50

/** Returns the end of an hour. The parts of the day begin at full hours, in Lagos as elsewhere. */
const nextHour = (at: number) => (Math.floor(at / HOUR) + 1) * HOUR

interface SentPage {
  /** Moments between which it may be sent, in milliseconds since the epoch. */
  sendable: { from: number; until: number }
  response: KeptResponse
}

/**
 * Returns the function that finds the page that was made of an equal page within the last minute,
 * or keeps the given page as a new one. Equal pages are compressed once, and the time at which a page
 * says that its data was read is at most a minute too early.
 */
export function createSentPages(clock: () => Date) {
  const pages = new Map<string, SentPage>()
  return (tag: string, html: string): SentPage => {
    const at = clock().getTime()
    const found = pages.get(tag)
    if (found && Math.abs(at - found.sendable.from) < MINUTE) return found
    // Deleted first, so that the page that was made first is the first one to be dropped.
    pages.delete(tag)
    const until = Math.min(at + MINUTE, nextHour(at))
    const page: SentPage = {
      sendable: { from: at, until },
      response: { text: html, headers: {}, encoded: {} },
    }
    pages.set(tag, page)
    const [oldest] = pages.keys()
    if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest)
    return page
  }
}
