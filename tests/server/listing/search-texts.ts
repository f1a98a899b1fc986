import fc from 'fast-check'

const words = ['loft', 'LOFT', 'Lá', '%', '_', '\\', 'villa', 'wi', "d'i", 'zz', ' ']
/** Texts that are read as filters, names, filler and misspellings. */
const spoken =
  `lekki, leki, lagoon, lagon, palmcourt, palm court, pam cort, oyo, oyoo, villas, lofts, wifi,
  wi fi, ph, PH, eko, flat, kitchn, porth arcourt, 2 bedroom, three bed, 4br, for 2, family of 3,
  under 1k, above 50k, ₦1,000, between 1k and 60k, cheap, luxury, 4 star, tonight, this weekend,
  next weekend, for 2 nights, homes in, near the, wey get, a, water, by the water, Under_score, ★`.split(
    /,\s+/,
  )

/** Search texts of up to four parts. */
export const searchTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(fc.constantFrom(...words), {
        arbitrary: fc.constantFrom(...spoken),
        weight: 3,
      }),
      { maxLength: 4 },
    ),
    fc.constantFrom(' ', ' ', ' ', '-', ',', '/'),
  )
  .map(([parts, between]) => parts.join(between))
