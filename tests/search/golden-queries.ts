import type { GoldenListing } from './golden-listings'

/** Tells whether a listing is a right answer to a query. */
type Expected = (listing: GoldenListing) => boolean

/** A search text, and what a right answer to it looks like. */
type GoldenQuery = readonly [text: string, expected: Expected]

const where =
  <Values extends unknown[]>(isRight: (listing: GoldenListing, ...values: Values) => boolean) =>
  (...values: Values): Expected =>
  (listing) =>
    isRight(listing, ...values)

const all = where((each, ...parts: Expected[]) => parts.every((part) => part(each)))
const either = where((each, ...parts: Expected[]) => parts.some((part) => part(each)))
const city = where(({ city: is = '' }, ...cities: string[]) => cities.includes(is))
const state = where(({ state: is }, wanted: string) => is === wanted)
const country = where(({ country: is }, wanted: string) => is === wanted)
const type = where(({ typeName }, ...types: string[]) => types.includes(typeName))
const beds = where(({ bedroomNo }, count: number) => bedroomNo === count)
const sleeps = where(({ guestNo = 0 }, guests: number) => guestNo >= guests)
const atMost = where(({ basePrice }, naira: number) => basePrice <= naira)
const atLeast = where(({ basePrice }, naira: number) => basePrice >= naira)
const between = (low: number, high: number): Expected => all(atLeast(low), atMost(high))
const rated = where(({ rating = 0 }, stars: number) => rating >= stars)
const named = where(({ name }, ...names: string[]) => names.includes(name))
const has = where(({ amenityNames }, amenity: string) => amenityNames.includes(amenity))
/** The name, the place or the description contains it. */
const says = where((listing, words: RegExp) =>
  words.test(`${listing.name} ${listing.city} ${listing.state} ${listing.description}`),
)
const any: Expected = () => true
const not = where((each, unwanted: Expected) => !unwanted(each))

const wifi = has('24/7 WiFi connection')
const cooled = has('Air conditioning')
const washer = has('Washer')
const parking = has('Parking available')
const pool = says(/pool/i)
const power = says(/generator|inverter|power|solar/i)

/** Reads the texts, separated by semicolons, to which each of the answers before them is right. */
const asked = ({ raw }: TemplateStringsArray, ...answers: Expected[]): GoldenQuery[] =>
  answers.flatMap((expected, index) =>
    (raw[index + 1] ?? '')
      .split(/[;|]/)
      .flatMap((text): GoldenQuery[] => (text.trim() === '' ? [] : [[text.trim(), expected]])),
  )

