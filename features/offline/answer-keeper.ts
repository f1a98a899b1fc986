import type { AnswerKeeper } from '@features/api/read-with'
import { tokenStore } from '@features/session/token-store'
import { whenIdle } from './when-idle'

/** Needed in idle moments and without a network only, so the first screen does not carry it. */
const loadAnswers = () => import('./kept-answers')

/**
 * Keeps what a guest reads: with a token in this tab, for that token alone; without one on the
 * device, where everybody may see it. Whatever fails here only means that nothing is kept.
 */
export const answerKeeper: AnswerKeeper = {
  placeOf(path) {
    const token = tokenStore.read()
    return {
      keep: (kept) =>
        whenIdle(() => loadAnswers().then((answers) => answers.keep(token, path, kept), nothing)),
      find: () => loadAnswers().then((answers) => answers.find(token, path), nothing),
    }
  },
}

const nothing = () => undefined
