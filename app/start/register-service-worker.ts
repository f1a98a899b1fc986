import { shellPaths } from '@domain/paths'
import { savesData } from '@ui/theme/use-saves-data'
import type { WorkerMessage } from '../service-worker/read-message'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => { createScriptURL: (text: string) => string }
}

/** The one script address that the page may run by name, under its policy's one name. */
function scriptAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('staylet', {
    createScriptURL(text) {
      if (text === shellPaths.serviceWorker) return text
      throw new TypeError(`${text} is no script of ours.`)
    },
  })
  return policy?.createScriptURL(shellPaths.serviceWorker) ?? shellPaths.serviceWorker
}

/** Files of our origin that this page has loaded before the worker could see it. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin)

/**
 * Installs what opens pages without a network. Called when the first screen is done; the code of
 * other pages follows only where data is cheap. Nothing depends on it, so a failure is only noted.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(scriptAddress())
    const { active } = await navigator.serviceWorker.ready
    const tell = (message: WorkerMessage) => active?.postMessage(message)
    tell({ kind: 'keep', urls: loadedFiles() })
    if (!savesData()) tell({ kind: 'keep-rest' })
  } catch (error) {
    console.warn('Pages will not open without a network', error)
  }
}

/** In development a worker of the built product, left on this port, would get in the way. */
export async function removeServiceWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
