import { personalStore } from './personal-store'

const key = 'pending-registration'
/** Whose it is, is not known yet. */
const nobody = ''
const day = 24 * 60 * 60 * 1_000

/** The mark of a pending registration: this tab proved a phone by its code. */
export const pendingMark = {
  set: () => personalStore.write(key, nobody, true, day),
  isSet: () => personalStore.read<true>(key, nobody) === true,
  clear: () => personalStore.remove(key),
}
