import { isolated } from './isolated'

/** Texts below an empty result. None of them is in the specification. */
export const insteadCopy = {
  title: 'What you can change',
  without: (filter: string, homes: string) => `Remove ${isolated(filter)}: ${homes}`,
  nearestPlace: (place: string, homes: string) => `Nearest: ${isolated(place)}, ${homes}`,
  cheapestFree: (dates: string, homes: string) => `Cheapest for ${dates}: ${homes}`,
  otherDates: (dates: string, homes: string) => `Stay ${dates}: ${homes}`,
} as const
