import { DAY } from '@domain/time'
import { personalStore } from './personal-store'

const key = 'pending-registration'
/** The owner is not known yet. */
const nobody = ''

/** Mark of a pending registration: this tab has verified a phone by its code. */
export const pendingMark = {
  set: () => personalStore.write(key, nobody, true, DAY),
  isSet: () => personalStore.read<true>(key, nobody) === true,
  clear: () => personalStore.remove(key),
}
