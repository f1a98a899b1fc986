/** Pagination (section 2.7); the words are ours. */
export const pagerCopy = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
} as const
