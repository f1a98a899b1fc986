import { useAtomValue } from 'jotai'
import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { OwnListing } from '@domain/schemas/listing-save-schema'
import type { ApiError } from '@features/api/api-error'
import { sessionAtom } from '@features/session/session-atoms'

function useHostList(pathFor: (userId: string) => string) {
  const { user } = useAtomValue(sessionAtom)
  const { data, error, isLoading, mutate } = useSWR<{ listings: OwnListing[] }, ApiError>(
    user && pathFor(user._id),
  )
  return {
    listings: data?.listings,
    isLoading,
    error: error && failureText('ownListings'),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}

/**
 * Returns the user's listings including drafts, or undefined until they are loaded. @spec API-15
 */
export const useOwnListings = () => useHostList(apiPaths.listingsOfUser)

/** Returns only the drafts. @spec API-15 */
export const useUncompletedListings = () => useHostList(() => apiPaths.uncompletedListings)
