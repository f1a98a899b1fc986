import type {
  Instead,
  ListingPage,
  ReadFilters,
  SuggestedTotal,
} from '@domain/schemas/listing-schema'
import { AVAILABILITIES } from '@domain/search/filter-table'
import { CLOSE_KINDS, SUGGESTED_KINDS } from '@domain/search/listing-query'
import { day } from './read-dates'
import { fieldsOf, isFields, list, naira, type Reader, text, whole } from './read-fields'

/** Filters that our server read in the search text. */
export const readFilters: Reader<ReadFilters> = fieldsOf<ReadFilters>({
  bedroomNo: whole(0),
  guestNo: whole(0),
  priceMin: naira,
  priceMax: naira,
  rating: whole(0),
  availability: (value) => AVAILABILITIES.find((each) => each === value),
  startDate: day,
  endDate: day,
  place: text,
  type: text,
})

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

const nearPlace: Reader<NonNullable<Instead['place']>> = (value) => {
  if (!isFields(value)) return undefined
  const [name, total] = [text(value['name']), whole(1)(value['total'])]
  return name === undefined || total === undefined ? undefined : { name, total }
}

/** What a guest can change after an empty result. */
export const instead: Reader<Instead> = (value) => {
  if (!isFields(value)) return undefined
  const found = dates(value['dates'])
  const near = nearPlace(value['place'])
  const free = whole(1)(value['free'])
  return {
    dropped: list(dropped)(value['dropped']) ?? [],
    ...(found && { dates: found }),
    ...(near && { place: near }),
    ...(free !== undefined && { free }),
  }
}

/** Number of listings of a suggested place or property type. */
export const suggestedTotal: Reader<SuggestedTotal> = (value) => {
  if (!isFields(value)) return undefined
  const [name, total] = [text(value['text']), whole(0)(value['total'])]
  const kind = SUGGESTED_KINDS.find((each) => each === value['kind'])
  return name === undefined || total === undefined || kind === undefined
    ? undefined
    : { kind, text: name, total, ...(value['totalCapped'] === true && { totalCapped: true }) }
}

/** One kind of close matches. */
export const closeKind: Reader<NonNullable<ListingPage['close']>[number]> = (value) => {
  if (!isFields(value)) return undefined
  const kind = CLOSE_KINDS.find((each) => each === value['kind'])
  const total = whole(1)(value['total'])
  return kind === undefined || total === undefined ? undefined : { kind, total }
}
