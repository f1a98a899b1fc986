import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import useSWR from 'swr'
import { failureText } from '@domain/api/failure-messages'
import type { ApiError } from '@features/api/api-error'
import { sessionAtom } from '@features/session/session-atoms'
import { hostingKeys } from './hosting-keys'
import { ownListingsFrom, type OwnListingsResponse } from './hosting-responses'

function useHostList(key: string) {
  const { user } = useAtomValue(sessionAtom)
  const { data, error, isLoading, mutate } = useSWR<OwnListingsResponse, ApiError>(
    user ? key : null,
  )
  return {
    listings: useMemo(() => data && ownListingsFrom(data), [data]),
    isLoading,
    error: error && failureText('ownListings'),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}

/**
 * Returns the user's listings including drafts, or undefined until they are loaded. @spec API-15
 */
export function useOwnListings() {
  const { user } = useAtomValue(sessionAtom)
  return useHostList(hostingKeys.ofUser(user?._id ?? ''))
}

/** Returns only the drafts. @spec API-15 */
export const useUncompletedListings = () => useHostList(hostingKeys.uncompleted)
