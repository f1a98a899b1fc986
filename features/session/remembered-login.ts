import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'

const KEY = 'remembered-login'

/** What 'Remember me' stores for the next login: never a password or a token. */
export interface RememberedLogin {
  method: ContactMethod
  identifier: string
}

export const rememberedLogin = {
  read(): RememberedLogin | undefined {
    try {
      const { method, identifier } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
        Record<keyof RememberedLogin, unknown>
      >
      const known = CONTACT_METHODS.find((each) => each === method)
      return known && typeof identifier === 'string' ? { method: known, identifier } : undefined
    } catch {
      return undefined
    }
  },
  write(login: RememberedLogin) {
    try {
      localStorage.setItem(KEY, JSON.stringify(login))
    } catch {
      // Storage is blocked, so the next login starts with an empty form.
    }
  },
  clear() {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Blocked storage holds nothing.
    }
  },
}
