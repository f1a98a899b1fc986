import { PHOTO_CACHE } from './cache-names'
import { fileKind, photoIn } from './kept-files'

/** Maximum number of cached photos, of about 15 KB each. */
const MAX_PHOTOS = 80

const ignoreVary = { ignoreVary: true }

/**
 * Returns whether a response is the requested file. The sign-in page of a public network also comes
 * with status 200, and a cached copy of it would replace the code for good.
 */
const isTheFile = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !/html/i.test(headers.get('content-type') ?? '')

async function put(cacheName: string, request: Request | string, response: Response) {
  if (isTheFile(response)) await (await caches.open(cacheName)).put(request, response)
}

async function putOnce(cacheName: string, request: Request, response: Response) {
  const cache = await caches.open(cacheName)
  if (!(await cache.match(request, ignoreVary))) await cache.put(request, response)
}

/** Works without the caches, because a browser may refuse them or find them damaged. */
const nothing = () => undefined

async function trimPhotos() {
  const cache = await caches.open(PHOTO_CACHE)
  const oldestFirst = await cache.keys()
  const tooMany = oldestFirst.slice(0, Math.max(0, oldestFirst.length - MAX_PHOTOS))
  await Promise.all(tooMany.map((request) => cache.delete(request)))
}

/** Returns a cached copy of the photo in any width, which is better than none. */
async function anyWidth(pathname: string): Promise<Response | undefined> {
  const wanted = photoIn(pathname)
  if (!wanted) return undefined
  const cache = await caches.open(PHOTO_CACHE)
  const kept = await cache.keys()
  const same = kept.find(({ url }) => photoIn(new URL(url).pathname)?.id === wanted.id)
  return same && cache.match(same, ignoreVary)
}

/**
 * Header with which Chromium requests photos. Their response depends on it, so only a request with
 * the same header finds it in the browser's own cache. Other browsers keep a photo when it next
 * passes through the worker.
 */
const PHOTO_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** Caches a file that a page has already loaded, from the browser's own cache, without traffic. */
export async function keepFile(url: string, codeCacheName: string) {
  const kind = fileKind(new URL(url).pathname)
  if (!kind || (await caches.match(url, ignoreVary))) return
  const response = await fetch(url, {
    cache: 'only-if-cached',
    mode: 'same-origin',
    ...(url.endsWith('.webp') && { headers: { accept: PHOTO_ACCEPT } }),
  }).catch(nothing)
  if (response) await put(kind === 'photo' ? PHOTO_CACHE : codeCacheName, url, response)
}

/**
 * Responds with a hashed file from any build's cache, a named file from this build's cache or a
 * photo from the photo cache, and otherwise from the network.
 */
export async function respondWithFile(
  request: Request,
  codeCacheName: string,
  whileAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kind = fileKind(pathname)
  const cacheName = kind === 'photo' ? PHOTO_CACHE : codeCacheName
  const inOwn = async () => (await caches.open(cacheName)).match(request, ignoreVary)
  const inAny = async () => caches.match(request, ignoreVary)
  // A page fetches a file past all caches when it found the kept one broken.
  const isTrusted = kind && request.cache !== 'reload'
  const kept = isTrusted && (await (kind === 'hashed' ? inAny : inOwn)().catch(nothing))
  if (kept) {
    // A file of an earlier build stays when that build's cache goes.
    if (kind === 'hashed') whileAlive(putOnce(cacheName, request, kept.clone()).catch(nothing))
    return kept
  }
  try {
    const response = await fetch(request)
    if (kind) {
      whileAlive(put(cacheName, request, response.clone()).catch(nothing))
      if (kind === 'photo') whileAlive(trimPhotos().catch(nothing))
    }
    return response
  } catch (error) {
    const instead = (await inAny().catch(nothing)) ?? (await anyWidth(pathname).catch(nothing))
    if (instead) return instead
    throw error
  }
}
