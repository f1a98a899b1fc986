import { takeRetry } from '@ui/layout/lazy-part'

const MARK = 'staylet-reloaded'

/** The built file that this page began with, after those that it imports. In development none. */
const ownEntry = () =>
  [...document.querySelectorAll('script[type=module][src^="/assets/"]')].at(-1)?.getAttribute('src')

/** Returns the page that the server sends now, or undefined where it is out of reach. */
async function fetchPage() {
  try {
    const page = await (await fetch(location.href, { cache: 'no-store' })).text()
    return page.includes('id="splash"') ? page : undefined
  } catch {
    return undefined
  }
}

/** Notes that this build's page reloads by itself. Returns false where it has done so before. */
function isFirstReload(entry: string) {
  try {
    if (sessionStorage.getItem(MARK) === entry) return false
    sessionStorage.setItem(MARK, entry)
    return true
  } catch {
    // Without storage nothing would end a loop of reloads.
    return false
  }
}

/**
 * Reloads the page when a lazy file is missing because a new build has replaced its own: once for each
 * build, and not where the guest has typed. Otherwise the part says that its code is missing
 * (ui/layout/lazy-part.tsx), and when its Retry fails as well, the page is loaded again: some browsers
 * keep the failure of a module for as long as the document lives.
 */
export function watchMissingCode() {
  let typedAt: string | undefined
  const failed = new Set<string>()
  addEventListener('input', () => (typedAt = location.pathname), true)
  addEventListener('vite:preloadError', ({ payload }) => {
    // Code that a pointer's approach has fetched in vain may fail again at the click.
    const isRetry = takeRetry() && failed.has(payload.message)
    failed.add(payload.message)
    void fetchPage().then((page) => {
      const entry = ownEntry()
      if (!page || !entry) return
      const isReplaced = !page.includes(entry) && typedAt !== location.pathname
      if (isRetry || (isReplaced && isFirstReload(entry))) location.reload()
    })
  })
}
