import { NAIRA_MAXIMUM } from '@domain/constants'
import type { Photo } from '@domain/schemas/listing-schema'
import { isAbsent } from './is-absent'

/** Reads one value of a response. Returns undefined when it is absent or has no clear meaning. */
export type Reader<Value> = (value: unknown) => Value | undefined

/** An object of a response. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Matches a visible character, which is neither a blank nor a control nor of width zero. */
const isVisible = /[^\p{C}\p{Z}\s]/u

/**
 * Matches characters that a page draws as a box, as nothing, or that reverse a line. Line breaks
 * and tabs stay.
 */
const controls = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

const wordKeys = ['name', 'text', 'title', 'label', 'common', 'value']

/** Text, a number as text, or the text in an object that holds little else. */
export const text: Reader<string> = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (isFields(value)) {
    const found = wordKeys.map((key) => value[key]).find((each) => typeof each === 'string')
    return found === undefined ? undefined : text(found)
  }
  if (typeof value !== 'string') return undefined
  const clean = value.replace(controls, ' ').trim()
  return isAbsent(clean) || !isVisible.test(clean) ? undefined : clean
}

const idIn = (value: Fields) => value['_id'] ?? value['id'] ?? value['$oid']

/**
 * Reads an id as text, from a number, or from an object that contains it: a row, or a row's `$oid`.
 */
export const id: Reader<string> = (value) => {
  const inner = isFields(value) ? idIn(value) : value
  const found = isFields(inner) ? idIn(inner) : inner
  return isFields(found) ? undefined : text(found)
}

/**
 * Digits alone or in groups. In '45.000,50' the separators mean the opposite, so it is not read.
 */
const WRITTEN = /^[+-]?(\d+|\d{1,3}([,\s]\d{2,3})*[,\s]\d{3})(\.\d+)?(e[+-]?\d+)?$/i

/** A number within its bounds, or the same written as text: '45000', '45,000.50', '₦45,000'. */
export const number =
  (minimum = -Infinity, maximum = Infinity): Reader<number> =>
  (value) => {
    const written = typeof value === 'string' ? value.replace(/₦|NGN/gi, '').trim() : value
    const isWritten = typeof written === 'string' && WRITTEN.test(written)
    const found = isWritten ? Number(written.replace(/[,\s]/g, '')) : written
    return typeof found === 'number' && found >= minimum && found <= maximum ? found : undefined
  }

/** A whole number within its bounds; half a bathroom is left out. */
export const whole =
  (minimum: number, maximum = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value) => {
    const found = number()(value)
    const floor = found === undefined ? undefined : Math.floor(found)
    return floor !== undefined && floor >= minimum && floor <= maximum ? floor : undefined
  }

export const naira = number(0, NAIRA_MAXIMUM)

const flags: Record<string, boolean> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
}

export const flag: Reader<boolean> = (value) =>
  ['boolean', 'string', 'number'].includes(typeof value)
    ? flags[String(value).trim().toLowerCase()]
    : undefined

/** A list, one value without its list, a list as JSON text, or a list written as an object. */
export const list =
  <Value>(of: Reader<Value>): Reader<Value[]> =>
  (value) => {
    if (value === null || value === undefined) return undefined
    if (typeof value === 'string' && value.trim().startsWith('[')) {
      try {
        return list(of)(JSON.parse(value))
      } catch {
        return undefined
      }
    }
    const one = Array.isArray(value) ? undefined : of(value)
    if (one !== undefined) return [one]
    return Object.values(value)
      .flat()
      .flatMap((each) => of(each) ?? [])
  }

/** Addresses that a picture may have. A script is not allowed. */
const isAddress = (address: string) =>
  !/^[a-z][a-z0-9+.-]*:/i.test(address) || /^(https?|data|blob):/i.test(address)

export const address: Reader<string> = (value) => {
  const found = text(isFields(value) ? (value['fileUrl'] ?? value['url'] ?? value['src']) : value)
  return found !== undefined && isAddress(found) ? found : undefined
}

/** The shape of one kind of row: how each of its fields is read. */
export type Shape<Row> = { [Key in keyof Row]-?: Reader<Exclude<Row[Key], undefined>> }

/** Reads an object field by field; what cannot be read is absent from the result. */
export const fieldsOf =
  <Row>(shape: Shape<Row>): Reader<Partial<Row>> =>
  (value) => {
    if (!isFields(value)) return undefined
    const read = Object.entries<Reader<unknown>>(shape).flatMap(([key, reader]) => {
      const found = reader(value[key])
      return found === undefined ? [] : [[key, found]]
    })
    return Object.fromEntries(read) as Partial<Row>
  }

const photoFields = fieldsOf<Photo>({
  fileUrl: address,
  _id: id,
  alt: text,
  colour: (value) =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined,
  width: number(1, 1e6),
  height: number(1, 1e6),
})

/** A photo, or its address alone. */
export const photo: Reader<Photo> = (value) => {
  const fileUrl = address(value)
  return fileUrl === undefined ? undefined : { ...photoFields(value), fileUrl }
}
