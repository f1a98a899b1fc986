/** One row of Vite's manifest: a built file and its imports. */
export interface ManifestChunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  /** Keys of chunks that are loaded together with this one. */
  imports?: string[]
  /** Keys of chunks that are loaded later, if at all. */
  dynamicImports?: string[]
}

export type Manifest = Record<string, ManifestChunk>

export interface Budget {
  name: string
  /** Size of the JavaScript alone after Brotli 11. */
  bytes: number
  limit: number
}

/**
 * Limits in bytes of JavaScript after Brotli 11. The booking page carries its alert dialog in its
 * own chunk, so that a refusal is shown although the network has gone since.
 */
export const limits = {
  firstRoute: 151_000,
  laterRoute: 35_000,
  calendar: 50_000,
  bookingPage: 46_000,
}

const isBookingPage = (key: string) => /(^|\/)pages\/BookNowPage\.tsx$/.test(key)
const isHome = (key: string) => /(^|\/)pages\/(\w+\/)?HomePage\.tsx$/.test(key)
/**
 * Lazy chunks of ui/dates form the calendar. The date fields and stepper are light and load with
 * their page.
 */
const isCalendar = (key: string) => /(^|\/)ui\/dates\//.test(key)

const limitOf = (key: string) => {
  if (isCalendar(key)) return limits.calendar
  return isBookingPage(key) ? limits.bookingPage : limits.laterRoute
}

/** Returns every chunk that the browser loads for these, in a fixed order. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest refers to '${key}' but does not contain it.`)
    if (seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return seen
}

/**
 * Returns the cost of each route: the first route is the page's entry with the home page, and every
 * other lazy chunk counts what it adds to that.
 *
 * @param sizeOf Returns the compressed size of a built file by its name in the manifest.
 */
export function routeBudgets(manifest: Manifest, sizeOf: (file: string) => number): Budget[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The manifest has no entry, so it proves nothing.')
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const first = closure(manifest, [...entries, ...lazy.filter(isHome)])
  const bytesOf = (keys: Iterable<string>) =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + sizeOf(file), 0)
  const later = lazy
    .filter((key) => !first.has(key))
    .map((key) => {
      const own = [...closure(manifest, [key])].filter((chunk) => !first.has(chunk))
      return { name: key.replace(/^(\.\.\/)+/, ''), bytes: bytesOf(own), limit: limitOf(key) }
    })
  return [{ name: 'first route', bytes: bytesOf(first), limit: limits.firstRoute }, ...later]
}

/**
 * Finds exceeded budgets. A missing calendar chunk is a fault too, because its code would then load
 * with some other route.
 */
export function budgetFaults(budgets: readonly Budget[]): string[] {
  const tooBig = budgets
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${bytes} bytes, ${bytes - limit} over its ${limit}`)
  const calendarIsApart = budgets.some(({ name }) => isCalendar(name))
  return calendarIsApart ? tooBig : [...tooBig, 'the calendar is not a chunk of its own']
}
