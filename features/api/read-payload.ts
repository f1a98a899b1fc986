import { ApiError, apiErrorFrom } from './api-error'
import { booking, createdBooking } from './read-booking'
import { namedThing, review, user } from './read-entities'
import { flag, isFields, list, text, whole, type Reader } from './read-fields'
import { country, placeResult, statesOfCountry } from './read-geo'
import { favourite, listing, ownListing } from './read-listing'
import { closeKind, instead, readFilters, suggestedTotal } from './read-page'
import { fieldIn, readRows, rowIn, rowsIn, Unreadable } from './read-rows'

type ReadResponse = (answer: unknown, path: string) => unknown

function rows<Row>(what: string, keys: readonly string[], reader: Reader<Row>) {
  return (answer: unknown): Row[] => {
    const found = rowsIn(answer, keys)
    if (!found) throw new Unreadable(`The response holds no ${what}`)
    return readRows(what, found, reader)
  }
}

function one<Row>(key: string, reader: Reader<Row>) {
  return (answer: unknown): Row => {
    const found = reader(rowIn(answer, key))
    if (found === undefined) throw new Unreadable(`The response holds no ${key}`)
    return found
  }
}

const listings = rows('listings', ['listings', 'listing'], listing)
const favourites = rows('favourites', ['favourites', 'listing', 'listings'], favourite)
const bookings = rows('bookings', ['bookings', 'booking'], booking)
const ownListings = rows('listings', ['listings', 'listing'], ownListing)
const oneUser = one('user', user)
const ownListingOrNothing: ReadResponse = (answer) => {
  const found = ownListing(rowIn(answer, 'listing'))
  return found && { listing: found }
}

/**
 * Reads a page's total, which only a backend that honours the whole query returns. A backend
 * without it sends every listing. A response with more rows than were requested or counted also
 * contains all of them, and a page without rows is beyond the last one, whatever was counted.
 */
function totalOf(answer: unknown, path: string, found: readonly unknown[]) {
  const total = fieldIn(answer, ['total'], whole(0))
  const query = new URLSearchParams(path.split('?')[1])
  const limit = Number(query.get('limit') ?? Infinity)
  if (total === undefined || found.length > Math.min(total, limit)) return undefined
  const before = Number(query.get('page') ?? 1) - 1
  return found.length > 0 ? total : Math.min(total, before && before * limit)
}

function listingPage(answer: unknown, path: string) {
  const found = listings(answer)
  const total = totalOf(answer, path, found)
  const totalCapped = fieldIn(answer, ['totalCapped'], flag)
  const matched = fieldIn(answer, ['matched'], whole(0))
  const read = fieldIn(answer, ['read'], readFilters)
  const change = fieldIn(answer, ['instead'], instead)
  const suggested = fieldIn(answer, ['suggested'], list(suggestedTotal))
  const close = fieldIn(answer, ['close'], list(closeKind))
  const words = fieldIn(answer, ['words'], list(text))
  return {
    listings: found,
    ...(total !== undefined && { total }),
    ...(totalCapped !== undefined && { totalCapped }),
    ...(matched !== undefined && { matched }),
    ...(close && { close }),
    ...(words && { words }),
    ...(read && { read }),
    ...(change && { instead: change }),
    ...(suggested && { suggested }),
  }
}

const optionalUser: ReadResponse = (answer) => ({
  user: user(rowIn(answer, 'user')),
  message: fieldIn(answer, ['message'], text),
})

function login(answer: unknown) {
  const accessToken = fieldIn(answer, ['accessToken', 'access_token', 'token'], text)
  if (accessToken === undefined) throw new Unreadable('The response holds no token')
  return { accessToken, user: oneUser(answer) }
}

const verification: ReadResponse = (answer) => ({
  success: fieldIn(answer, ['success'], flag) ?? false,
  message: fieldIn(answer, ['message'], text),
  token: fieldIn(answer, ['token'], text),
})

/** Calls whose response is read. The first row that matches counts. */
const calls: readonly [method: RegExp, path: RegExp, read: ReadResponse][] = [
  [/POST/, /^\/auth\/login/, login],
  [/GET/, /^\/auth\/me/, (answer) => ({ user: oneUser(answer) })],
  [/POST/, /^\/auth\/(register|initiate-email-verification)/, optionalUser],
  [/POST/, /^\/auth\/verify-otp/, verification],
  [
    /POST/,
    /^\/auth\/forgot-password/,
    (answer) => ({ message: fieldIn(answer, ['message'], text) }),
  ],
  [
    /GET/,
    /^\/property-types(\?|$)/,
    (answer) => ({ data: rows('property types', ['propertyTypes'], namedThing)(answer) }),
  ],
  [/GET/, /^\/property-types\//, (answer) => ({ data: one('propertyType', namedThing)(answer) })],
  [/GET/, /^\/amenities/, rows('amenities', ['amenities'], namedThing)],
  [/GET/, /^\/listing\/(user\/|uncompleted)/, (answer) => ({ listings: ownListings(answer) })],
  [/PATCH|DELETE/, /^\/listing/, ownListingOrNothing],
  [/GET/, /^\/listing\//, (answer) => ({ listing: one('listing', listing)(answer) })],
  [/GET/, /^\/listing/, listingPage],
  [/GET/, /^\/favourites\//, (answer) => ({ favourites: { listing: favourites(answer) } })],
  [/GET/, /^\/booking\/user\//, (answer) => ({ bookings: bookings(answer) })],
  [/GET/, /^\/booking\//, (answer) => ({ booking: one('booking', booking)(answer) })],
  [/POST/, /^\/booking/, (answer) => ({ booking: one('booking', createdBooking)(answer) })],
  [/GET/, /^\/reviews\//, rows('reviews', ['reviews'], review)],
  [/POST/, /^\/reviews/, (answer) => ({ review: one('review', review)(answer) })],
  [/GET/, /^\/geo\/countries/, rows('countries', ['countries'], country)],
  [
    /GET/,
    /^\/geo\/states/,
    (answer) => ({ data: rows('states', ['countries', 'states'], statesOfCountry)(answer) }),
  ],
  [/POST/, /^\/geo\/cities/, (answer) => ({ data: rows('cities', ['cities'], text)(answer) })],
  [
    /GET/,
    /^\/geo\/reverse/,
    (answer) => ({ results: rows('places', ['results'], placeResult)(answer) }),
  ],
]

const isWords = (value: unknown) => typeof value !== 'number' && text(value) !== undefined

/** A refusal with a status of success. The check of a phone's code handles its own. */
const isRefusal = (answer: unknown, read?: ReadResponse) =>
  isFields(answer) &&
  read !== verification &&
  (flag(answer['success']) === false || isWords(answer['error']))

/**
 * Reads another backend's response into the specified shapes. Values whose meaning is clear
 * are repaired, and a row without what it needs is left out and logged. A response without a reader
 * is returned unchanged.
 *
 * @param path Relative to the API's base.
 * @param status HTTP status of the response. 204 is an empty list where a list is requested.
 * @throws ApiError 'not_understood' when the response as a whole has no clear meaning, or the
 *   backend's own error when it refuses.
 */
export function readPayload(method: string, path: string, answer: unknown, status = 200) {
  const [, , read] =
    calls.find(([methods, paths]) => methods.test(method) && paths.test(path)) ?? []
  if (isRefusal(answer, read)) throw apiErrorFrom(status, answer)
  if (!read) return answer
  try {
    return read(status === 204 ? [] : answer, path)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    console.warn(`${method} ${path}: ${error.message}`, answer)
    throw new ApiError({ status, code: 'not_understood' })
  }
}
