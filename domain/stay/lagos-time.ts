import { formatDay, LAGOS_OFFSET, todayInLagos } from './stay-date'

/** Returns an instant as the clocks in Lagos show it: 'Jan 11, 2026, 10:00'. */
export const formatLagosTime = (instant: string): string => {
  const millis = Date.parse(instant)
  const shownMillis = millis + LAGOS_OFFSET
  const time = new Date(shownMillis).toISOString().slice(11, 16)
  return `${formatDay(todayInLagos(new Date(millis)))}, ${time}`
}
