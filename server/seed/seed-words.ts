import { pickFrom, randomOf, zipfPick, type Random } from './seeded-random'

const qualities = [
  'Quiet',
  'Sunny',
  'Modern',
  'Cosy',
  'Spacious',
  'Bright',
  'Garden',
  'Palm',
  'Lagoon',
  'Harmony',
  'Emerald',
  'Golden',
  'Ocean',
  'Royal',
  'Urban',
  'Serene',
  'Coral',
  'Savannah',
  'Ivory',
  'Terracotta',
  'Hibiscus',
  'Mango',
  'Cedar',
  'Indigo',
  'Baobab',
  'Sapphire',
  'Kola',
  'Adire',
  'Marble',
  'Ebony',
] as const
const buildings = [
  'Apartment',
  'Villa',
  'House',
  'Studio',
  'Duplex',
  'Suite',
  'Loft',
  'Residence',
  'Court',
  'Terrace',
  'Bungalow',
  'Penthouse',
  'Heights',
  'Cottage',
  'Lodge',
  'Mansion',
  'Flat',
  'Retreat',
  'Annexe',
  'Maisonette',
] as const
const syllables = [
  'a',
  'ba',
  'de',
  'fo',
  'ki',
  'lu',
  'ma',
  'no',
  'ola',
  'ran',
  'se',
  'ti',
  'wu',
  'ye',
  'zi',
  'chi',
  'em',
  'ko',
  'du',
  'gbo',
  'ife',
  'jo',
  'nke',
  'to',
  'uba',
  'wa',
] as const
const views = [
  'the street',
  'the garden',
  'the water',
  'the market',
  'the old town',
  'a row of palms',
  'the lagoon',
  'the hills',
  'the estate park',
  'the mosque and its square',
  'a football pitch',
  'the stadium',
] as const
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
  'A desk with a good chair waits for people who must work',
  'The washing machine is yours alone',
  'From the roof you see the whole district at night',
] as const
const ways = [
  'The airport is forty minutes away outside the rush',
  'Shops and suya are two minutes on foot',
  'A bus stop, a pharmacy and a bank are around the corner',
  'Taxis know the street by its name',
  'The beach is a short ride away',
  'The university gate is within walking distance',
  'The business district begins across the road',
  'You reach the ring road in five minutes',
] as const
const rules = [
  'No smoking indoors',
  'No parties or loud music after 10 pm',
  'No pets',
  'Visitors leave by 10 pm',
  'Check-in after 2 pm, check-out by 11 am',
] as const

/**
 * Number of made-up names of estates. The last ones occur once in about half a million listings.
 */
const ESTATES = 50_000

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const estateNames = () =>
  Array.from({ length: ESTATES }, (_, index) => {
    const random = randomOf(7, index)
    const length = 3 + Math.floor(random() * 2)
    return capitalised(Array.from({ length }, () => pickFrom(syllables, random)).join(''))
  })

/**
 * Returns a writer of made-up names and descriptions whose words are as unevenly common as real
 * ones.
 */
export function seedTexts() {
  const estate = zipfPick(estateNames())
  const [quality, building, view, comfort, way] = [qualities, buildings, views, comforts, ways].map(
    (words) => zipfPick<string>(words),
  ) as [
    (random: Random) => string,
    (random: Random) => string,
    (random: Random) => string,
    (random: Random) => string,
    (random: Random) => string,
  ]
  return (random: Random, city: string) => {
    const [area, word] = [estate(random), quality(random)]
    return {
      name: `${word} ${area} ${building(random)}`,
      description:
        `A ${quality(random).toLowerCase()} home in ${area}, ${city}, with a view of ${view(random)}. ` +
        `${comfort(random)}. ${way(random)}.`,
      houseRules: rules.filter(() => random() < 0.4),
    }
  }
}
