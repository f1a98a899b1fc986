import { looseText } from './search-text'

/**
 * Names that guests use and that hosts do not write, each with the words that listings contain, in
 * lower case without accents, hyphens, dots and apostrophes.
 */
export type SearchNames = Readonly<Record<string, readonly string[]>>

const listOf = (text: string, separator: string) =>
  text.split(separator).flatMap((each) => looseText(each) || [])

/**
 * Reads a table of names. A line holds the words of listings, separated by '|', a colon, and the
 * names that guests use, separated by commas. An indented line continues the one before. Guests may
 * leave out the spaces of a name.
 */
export function readNames(table: string): SearchNames {
  const names = table.split(/\n(?=\S)/).flatMap((line) => {
    const [words = '', own = ''] = line.split(':')
    return listOf(own, ',').map((name) => [name, listOf(words, '|')] as const)
  })
  const joined = names.map(([name, words]) => [name.replaceAll(' ', ''), words] as const)
  return Object.fromEntries([...joined, ...names])
}

/** Places with their areas and universities, property types, and amenities. */
const table = `\
victoria island: vi, oniru, eko hotel, landmark
port harcourt: ph, phc, pitakwa, garden city, trans amadi, peter odili, rumuola, woji, ada george,
  d line, rumuokoro, eliozu, choba, uniport
federal capital territory | abuja: fct
abuja: maitama, asokoro, gwarinpa, guzape, katampe, jabi, durumi, central business district, cbd,
  abj, abv, bj, transcorp, nnamdi azikiwe, garki, central area, utako, wuye, kubwa, lugbe, apo, gudu, gwagwalada,
  lokogoma, life camp, mabushi, nyanya
lagos: lag, los, eko, gidi, lasgidi, festac, ikorodu, apapa, lasu, anthony, isolo, mushin, egbeda
ikeja | yaba | surulere: mainland, lagos mainland
victoria island | ikoyi: lagos island
ibadan: ib, bodija, jericho, oluyole, iwo road, dugbe, ui
ile ife: ife, oau
kaduna: kd
enugu: coal city, new haven, independence layout, trans ekulu
calabar: canaan city, unical
jos: tin city, rayfield, unijos
abeokuta: rock city, funaab
osogbo: oshogbo
benin city: bini, ugbowo, uniben
government reserved area: gra
nigeria: naija
cote divoire: ivory coast
ghana: gold coast
eko atlantic | victoria island: eko atlantic
lekki: lekki phase 1, lekki phase one, lekki phase 2, chevron, ikate, osapa, agungi, jakande,
  ikota villa, ilasan, ologolo, orchid road, leky, idado, salem, admiralty, vgc, ikota, elegushi, ph1
ajah: sangotedo, abraham, badore
lekki | epe: ibeju lekki
ikoyi: banana, banana island, parkview, osborne, bourdillon, falomo, dolphin, obalende
allen | ikeja: allen avenue
ikeja: opebi, oregun, alausa, maryland, ogba, ojodu, berger, agege, isaac john, murtala,
  murtala muhammed, murtala mohammed, computer village, mmia, mm2, mma2, omole, oshodi
yaba: akoka, sabo, jibowu, gbagada, bariga, ebute metta, shomolu, unilag, yabatech
surulere: adeniran ogunsanya, bode thomas, aguda, ojuelegba
wuse ii: wuse 2, wuse two, wuse 11, wuse zone 2
kano: sabon gari, buk
warri: effurun
uyo: shelter afrique, uniuyo
owerri: futo, owere
ilorin: unilorin
akure: futa
awka: unizik
nsukka: unn
zaria: abu
apartment: flat, condo, service apartment, serviced apartment, service flat
apartment | flat: flats
studio: self contain, self contained, self con, selfcon, selfcontain, selfcontained, boys
  quarters, bq, bed sitter, studio apartment, studio flat
studio | one room | guest room: single room
studio | rooms: room
room | studio: rooms
villa | duplex: mansion
duplex: maisonette, townhouse, town house, terrace, semi detached
duplex | house: detached
cottage | bungalow: cottage
guest house | guest room | rest house | guest wing: guest house
beach: beach house, beach houses, beachfront
air conditioning: ac, air con, aircon, air condition, air conditioner, air conditioned,
  airconditioner, cooling
wifi | wi fi: wifi
wifi: wi fi, internet
wifi | internet | fibre: broadband
wifi | internet: starlink
fibre | wifi: fiber
washer: washing machine, laundry
parking: car park, parking space, parking lot, garage, packing
pool: swimming pool, swimming, swim, piscine
house: maison, gida
power | generator | generators | inverter | solar: light, steady light, constant light, constant
  power, steady power
power | generator | inverter | solar: electricity, nepa
generator | generators: gen
generators: generator
guard | guarded | gatehouse | safe: security
security | guarded | safe | walled: secure
children | cot | swing: kids, kid, kid friendly, child friendly
cot | children: baby
cook | chef: chef
tub | bath: jacuzzi, bathtub, bath tub
couple | two people | proposals: romantic
couple | two people | proposals | romantic: baecation, honeymoon
couple | two people | quiet | romantic: babymoon
hill | hills | plateau: mountain, mountains
sea | atlantic: ocean
ocean | sea facing | sea view | atlantic: ocean view
sea facing | ocean | atlantic | waves: sea view
beach | sea: seaside
waterfront | lagoon | on the water: waterfront
roof: rooftop
desk: workspace
desk | study: office
quiet | peaceful: calm
quiet | calm: peaceful
lift | elevator: lift
lift: elevator`

