import { DAY } from '@domain/time'
import { personalValue } from './personal-store'

/** Mark of a pending registration: this tab has verified a phone by its code. */
export const pendingMark = personalValue<true>('pending-registration', DAY)
