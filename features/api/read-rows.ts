import { isFields, type Fields, type Reader } from './read-fields'

/** Names that backends give to the wrapper around a result. */
const WRAPPERS = ['data', 'result', 'results', 'response', 'payload', 'body', '_embedded']
const LISTS = ['items', 'rows', 'docs', 'list', 'records', 'content', 'nodes', 'edges', 'hits']
/** Wrappers inside each other that are followed. */
const DEPTH = 4

/** Error for a response that is not as specified and whose meaning is not clear either. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

const isRow = (value: unknown) => isFields(value) && ('_id' in value || 'id' in value)

/** An object whose values are all rows, as some backends write a list. */
const isMap = (value: Record<string, unknown>) => {
  const values = Object.values(value)
  return values.length > 0 && values.every(isRow)
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (isFields(value) && Object.keys(value).length === 0)

/**
 * Finds the rows of a list, whatever wraps them.
 *
 * @param keys Names of the specified wrappers, the outer one first.
 * @returns undefined where there is no list. A named list that is null, '' or {} has no rows.
 */
export function rowsIn(
  value: unknown,
  keys: readonly string[],
  depth = DEPTH,
): unknown[] | undefined {
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    return value.length === 1 && Array.isArray(first) ? first : value
  }
  if (!isFields(value) || depth === 0) return undefined
  let none: unknown[] | undefined
  for (const key of [...keys, ...WRAPPERS, ...LISTS].filter((name) => name in value)) {
    const found = rowsIn(value[key], keys, depth - 1)
    if (found) return found
    if (keys.includes(key) && isNothing(value[key])) none = []
  }
  return none ?? (isMap(value) ? Object.values(value) : undefined)
}

/** Finds the one object that a response is about, whatever wraps it. */
export function rowIn(value: unknown, key: string, depth = DEPTH): unknown {
  if (Array.isArray(value)) return value.length === 1 ? rowIn(value[0], key, depth) : undefined
  if (!isFields(value) || depth === 0) return undefined
  const isWrapper = (name: string) => isFields(value[name]) || Array.isArray(value[name])
  if (isWrapper(key)) return rowIn(value[key], key, depth - 1)
  const wrapper = isRow(value) ? undefined : WRAPPERS.find(isWrapper)
  return wrapper === undefined ? value : rowIn(value[wrapper], key, depth - 1)
}

/** Finds a field beside or inside the wrappers of a response. */
export function fieldIn<Value>(
  value: unknown,
  keys: readonly string[],
  reader: Reader<Value>,
  depth = DEPTH,
): Value | undefined {
  if (!isFields(value) || depth === 0) return undefined
  for (const key of keys) {
    const found = reader(value[key])
    if (found !== undefined) return found
  }
  for (const key of WRAPPERS) {
    const found = fieldIn(value[key], keys, reader, depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Reads every row. A row without what it needs, and one that repeats an id, are left out and
 * logged. When none of them can be read, the response is unreadable.
 */
export function readRows<Row>(what: string, rows: readonly unknown[], reader: Reader<Row>): Row[] {
  const seen = new Set<unknown>()
  const left: unknown[] = []
  const read = rows.flatMap((row) => {
    const found = reader(row)
    const key = isFields(found) ? (found['_id'] ?? found['name'] ?? found) : found
    if (found === undefined || seen.has(key)) {
      left.push(row)
      return []
    }
    seen.add(key)
    return [found]
  })
  if (left.length > 0) {
    console.warn(`${left.length} of ${rows.length} ${what} were left out`, left)
  }
  if (rows.length > 0 && read.length === 0) throw new Unreadable(`None of the ${what} can be read`)
  return read
}

/** Returns a row without what GraphQL (`node`) or JSON:API (`attributes`) put around it. */
const bare = (row: Fields): Fields => {
  const { node, attributes, ...others } = row
  if (isFields(node)) return node
  return isFields(attributes) ? { ...others, ...attributes } : row
}

/** Wraps a reader so that a row with `id` and no `_id` has an `_id`, whatever is around it. */
export const named =
  <Row>(reader: Reader<Row>): Reader<Row> =>
  (value) => {
    const row = isFields(value) ? bare(value) : undefined
    return reader(row ? { ...row, _id: row['_id'] ?? row['id'] } : value)
  }
