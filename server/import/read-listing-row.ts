import { Compile } from 'typebox/compile'
import { plainText } from '@domain/plain-text'
import { ListingSavePayloadSchema } from '@domain/schemas/listing-save-schema'
import {
  COORDINATES,
  FIELDS,
  type ListingChanges,
  NUMBER_FIELDS,
  trimmedFields,
  unchargeable,
} from '@server/listing/listing-values'
import { fieldsOf } from '@server/plugins/error-response'
import type { SchemaFault } from '@server/plugins/field-reasons'
import { oddFields } from '@server/plugins/refuse-odd-values'
import { LIST_COLUMNS, LIST_SEPARATOR } from './listing-columns'
import { readRate, WHOLE_NUMBER } from './rate-cells'
import type { Cells } from './read-rows'

/** What a row says about a listing. What it does not mention stays as it is. */
export interface ImportedListing {
  key: string
  /** Address or number of the host's account. */
  host: string | undefined
  /** Name of the account, where the import creates it. */
  hostName: string | undefined
  fields: ListingChanges
  /** Files or addresses, the cover photo first. */
  photos: string[] | undefined
  /**
   * Alt texts in the order of the photos. With an empty one, the listing's name describes the
   * photo.
   */
  alts: string[] | undefined
  published: boolean | undefined
}

/** Ids of property types and amenities by their names in lower case. */
export interface NameIds {
  propertyType: ReadonlyMap<string, string>
  amenities: ReadonlyMap<string, string>
}

type Faults = Record<string, string>

/** In characters. */
const ALT_LENGTH = 300

const KEY = /^\S(?:.{0,98}\S)?$/u
const AMOUNT = new RegExp(String.raw`^₦?\s*${WHOLE_NUMBER}(\.\d+)?$`)
/** Where a comma separates decimals, 45.000 means 45,000 and must not become 45. */
const MANY_DECIMALS = /\.\d{3,}$/
const SWITCHES: Record<string, boolean> = { yes: true, true: true, no: false, false: false }

const fields = Compile(ListingSavePayloadSchema)

/** Returns the value of a cell: text as the column means it, and null for an empty cell. */
function valueOf(column: string, cell: unknown): unknown {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  if (LIST_COLUMNS.has(column)) {
    const parts = text.split(/[|\n]/).map((part) => part.trim())
    // An empty alt text keeps its place.
    return column === 'photoAlts' ? (text === '' ? [] : parts) : parts.filter(Boolean)
  }
  if (text === '') return null
  if (COORDINATES.has(column) && /^-?\d{1,3}(\.\d+)?$/.test(text)) return Number(text)
  const amount = NUMBER_FIELDS.has(column) ? AMOUNT.exec(text) : null
  return amount ? Number(text.replace(/[₦,\s]/g, '')) : text
}

const listOf = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined

/** Replaces names by ids. Unknown names are faults. */
function idsOf(column: keyof NameIds, value: unknown, names: NameIds, faults: Faults): unknown {
  const known = names[column]
  const idOf = (name: unknown) => known.get(String(name).trim().toLowerCase())
  const wanted = Array.isArray(value) ? value : [value]
  const unknown = wanted.filter((name) => idOf(name) === undefined)
  if (unknown.length > 0) {
    faults[column] = `${unknown.map((name) => `'${name}'`).join(', ')} does not exist yet`
    return undefined
  }
  return Array.isArray(value) ? value.map(idOf) : idOf(value)
}

function switchOf(value: unknown, faults: Faults) {
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? undefined
  const found = typeof value === 'string' ? SWITCHES[value.toLowerCase()] : undefined
  if (found === undefined) faults['published'] = 'must be yes or no'
  return found
}

/** Reads rates that are texts, as a table has them. */
const ratesOf = (rates: readonly unknown[], faults: Faults) =>
  rates.map((rate) => {
    if (typeof rate !== 'string') return rate
    const read = readRate(rate)
    if (!read) {
      faults['rates'] =
        `'${rate}' is not like '2026-12-15 to 2027-01-03: 120000 min 3' or 'fri sat: 60000'`
    }
    return read ?? {}
  })

function textsOf(column: 'photos' | 'photoAlts', value: unknown, faults: Faults) {
  if (value === undefined) return undefined
  const texts = value === null ? [] : listOf(value)
  if (!texts) faults[column] = `must be a list of texts, separated by '${LIST_SEPARATOR}'`
  return texts
}

/**
 * Reads what a row says. Names of property types and amenities become ids.
 *
 * @returns the row, or what is wrong with each of its columns.
 */
export function readListingRow(
  cells: Cells,
  names: NameIds,
): { row: ImportedListing } | { faults: Faults } {
  const faults: Faults = oddFields(cells)
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, valueOf(column, cell)]),
  )
  const { key, host, hostName, photos, photoAlts, published, ...rest } = values
  if (typeof key !== 'string' || !KEY.test(key)) {
    faults['key'] = 'must be a text of your own of at most 100 characters, which stays the same'
  }
  if (host !== undefined && host !== null && typeof host !== 'string') {
    faults['host'] = 'must be the address of an account'
  }
  for (const column of ['propertyType', 'amenities'] as const) {
    const value = rest[column]
    if (value !== undefined && value !== null) {
      rest[column] = idsOf(column, value, names, faults)
      if (rest[column] === undefined) delete rest[column]
    }
  }
  if (Array.isArray(rest['rates'])) rest['rates'] = ratesOf(rest['rates'], faults)
  const wrong = [...fields.Errors(rest)] as SchemaFault[]
  const given = rest as ListingChanges
  const found = { ...fieldsOf(wrong, 'row'), ...(wrong.length === 0 && unchargeable(given)) }
  // What a cell could not be read as comes first.
  Object.assign(faults, found, { ...faults })
  for (const column of FIELDS) {
    const cell = NUMBER_FIELDS.has(column) && cells[column]
    if (typeof cell === 'string' && MANY_DECIMALS.test(cell.trim())) {
      faults[column] = 'must have at most 2 decimals'
    }
  }
  const row: ImportedListing = {
    key: String(key),
    host: typeof host === 'string' ? host : undefined,
    hostName: typeof hostName === 'string' ? plainText(hostName) : undefined,
    fields: trimmedFields(given),
    photos: textsOf('photos', photos, faults),
    alts: textsOf('photoAlts', photoAlts, faults),
    published: switchOf(published, faults),
  }
  const alts = row.alts ?? []
  if (alts.some((alt) => alt.length > ALT_LENGTH)) {
    faults['photoAlts'] = `must have at most ${ALT_LENGTH} characters each`
  } else if (alts.length > (row.photos?.length ?? 0)) {
    faults['photoAlts'] = 'has more texts than there are photos'
  }
  return Object.keys(faults).length > 0 ? { faults } : { row }
}