/** How people in Nigeria search for a place to stay, and what they hope to see. */
const questions = [
  // Places, also misspelt
  ...asked`
  ${city('Lekki')} lekki; Lekki; homes in lekki; lekki phase 1; lekki phase one; Lekki, Lagos;
    ilasan; orchid road; 25/12/2026 lekki; lekki friday to sunday; chevron; ikate; leki; lekky;
    lekkki; lekii; lkeki; short let lekki; house for a family near lekki;
    I dey find house for lekki; lekki phase1; lekkiphase1; lekki pahse 1; 24 to 27 december lekki;
    vgc; elegushi beach; lekki ph1
  ${city('Victoria Island')} VI; vi lagos; V.I.; v.i; V/I; victoria island;
    oga abeg find me shortlet for VI; victoriaisland; oniru; vitoria island; victoria iland;
    near eko hotel
  ${state('Lagos')} isolo; LAG; lasgidi; eko; detty december lagos; new year lagos
  ${city('Ikeja')} computer village; ikeja gra; GRA Ikeja; allen avenue; ikej; iekja;
    near murtala muhammed airport; MMIA; tomorrow ikeja; room wey no dear for ikeja; mma2
  ${city('Abuja')} near nnamdi azikiwe airport; FCT; f.c.t; fct abuja; ABJ; abujaa; abuga;
    airbnb abuja; abuja for 2 nights; house in abuja this weekend; dec 31 abuja; abuja airport;
    mabushi; house for me and my babe abuja
  ${city('Port Harcourt')} PH; phc; ph city; portharcourt; port-harcourt; pitakwa;
    gra port harcourt; port harcort; portharcout; port hacourt; house wey get gen for port harcourt;
    port harcourt waterfront; rumuokoro | ${city('Ile-Ife')} Ife; ile ife; Ilé-Ifẹ̀; ileife; OAU
  ${says(/\bGRA\b/)} GRA | ${named('Old GRA Walnut House')} old gra ph
  ${named('Nasarawa Lodge')} nasarawa gra kano | ${says(/Wuse/)} wuse
  ${named('Mono Heights, Wuse II')} wuse 2; mono heights wuse ii; wuse 11; wuse zone 2;
    how much is 2 bedroom in wuse | ${says(/Maitama/)} maitama; maitama penthouse
  ${city('Epe')} epe; pepe; eppe | ${says(/Asokoro/)} asokoro
  ${says(/Gwarinpa/)} gwarinpa abuja; gwarimpa | ${says(/Jabi/)} jabi lake
  ${says(/Bodija/)} bodija ibadan | ${says(/Magodo/)} magodo
  ${says(/Banana Island/)} banana island | ${city('Yaba')} near unilag; shortlet in yaba
  ${all(state('Lagos'), says(/airport/i))} around the airport lagos
  ${city('Benin City')} benin; I wan lodge for benin; gra benin
  ${city('Calabar')} calabar; calabr; hotel in calabar; christmas in calabar
  ${state('Akwa Ibom')} akwa ibom | ${state('Cross River')} cross river state
  ${state('Rivers')} rivers state | ${state('Oyo')} oyo | ${state('Osun')} osun state
  ${country('Ghana')} ghana | ${city('Accra')} accra
  ${country("Côte d'Ivoire")} cote divoire; cote d'ivoire; ivory coast
  ${country('Rwanda')} kigali rwanda | ${city('Ikeja', 'Yaba', 'Surulere', 'Lagos')} mainland
  ${city('Enugu')} coal city; enugwu; chilling spot for enugu | ${city('Nsukka')} UNN; nsuka
  ${city('Zaria')} near abu zaria | ${city('Ibadan')} ui ibadan; ibdan; ibadam
  ${city('Ikoyi')} ikoyii; ikoye | ${city('Owerri')} oweri; owere; show me homes in owerri
  ${city('Kaduna')} kadunna | ${city('Abeokuta')} abeokutta | ${city('Onitsha')} onitcha
  ${city('Makurdi')} makudi | ${city('Warri')} warry; lodging in warri; effurun
  ${city('Badagry')} badagri | ${city('Surulere')} surulre; ojuelegba | ${city('Osogbo')} oshogbo
  ${type('Apartment')} appartment; apartments; apartment
  ${all(type('Apartment'), city('Ikoyi'))} apartmnet ikoyi; apartments in ikoyi;
    service apartment ikoyi; i want a flat in ikoyi
  ${all(type('Studio'), city('Yaba'))} stduio yaba; selfcon yaba; budget studio yaba
  ${all(type('Duplex'), city('Enugu'))} dupplex enugu
  ${all(type('Villa'), city('Abuja'))} vila abuja | ${says(/penthouse/i)} pent house; penthouse
  ${named('Skyline Penthouse, Victoria Island')} penthous vi; skyline pent house
  ${says(/bungalow/i)} bungalo | ${pool} swiming pool; house wey get pool; swimming pool
  ${says(/generator/i)} genarator; house with generator
  ${all(beds(2), city('Lekki'))} 2 bedrom lekki; 2 bedroom lekki; two bedroom lekki; 2 bed lekki;
    two bed lekki; 2br lekki; 2-bedroom flat in lekki; lekki 2 bedrooms; lekki 2bedroom;
    bedroom 2 lekki | ${says(/balcon/i)} balcny`,
  // Types and bedrooms
  ...asked`
  ${type('Duplex')} duplexes | ${all(type('Villa'), city('Abuja'), pool)} villa with pool abuja
  ${all(type('Apartment'), city('Surulere'))} flat in surulere | ${type('Studio')} self contain
  ${all(beds(1), city('Yaba'))} mini flat yaba
  ${all(beds(1), city('Surulere'))} miniflat in surulere; room and parlour surulere;
    one bedroom surulere | ${named('Lagoon Loft with a Balcony')} loft lekki; lagon loft
  ${says(/beach/i)} beach house; beach houses; private beach
  ${named('Stone Path Bungalow')} bungalow jos
  ${all(type('Villa', 'Duplex'), city('Abuja'))} mansion abuja
  ${says(/guest (room|house|wing)/i)} guest house | ${named('Hostel Under the Flame Tree')} hostel
  ${all(type('Apartment'), city('Victoria Island'))} short-let apartment victoria island;
    appartments in victorial island | ${city('Uyo')} place to stay in uyo; where can i stay in uyo
  ${city('Asaba')} accommodation in asaba; asaba gra
  ${all(beds(2), city('Abuja'))} 2bdrm abuja; 2 bed 2 bath abuja
  ${all(beds(4), type('Duplex'), city('Lekki'))} 4 bedroom duplex lekki
  ${named('Ivory House, Guzape')} 4 bedroom duplex in guzape
  ${all(beds(1), city('Yaba'), type('Apartment'))} 1 bedroom flat yaba | ${beds(6)} 6 bedroom
  ${named("The Governor's Palms")} eight bedroom villa abuja; the governors palms`,
  // Prices and parties
  ...asked`
  ${atMost(50_000)} under 50k; below ₦50,000; less than 50000; 50k; ₦50,000
  ${all(city('Lekki'), atMost(100_000))} lekki under 100k
  ${all(city('Ibadan'), atMost(20_000))} not more than 20k ibadan
  ${all(state('Lagos'), atMost(30_000))} #30000 lagos; place wey no cost for lagos
  ${between(30_000, 60_000)} between 30k and 60k
  ${all(state('Lagos'), between(30_000, 60_000))} lagos between 30k and 60k; 30-60k lagos
  ${atLeast(1_000_000)} above 1 million; most expensive
  ${all(city('Ikoyi'), atMost(1_200_000))} 1.2m ikoyi
  ${all(state('Lagos'), atMost(50_000))} fifty thousand lagos; NGN 50,000 lagos
  ${atMost(5_000)} cheap | ${all(city('Lekki'), atMost(60_000))} cheap lekki
  ${all(city('Abuja'), atMost(30_000))} cheapest place in abuja
  ${all(type('Apartment'), state('Lagos'), atMost(50_000))} affordable apartment in lagos
  ${all(type('Villa'), city('Abuja'), atLeast(600_000))} luxury villa abuja
  ${all(type('Studio'), atMost(20_000))} studio under 20k | ${rated(4.9)} 5 star
  ${all(rated(4), type('Apartment'), city('Ikoyi'))} 4 star apartment ikoyi
  ${sleeps(6)} for 6; for six | ${all(city('Lekki'), sleeps(6))} lekki for 6; 4 adults 2 kids lekki
  ${all(state('Lagos'), sleeps(10))} 10 people lagos | ${sleeps(12)} 12 pple
  ${all(city('Ibadan'), sleeps(5))} house for family of five in ibadan | ${sleeps(14)} group of 14
  ${all(city('Enugu'), sleeps(8))} we are 8 going to enugu; family house in enugu for 8
  ${all(city('Yaba'), sleeps(2))} for a couple yaba
  ${all(city('Abuja'), sleeps(6), atMost(300_000))} abuja family of 6 under 300k;
    abuja family of six below 300k next weekend`,
  // As people speak, and names of homes
  ...asked`
  ${all(pool, city('Abuja'))} house wey get pool for abuja
  ${all(city('Yaba'), atMost(25_000))} abeg find me cheap room for yaba
  ${all(city('Lekki'), power)} house wey get light for lekki; 24hrs light lekki
  ${all(city('Abuja'), says(/quiet/i))} I need a quiet place in abuja
  ${all(state('Lagos'), says(/beach/i))} house near the beach lagos
  ${says(/gym/i)} apartment with gym | ${power} 24 hours light | ${wifi} wi-fi; wifi
  ${all(city('Ibadan'), either(wifi, says(/internet/i)))} internet ibadan
  ${cooled} ac; a/c; air conditioner | ${washer} washing machine
  ${all(city('Ikeja'), parking)} car park ikeja
  ${either(all(city('Yaba'), says(/car park/i)), parking)} parking space yaba
  ${says(/sea|ocean|lagoon/i)} sea view | ${says(/fireplace/i)} fireplace
  ${says(/rooftop|roof/i)} rooftop | ${all(city('Asaba'), says(/wedding/i))} wedding guests asaba
  ${says(/child|kid|cot|swing/i)} kids | ${says(/chef|cook/i)} chef
  ${named("Mama Titi's Rest & Kitchen")} mama titi; mama titi's; mama titis
  ${named("The Scholar's Verandah")} scholars verandah | ${named('Ọjà Ọba Garden House')} oja oba
  ${named('Ìgbà Dùn Villa')} igba dun | ${named('Ilé Ìsinmi')} ile isinmi
  ${named('The Cigar-Free Lounge')} cigar free lounge
  ${named('Clay & Linen, Katampe')} clay and linen; clay & linen
  ${named('Two Rooms Above the Ebrié')} two rooms above the ebrie
  ${named('Garden Rest House')} garden rest house | ${named('Four Sons Residence')} four sons
  ${named('Red Earth House')} red earth | ${named('The Quiet Room, Gwarinpa')} the quiet room
  ${named("Potter's Yard")} potters yard | ${named('The Blue Kitchen')} blue kitchen vi
  ${named('Walnut Residence, Lekki Phase 1')} walnut residence lekki | ${any} homes; short let`,
  // As a stranger would search
  ...asked`
  ${city('Jos')} i wan rent house for jos; somewhere quiet in jos
  ${all(city('Uyo'), parking)} house with kitchen and parking in uyo
  ${all(city('Abuja'), says(/lake/i))} lake view abuja
  ${all(sleeps(2), says(/couple|two people|proposals/i))} romantic getaway for two
  ${says(/couple|two people|proposals/i)} honeymoon | ${says(/mountain|hill/i)} mountain view
  ${says(/\b(tub|bath)\b/i)} bath tub | ${all(state('Lagos'), says(/party/i))} party house lagos
  ${rated(4)} 4.5 rating | ${all(beds(5), sleeps(10))} 5 bed house for 10 guests
  ${atMost(25_000)} n25,000 per night | ${all(city('Badagry'), says(/beach/i))} badagry beach
  ${named('Dusk Over Jabi')} penthouse abuja
  ${all(city('Kano'), atMost(20_000))} cheap hotel in kano
  ${between(100_000, 150_000)} 100k to 150k | ${all(city('Abuja'), rated(4.8))} best rated abuja
  ${all(beds(2), city('Ikeja'))} 2 bed flat ikeja gra
  ${all(city('Port Harcourt'), says(/GRA/))} port harcourt gra
  ${all(city('Lekki'), says(/beach/i))} apartment close to the beach in lekki
  ${all(city('Abuja'), sleeps(6), pool)} sleeps six with pool in abuja
  ${all(beds(2), city('Ibadan'))} two bedroom apartment with parking and wifi in ibadan
  ${city('Ilashe')} weekend house ilashe
  ${all(city('Lekki'), type('House', 'Duplex'))} any better house for lekki?
  ${all(city('Ikoyi'), atLeast(300_000))} ikoyi 300k above
  ${all(city('Victoria Island'), pool)} shortlet with swimming pool vi
  ${city('Lekki', 'Ajah')} lekki/ajah | ${any} jan 3-5 2027`,
]

