import { routePatterns } from '@domain/paths'

const MARK = 'staylet-reloaded'

/** The built file that this page began with, after those that it imports. In development none. */
const entry = () =>
  [...document.querySelectorAll('script[type=module][src^="/assets/"]')].at(-1)?.getAttribute('src')

/** Returns whether the server now sends a page that begins with another file. */
async function isReplaced(own: string) {
  try {
    const page = await (await fetch(location.href, { cache: 'no-store' })).text()
    return page.includes('id="splash"') && !page.includes(own)
  } catch {
    return false
  }
}

/**
 * Reloads the page when a file is missing because a new build has replaced its own, at most once
 * for each build. Resolves where the file is missing for another reason.
 */
export async function reloadIntoNewBuild() {
  const own = entry()
  if (!own || !(await isReplaced(own))) return
  try {
    if (sessionStorage.getItem(MARK) === own) return
    sessionStorage.setItem(MARK, own)
  } catch {
    // Without storage nothing would end a loop of reloads.
    return
  }
  location.reload()
}

/**
 * Reloads an open tab after a deploy, once it needs code that is gone. A page in which the guest
 * has typed is left alone, so that nothing typed is lost, until they leave it. The booking form
 * keeps what is typed, so there the second failure, which follows a click on Retry,
 * reloads.
 */
export function watchNewBuild() {
  let typedAt: string | undefined
  let failedAt: string | undefined
  addEventListener('input', () => (typedAt = location.pathname), true)
  addEventListener('vite:preloadError', () => {
    const { pathname } = location
    const isKept = pathname === routePatterns.bookNow && pathname === failedAt
    if (typedAt !== pathname || isKept) void reloadIntoNewBuild()
    failedAt = pathname
  })
}
