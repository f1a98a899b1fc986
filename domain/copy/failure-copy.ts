/** Section 8: a part of the page that failed says so in its place. */
export const failureCopy = {
  propertyTypes: 'Unable to load property types.',
  retry: 'Retry',
  typeFilterUnavailable: 'Property type filtering unavailable',
  // Ours: a page whose code did not arrive, or that broke.
  pageTitle: 'This page could not be opened',
  pageBody: 'Check your connection and try again. Nothing you saved or booked is lost.',
} as const
