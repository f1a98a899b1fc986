import type { User } from '@domain/schemas/auth-schema'
import { DAY } from '@domain/time'
import { personalStore } from './personal-store'

const KEY = 'last-user'

/** User of the last session in this tab, shown while the session cannot be checked offline. */
export const lastUser = {
  write: (user: User) => personalStore.write(KEY, user._id, user, DAY),
  read: () => personalStore.read<User>(KEY, undefined),
}
