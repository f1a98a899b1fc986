import { basename } from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

/** Modules that every menu, drawer, dialog and popup uses. */
const popups =
  /@mui\/(material\/(internal\/Transition|Modal|Portal|Backdrop|Fade|Grow|Slide|Paper|Drawer|Popover|Dialog\w*|Unstable_TrapFocus|transitions)[./]|utils\/(getScrollbarSize|getReactElementRef))/

/**
 * Modules that every field uses, in forms, filters and on the property page. Other components also use
 * off-props and the names of days.
 */
const fields =
  /@mui\/material\/(InputBase|OutlinedInput|InputAdornment|NativeSelect|FormControl|FormLabel|FormHelperText|InputLabel|TextareaAutosize|Select)\/|\/ui\/(form|dates)\/(?!off-props|month-name|calendar-month)[\w-]+\.tsx?$/

/** Lazy files that a visit often loads together, by the name of the file that they share. */
const families = {
  filters: /^BrowseFilter\w+\./,
  forms: /^(Login|SignUp|ForgotPassword|ResetPassword|Onboarding|Profile|BookNow)Page\./,
  stays:
    /^(Property\w+|(BookNow|BookingDetails|MyBookings|Payments|Profile|Notifications|Support|SupportInfo)Page|StayPopup|stay-calendar|read-payload)\./,
}

/** Searches of other backends and suggestions. */
const apart = /^(select-listings|suggest|SuggestionList)\./

/** Returns the lazy files that import each module, at any depth. */
function readSharers(entry: string, graph: ModuleGraph) {
  const sharers = new Map<string, Set<string>>()
  const lazy = new Set<string>()
  const visit = (id: string, found: Set<string>, visited: (id: string) => void) => {
    if (found.has(id)) return
    found.add(id)
    visited(id)
    const info = graph.getModuleInfo(id)
    for (const later of info?.dynamicallyImportedIds ?? []) lazy.add(later)
    for (const next of info?.importedIds ?? []) visit(next, found, visited)
  }
  visit(entry, new Set(), () => {})
  // The set grows while it is read.
  for (const file of lazy) {
    const name = basename(file)
    visit(file, new Set(), (id) => {
      if (!apart.test(name)) sharers.set(id, (sharers.get(id) ?? new Set()).add(name))
    })
  }
  return sharers
}

/**
 * Returns the groups of modules that share a file. React is a file of its own, because a browser that
 * opens a connection for each file has both sooner over a far line, where each connection begins slowly,
 * and because it changes only with its package. What the entry imports statically is one file beside it,
 * because round trips cost more than bytes. Of the rest, modules that several lazy files share go into
 * few files, so that a route loads few: without these groups a route loads up to forty.
 */
export function chunkGroups(entry: string) {
  let sharers: ReturnType<typeof readSharers> | undefined
  const nameOf = (id: string, graph: ModuleGraph) => {
    const users = [...((sharers ??= readSharers(entry, graph)).get(id) ?? [])]
    if (users.length < 2) return null
    if (popups.test(id)) return 'popups'
    const family = Object.entries(families).find(([, files]) =>
      users.every((user) => files.test(user)),
    )
    return family?.[0] !== 'forms' && fields.test(id) ? 'fields' : (family?.[0] ?? 'parts')
  }
  return [
    {
      name: 'react',
      test: /^\0rolldown|\/node_modules\/(react|react-dom|scheduler)\//,
      priority: 9,
    },
    { name: 'first', tags: ['$initial' as const], priority: 8 },
    ...['parts', 'fields', 'popups', 'filters', 'forms', 'stays'].map((group, index) => ({
      debugName: group,
      name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === group ? group : null),
      priority: 7 - index,
    })),
  ]
}
