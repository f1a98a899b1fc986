import { DAY, HOUR } from '@domain/time'
import { LAGOS_OFFSET } from './stay-date'

export type PartOfDay = 'morning' | 'day' | 'evening'

/** Hours in Lagos at which the parts of the day begin. The night belongs to the evening. */
const MORNING = 5
const NOON = 12
const DUSK = 18

/** Returns the part of the day in Lagos at an instant, in milliseconds since the epoch. */
export function partOfDay(at: number): PartOfDay {
  const hour = ((at + LAGOS_OFFSET) % DAY) / HOUR
  if (hour < MORNING || hour >= DUSK) return 'evening'
  return hour < NOON ? 'morning' : 'day'
}
