import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Backend that knows only the specification's API: it ignores unknown parameters, returns neither a
 * total nor booked nights, and runs on its own origin.
 */
export interface PlainBackend {
  /** Address without a trailing slash. */
  address: string
  /** Shape of the `/listing` response: a plain array, or an object with a listings array. */
  answersWith: 'array' | 'object'
  /** Booking payloads as the page sent them. */
  bookings: Record<string, unknown>[]
  close: () => void
}

const user = { _id: 'guest-1', email: 'bola@plain.test', fullName: 'Bola Ade' }
const accessToken = 'a-plain-token'

const propertyTypes = [
  { _id: 'type-flat', name: 'Flat' },
  { _id: 'type-hut', name: 'Hut' },
]

const amenities = [{ _id: 'amenity-pool', name: 'Swimming pool' }]

/** Forty listings, half of them huts, so that each type has a second page on the home page. */
const plainListings = Array.from({ length: 40 }, (_, index) => ({
  _id: `home-${index + 1}`,
  name: `Plain ${index % 2 === 0 ? 'Flat' : 'Hut'} ${index + 1}`,
  description: 'Four walls and a roof.',
  city: 'Jos',
  state: 'Plateau',
  country: 'Nigeria',
  basePrice: 10_000 + index * 500,
  rating: 4,
  bedroomNo: 1,
  bathroomNo: 1,
  guestNo: 3,
  propertyType: propertyTypes[index % 2]?._id,
  amenities: index === 39 ? ['amenity-pool'] : ([] as string[]),
  listingImg: [] as { fileUrl: string }[],
  houseRules: [],
}))

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="peru"/></svg>'

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/**
 * Returns the listings with absolute photo addresses. Only our own server leaves the origin out.
 */
const listingsAt = (address: string) =>
  plainListings.map((home) => ({
    ...home,
    listingImg: [{ fileUrl: `${address}/photo.svg` }, { fileUrl: `${address}/photo.svg?second` }],
  }))

/** Returns a booking in the specified response shape, with its listing. */
const asShown =
  (homes: typeof plainListings) => (sent: Record<string, unknown>, index: number) => ({
    ...sent,
    _id: `booking-${index + 1}`,
    status: 'pending',
    listing: homes.find(({ _id }) => _id === sent['listing']),
  })

type Answer = [status: number, body: unknown]

async function answerTo(
  request: IncomingMessage,
  path: string,
  backend: Omit<PlainBackend, 'close'>,
): Promise<Answer> {
  const homes = listingsAt(backend.address)
  const call = `${request.method} ${path}`
  const isKnown = request.headers.authorization === `Bearer ${accessToken}`
  if (call === 'POST /auth/login') return [200, { accessToken, user }]
  if (call === 'GET /property-types') return [200, { data: propertyTypes }]
  if (call === 'GET /amenities') return [200, amenities]
  if (call === 'GET /listing') {
    return [200, backend.answersWith === 'array' ? homes : { listings: homes }]
  }
  const home = homes.find(({ _id }) => call === `GET /listing/${_id}`)
  if (home) return [200, { listing: home }]
  if (!isKnown) return [401, { message: 'Unauthorized' }]
  if (call === 'GET /auth/me') return [200, { user }]
  if (call === `GET /favourites/${user._id}`) return [200, { favourites: { listing: [] } }]
  if (call === `GET /booking/user/${user._id}`) {
    return [200, { bookings: backend.bookings.map(asShown(homes)).toReversed() }]
  }
  if (call === 'POST /booking') {
    backend.bookings.push(await bodyOf(request))
    return [201, { booking: { ...backend.bookings.at(-1), _id: 'booking-1', status: 'pending' } }]
  }
  return [404, { message: 'Not found' }]
}

/** Allows only the specified headers, so that the browser would block any other header of ours. */
function allowOrigins(response: ServerResponse) {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
}

export async function startPlainBackend(): Promise<PlainBackend> {
  const backend: PlainBackend = {
    address: '',
    answersWith: 'array',
    bookings: [],
    close: () => server.close(),
  }
  const server = createServer((request, response) => {
    allowOrigins(response)
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (path === '/photo.svg') {
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(photo)
    }
    void answerTo(request, path, backend).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
    return response
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return backend
}
