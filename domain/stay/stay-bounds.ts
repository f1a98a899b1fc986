import { addDays, addMonths, type IsoDate } from './stay-date'

/** Limits that a server sets for one stay. */
export interface StayBounds {
  /** Most nights of one stay. */
  nights: number
  /** Months from today in which a stay may begin. */
  months: number
}

/** Returns the last day on which a stay may begin. */
export const lastCheckIn = (today: IsoDate, { months }: StayBounds): IsoDate =>
  addMonths(today, months)

/** Returns the last day on which a stay may end, whether or not its check-in is chosen. */
export const lastCheckOut = (
  checkIn: IsoDate | null | undefined,
  today: IsoDate,
  bounds: StayBounds,
): IsoDate => addDays(checkIn ?? lastCheckIn(today, bounds), bounds.nights)
