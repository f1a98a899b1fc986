import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { SECOND } from '@domain/time'
import { DEMO_STYLES } from '@server/demo/demo-photos'
import { pickFrom, randomOf, weightedPick, zipfPick, type Random } from './seeded-random'

/** City, state, people in thousands, and the price of a night compared with an average city. */
const places = `
Lekki,Lagos,2400,2 Ikeja,Lagos,1900,1.5 Yaba,Lagos,1300,1.2 Surulere,Lagos,1400,1.1
Ikoyi,Lagos,700,3.2 Victoria_Island,Lagos,600,3 Ajah,Lagos,1200,1.2 Badagry,Lagos,400,0.8
Abuja,Federal_Capital_Territory,3600,2.1 Gwarinpa,Federal_Capital_Territory,700,1.4
Kano,Kano,4100,0.8 Ibadan,Oyo,3600,0.8 Ogbomosho,Oyo,500,0.6 Port_Harcourt,Rivers,3200,1.3
Bonny,Rivers,250,1 Benin_City,Edo,1800,0.9 Auchi,Edo,150,0.6 Kaduna,Kaduna,1600,0.8
Zaria,Kaduna,750,0.6 Aba,Abia,1100,0.7 Umuahia,Abia,360,0.8 Jos,Plateau,900,0.8
Ilorin,Kwara,980,0.7 Onitsha,Anambra,1400,0.8 Awka,Anambra,300,0.8 Enugu,Enugu,800,0.9
Nsukka,Enugu,310,0.6 Abeokuta,Ogun,590,0.8 Ijebu_Ode,Ogun,220,0.7 Akure,Ondo,690,0.8
Uyo,Akwa_Ibom,1100,1 Calabar,Cross_River,600,1 Warri,Delta,900,1 Asaba,Delta,400,1.1
Owerri,Imo,900,1 Osogbo,Osun,730,0.7 Ile-Ife,Osun,400,0.6 Sokoto,Sokoto,650,0.6
Maiduguri,Borno,800,0.6 Bauchi,Bauchi,500,0.6 Makurdi,Benue,430,0.7 Minna,Niger,450,0.7
Lokoja,Kogi,700,0.7 Yenagoa,Bayelsa,470,0.9 Ado-Ekiti,Ekiti,500,0.7 Abakaliki,Ebonyi,600,0.7
Lafia,Nasarawa,350,0.6 Gombe,Gombe,550,0.6 Yola,Adamawa,400,0.6 Katsina,Katsina,520,0.6`
  .trim()
  .split(/\s+/)
  .map((place) => {
    const [city = '', state = '', people, level] = place.replaceAll('_', ' ').split(',')
    return { city, state, people: Number(people), level: Number(level) }
  })

const qualities =
  'Quiet Sunny Modern Cosy Spacious Bright Garden Palm Lagoon Harmony Emerald Golden Ocean Royal Urban Serene Coral Savannah Ivory Terracotta Hibiscus Mango Cedar Indigo Baobab Sapphire Kola Adire Marble Ebony'.split(
    ' ',
  )
const buildings =
  'Apartment Villa House Studio Duplex Suite Loft Residence Court Terrace Bungalow Penthouse Heights Cottage Lodge Mansion Flat Retreat Annexe Maisonette'.split(
    ' ',
  )
const syllables =
  'a ba de fo ki lu ma no ola ran se ti wu ye zi chi em ko du gbo ife jo nke to uba wa'.split(' ')
const views =
  'the street,the garden,the water,the market,the old town,a row of palms,the lagoon,the hills,the estate park,the mosque and its square,a football pitch,the stadium'.split(
    ',',
  )
const comforts = [
  'The power holds all night on inverter and generator',
  'Water runs day and night from our own borehole',
  'A gateman watches the compound and the car park',
  'The kitchen has everything for jollof and for a quick breakfast',
  'The beds are firm and the linen is changed every third day',
  'Fast internet reaches every room, with a second line for work',
  'The rooms stay cool under high ceilings and new air conditioners',
  'A cook comes on request and shops for you',
  'Children have a fenced yard and a shelf of games',
  'From the roof you see the whole district at night',
]
const ways = [
  'The airport is forty minutes away outside the rush',
  'Shops and suya are two minutes on foot',
  'A bus stop, a pharmacy and a bank are around the corner',
  'The beach is a short ride away',
  'The university gate is within walking distance',
  'You reach the ring road in five minutes',
]
const rules = ['No smoking indoors', 'No parties or loud music after 10 pm', 'No pets']

