import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKPOINTS } from '@domain/constants'
import { routeNames, type RouteName } from '@domain/paths'

/** Vite's manifest: built files and what they import, by name. */
export type RouteManifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Names of the pages that are files of their own, by their routes. The others are in the first file. */
const routePages: Partial<Record<RouteName, string>> = {
  discover: 'DiscoverPage',
  property: 'PropertyPage',
  support: 'SupportPage',
  supportInfo: 'SupportInfoPage',
  login: 'LoginPage',
  signUp: 'SignUpPage',
  verifyEmail: 'VerifyEmailPage',
  onboarding: 'OnboardingPage',
  forgotPassword: 'ForgotPasswordPage',
  resetPassword: 'ResetPasswordPage',
  myBookings: 'MyBookingsPage',
  bookNow: 'BookNowPage',
  booking: 'BookingDetailsPage',
  payments: 'PaymentsPage',
  profile: 'ProfilePage',
  savedListings: 'SavedListingsPage',
  notifications: 'NotificationsPage',
}

/** Files that only a large window needs, as in Vite's manifest. */
const panels: Partial<Record<RouteName, string>> = {
  home: 'sections/filters/BrowseFilterBar.tsx',
  discover: 'sections/filters/BrowseFilterPanel.tsx',
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
  const page = routePages[route]
  const panel = panels[route]
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const first = filesOf(manifest, entries)
  const own = page ? [`pages/${page}.tsx`] : []
  const files = [...filesOf(manifest, own)].filter((file) => !first.has(file))
  const large = panel ? [...filesOf(manifest, [panel])] : []
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
  const tags = new Map(
    routeNames.map((route) => {
      const { files, large } = routeFiles(manifest, route)
      const whenLarge = large.map((file) => link(file, `(min-width: ${BREAKPOINTS.lg}px)`))
      return [route, [...files.map((file) => link(file)), ...whenLarge].join('\n    ')]
    }),
  )
  return (route) => tags.get(route) ?? ''
}
