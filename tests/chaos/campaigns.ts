import type { Campaign } from './campaign'

/** Every campaign by name, loaded when it is run: one needs a browser, another PostgreSQL. */
export const campaigns: Record<string, () => Promise<Campaign>> = {
  outage: async () => (await import('./outage')).outage,
  startup: async () => (await import('./startup')).startup,
  lockout: async () => (await import('./lockout')).lockout,
  enumeration: async () => (await import('./enumeration')).enumeration,
  'login-flood': async () => (await import('./login-flood')).loginFlood,
}
