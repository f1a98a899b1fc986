import { inTime } from '@domain/in-time'
import type { ResponseKeeper } from '@features/api/read-with'
import { tokenStore } from '@features/session/token-store'
import { whenIdle } from './when-idle'

/** In milliseconds. The guest has already waited for the response that did not come. */
const FIND_TIME = 3_000

/** Loaded on demand, because it is only needed when the browser is idle or offline. */
const loadResponses = () => import('./kept-responses').then(({ keptResponses }) => keptResponses)

/**
 * Keeps the responses that a guest reads: with a token in this tab and for that token only, without
 * one on the device, because they are public. A failure only means that nothing is kept.
 */
export const responseKeeper: ResponseKeeper = {
  placeOf(path) {
    const token = tokenStore.read()
    return {
      keep: (kept) =>
        whenIdle(() =>
          loadResponses()
            .then((answers) => answers.keep(token, path, kept))
            .catch((error) => console.warn('A response could not be kept for offline use', error)),
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
