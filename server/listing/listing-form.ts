/** Fields of a home that a form carries as digits, and as JSON strings (section 7). */
const NUMBERS = new Set([
  'basePrice',
  'cleaningFee',
  'securityDeposit',
  'bedroomNo',
  'bathroomNo',
  'guestNo',
])
const ARRAYS = new Set(['amenities', 'houseRules'])

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The schema says what is wrong with it, by its field.
    return text
  }
}

const valueOf = (name: string, text: string): unknown => {
  if (ARRAYS.has(name)) return parsed(text)
  return NUMBERS.has(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The fields of a multipart form in the types of ListingSavePayloadSchema, not checked yet. */
export const listingFromForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, valueOf(name, text)]))
