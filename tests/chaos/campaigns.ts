import type { Campaign } from './campaign'

/** Every campaign by name, loaded when it is run: one needs a browser, another PostgreSQL. */
export const campaigns: Record<string, () => Promise<Campaign>> = {
  outage: async () => (await import('./outage')).outage,
  sigterm: async () => (await import('./sigterm')).sigterm,
  floods: async () => (await import('./floods')).floods,
  fuzz: async () => (await import('./fuzz')).fuzz,
  startup: async () => (await import('./startup')).startup,
  replica: async () => (await import('./replica')).replica,
  storms: async () => (await import('./storms')).storms,
  'storms-embedded': async () => (await import('./storms')).stormsEmbedded,
  kills: async () => (await import('./kills')).kills,
  'kills-embedded': async () => (await import('./kills')).killsEmbedded,
  disk: async () => (await import('./disk')).disk,
  lockout: async () => (await import('./lockout')).lockout,
  enumeration: async () => (await import('./enumeration')).enumeration,
  hoard: async () => (await import('./hoard')).hoard,
  authorisation: async () => (await import('./authorisation')).authorisation,
  files: async () => (await import('./files')).files,
  payloads: async () => (await import('./payloads')).payloads,
  'payloads-guest': async () => (await import('./payloads')).payloadsOfGuest,
  paths: async () => (await import('./paths')).paths,
  'login-flood': async () => (await import('./login-flood')).loginFlood,
  leaving: async () => (await import('./leaving')).leaving,
  answers: async () => (await import('./answers')).answers,
  'keyboard-walks': async () => (await import('./keyboard-walks')).keyboardWalks,
  'early-visits': async () => (await import('./early-visits')).earlyVisits,
}
