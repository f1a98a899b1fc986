/** Texts of a part of the page that failed to load. */
export const failureCopy = {
  propertyTypes: 'Unable to load property types.',
  retry: 'Retry',
  typeFilterUnavailable: 'Property type filtering unavailable',
  // Not in the specification: a page whose code did not load, or that crashed.
  pageTitle: 'This page could not be opened',
  pageBody: 'Check your connection and try again. Nothing you saved or booked is lost.',
  // Not in the specification: a part of a page whose code did not load, such as the calendar.
  part: 'This part could not be loaded. Check your connection and try again.',
} as const
