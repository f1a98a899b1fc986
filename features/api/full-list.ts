import { apiPaths } from '@domain/api/api-paths'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import type { ListingPage, ListingsResponse } from '@domain/schemas/listing-schema'
import type { Api } from './api-client'

/** Milliseconds for which a backend's list of all listings is reused. */
export const FULL_LIST_LIFE = 5 * 60_000

/** Returns a function that tells whether a page has the same listings as an earlier page. */
function createRepetition() {
  let last: { query: string; page: string; ids: string } | undefined
  return (path: string, answer: ListingPage) => {
    const parameters = new URLSearchParams(path.split('?')[1])
    const page = parameters.get('page') ?? '1'
    parameters.delete('page')
    const before = last
    last = { page, query: String(parameters), ids: answer.listings.map(({ _id }) => _id).join() }
    return (
      last.ids !== '' &&
      before?.ids === last.ids &&
      before.query === last.query &&
      before.page !== page
    )
  }
}

/** Returns how many listings a query asks for. */
const limitOf = (path: string) =>
  Number(new URLSearchParams(path.split('?')[1]).get('limit') ?? Infinity)

/**
 * Wraps the client of a backend that may return all its listings to every query. The page
 * selects from such a list itself, so each page, filter and search uses the one response. A backend
 * that names a total, but returns more than was asked for, or the same listings for two pages, does
 * not paginate, so the total is dropped and the client paginates what there is.
 */
export function withFullList(api: Api): Api {
  let cached: { all: unknown; until: number } | undefined
  const isRepetition = createRepetition()
  let ignoresPage = false
  return {
    async request(method, path, options) {
      const isList = path.split('?', 1)[0] === apiPaths.listings()
      if (!isList) return api.request(method, path, options)
      if (method === 'GET' && cached && cached.until > Date.now()) return cached.all
      // Saving a listing changes the list.
      cached = undefined
      const answer = await api.request(method, path, options)
      if (method !== 'GET') return answer
      const list = answer as ListingsResponse
      const isFull = !isHonoured(list) || list.listings.length > limitOf(path)
      if (isFull) {
        const all = listingsIn(list)
        cached = { all, until: Date.now() + FULL_LIST_LIFE }
        return all
      }
      ignoresPage ||= isRepetition(path, list)
      return ignoresPage ? { listings: list.listings } : answer
    },
  }
}
