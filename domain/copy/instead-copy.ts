import { isolated } from './isolated'

/** Texts below an empty result. None of them is in the specification. */
export const insteadCopy = {
  title: 'What you can change',
  without: (filter: string, homes: string) => `Remove ${isolated(filter)}: ${homes}`,
  otherDates: (dates: string, homes: string) => `Stay ${dates}: ${homes}`,
} as const
