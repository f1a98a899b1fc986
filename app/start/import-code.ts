import { TIME } from '@domain/constants'
import { LostCode } from '@ui/layout/lost-code'

let hasFailed = false

/** Files that have come or are on their way. */
const arrivals = new Map<string, Promise<void>>()

/**
 * Fetches a whole file, which the browser keeps for the import that follows. It is given up after
 * some time without a byte, so that the next call requests it again.
 */
async function fetchFile(file: string, cache: RequestCache = 'default') {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // The last timer ends a fetch that is over, which changes nothing.
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => limit.abort(new Error(`${file} is late`)), TIME.requestTimeout)
  }
  wait()
  const response = await fetch(`/${file}`, { cache, signal: limit.signal })
  const reader = response.body?.getReader()
  while (reader && !(await reader.read()).done) wait()
  // A public network's sign-in page comes with status 200.
  const isCode = response.ok && /javascript/.test(response.headers.get('content-type') ?? '')
  if (!isCode) throw new Error(`${file} did not come: ${response.status}`)
}

/** Time in milliseconds in which most phones have changed their network. */
const UNTIL_RECONNECTED = 1_000

/**
 * Fetches a file, and once more a second later where the network broke off: a phone that changes
 * its network loses every request at once.
 */
const fetchTwice = (file: string) =>
  fetchFile(file).catch(async (reason: unknown) => {
    if (!(reason instanceof TypeError) || !navigator.onLine) throw reason
    await new Promise((resolve) => setTimeout(resolve, UNTIL_RECONNECTED))
    return fetchFile(file)
  })

/** Resolves once a file has come. A failed one is fetched again by the next call. */
function arrivalOf(file: string) {
  const arrival =
    arrivals.get(file) ??
    fetchTwice(file).catch((reason: unknown) => {
      arrivals.delete(file)
      throw reason
    })
  arrivals.set(file, arrival)
  return arrival
}

/** Tells whether the document itself preloads a file. */
const isPreloaded = (file: string) =>
  document.querySelector(`[src$="/${file}"],[href$="/${file}"]:not([media])`) !== null

/**
 * Imports late code. The build calls it for every import on demand, instead of Vite's own function.
 * The files are fetched before, because a failed import may be final. Those that the document
 * preloads are imported at once, until something fails.
 *
 * @param load Imports the file.
 * @param files The file and all that it imports, in the build's folder.
 * @throws LostCode when a failure is final.
 */
export async function importCode<File>(
  load: () => Promise<File>,
  files: readonly string[] = [],
): Promise<File> {
  const isInDoubt = hasFailed || !navigator.onLine
  try {
    await Promise.all(files.filter((file) => isInDoubt || !isPreloaded(file)).map(arrivalOf))
    return await load().catch(async (reason: unknown) => {
      // What has come may be broken, and caches would keep it so for the next document as well.
      await Promise.allSettled(files.map((file) => fetchFile(file, 'reload')))
      throw isInDoubt ? new LostCode(undefined, { cause: reason }) : reason
    })
  } catch (reason) {
    hasFailed = true
    // Vite's name of the event.
    dispatchEvent(new Event('vite:preloadError'))
    throw reason
  }
}
