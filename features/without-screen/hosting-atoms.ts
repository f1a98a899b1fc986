import type { ListingDraft } from '@domain/schemas/listing-save-schema'
import { personalAtom } from '@features/session/personal-atom'

/** Initial state, to which clearing returns. The step starts at 1. */
export const emptyListingDraft: ListingDraft = { step: 1, uploadProgress: 0, isDirty: false }

/** Progress of a host who describes a listing. It is reset for every other user. */
export const listingDraftAtom = personalAtom(emptyListingDraft, 'listingDraftAtom')
export const saveListingErrorAtom = personalAtom<string | null>(null, 'saveListingErrorAtom')
