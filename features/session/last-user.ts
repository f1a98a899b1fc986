import type { User } from '@domain/schemas/auth-schema'
import { DAY } from '@domain/time'
import { personalValue } from './personal-store'

/** User of the last session in this tab, shown while the session cannot be checked offline. */
export const lastUser = personalValue<User>('last-user', DAY)
