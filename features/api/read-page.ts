import type { Instead, ReadFilters } from '@domain/schemas/listing-schema'
import { AVAILABILITIES } from '@domain/search/listing-query'
import { day } from './read-dates'
import { isFields, list, naira, text, whole, type Reader } from './read-fields'

const present = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Row]: Exclude<Row[Name], undefined>
  }

/** Filters that our server read in the search text. */
export const readFilters: Reader<ReadFilters> = (value) =>
  isFields(value)
    ? (present({
        bedroomNo: whole(0)(value['bedroomNo']),
        guestNo: whole(0)(value['guestNo']),
        priceMin: naira(value['priceMin']),
        priceMax: naira(value['priceMax']),
        rating: whole(0)(value['rating']),
        availability: AVAILABILITIES.find((each) => each === value['availability']),
      }) as ReadFilters)
    : undefined

const dropped: Reader<Instead['dropped'][number]> = (value) => {
  if (!isFields(value)) return undefined
  const [key, total] = [text(value['key']), whole(0)(value['total'])]
  return key === undefined || total === undefined ? undefined : { key, total }
}

const dates: Reader<NonNullable<Instead['dates']>> = (value) => {
  if (!isFields(value)) return undefined
  const [startDate, endDate] = [day(value['startDate']), day(value['endDate'])]
  const total = whole(0)(value['total'])
  return startDate && endDate && total !== undefined ? { startDate, endDate, total } : undefined
}

/** What a guest can change after an empty result. */
export const instead: Reader<Instead> = (value) => {
  if (!isFields(value)) return undefined
  const found = dates(value['dates'])
  return { dropped: list(dropped)(value['dropped']) ?? [], ...(found && { dates: found }) }
}
