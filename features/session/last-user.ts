import type { User } from '@domain/schemas/auth-schema'
import { personalStore } from './personal-store'

const key = 'last-user'
const day = 24 * 60 * 60 * 1_000

/** User of the last session in this tab, shown while the session cannot be checked offline. */
export const lastUser = {
  write: (user: User) => personalStore.write(key, user._id, user, day),
  read: () => personalStore.read<User>(key, undefined),
}
