import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAMETER = 'photo'

/** Marks the history entry that opening the lightbox created, so that closing it goes Back. */
const OPENED_HERE = 'photoOpenedHere'

/**
 * Keeps the open photo in the address. `?photo=n`, counted from 1, is pushed when the
 * lightbox opens, replaced when the photo changes, and popped by Back at every width. `index` is
 * undefined while the lightbox is closed.
 */
export function usePhotoParam(total: number) {
  const location = useLocation()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const named = Number(parameters.get(PARAMETER))
  const index = Number.isInteger(named) && named >= 1 && named <= total ? named - 1 : undefined

  const go = useCallback(
    (photo: number | undefined, options: { replace: boolean; state: unknown }) => {
      const query = new URLSearchParams(location.search)
      if (photo === undefined) query.delete(PARAMETER)
      else query.set(PARAMETER, String(photo + 1))
      void navigate({ search: query.toString(), hash: location.hash }, options)
    },
    [location, navigate],
  )
  const state = (location.state ?? {}) as Record<string, unknown>
  return {
    index,
    open: (photo: number) =>
      go(photo, { replace: false, state: { ...state, [OPENED_HERE]: true } }),
    show: (photo: number) => go(photo, { replace: true, state }),
    close() {
      if (state[OPENED_HERE] === true) void navigate(-1)
      else go(undefined, { replace: true, state })
    },
  }
}