/** A place and something else. The place counts first, and then what a home there has. */
export const placeAndMore = asked`
  ${city('Lekki')} lekki pool; pool lekki; lekki with swimming pool; pool lekki 3 nights;
    villa in lekki with wifi; lekki gym; lekki beach; leki pool; lekki 20/12 to 27/12;
    lekki 24/12/26; lekki mon to wed; lekki jan 3-5 2027
  ${all(city('Lekki'), atMost(60_000))} lekki pool under 60k; lekki swimming pool under 60000
  ${all(city('Lekki'), sleeps(4))} swimming pool lekki 4 guests
  ${all(city('Lekki'), type('Duplex'))} lekki duplex with pool
  ${all(beds(2), state('Lagos'))} 2 bedroom flat yaba with parking
  ${all(city('Yaba'), wifi)} yaba flat wifi
  ${all(city('Yaba'), type('Studio'), atMost(30_000))} studio yaba under 30k
  ${city('Ikeja')} ikeja pool; ikeja flat near airport
  ${all(city('Ikeja'), beds(2))} ikeja 2 bedroom parking | ${all(city('Ikoyi'), pool)} ikoyi pool
  ${all(city('Ikoyi'), sleeps(10))} ikoyi villa pool 10 guests
  ${all(city('Ikoyi'), atMost(200_000))} ikoyi under 200k
  ${all(city('Victoria Island'), pool)} vi pool; vitoria iland pool
  ${named('Skyline Penthouse, Victoria Island')} victoria island penthouse
  ${all(city('Victoria Island'), type('Apartment'), atMost(100_000))} vi apartment under 100k
  ${city('Victoria Island')} vi sea view | ${all(city('Ajah'), sleeps(12))} ajah pool for 12
  ${all(city('Epe'), pool)} epe pool | ${all(state('Lagos'), pool)} lagos pool
  ${all(state('Lagos'), atMost(20_000))} lagos under 20k
  ${all(state('Lagos'), type('Villa'), pool)} lagos villa with pool
  ${all(city('Ikeja', 'Yaba', 'Surulere'), type('Apartment'))} mainland flat
  ${all(city('Abuja'), pool)} abuja pool
  ${all(city('Abuja'), type('Villa'), sleeps(10))} abuja villa pool for 10
  ${all(city('Abuja'), beds(2), wifi)} abuja 2 bedroom wifi
  ${either(says(/Maitama/), all(city('Abuja'), pool))} maitama pool
  ${all(city('Abuja'), power)} fct generator | ${all(state('Rivers'), pool)} rivers pool
  ${state('Rivers')} rivers
  ${all(city('Port Harcourt'), type('Villa'), pool)} port harcourt villa pool
  ${all(city('Port Harcourt'), atMost(60_000))} port harcourt under 60k
  ${state('Cross River')} cross river
  ${all(state('Cross River'), type('Villa'))} cross river villa
  ${all(city('Calabar'), beds(2))} calabar carnival december 2 bedroom
  ${all(city('Abuja'), beds(4), type('Duplex'))} duplex maitama 4 bedroom swimming pool
  ${city('Ikoyi')} ikoyi penthouse wit pool | ${city('Abidjan')} appartement à abidjan avec piscine
  ${city('Kano')} gida a kano | ${city('Calabar')} calabar pool
  ${all(city('Ibadan'), says(/garden/i))} ibadan house garden | ${city('Ibadan')} ibadan pool
  ${all(state('Oyo'), beds(2))} oyo 2 bedroom | ${city('Abeokuta')} abeokuta view
  ${all(state('Enugu'), type('Villa', 'House', 'Duplex'))} enugu villa
  ${state('Enugu')} enugu generator | ${all(state('Edo'), type('Studio'))} edo studio
  ${city('Jos')} jos fireplace | ${state('Plateau')} plateau house
  ${state('Akwa Ibom')} akwa ibom villa | ${all(state('Imo'), atMost(50_000))} imo under 50k
  ${city('Accra')} accra pool | ${all(country('Ghana'), type('Studio'))} ghana studio
  ${all(city('Lekki'), atMost(100_000))} below hundred thousand lekki
  ${all(city('Ikoyi'), atMost(150_000))} one hundred and fifty thousand ikoyi
  ${all(city('Abuja'), sleeps(8))} 4 bedrooms and above abuja; at least 4 bedrooms abuja
  ${all(city('Lekki', 'Victoria Island'), sleeps(6))} lekki/vi 3 bedroom
  ${country('Rwanda')} rwanda view | ${all(city('Port Harcourt'), says(/GRA/))} portharcout gra
  ${city('Awka')} awka parking 4 cars`

/** Texts that exclude something. No answer has it. */
export const exclusions = asked`
  ${not(pool)} ikoyi without pool; ikoyi without a swimming pool
  ${not(city('Lekki'))} not lekki; lagos but not lekki; lagos except lekki
  ${not(type('Apartment'))} lekki not apartment`

/** Texts to which one home is the best answer. */
export const firstAnswers = asked`
  ${named('Ilé Ìsinmi')} wi-fi ilorin | ${named('The Quiet Room, Gwarinpa')} studio apartment abuja
  ${named('Isaac John Rooftop')} near murtala airport 2 bed
  ${named('Ink & Paper Flat')} mini flat surulere
  ${named('Two Rooms Above the Ebrié')} abidjan plateau
  ${named('Walnut Residence, Lekki Phase 1')} lekki phase 1 duplex`

export const goldenQueries = [...questions, ...placeAndMore, ...exclusions]
