import { basename } from 'node:path'

interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/**
 * Modules that the first page does not use, although a barrel of MUI imports them. Following them
 * would pull form fields and other parts of later pages into the first file.
 */
const unused = /enhanceHighContrast|createStack|SvgIcon|useMediaQuery|mergeSlotProps/

/**
 * React. It is a file of its own, because a browser that opens a connection for each file has both
 * sooner over a far line, where each connection begins slowly, and because it changes only with its
 * package.
 */
const react = /^\0rolldown|\/node_modules\/(react|react-dom|scheduler)\//

/** What every visit loads right after its first screen, in one file. */
const afterwards =
  /\/(features\/offline\/(OfflineNotice|kept-responses)|app\/(start\/register-service-worker|layout\/AfterStart)|ui\/feedback\/Toast)\.tsx?$/

/**
 * Small modules that it shares with later files. They are in the first file, because it would
 * otherwise load those files whole.
 */
const shared = /\/ui\/(feedback\/severity-look|form\/off-props)\.ts$/

/** What selects listings for another backend, and what suggests some, which needs all of it. */
const selection =
  /\/(features\/listing\/select-page|domain\/search\/(select-listings|suggestions))\.ts$/

/** Modules that every menu, drawer, dialog and popup uses. */
const popups =
  /@mui\/(material\/(internal\/Transition|Modal|Portal|Backdrop|Fade|Grow|Slide|Paper|Drawer|Popover|Dialog\w*|Unstable_TrapFocus|transitions)[./]|utils\/(getScrollbarSize|getReactElementRef))/

/**
 * Modules that every field uses, in forms, filters and on the property page. Other components also
 * use off-props and the names of days.
 */
const fields =
  /@mui\/material\/(InputBase|OutlinedInput|InputAdornment|NativeSelect|FormControl|FormLabel|FormHelperText|InputLabel|TextareaAutosize|Select)\/|\/ui\/(form|dates)\/(?!off-props|month-name|calendar-month)[\w-]+\.tsx?$/

/**
 * Lazy files that a visit often loads together. Modules that only one family shares become one
 * file, and modules that several families share become the file 'parts'.
 */
const families: Record<string, RegExp> = {
  filters: /^BrowseFilter\w+\./,
  forms: /^(Login|SignUp|ForgotPassword|ResetPassword|Onboarding|Profile|BookNow)Page\./,
  stays:
    /^(Property\w+|(BookNow|BookingDetails|MyBookings|Payments|Profile|Notifications|Support|SupportInfo)Page|StayPopup|stay-calendar|read-payload)\./,
}

/** Files that only other backends and the list of suggestions load. They belong to no page. */
const apart = /^(select-listings|select-page|suggest|SuggestionList)\./

/** Collects a module's static imports at any depth, but not its lazy ones. */
function closure(id: string, graph: ModuleGraph, skips: RegExp, found = new Set<string>()) {
  if (found.has(id) || skips.test(id)) return found
  found.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) closure(next, graph, skips, found)
  return found
}

/** Returns every file below an entry that is loaded on demand. */
function lazyFiles(entry: string, graph: ModuleGraph) {
  const lazy = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const info = graph.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    for (const later of info?.dynamicallyImportedIds ?? []) {
      lazy.add(later)
      visit(later)
    }
  }
  visit(entry)
  return lazy
}

const none = /^(?!)/

/**
 * Names of the shared files. A file also takes what its modules import, unless an earlier one has
 * it, so that files never import each other in a circle.
 */
const order = [
  'react',
  'first',
  'parts',
  'fields',
  'popups',
  ...Object.keys(families),
  'selection',
  'afterwards',
]

/**
 * Returns the groups of modules that share a file. Everything that the entry imports statically is
 * one file beside React's, because round trips cost more than bytes. Of the rest, modules that lazy files share go
 * into a few files, so that a route loads few. The bundler places modules that are in no group.
 */
export function chunkGroups(entry: string) {
  let first: Set<string> | undefined
  const sharers = new Map<string, string[]>()

  function read(graph: ModuleGraph) {
    first = closure(entry, graph, unused)
    for (const lazy of lazyFiles(entry, graph)) {
      for (const id of closure(lazy, graph, none)) {
        if (!first.has(id)) sharers.set(id, [...(sharers.get(id) ?? []), basename(lazy)])
      }
    }
    return first
  }

  function nameOf(id: string, graph: ModuleGraph): string | undefined {
    if (react.test(id)) return 'react'
    if ((first ?? read(graph)).has(id)) return 'first'
    if (shared.test(id)) return 'first'
    if (afterwards.test(id)) return 'afterwards'
    if (popups.test(id)) return 'popups'
    if (selection.test(id)) return 'selection'
    const all = sharers.get(id) ?? []
    const users = all.filter((name) => !apart.test(name))
    if (all.length < 2 || users.length === 0) return undefined
    const family = Object.keys(families).find((name) =>
      users.every((user) => families[name]?.test(user)),
    )
    return family !== 'forms' && fields.test(id) ? 'fields' : (family ?? 'parts')
  }

  return order.map((group, position) => ({
    // Without it, a slow build prints a warning about every group.
    debugName: group,
    name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === group ? group : null),
    priority: order.length - position,
  }))
}