/** Made-up names of estates. The last ones occur once in about half a million listings. */
const ESTATES = 50_000

const estateNames = () =>
  Array.from({ length: ESTATES }, (_, index) => {
    const random = randomOf(7, index)
    const length = 3 + Math.floor(random() * 2)
    const name = Array.from({ length }, () => pickFrom(syllables, random)).join('')
    return name.charAt(0).toUpperCase() + name.slice(1)
  })

/** Returns a writer of names and descriptions whose words are as unevenly common as real ones. */
function makeTexts() {
  const [estate, quality, building] = [estateNames(), qualities, buildings].map(zipfPick) as [
    (random: Random) => string,
    (random: Random) => string,
    (random: Random) => string,
  ]
  return (random: Random, city: string) => {
    const [area, word] = [estate(random), quality(random)]
    return {
      name: `${word} ${area} ${building(random)}`,
      description:
        `A ${quality(random).toLowerCase()} home in ${area}, ${city}, with a view of ` +
        `${pickFrom(views, random)}. ${pickFrom(comforts, random)}. ${pickFrom(ways, random)}.`,
      houseRules: rules.filter(() => random() < 0.4),
    }
  }
}

/** In naira per night, of a studio in an average city. */
const PLAIN_PRICE = 18_000
const PRICE_STEP = 500
const TYPE_LEVELS = { Apartment: 1, House: 1.3, Villa: 2.2, Studio: 0.7, Duplex: 1.6 } as const

/** Creation time of the first listing. The others follow one by one. */
const FIRST_CREATED = Date.UTC(2023, 0, 1)
const BETWEEN_LISTINGS = 20 * SECOND

/** Names of types and amenities with their ids. */
export interface SeedNames {
  types: ReadonlyMap<string, string>
  amenities: ReadonlyMap<string, string>
}

/** Returns a function that makes up the listing of an index, always the same. */
export function madeUpListings({ types, amenities }: SeedNames) {
  const place = weightedPick(places, ({ people }) => people)
  const type = zipfPick(firstPropertyTypes)
  const bedrooms = weightedPick([1, 2, 3, 4, 5, 6, 8], (count) => 1 / count)
  const text = makeTexts()
  return (index: number) => {
    const random = randomOf(1, index)
    const { city, state, level } = place(random)
    const typeName = type(random)
    const bedroomNo = typeName === 'Studio' ? 1 : bedrooms(random)
    const around = Math.exp((random() + random() + random() - 1.5) * 0.8)
    const price = PLAIN_PRICE * level * TYPE_LEVELS[typeName] * (0.6 + 0.4 * bedroomNo) * around
    const basePrice = Math.ceil(price / PRICE_STEP) * PRICE_STEP
    const amenityNames = Object.values(firstAmenities).filter(() => random() < 0.55)
    return {
      ...text(random, city),
      city,
      state,
      country: 'Nigeria',
      basePrice,
      cleaningFee: Math.round(basePrice / 10 / PRICE_STEP) * PRICE_STEP,
      securityDeposit: Math.round(basePrice / 2 / PRICE_STEP) * PRICE_STEP,
      bedroomNo,
      bathroomNo: Math.max(1, bedroomNo - Math.floor(random() * 2)),
      guestNo: bedroomNo * 2 + Math.floor(random() * 2),
      propertyType: types.get(typeName) ?? '',
      propertyTypeName: typeName,
      amenities: amenityNames.flatMap((name) => amenities.get(name) ?? []),
      amenityNames,
      rating: random() < 0.15 ? null : Math.round((5 - 2.2 * random() * random()) * 10) / 10,
      style: pickFrom(DEMO_STYLES, random),
      createdAt: new Date(FIRST_CREATED + index * BETWEEN_LISTINGS),
    }
  }
}

/** Largest number of listings. Later ones would be created in the future. */
export const MOST_SEED_LISTINGS = 3_000_000
