import type { AnswerKeeper } from '@features/api/read-with'
import { tokenStore } from '@features/session/token-store'
import { isKeptPath } from './kept-paths'
import { whenIdle } from './when-idle'

/** Only a lost network needs it at once, so the first screen does not carry it. */
const loadShelves = () => import('./answer-shelves')

/**
 * Keeps what a guest reads: with a token in this tab, for that token alone; without one on the
 * device, where everybody may see it. Whatever fails here only means that nothing is kept.
 */
export const answerKeeper: AnswerKeeper = {
  placeOf(path) {
    if (!isKeptPath(path)) return undefined
    const token = tokenStore.read()
    const isStillHere = () => token === tokenStore.read()
    const shelf = async () => (await loadShelves()).shelfOf(token)
    return {
      keep(kept) {
        whenIdle(async () => {
          try {
            const place = await shelf()
            if (isStillHere()) await place.write(path, kept)
          } catch (error) {
            console.warn('An answer could not be kept for times without a network', error)
          }
        })
      },
      async find() {
        try {
          const kept = await (await shelf()).read(path)
          return isStillHere() ? kept : undefined
        } catch {
          return undefined
        }
      },
    }
  },
}