const always = ['24 hours', '24hours', '24 hour', '24hrs', '24 hrs', '24hr', '24 7', '247']

/** Every name that comes with the product. */
export const shortNames: SearchNames = readNames(
  `${table}\npower | generator | generators | inverter | solar: ${always
    .flatMap((hours) => ['light', 'power', 'electricity'].map((power) => `${hours} ${power}`))
    .join()}`,
)

/** Words that say nothing about a listing. They are left out unless the text has no others. */
const filler = `
  a an the and or of in at on to for from with by near nearby around close within inside beside
  along my me i im we us our you your it is are be am was were that this these those which who where
  what how wan wanna most dis dat getaway want wants need needs looking look find finding search
  searching get gets getting got show see give please pls abeg dey wey na don fit make go going come
  coming can could would like love some any just very really nice good fine great beautiful lovely
  available vacant wetin oga all monthly staycation sale home homes place places property properties
  accommodation accomodation lodging lodgings hotel hotels airbnb shortlet shortlets stay staying
  stays sleep rent rental rentals rentable let lets book booking bookings hire lease holiday
  vacation vacations trip weekend visit wit avec pass person anywhere ni better spot spots chill
  chilling relax lodge next upcoming state city town area district neighbourhood axis side part
  night nights nightly per day days daily week weeks weekly month months there here wheres no not
  but too also so plus only o oo sef sha una dem`
const fillerPhrases = `short let, short lets, short stay, short term, for a family, for family,
  for my family, for the family, for families, place to stay, service, serviced`.split(/,\s+/)

/**
 * Words that hosts often leave out. A listing with them comes first, but others match as well,
 * unless the text has no other words.
 */
const optional = new Set(
  `house houses family families view views private spacious big large small modern clean new
  furnished fully full self safe comfortable cosy cozy decent standard classy fine estate cool fun
  january february march april june july august september october november december detty xmas
  christmas eve bath baths bathroom bathrooms toilet toilets easter sallah salah festive year myself
  wife husband babe bae girlfriend boyfriend`.split(/\s+/),
)
export const isOptional = (phrase: string): boolean => optional.has(phrase)

const fillers = new Set([...filler.split(/\s+/).filter(Boolean), ...fillerPhrases])
export const isFiller = (phrase: string): boolean => fillers.has(phrase)

/** Returns what the words mean as a name, however they are joined, or undefined. */
export function meaningOf(words: string, names: SearchNames): readonly string[] | undefined {
  const name = [words, words.replaceAll(' ', '')].find((each) => Object.hasOwn(names, each))
  return name === undefined ? undefined : names[name]
}

/** Longest name or filler, in words. */
export const PHRASE_WORDS = 4
