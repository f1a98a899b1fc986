import { CONTACT_METHODS, type ContactMethod } from '@domain/contact'

/** How the one who has just completed a profile logs in; empty when that is not known. */
export interface NewAccount {
  method?: ContactMethod
  identifier?: string
}

/** The navigation state with which a completed registration goes to /login. */
export const newAccountState = (newAccount: NewAccount) => ({ newAccount })

/** The new account in /login's navigation state, which can come from anywhere. */
export function readNewAccount(state: unknown): NewAccount | undefined {
  const { newAccount } = (state ?? {}) as { newAccount?: unknown }
  if (typeof newAccount !== 'object' || newAccount === null) return undefined
  const { method, identifier } = newAccount as Record<string, unknown>
  const known = CONTACT_METHODS.find((each) => each === method)
  return known && typeof identifier === 'string' ? { method: known, identifier } : {}
}
