/**
 * Names that guests use and that hosts do not write, each with the words that listings contain.
 * An operator extends the table here. Both sides
 * are in lower case without accents, hyphens, dots and apostrophes.
 */
export type SearchNames = Readonly<Record<string, readonly string[]>>

const places: SearchNames = {
  vi: ['victoria island'],
  ph: ['port harcourt'],
  phc: ['port harcourt'],
  pitakwa: ['port harcourt'],
  'garden city': ['port harcourt'],
  fct: ['federal capital territory', 'abuja'],
  abj: ['abuja'],
  abv: ['abuja'],
  bj: ['abuja'],
  lag: ['lagos'],
  los: ['lagos'],
  eko: ['lagos'],
  gidi: ['lagos'],
  lasgidi: ['lagos'],
  mainland: ['ikeja', 'yaba', 'surulere'],
  'lagos mainland': ['ikeja', 'yaba', 'surulere'],
  'lagos island': ['victoria island', 'ikoyi'],
  ib: ['ibadan'],
  ife: ['ile ife'],
  kd: ['kaduna'],
  'coal city': ['enugu'],
  'canaan city': ['calabar'],
  'tin city': ['jos'],
  'rock city': ['abeokuta'],
  oshogbo: ['osogbo'],
  bini: ['benin city'],
  gra: ['government reserved area'],
  naija: ['nigeria'],
  'ivory coast': ['cote divoire'],
  'gold coast': ['ghana'],
}

/** Areas and universities that lie in a city with listings. */
const areas: SearchNames = {
  oniru: ['victoria island'],
  'eko atlantic': ['eko atlantic', 'victoria island'],
  'lekki phase 1': ['lekki'],
  'lekki phase one': ['lekki'],
  'lekki phase 2': ['lekki'],
  chevron: ['lekki'],
  ikate: ['lekki'],
  osapa: ['lekki'],
  agungi: ['lekki'],
  jakande: ['lekki'],
  'ikota villa': ['lekki'],
  idado: ['lekki'],
  salem: ['lekki'],
  admiralty: ['lekki'],
  sangotedo: ['ajah'],
  abraham: ['ajah'],
  badore: ['ajah'],
  banana: ['ikoyi'],
  parkview: ['ikoyi'],
  osborne: ['ikoyi'],
  bourdillon: ['ikoyi'],
  falomo: ['ikoyi'],
  dolphin: ['ikoyi'],
  obalende: ['ikoyi'],
  'allen avenue': ['allen', 'ikeja'],
  opebi: ['ikeja'],
  oregun: ['ikeja'],
  alausa: ['ikeja'],
  maryland: ['ikeja'],
  ogba: ['ikeja'],
  ojodu: ['ikeja'],
  berger: ['ikeja'],
  agege: ['ikeja'],
  'isaac john': ['ikeja'],
  akoka: ['yaba'],
  sabo: ['yaba'],
  jibowu: ['yaba'],
  gbagada: ['yaba'],
  bariga: ['yaba'],
  'ebute metta': ['yaba'],
  'adeniran ogunsanya': ['surulere'],
  'bode thomas': ['surulere'],
  aguda: ['surulere'],
  festac: ['lagos'],
  ikorodu: ['lagos'],
  garki: ['abuja'],
  'central area': ['abuja'],
  'wuse 2': ['wuse ii'],
  'wuse two': ['wuse ii'],
  'wuse 11': ['wuse ii'],
  'wuse zone 2': ['wuse ii'],
  utako: ['abuja'],
  wuye: ['abuja'],
  kubwa: ['abuja'],
  lugbe: ['abuja'],
  apo: ['abuja'],
  gudu: ['abuja'],
  gwagwalada: ['abuja'],
  lokogoma: ['abuja'],
  'life camp': ['abuja'],
  'trans amadi': ['port harcourt'],
  'peter odili': ['port harcourt'],
  rumuola: ['port harcourt'],
  woji: ['port harcourt'],
  'ada george': ['port harcourt'],
  'd line': ['port harcourt'],
  'new haven': ['enugu'],
  'independence layout': ['enugu'],
  'trans ekulu': ['enugu'],
  bodija: ['ibadan'],
  jericho: ['ibadan'],
  oluyole: ['ibadan'],
  'sabon gari': ['kano'],
  rayfield: ['jos'],
  'murtala muhammed': ['ikeja'],
  'murtala mohammed': ['ikeja'],
  mmia: ['ikeja'],
  mm2: ['ikeja'],
  unilag: ['yaba'],
  yabatech: ['yaba'],
  lasu: ['lagos'],
  ui: ['ibadan'],
  oau: ['ile ife'],
  unn: ['nsukka'],
  uniben: ['benin city'],
  uniport: ['port harcourt'],
  unical: ['calabar'],
  uniuyo: ['uyo'],
  unijos: ['jos'],
  unilorin: ['ilorin'],
  funaab: ['abeokuta'],
  futa: ['akure'],
  buk: ['kano'],
  abu: ['zaria'],
}

