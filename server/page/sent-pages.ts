import { MINUTE } from '@domain/time'
import type { CachedResponse } from '@server/plugins/response-cache'

/** Pages cached in memory with their compressed forms, each of about 150 KB. */
const CACHED_PAGES = 50

interface SentPage {
  at: number
  response: CachedResponse
}

/**
 * Returns the function that finds the page that was made of an equal page within the last minute,
 * or caches the given page as a new one. Equal pages are compressed once, and the time at which a
 * page says that its data was read is at most a minute too early.
 */
export function createSentPages(clock: () => Date) {
  const pages = new Map<string, SentPage>()
  return (tag: string, html: string): CachedResponse => {
    const at = clock().getTime()
    const found = pages.get(tag)
    if (found && Math.abs(at - found.at) < MINUTE) return found.response
    // Deleted first, so that the page that was made first is the first one to be dropped.
    pages.delete(tag)
    const response: CachedResponse = { text: html, headers: {}, encoded: {} }
    pages.set(tag, { at, response })
    const [oldest] = pages.keys()
    if (pages.size > CACHED_PAGES && oldest !== undefined) pages.delete(oldest)
    return response
  }
}
