// Functions that read one value of a query string. A malformed value counts as absent.

type Text = string | null | undefined

/** Longest text in a query, in UTF-16 units. Pasted sentences may be longer. */
export const LONGEST_TEXT = 200

/** Reads a text without NUL, which no database stores, and without what is beyond the longest text. */
export const readText = (value: Text) =>
  value?.replaceAll('\0', '').trim().slice(0, LONGEST_TEXT) || undefined

export const readList = (value: Text) => {
  const ids = (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

export const readAmount = (value: Text) =>
  value && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined

export const readWhole = (value: Text, minimum: number, maximum: number) => {
  if (!value || !/^\d{1,9}$/.test(value)) return undefined
  const number = Number(value)
  return number >= minimum && number <= maximum ? number : undefined
}

export const readOneOf = <Value extends string>(values: readonly Value[], value: Text) =>
  values.find((each) => each === value)

/** Largest page number in a query. The server's schema has about the same limit. */
export const PAGE_MAXIMUM = 1_000_000
/** Largest count of guests in a query. The schema of the server accepts as many digits. */
export const COUNT_MAXIMUM = 999_999

type QueryValue = string | number | readonly string[] | undefined

/** Tells whether a value says anything. An empty text or list does not. */
export const isChosen = (value: QueryValue) => String(value ?? '') !== ''

/** Adds the values that are present, in their given order. A comma joins the ids of a list. */
export const toParameters = (
  values: readonly (readonly [name: string, value: QueryValue])[],
): URLSearchParams => {
  const parameters = new URLSearchParams()
  for (const [name, value] of values) {
    if (isChosen(value)) parameters.set(name, String(value))
  }
  return parameters
}