const kinds: SearchNames = {
  flat: ['apartment'],
  flats: ['apartment', 'flat'],
  condo: ['apartment'],
  'service apartment': ['apartment'],
  'serviced apartment': ['apartment'],
  'service flat': ['apartment'],
  'self contain': ['studio'],
  'self contained': ['studio'],
  'self con': ['studio'],
  selfcon: ['studio'],
  selfcontain: ['studio'],
  selfcontained: ['studio'],
  'single room': ['studio', 'one room', 'guest room'],
  'boys quarters': ['studio'],
  bq: ['studio'],
  'bed sitter': ['studio'],
  room: ['studio', 'rooms'],
  rooms: ['room', 'studio'],
  mansion: ['villa', 'duplex'],
  maisonette: ['duplex'],
  townhouse: ['duplex'],
  'town house': ['duplex'],
  terrace: ['duplex'],
  'semi detached': ['duplex'],
  detached: ['duplex', 'house'],
  cottage: ['cottage', 'bungalow'],
  'guest house': ['guest house', 'guest room', 'rest house', 'guest wing'],
  'beach house': ['beach'],
  'beach houses': ['beach'],
}

const comforts: SearchNames = {
  ac: ['air conditioning'],
  'air con': ['air conditioning'],
  aircon: ['air conditioning'],
  'air condition': ['air conditioning'],
  'air conditioner': ['air conditioning'],
  'air conditioned': ['air conditioning'],
  airconditioner: ['air conditioning'],
  cooling: ['air conditioning'],
  wifi: ['wifi', 'wi fi'],
  'wi fi': ['wifi'],
  internet: ['wifi'],
  broadband: ['wifi', 'internet', 'fibre'],
  starlink: ['wifi', 'internet'],
  fiber: ['fibre', 'wifi'],
  'washing machine': ['washer'],
  laundry: ['washer'],
  'car park': ['parking'],
  'parking space': ['parking'],
  'parking lot': ['parking'],
  garage: ['parking'],
  packing: ['parking'],
  'swimming pool': ['pool'],
  swimming: ['pool'],
  swim: ['pool'],
  light: ['power', 'generator', 'generators', 'inverter', 'solar'],
  ...Object.fromEntries(
    ['24 hours', '24hours', '24 hour', '24hrs', '24 hrs', '24hr', '24 7', '247'].flatMap((always) =>
      ['light', 'power', 'electricity'].map((power) => [
        `${always} ${power}`,
        ['power', 'generator', 'generators', 'inverter', 'solar'],
      ]),
    ),
  ),
  'steady light': ['power', 'generator', 'generators', 'inverter', 'solar'],
  'constant light': ['power', 'generator', 'generators', 'inverter', 'solar'],
  'constant power': ['power', 'generator', 'generators', 'inverter', 'solar'],
  'steady power': ['power', 'generator', 'generators', 'inverter', 'solar'],
  electricity: ['power', 'generator', 'inverter', 'solar'],
  nepa: ['power', 'generator', 'inverter', 'solar'],
  gen: ['generator', 'generators'],
  generator: ['generators'],
  security: ['guard', 'guarded', 'gatehouse', 'safe'],
  secure: ['security', 'guarded', 'safe', 'walled'],
  kids: ['children', 'cot', 'swing'],
  kid: ['children', 'cot', 'swing'],
  'kid friendly': ['children', 'cot', 'swing'],
  'child friendly': ['children', 'cot', 'swing'],
  baby: ['cot', 'children'],
  chef: ['cook', 'chef'],
  jacuzzi: ['tub', 'bath'],
  bathtub: ['tub', 'bath'],
  'bath tub': ['tub', 'bath'],
  romantic: ['couple', 'two people', 'proposals'],
  honeymoon: ['couple', 'two people', 'proposals', 'romantic'],
  mountain: ['hill', 'hills', 'plateau'],
  mountains: ['hill', 'hills', 'plateau'],
  ocean: ['sea', 'atlantic'],
  'ocean view': ['ocean', 'sea facing', 'sea view', 'atlantic'],
  'sea view': ['sea facing', 'ocean', 'atlantic', 'waves'],
  seaside: ['beach', 'sea'],
  beachfront: ['beach'],
  waterfront: ['waterfront', 'lagoon', 'on the water'],
  rooftop: ['roof'],
  workspace: ['desk'],
  office: ['desk', 'study'],
  calm: ['quiet', 'peaceful'],
  peaceful: ['quiet', 'calm'],
  lift: ['lift', 'elevator'],
  elevator: ['lift'],
}

