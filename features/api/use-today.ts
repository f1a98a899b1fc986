import { useSyncExternalStore } from 'react'
import { todayInLagos, type IsoDate } from '@domain/stay/stay-date'
import { MINUTE } from '@domain/time'
import { useRendered } from './ApiProvider'

/** Asks for the day again every minute: a timer until midnight is late on a phone that sleeps. */
function watchDay(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE)
  return () => clearInterval(timer)
}

const today = () => todayInLagos(new Date())

/**
 * Returns the current day in Lagos, even after it has begun while a page is open. React
 * hydrates a page with the day on which it was rendered, and goes on with the guest's own, because
 * phones have wrong clocks and days end.
 */
export function useToday(): IsoDate {
  const renderedAt = useRendered()?.at ?? 0
  return useSyncExternalStore(watchDay, today, () => todayInLagos(new Date(renderedAt)))
}
