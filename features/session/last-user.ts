import type { User } from '@domain/schemas/auth-schema'
import { DAY } from '@domain/time'
import { personalStore } from './personal-store'

const key = 'last-user'

/** User of the last session in this tab, shown while the session cannot be checked offline. */
export const lastUser = {
  write: (user: User) => personalStore.write(key, user._id, user, DAY),
  read: () => personalStore.read<User>(key, undefined),
}
