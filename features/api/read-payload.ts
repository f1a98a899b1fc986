import type { TSchema } from 'typebox'
import { apiPaths } from '@domain/api/api-paths'
import { isRecord } from '@domain/is-record'
import { isIsoDate } from '@domain/stay/stay-date'
import { ApiError, apiErrorFrom } from './api-error'
import { readCalls } from './response-schemas'

/** The keywords of a schema by which a value is read. */
interface Keywords {
  type?: string
  items?: TSchema
  properties?: Record<string, TSchema>
  required?: string[]
  anyOf?: TSchema[]
  default?: unknown
  const?: unknown
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** A day, or an instant with its zone. */
const isTime = (text: string, format: string) =>
  isIsoDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text)) &&
  (format === 'date' ? text.length === 10 : /T.+(Z|[+-]\d\d:\d\d)$/i.test(text))

/** Checks a single value. TypeBox's own check, which the tests use, would be nine kilobytes more. */
function fits(value: unknown, schema: Keywords) {
  const { type, minimum = -Infinity, maximum = Infinity, pattern = '', format } = schema
  if ('const' in schema) return value === schema.const
  switch (type) {
    case 'string':
      return (
        typeof value === 'string' &&
        value.trim() !== '' &&
        new RegExp(pattern).test(value) &&
        (format === undefined || isTime(value, format))
      )
    case 'number':
    case 'integer':
      return (
        typeof value === 'number' &&
        (type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) &&
        value >= minimum &&
        value <= maximum
      )
    case 'object':
      return isRecord(value) && !Array.isArray(value)
    default:
      return type === undefined || typeof value === type
  }
}

/** Converts numbers that are written as text, and ids that are numbers. */
function converted(value: unknown, type?: string) {
  if (type === 'string' && typeof value === 'number') return String(value)
  const isNumber = type === 'number' || type === 'integer'
  return isNumber && typeof value === 'string' && value.trim() !== '' ? Number(value) : value
}

/** Returns one row for each id, so that no list shows a home twice. */
const withoutRepeats = (rows: readonly unknown[]) => [
  ...new Map(rows.map((row) => [(isRecord(row) && row['_id']) || row, row])).values(),
]

/**
 * Reads a value by its schema, without fields and rows that do not fit. Returns undefined when the
 * value itself does not fit. A blank text does not, nor does a list of which no row fits.
 *
 * @param left Receives the rows that are left out.
 */
function read(schema: TSchema, value: unknown, left: unknown[]): unknown {
  const { type, items, properties, required = [], anyOf } = schema as Keywords
  if (anyOf) {
    for (const each of anyOf) {
      const found = read(each, value, left)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (items) {
    if (!Array.isArray(value)) return undefined
    const rows = value.flatMap((sent: unknown) => {
      const row = read(items, sent, left)
      if (row === undefined) left.push(sent)
      return row ?? []
    })
    return rows.length === 0 && value.length > 0 ? undefined : withoutRepeats(rows)
  }
  if (properties) {
    if (!isRecord(value)) return undefined
    const fields = Object.entries(properties).map(
      ([key, field]) =>
        [key, read(field, value[key], left) ?? (field as Keywords).default] as const,
    )
    const found = Object.fromEntries(fields.filter(([, each]) => each !== undefined))
    return required.every((key) => key in found) ? found : undefined
  }
  const found = converted(value, type)
  return fits(found, schema as Keywords) ? found : undefined
}

/** A refusal with a status of success. The check of a phone's code handles its own. */
const isRefusal = (answer: unknown, path: string) =>
  isRecord(answer) &&
  path !== apiPaths.verifyOtp &&
  (answer['success'] === false || (typeof answer['error'] === 'string' && answer['error'] !== ''))

/**
 * Reads another backend's response by the schema of its call: in the specified shape,
 * without its wrapper, or in one wrapper `data` more. Rows that do not fit are left out and logged.
 * A response without a schema is returned unchanged.
 *
 * @param path Relative to the API's base.
 * @throws ApiError 'not_understood' when the response as a whole does not fit, or the backend's own
 *   error when it refuses.
 */
export function readPayload(method: string, path: string, answer: unknown, status = 200) {
  if (isRefusal(answer, path)) throw apiErrorFrom(status, answer)
  const found = readCalls.find((call) => call.method === method && call.path.test(path))
  if (!found) return answer
  const { schema, wrapper } = found
  const inner = isRecord(answer) ? [answer['data']] : []
  const shapes = [answer, ...inner].flatMap((shape) =>
    wrapper === undefined ? [shape] : [shape, { [wrapper]: shape }],
  )
  for (const shape of shapes) {
    const left: unknown[] = []
    const result = read(schema, shape, left)
    if (result === undefined) continue
    if (left.length > 0) console.warn(`${method} ${path}: ${left.length} rows were left out`, left)
    return result
  }
  console.warn(`${method} ${path}: the response is not understood`, answer)
  throw new ApiError({ status, code: 'not_understood' })
}
