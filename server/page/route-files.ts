import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKPOINTS } from '@domain/constants'
import type { RouteName } from '@domain/paths'

/** Vite's manifest: built files and what they import, by name. */
export type RouteManifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

interface Wanted {
  /** Names of the files that the route begins with, as in Vite's manifest. */
  begins: readonly string[]
  /** Those that only a large window needs. */
  whenLarge?: string
}

const page = (name: string): Wanted => ({ begins: [`pages/${name}Page.tsx`] })

/** Files that a start at each route loads besides the first screen's own file. */
const wanted: Record<RouteName, Wanted> = {
  home: { begins: [], whenLarge: 'sections/filters/BrowseFilterBar.tsx' },
  discover: { ...page('Discover'), whenLarge: 'sections/filters/BrowseFilterPanel.tsx' },
  property: page('Property'),
  support: page('Support'),
  supportInfo: page('SupportInfo'),
  login: page('Login'),
  signUp: page('SignUp'),
  verifyEmail: page('VerifyEmail'),
  onboarding: page('Onboarding'),
  forgotPassword: page('ForgotPassword'),
  resetPassword: page('ResetPassword'),
  myBookings: page('MyBookings'),
  bookNow: page('BookNow'),
  booking: page('BookingDetails'),
  payments: page('Payments'),
  profile: page('Profile'),
  savedListings: page('SavedListings'),
  notifications: page('Notifications'),
  notFound: { begins: [] },
}

/** Returns the files of these chunks and of all that they import. */
function filesOf(manifest: RouteManifest, names: readonly string[], found = new Set<string>()) {
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The built page has no file for ${name}.`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}

function readManifest(appDirectory: string): RouteManifest | undefined {
  const file = join(appDirectory, '.vite', 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RouteManifest) : undefined
}

const link = (file: string, media = '') =>
  `<link rel="modulepreload" crossorigin href="/${file}"${media && ` media="${media}"`}>`

/**
 * Returns the files that a start at a route loads besides the first screen's own: those for every
 * window, and those that only a large one needs.
 */
export function routeFiles(manifest: RouteManifest, route: RouteName) {
  const { begins, whenLarge } = wanted[route]
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const first = filesOf(manifest, entries)
  const files = [...filesOf(manifest, begins)].filter((file) => !first.has(file))
  const large = whenLarge ? [...filesOf(manifest, [whenLarge])] : []
  return {
    first: [...first],
    files,
    large: large.filter((file) => !first.has(file) && !files.includes(file)),
  }
}

/**
 * Returns the preload tags of each route, so that a browser fetches all code of a page together
 * with the first screen's, instead of each file after another has run. Without a build there are
 * none.
 */
export function readRouteFiles(appDirectory: string): (route: RouteName) => string {
  const manifest = readManifest(appDirectory)
  if (!manifest || Object.keys(manifest).length === 0) return () => ''
  const routes = Object.keys(wanted) as RouteName[]
  const tags = new Map(
    routes.map((route) => {
      const { files, large } = routeFiles(manifest, route)
      const whenLarge = large.map((file) => link(file, `(min-width: ${BREAKPOINTS.lg}px)`))
      return [route, [...files.map((file) => link(file)), ...whenLarge].join('\n    ')]
    }),
  )
  return (route) => tags.get(route) ?? ''
}
