import { apiPaths } from '@domain/api/api-paths'
import { isHonoured } from '@domain/listing/listing-responses'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import type { Api } from './api-client'

/** Milliseconds for which a backend's list of all listings is used again. */
export const WHOLE_LIST_LIFE = 5 * 60_000

/**
 * Wraps the client of a backend that may return all its listings to every query. The page
 * selects from such a list itself, so each page, filter and search uses the one response.
 */
export function withWholeList(api: Api): Api {
  let kept: { all: unknown; until: number } | undefined
  return {
    async request(method, path, options) {
      const isList = path.split('?', 1)[0] === apiPaths.listings()
      if (!isList) return api.request(method, path, options)
      if (method === 'GET' && kept && kept.until > Date.now()) return kept.all
      // Saving a listing changes the list.
      kept = undefined
      const all = await api.request(method, path, options)
      if (method === 'GET' && !isHonoured(all as ListingsResponse)) {
        kept = { all, until: Date.now() + WHOLE_LIST_LIFE }
      }
      return all
    },
  }
}
