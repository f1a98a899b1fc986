import type { ListingDraft } from '@domain/schemas/listing-save-schema'
import { personalAtom } from '@features/session/personal-atom'

/** Section 4: the step starts at 1, and clearing goes back to this. */
export const emptyListingDraft: ListingDraft = { step: 1, uploadProgress: 0, isDirty: false }

/** Where a host is in describing a home; another identity starts afresh. */
export const listingDraftAtom = personalAtom(emptyListingDraft, 'listingDraftAtom')
export const saveListingErrorAtom = personalAtom<string | null>(null, 'saveListingErrorAtom')
