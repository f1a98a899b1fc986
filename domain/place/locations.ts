/** In degrees. North and east are positive. */
export interface Point {
  lat: number
  lng: number
}

/** Entry of the built-in list, which replaces a failed location lookup. */
export interface City extends Point {
  name: string
  state: string
}

/** Built-in list of 20 Nigerian cities. */
export const cities: readonly City[] = [
  { name: 'Lagos', state: 'Lagos', lat: 6.5244, lng: 3.3792 },
  { name: 'Abuja', state: 'Federal Capital Territory', lat: 9.0765, lng: 7.3986 },
  { name: 'Port Harcourt', state: 'Rivers', lat: 4.8156, lng: 7.0498 },
  { name: 'Ibadan', state: 'Oyo', lat: 7.3775, lng: 3.947 },
  { name: 'Kano', state: 'Kano', lat: 12.0022, lng: 8.592 },
  { name: 'Benin City', state: 'Edo', lat: 6.335, lng: 5.6037 },
  { name: 'Kaduna', state: 'Kaduna', lat: 10.5105, lng: 7.4165 },
  { name: 'Enugu', state: 'Enugu', lat: 6.4584, lng: 7.5464 },
  { name: 'Jos', state: 'Plateau', lat: 9.8965, lng: 8.8583 },
  { name: 'Ilorin', state: 'Kwara', lat: 8.4966, lng: 4.5421 },
  { name: 'Aba', state: 'Abia', lat: 5.1066, lng: 7.3667 },
  { name: 'Onitsha', state: 'Anambra', lat: 6.1454, lng: 6.7885 },
  { name: 'Warri', state: 'Delta', lat: 5.5167, lng: 5.75 },
  { name: 'Maiduguri', state: 'Borno', lat: 11.8333, lng: 13.15 },
  { name: 'Zaria', state: 'Kaduna', lat: 11.0855, lng: 7.7199 },
  { name: 'Abeokuta', state: 'Ogun', lat: 7.1475, lng: 3.3619 },
  { name: 'Calabar', state: 'Cross River', lat: 4.9757, lng: 8.3417 },
  { name: 'Uyo', state: 'Akwa Ibom', lat: 5.0377, lng: 7.9128 },
  { name: 'Akure', state: 'Ondo', lat: 7.2571, lng: 5.2058 },
  { name: 'Owerri', state: 'Imo', lat: 5.4836, lng: 7.0333 },
]

/** Reads a point from two texts in degrees. Returns undefined when it is not on the earth. */
export function pointOf(latitude: string, longitude: string): Point | undefined {
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return latitude.trim() && longitude.trim() && isOnEarth ? { lat, lng } : undefined
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Radius of the earth, in kilometres. */
const RADIUS = 6_371

/** Returns the straight distance over the earth's surface. */
export function kilometresBetween(a: Point, b: Point): number {
  const [across, along] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2]
  const chord =
    Math.sin(across) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(along) ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Returns the built-in list, nearest first when the guest's position is known. */
export const citiesNear = (point?: Point): readonly City[] =>
  point
    ? cities.toSorted((a, b) => kilometresBetween(point, a) - kilometresBetween(point, b))
    : cities
