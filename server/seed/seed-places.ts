export interface SeedPlace {
  city: string
  state: string
  country: string
  /** People in thousands, roughly. They decide how many listings a place has. */
  people: number
  /** Price of a night compared with an average Nigerian city. */
  level: number
}

const nigeria: readonly (readonly [string, string, number, number])[] = [
  ['Lekki', 'Lagos', 2_400, 2],
  ['Ikeja', 'Lagos', 1_900, 1.5],
  ['Yaba', 'Lagos', 1_300, 1.2],
  ['Surulere', 'Lagos', 1_400, 1.1],
  ['Ikoyi', 'Lagos', 700, 3.2],
  ['Victoria Island', 'Lagos', 600, 3],
  ['Ajah', 'Lagos', 1_200, 1.2],
  ['Badagry', 'Lagos', 400, 0.8],
  ['Abuja', 'Federal Capital Territory', 3_600, 2.1],
  ['Gwarinpa', 'Federal Capital Territory', 700, 1.4],
  ['Kano', 'Kano', 4_100, 0.8],
  ['Ibadan', 'Oyo', 3_600, 0.8],
  ['Ogbomosho', 'Oyo', 500, 0.6],
  ['Port Harcourt', 'Rivers', 3_200, 1.3],
  ['Bonny', 'Rivers', 250, 1],
  ['Benin City', 'Edo', 1_800, 0.9],
  ['Auchi', 'Edo', 150, 0.6],
  ['Kaduna', 'Kaduna', 1_600, 0.8],
  ['Zaria', 'Kaduna', 750, 0.6],
  ['Aba', 'Abia', 1_100, 0.7],
  ['Umuahia', 'Abia', 360, 0.8],
  ['Jos', 'Plateau', 900, 0.8],
  ['Ilorin', 'Kwara', 980, 0.7],
  ['Onitsha', 'Anambra', 1_400, 0.8],
  ['Awka', 'Anambra', 300, 0.8],
  ['Enugu', 'Enugu', 800, 0.9],
  ['Nsukka', 'Enugu', 310, 0.6],
  ['Abeokuta', 'Ogun', 590, 0.8],
  ['Ijebu Ode', 'Ogun', 220, 0.7],
  ['Akure', 'Ondo', 690, 0.8],
  ['Uyo', 'Akwa Ibom', 1_100, 1],
  ['Calabar', 'Cross River', 600, 1],
  ['Warri', 'Delta', 900, 1],
  ['Asaba', 'Delta', 400, 1.1],
  ['Owerri', 'Imo', 900, 1],
  ['Osogbo', 'Osun', 730, 0.7],
  ['Ile-Ife', 'Osun', 400, 0.6],
  ['Sokoto', 'Sokoto', 650, 0.6],
  ['Maiduguri', 'Borno', 800, 0.6],
  ['Bauchi', 'Bauchi', 500, 0.6],
  ['Makurdi', 'Benue', 430, 0.7],
  ['Minna', 'Niger', 450, 0.7],
  ['Lokoja', 'Kogi', 700, 0.7],
  ['Yenagoa', 'Bayelsa', 470, 0.9],
  ['Ado-Ekiti', 'Ekiti', 500, 0.7],
  ['Abakaliki', 'Ebonyi', 600, 0.7],
  ['Lafia', 'Nasarawa', 350, 0.6],
  ['Gombe', 'Gombe', 550, 0.6],
  ['Yola', 'Adamawa', 400, 0.6],
  ['Katsina', 'Katsina', 520, 0.6],
]

const abroad: readonly SeedPlace[] = [
  { city: 'Accra', state: 'Greater Accra', country: 'Ghana', people: 600, level: 1.8 },
  { city: 'Kumasi', state: 'Ashanti', country: 'Ghana', people: 350, level: 1.1 },
  { city: 'Nairobi', state: 'Nairobi', country: 'Kenya', people: 500, level: 1.9 },
  { city: 'Kigali', state: 'Kigali', country: 'Rwanda', people: 150, level: 1.7 },
  { city: 'Cotonou', state: 'Littoral', country: 'Benin', people: 120, level: 1 },
]

/** Places of made-up listings, by the number of people who live there. */
export const seedPlaces: readonly SeedPlace[] = [
  ...nigeria.map(([city, state, people, level]) => ({
    city,
    state,
    country: 'Nigeria',
    people,
    level,
  })),
  ...abroad,
]
