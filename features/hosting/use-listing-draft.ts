import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { emptyListingDraft, listingDraftAtom } from './hosting-atoms'

/** The listing draft of section 3 and its moves (section 4). @spec DRAFT-01 */
export function useListingDraft() {
  const [draft, setDraft] = useAtom(listingDraftAtom)
  const actions = useMemo(
    () => ({
      /** The first step is 1. */
      goToStep: (step: number) => setDraft((now) => ({ ...now, step: Math.max(1, step) })),
      /** Something was typed or picked that is not saved yet. */
      markDirty: () => setDraft((now) => ({ ...now, isDirty: true })),
      clear: () => setDraft(emptyListingDraft),
    }),
    [setDraft],
  )
  return { ...draft, ...actions }
}