/** Every name that comes with the product. */
export const shortNames: SearchNames = { ...places, ...areas, ...kinds, ...comforts }

/** Words that say nothing about a listing. They are left out unless the text has no others. */
const filler = `
  a an the and or of in at on to for from with by near nearby around close within inside beside along
  my me i im we us our you your it is are be am was that this these those which who where what how
  wan wanna most dis dat getaway want wants need needs looking look find finding search searching get gets getting got show see
  give please pls abeg dey wey na don fit make go going come coming can could would like love some
  any just very really nice good fine great beautiful lovely available vacant
  sale home homes place places property properties accommodation accomodation lodging lodgings hotel
  hotels airbnb shortlet shortlets stay staying stays sleep rent rental rentals rentable let lets
  book booking bookings hire lease holiday vacation vacations trip weekend visit
  state city town area district neighbourhood axis side part
  night nights nightly per day days daily week weeks weekly month months
  there here where wheres no not too also so plus only o oo sef sha una dem
`
const fillerPhrases = [
  'short let',
  'short lets',
  'short stay',
  'short term',
  'for a family',
  'for family',
  'for my family',
  'for the family',
  'for families',
  'place to stay',
  'service',
  'serviced',
]

/**
 * Words that hosts often leave out. A listing with them comes first, but others match as well, unless
 * the text has no other words.
 */
const optional = new Set(
  `house houses family families view views private spacious big large small modern clean new furnished
  fully full self safe comfortable cosy cozy decent standard classy fine estate`.split(/\s+/),
)
export const isOptional = (phrase: string): boolean => optional.has(phrase)

const fillers = new Set([...filler.split(/\s+/).filter(Boolean), ...fillerPhrases])
export const isFiller = (phrase: string): boolean => fillers.has(phrase)

const joinedNames = new WeakMap<SearchNames, ReadonlyMap<string, string>>()

/** Returns the name that the words form, however they are joined: 'lekki phase 1' for 'lekkiphase1'. */
export function nameOf(words: string, names: SearchNames): string | undefined {
  if (Object.hasOwn(names, words)) return words
  let byJoined = joinedNames.get(names)
  if (!byJoined) {
    byJoined = new Map(Object.keys(names).map((name) => [name.replaceAll(' ', ''), name]))
    joinedNames.set(names, byJoined)
  }
  return byJoined.get(words.replaceAll(' ', ''))
}

/** Longest name or filler, in words. */
export const PHRASE_WORDS = 4
