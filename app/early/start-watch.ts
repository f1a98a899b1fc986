import { isDrawnForUs, isDrawnPageShown } from '@app/start/drawn-page'
import { TIME } from '@domain/constants'
import { endStart } from '@ui/theme/later-cards'
import { SCRIPTED } from '@ui/theme/while-drawn-large'
import { handleFailures } from './early-failures'
import { reloadIntoNewBuild } from './new-build'

/**
 * Nothing is drawn before the first script has run, or after an error that no boundary caught. A
 * page that the server has drawn stays as it is until then.
 */
function isBlank() {
  const root = document.getElementById('root')
  return !root?.hasChildNodes() || root.hasAttribute('data-drawn')
}

/**
 * A page of which React has drawn nothing yet can still be read, except in a browser that lacks what
 * tells so.
 */
function isReadable() {
  try {
    return document.getElementById('root')?.hasAttribute('data-drawn') === true && isDrawnForUs()
  } catch {
    return false
  }
}

/** Extensions and networks write scripts of their own into the page, and their errors are not ours. */
const isOurs = (address: string) => address.startsWith(`${location.origin}/assets/`)

const isOurFile = (target: EventTarget | null) =>
  (target instanceof HTMLScriptElement && isOurs(target.src)) ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOurs(target.href))

const reload = () => location.reload()

/** Fetches the files of the first screen past all caches, which would keep a broken one for ever. */
function renewFiles() {
  for (const { src } of document.scripts)
    // Where it fails, the next document fetches the file as it would have done without this.
    if (isOurs(src)) fetch(src, { cache: 'reload' }).catch(() => {})
}

/**
 * Replaces the splash by a message with a Retry button where the page cannot start: a file of the
 * first screen fails, takes 15 seconds, or its code throws. A page that the server has drawn stays
 * above the message. It runs in index.html, because the scripts that it watches cannot report their
 * own absence.
 */
export function watchStart() {
  // It loses its id when its end is set.
  const splash = document.getElementById('splash')
  let build: Promise<void> | undefined

  const tell = () => {
    // A document without a root has told it by itself (watch-document.ts).
    if (!document.getElementById('root') || !isBlank()) return
    document.documentElement.removeAttribute(SCRIPTED)
    endStart()
    const screen = splash?.querySelector('.splash')
    // A page that broke later has removed its splash.
    if (splash && !splash.isConnected) document.body.append(splash)
    for (const ending of screen?.getAnimations() ?? []) ending.cancel()
    // Each missing file tells it.
    if (!screen?.hasAttribute('data-failed')) renewFiles()
    screen?.setAttribute('data-failed', isReadable() ? 'below' : '')
    screen?.querySelector('button')?.addEventListener('click', reload)
    if (!navigator.onLine) addEventListener('online', reload)
  }

  const onError = (event: Event) => {
    // One look at the server's build is enough, however many files are missing.
    if (isOurFile(event.target)) void (build ??= reloadIntoNewBuild()).then(tell)
    // React empties the page after it has reported the error.
    else if (event instanceof ErrorEvent && isOurs(event.filename)) setTimeout(tell)
  }
  handleFailures(onError)
  // On a slow network a guest goes on reading the page that the server has drawn, once it is there.
  const isShown = () => isDrawnPageShown() && !document.getElementById('splash')
  setTimeout(() => isShown() || tell(), TIME.requestTimeout)
}
