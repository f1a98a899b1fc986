import { describeSlices } from './chaos-slice'

/** Campaigns of requests and of starts, which run beside those of chaos.test.ts. */
describeSlices([
  'fuzz',
  'startup',
  'storms',
  'storms-embedded',
  'lockout',
  'enumeration',
  'hoard',
  'authorisation',
  'files',
  'paths',
])
