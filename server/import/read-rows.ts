import { parse, type CsvError } from 'csv-parse/sync'
import { isRecord } from '@domain/is-record'
import { CommandError } from '@server/commands/command-error'
import { columnOf, LISTING_COLUMNS, type ListingColumn } from './listing-columns'

/** Cells of a row by column, as the file has them. */
export type Cells = Partial<Record<ListingColumn, unknown>>

export interface FileRow {
  /** Where the row is in the file, for messages. */
  at: string
  cells: Cells
  /** Why the row cannot be read. */
  fault?: string
}

/** In characters. A listing with fifty rules and thirty photos is shorter. */
const ROW_LENGTH = 200_000

/** @throws CommandError for a heading that is unknown or appears twice. */
function columnsOf(headings: readonly string[]) {
  const columns = headings.map((heading, place) => ({
    heading,
    // A spreadsheet writes columns that were once in use, even when they are empty now.
    column: heading === '' ? `${UNNAMED}${place}` : columnOf(heading),
  }))
  const unknown = columns.flatMap(({ heading, column }) => (column ? [] : [`'${heading}'`]))
  if (unknown.length > 0) {
    const known = LISTING_COLUMNS.join(', ')
    throw new CommandError(`The columns ${unknown.join(', ')} are unknown. Known are: ${known}.`)
  }
  const names = columns.flatMap(({ column }) => column ?? [])
  const twin = names.find((name, place) => names.indexOf(name) !== place)
  if (twin) throw new CommandError(`The column ${twin} appears twice.`)
  return names
}

/** Begins the names of columns without a heading. */
const UNNAMED = 'unnamed '

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/

/** Spreadsheets write the separator of their country. */
function separatorOf(text: string) {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

/** An export writes an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

interface ParsedRow {
  record: Record<string, string>
  info: { lines: number }
}

function readCsv(text: string): FileRow[] {
  const separator = SEPARATOR_LINE.exec(text)?.[1]
  const unreadable: FileRow[] = []
  const refuse = ({ message, lines }: CsvError & { lines?: number }) => {
    const line = lines ?? 'the end'
    unreadable.push({ at: `line ${line}`, cells: {}, fault: message })
  }
  const rows: FileRow[] = []
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: separator ?? separatorOf(text),
      from_line: separator === undefined ? 1 : 2,
      trim: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      skip_records_with_error: true,
      max_record_size: ROW_LENGTH,
      columns: columnsOf,
      on_skip: (error) => {
        if (error) refuse(error)
        return undefined
      },
    }) as unknown as ParsedRow[]
    for (const { record, info } of parsed) {
      const isUnnamed = ([name]: [string, string]) => name.startsWith(UNNAMED)
      const cells = Object.entries(record)
      const stray = cells.find((cell) => isUnnamed(cell) && cell[1] !== '')
      const named = cells.filter((cell) => !isUnnamed(cell))
      rows.push({
        at: `line ${info.lines}`,
        cells: Object.fromEntries(named.map(([name, cell]) => [name, unguarded(cell)])) as Cells,
        ...(stray && { fault: `has '${stray[1]}' in a column without a heading` }),
      })
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
    refuse(error as CsvError)
  }
  return [...rows, ...unreadable]
}

function readJson(text: string): FileRow[] {
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new CommandError(`The file is not valid JSON: ${(error as Error).message}.`)
  }
  const list = isRecord(content) && !Array.isArray(content) ? content['listings'] : content
  if (!Array.isArray(list)) {
    throw new CommandError('The file must contain a list, or an object with a list "listings".')
  }
  return list.map((entry: unknown, place): FileRow => {
    const at = `entry ${place + 1}`
    if (!isRecord(entry) || Array.isArray(entry))
      return { at, cells: {}, fault: 'is not an object' }
    const unknown = Object.keys(entry).filter((name) => columnOf(name) !== name)
    if (unknown.length > 0) {
      return { at, cells: {}, fault: `has unknown fields: ${unknown.join(', ')}` }
    }
    return { at, cells: entry as Cells }
  })
}

/**
 * Reads a file of listings.
 *
 * @throws CommandError when no row of it can be read.
 */
export const readRows = (text: string, format: 'csv' | 'json') =>
  format === 'json' ? readJson(text) : readCsv(text)
