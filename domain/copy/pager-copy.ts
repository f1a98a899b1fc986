/** Texts of the pagination. Not in the specification. */
export const pagerCopy = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `, page ${page} of ${pages}`,
} as const
