import { inTime } from '@domain/in-time'
import type { OfflineCache } from '@features/api/read-with'
import { tokenStore } from '@features/session/token-store'
import { whenIdle } from './when-idle'

/** In milliseconds. The guest has already waited for the response that did not come. */
const FIND_TIME = 3_000

/** Loaded on demand, because it is only needed when the browser is idle or offline. */
const loadResponses = () =>
  import('./cached-responses').then(({ cachedResponses }) => cachedResponses)

/**
 * Caches the responses that a guest reads: with a token in this tab and for that token only, without
 * one on the device, because they are public. A failure only means that nothing is cached.
 */
export const offlineCache: OfflineCache = {
  placeOf(path) {
    const token = tokenStore.read()
    return {
      store: (cached) =>
        whenIdle(() =>
          loadResponses()
            .then((answers) => answers.store(token, path, cached))
            .catch((error) =>
              console.warn('A response could not be cached for offline use', error),
            ),
        ),
      find: () =>
        inTime(
          loadResponses().then((answers) => answers.find(token, path)),
          FIND_TIME,
        ).catch(nothing),
    }
  },
}

const nothing = () => undefined
