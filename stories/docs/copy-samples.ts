/** Believable values of the sentences in domain/copy, by the type and the name of a parameter. */
const numbers: Readonly<Record<string, number>> = {
  total: 128,
  count: 12,
  index: 2,
  position: 2,
  most: 10,
  'bytes.most': 200_000_000,
  'viewAll.total': 24,
  'open.total': 24,
  'position.total': 24,
  'positionInWords.total': 24,
  'photoPosition.total': 24,
  'photoInWords.total': 24,
  'heroSlide.total': 4,
  'cardOf.total': 6,
  'digit.total': 6,
  'progress.total': 5,
  'bedrooms.count': 3,
  'bathrooms.count': 2,
  'guests.count': 4,
  'activeCount.count': 3,
  'chosenAmenities.count': 3,
  'bounds.nights': 30,
  'tooLong.nights': 30,
  'tooManyNights.most': 14,
  nights: 3,
  stars: 4,
  page: 2,
  pages: 9,
  rating: 4.8,
  guests: 2,
  bedrooms: 3,
  step: 2,
  stays: 5,
  seconds: 30,
  saved: 7,
  met: 3,
  maximum: 6,
  held: 12,
  days: 5,
}

const words: Readonly<Record<string, string>> = {
  stay: '20–23 Jan',
  name: 'Lagoon Loft',
  listing: 'Lagoon Loft',
  property: 'Lagoon Loft',
  home: 'Lagoon Loft',
  to: '23 Jan',
  from: '20 Jan',
  price: '₦45,000',
  seen: '₦42,000',
  amount: '₦45,000',
  total: '₦148,500',
  night: 'forty-five thousand naira',
  fees: 'thirteen thousand five hundred naira',
  id: '5e40-1f3c',
  reference: 'LKP-7Q2M',
  date: '13 January 2026',
  until: '10:30',
  time: '14:20',
  at: '7 January 2026 at 14:20',
  again: '10:00 tomorrow',
  last: '7 July 2026',
  rating: '4.8',
  label: 'Swimming pool',
  filter: 'Swimming pool',
  identifier: 'ada@staylet.test',
  account: 'ada@staylet.test',
  address: 'ada@staylet.test',
  current: 'ada@staylet.test',
  offered: 'tunde@staylet.test',
  number: '+234 803 555 0142',
  homes: '14 homes',
  checkIn: '20 January 2026',
  checkOut: '23 January 2026',
  today: '7 January 2026',
  day: '20 January',
  dates: '27–30 Jan',
  thing: 'send 20 MB of photos',
  term: 'loft in Lekki',
  photo: 'bright living room with a pale sofa',
  link: 'https://staylet.test/reset-password',
  guests: '2 guests',
  field: 'check-in',
  device: 'Chrome on Android',
  'expected.name': 'Eid al-Fitr',
  'open.field': 'Check-in',
  'range.from': '₦20,000',
  'range.to': '₦50,000',
  nights: '3 nights',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@staylet.test',
  phone: '+234 803 555 0142',
  code: '482 913',
  about: 'apartment in Lekki, 4.8 stars',
}

/**
 * Returns a value for a parameter of a sentence, as it is written, such as 'nights: number'. A sentence
 * whose unit is unusual has a sample of its own.
 */
export function sampleOf(sentence: string, parameter: string): unknown {
  const parts = /^\{(.*)\}/s.exec(parameter)?.[1]?.match(/\w+/g)
  if (parts) return Object.fromEntries(parts.map((part) => [part, words[part]]))
  const [name = '', type = ''] = parameter.split(':').map((part) => part.trim())
  const samples: Readonly<Record<string, unknown>> = type === 'string' ? words : numbers
  return samples[`${sentence}.${name}`] ?? samples[name]
}

/** Parameters of a sentence: `name: (count: number) =>`, or a single function of the module. */
const SENTENCE = /(?:(\w+):|export const (\w+) =) \(([^()]*)\)(?:: \w+)? =>/g

/** Returns the parameters of each sentence of a module, by its name, in the order of the source. */
export function parametersIn(source: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  for (const [, key, single, written = ''] of source.matchAll(SENTENCE)) {
    // One object that is taken apart counts as one parameter. A parameter with a default keeps it.
    const parameters = written.startsWith('{')
      ? [written]
      : written.split(',').filter((part) => part.includes(':'))
    const name = key ?? single ?? ''
    found.set(name, [...(found.get(name) ?? []), parameters.map((part) => part.trim())])
  }
  return found
}
