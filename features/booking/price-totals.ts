import { PAGE_META } from '@domain/page-data'
import { usesOwnApi } from '@features/api/base-url'
import { metaContent } from '@features/api/page-meta'

/**
 * Tells whether totals are for the stay, which our own server writes into the page, for when the
 * listing that says so as well has not arrived.
 */
export const totalsAreForStay = () => usesOwnApi() && metaContent(PAGE_META.totals) === 'stay'
