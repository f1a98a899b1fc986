import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'

/** Login details of a guest who has just completed a profile. Empty when they are not known. */
export interface NewAccount {
  method?: ContactMethod
  identifier?: string
}

/** Returns the navigation state that a completed registration passes to /login. */
export const newAccountState = (newAccount: NewAccount) => ({ newAccount })

/** Reads the new account from the navigation state of /login, which any page can have set. */
export function readNewAccount(state: unknown): NewAccount | undefined {
  const { newAccount } = (state ?? {}) as { newAccount?: unknown }
  if (typeof newAccount !== 'object' || newAccount === null) return undefined
  const { method, identifier } = newAccount as Record<string, unknown>
  const known = CONTACT_METHODS.find((each) => each === method)
  return known && typeof identifier === 'string' ? { method: known, identifier } : {}
}
