/** Fields of a listing that hold an amount or a count. A form carries them as digits. */
export const NUMBER_FIELDS = [
  'basePrice',
  'cleaningFee',
  'securityDeposit',
  'bedroomNo',
  'bathroomNo',
  'guestNo',
] as const
const numbers: ReadonlySet<string> = new Set(NUMBER_FIELDS)

/** Tells whether a field of a listing holds an amount or a count. */
export const isNumberField = (name: string) => numbers.has(name)

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
  return isNumberField(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Converts the fields of a multipart form to the types of ListingSavePayloadSchema, unchecked. */
export const listingFromForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, valueOf(name, text)]))
