import { useSyncExternalStore } from 'react'
import { todayInLagos, type IsoDate } from '@domain/stay/stay-date'
import { useDrawnAt } from './ApiProvider'

const never = () => () => {}
const today = () => todayInLagos(new Date())

/**
 * Returns the current day in Lagos. React takes a page of the server over on the day on which it was
 * drawn, and goes on with the guest's own, because phones have wrong clocks and days end.
 */
export function useToday(): IsoDate {
  const drawnAt = useDrawnAt()
  return useSyncExternalStore(never, today, () => todayInLagos(new Date(drawnAt)))
}
