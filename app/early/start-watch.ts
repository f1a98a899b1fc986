import { isDrawnForUs } from '@app/start/drawn-page'
import { TIME } from '@domain/constants'
import { reloadIntoNewBuild } from './new-build'

/**
 * Nothing is drawn before the first script has run, or after an error that no boundary caught. A
 * page that the server has drawn stays as it is until then.
 */
function isBlank() {
  const root = document.getElementById('root')
  return !root?.hasChildNodes() || root.hasAttribute('data-drawn')
}

const isFile = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet')

/** Extensions of the browser also run in the page, and their errors are not ours. */
const isOurs = (event: Event) =>
  event instanceof ErrorEvent && event.filename.startsWith(`${location.origin}/assets/`)

/**
 * Replaces the splash by a message with a Retry button where the page cannot start: a file of the
 * first screen fails, takes 15 seconds, or its code throws. It runs in index.html, because the
 * scripts that it watches cannot report their own absence.
 */
export function watchStart() {
  let splash: HTMLElement | null = null
  const find = () => (splash ??= document.getElementById('splash'))

  const tell = () => {
    if (!isBlank()) return
    const found = find()
    const screen = found?.querySelector('.splash')
    // A page that broke later has removed its splash.
    if (found && !found.isConnected) document.body.append(found)
    screen?.setAttribute('data-failed', '')
    screen?.querySelector('button')?.addEventListener('click', () => location.reload())
  }

  const onError = (event: Event) => {
    if (isFile(event.target)) void reloadIntoNewBuild().then(tell)
    // React empties the page after it has reported the error.
    else if (isOurs(event)) setTimeout(tell)
  }
  // Errors of elements do not bubble.
  addEventListener('error', onError, true)
  addEventListener('DOMContentLoaded', find)
  // On a slow network a guest goes on reading the page that the server has drawn.
  setTimeout(() => isDrawnForUs() || tell(), TIME.requestTimeout)
}
