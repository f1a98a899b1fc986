import { vi } from 'vitest'
import { CHEAP_HASH } from './cheap-hash'

// One test of logins compares the product's own setting.
vi.mock('@server/auth/hash-setting', () => ({ HASH_SETTING: CHEAP_HASH }))
