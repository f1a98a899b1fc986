/** Fields that a form carries as digits. */
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
    // The schema then reports the fault under the field's name.
    return text
  }
}

const valueOf = (name: string, text: string): unknown => {
  if (ARRAYS.has(name)) return parsed(text)
  return NUMBERS.has(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Converts the fields of a multipart form to the types of ListingSavePayloadSchema, unchecked. */
export const listingFromForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, valueOf(name, text)]))
