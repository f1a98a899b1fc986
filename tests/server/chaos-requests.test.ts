import { describeSlices, longSlicesInTurn } from './chaos-slice'

/** Campaigns of requests and of starts, which run beside those of chaos.test.ts. */
describeSlices([
  ...longSlicesInTurn(['fuzz', 'hoard', 'startup', 'storms', 'storms-embedded']),
  'lockout',
  'enumeration',
  'authorisation',
  'files',
  'paths',
  'leaving',
])
