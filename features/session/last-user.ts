import type { User } from '@domain/schemas/auth-schema'
import { personalStore } from './personal-store'

const key = 'last-user'
const day = 24 * 60 * 60 * 1_000

/** Who was signed in in this tab: shown read-only while there is no network to ask. */
export const lastUser = {
  write: (user: User) => personalStore.write(key, user._id, user, day),
  read: () => personalStore.read<User>(key, undefined),
}
