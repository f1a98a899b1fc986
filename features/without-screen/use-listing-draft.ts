import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { emptyListingDraft, listingDraftAtom } from './hosting-atoms'

/** Returns the listing draft and its actions. @spec DRAFT-01 */
export function useListingDraft() {
  const [draft, setDraft] = useAtom(listingDraftAtom)
  const actions = useMemo(
    () => ({
      /** The first step is 1. */
      goToStep: (step: number) => setDraft((now) => ({ ...now, step: Math.max(1, step) })),
      /** Marks input that is not saved yet. */
      markDirty: () => setDraft((now) => ({ ...now, isDirty: true })),
      clear: () => setDraft(emptyListingDraft),
    }),
    [setDraft],
  )
  return { ...draft, ...actions }
}
