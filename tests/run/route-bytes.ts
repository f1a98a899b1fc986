import { routePatterns, type RouteName } from '@domain/paths'
import { routeFiles } from '@server/page/route-files'

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
  /** Size of the JavaScript alone after Brotli 11, or a number of files. */
  amount: number
  limit: number
  unit: 'bytes' | 'files'
}

/**
 * Limits in bytes of JavaScript after Brotli 11. They count every file that a visit loads, also
 * those that several routes share. The booking page includes its alert dialog, so that a refusal is
 * shown even when the network has gone in the meantime.
 */
export const limits = {
  firstRoute: 142_000,
  route: 43_000,
  bookNow: 67_000,
  profile: 55_700,
  /** Code that a click loads. */
  part: 42_000,
  calendar: 48_000,
  wholeApp: 325_000,
  /** Number of JavaScript files of a start, the first screen's included. */
  files: 9,
}

/**
 * Lazy chunks of ui/dates form the calendar. The date fields and stepper are light and load with
 * their page. The file for a guest's own calendar has a library of its own.
 */
const isCalendar = (key: string) => /(^|\/)(ui\/dates|domain\/booking\/stay-calendar)/.test(key)
const isPage = (key: string) => key.startsWith('pages/')

const routeLimit = (route: RouteName) =>
  route === 'bookNow' || route === 'profile' ? limits[route] : limits.route

/** Returns every chunk that the browser loads for these keys, in a fixed order. */
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
 * Returns the cost of a visit's first screen, what each route adds to it, what each part that is
 * loaded on demand adds, and the whole.
 *
 * @param sizeOf Returns the compressed size of a built file by its name in the manifest.
 */
export function routeBudgets(manifest: Manifest, sizeOf: (file: string) => number): Budget[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The manifest has no entry, so it proves nothing.')
  const first = closure(manifest, entries)
  const fileOf = (key: string) => manifest[key]?.file ?? ''
  const bytesOf = (files: Iterable<string>) =>
    [...new Set(files)]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + sizeOf(file), 0)
  const bytes = (name: string, files: Iterable<string>, limit: number): Budget => ({
    name,
    amount: bytesOf(files),
    limit,
    unit: 'bytes',
  })
  const routes = (Object.keys(routePatterns) as RouteName[]).map((route) => ({
    route,
    files: routeFiles(manifest, route).files,
  }))
  const parts = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && !first.has(key) && !isPage(key),
  )
  return [
    bytes('first screen', [...first].map(fileOf), limits.firstRoute),
    bytes('whole app', Object.keys(manifest).map(fileOf), limits.wholeApp),
    ...routes.map(({ route, files }) => bytes(`route ${route}`, files, routeLimit(route))),
    ...routes.map(({ route, files }): Budget => ({
      name: `route ${route}, with the first screen`,
      amount: first.size + files.length,
      limit: limits.files,
      unit: 'files',
    })),
    ...parts.map((key) => {
      const own = [...closure(manifest, [key])].filter((chunk) => !first.has(chunk))
      const limit = isCalendar(key) ? limits.calendar : limits.part
      return bytes(key.replace(/^(\.\.\/)+/, ''), own.map(fileOf), limit)
    }),
  ]
}

/**
 * Finds exceeded budgets. A missing calendar chunk is a fault too, because its code would then load
 * with some other route.
 */
export function budgetFaults(budgets: readonly Budget[]): string[] {
  const tooBig = budgets
    .filter(({ amount, limit }) => amount > limit)
    .map(
      ({ name, amount, limit, unit }) =>
        `${name}: ${amount} ${unit}, ${amount - limit} over its ${limit}`,
    )
  const calendarIsApart = budgets.some(({ name }) => isCalendar(name))
  return calendarIsApart ? tooBig : [...tooBig, 'the calendar is not a chunk of its own']
}
