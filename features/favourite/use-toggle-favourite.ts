import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import type { FavouritesResponse } from '@domain/schemas/favourite-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { reasonFor } from '@features/api/reason-for'
import { useGo } from '@features/navigation/use-go'
import { endSessionAtom, sessionAtom } from '@features/session/session-atoms'
import { useNotify } from '@ui/feedback/NotifyContext'
import { busyListingsAtom, favouriteErrorAtom, intentsAtom } from './favourite-atoms'
import { responseWithIntents } from './use-favourites'

/**
 * Returns the home that a login is to save, from the navigation state of /login, which any page can
 * have set.
 */
export function homeToSave(state: unknown): Listing | undefined {
  const { saving } = Object(state) as { saving?: unknown }
  const { _id, name, basePrice } = Object(saving) as Record<string, unknown>
  return typeof _id === 'string' && typeof name === 'string' && typeof basePrice === 'number'
    ? { _id, name, basePrice }
    : undefined
}

/** Asks who is saving a home to log in, and keeps where that was and which home it is. */
function useAskForLogin() {
  const notify = useNotify()
  const go = useGo()
  const location = useLocation()
  return useCallback(
    ({ _id, name, basePrice }: Listing, isSaving: boolean, owner?: string) => {
      notify({ ...toastCopy.loginToSave, severity: 'warning' })
      const saving = isSaving ? { _id, name, basePrice } : undefined
      go(paths.login, { state: { from: location, saving, owner } })
    },
    [location, go, notify],
  )
}

/**
 * Saves or removes a listing. It checks login, then network, and flips the heart at once.
 * Requests of one listing run in sequence, the last choice wins, and a failure rolls back.
 */
export function useToggleFavourite() {
  const askForLogin = useAskForLogin()
  const api = useApi()
  const store = useStore()
  const notify = useNotify()
  const { mutate } = useSWRConfig()

  const send = useCallback(
    async (listing: Listing, userId: string) => {
      const busy = store.get(busyListingsAtom)
      const job = `${userId} ${listing._id}`
      if (busy.has(job)) return
      busy.add(job)
      // False once the guest has logged out, after which nothing more is sent or shown.
      const isStillHere = () => store.get(sessionAtom).user?._id === userId
      const intended = () =>
        isStillHere() ? store.get(intentsAtom)[listing._id]?.saved : undefined
      const forgetIntent = () =>
        store.set(intentsAtom, ({ [listing._id]: _done, ...others }) => others)
      let saved = intended()
      try {
        for (let sent: boolean | undefined; saved !== undefined && saved !== sent;) {
          sent = saved
          store.set(favouriteErrorAtom, null)
          await api.request(saved ? 'POST' : 'DELETE', apiPaths.favourites, {
            body: { userId, listingId: listing._id },
            handlesUnauthorized: true,
          })
          const intents = store.get(intentsAtom)
          // The list is reloaded after each request. Until then this version is shown.
          await mutate(
            apiPaths.favouritesOfUser(userId),
            (answer: FavouritesResponse | undefined) => responseWithIntents(answer, intents),
          )
          saved = intended()
        }
        if (saved !== undefined) {
          notify({ ...(saved ? toastCopy.saved : toastCopy.removed), severity: 'success' })
        }
      } catch (error) {
        if (isStillHere() && error instanceof ApiError && error.status === 401) {
          // The origin is kept before the session ends.
          askForLogin(listing, saved === true, userId)
          store.set(endSessionAtom)
          return
        }
        console.error('The favourites could not be updated', error)
        if (isStillHere()) {
          store.set(favouriteErrorAtom, failureText(saved ? 'addFavourite' : 'removeFavourite'))
          const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
          const text = isRefused && reasonFor('addFavourite', error)
          notify({ ...toastCopy.favouriteFailed, ...(text && { text }), severity: 'error' })
          // The server may have succeeded although its response was lost.
          void mutate(apiPaths.favouritesOfUser(userId))
        }
      } finally {
        busy.delete(job)
        if (isStillHere()) forgetIntent()
      }
    },
    [api, askForLogin, mutate, notify, store],
  )

  /** `saved` is the state that the guest sees. The click asks for the opposite. */
  return useCallback(
    (listing: Listing, saved: boolean) => {
      const { user } = store.get(sessionAtom)
      if (!user?._id) return askForLogin(listing, !saved)
      if (!navigator.onLine) {
        notify({ ...toastCopy.offline, severity: 'error' })
        return
      }
      store.set(intentsAtom, (now) => ({ ...now, [listing._id]: { listing, saved: !saved } }))
      void send(listing, user._id)
    },
    [askForLogin, notify, send, store],
  )
}
