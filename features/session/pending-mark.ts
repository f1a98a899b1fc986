import { DAY } from '@domain/time'
import { personalStore } from './personal-store'

const KEY = 'pending-registration'
/** The owner is not known yet. */
const NOBODY = ''

/** Mark of a pending registration: this tab has verified a phone by its code. */
export const pendingMark = {
  set: () => personalStore.write(KEY, NOBODY, true, DAY),
  isSet: () => personalStore.read<true>(KEY, NOBODY) === true,
  clear: () => personalStore.remove(KEY),
}
