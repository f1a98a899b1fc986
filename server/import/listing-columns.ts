import { FIELDS, LISTS } from '@server/listing/listing-values'

/** Columns of a file of listings, in the order of an export. */
export const LISTING_COLUMNS = [
  'key',
  'host',
  'hostName',
  ...FIELDS,
  'photos',
  'photoAlts',
  'published',
] as const

export type ListingColumn = (typeof LISTING_COLUMNS)[number]

/** Separates the entries of a list within one cell. A line break does so, too. */
export const LIST_SEPARATOR = '|'

/** Columns whose cells hold several entries. */
export const LIST_COLUMNS: ReadonlySet<string> = new Set([...LISTS, 'photos', 'photoAlts'])

const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
const byPlainName = new Map(LISTING_COLUMNS.map((name) => [plain(name), name]))

/** Returns the column that a heading names, whatever its case, blanks and hyphens. */
export const columnOf = (heading: string) => byPlainName.get(plain(heading))
