import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayInLagos } from '@domain/stay/stay-date'
import { stayInAddress, type StayInAddress } from '@domain/stay/stay-in-address'

/** Returns the stay in the page's address. An equal stay is the same object. */
export function useStayInAddress(): StayInAddress {
  const [parameters] = useSearchParams()
  const { from, to, guests } = stayInAddress(parameters, todayInLagos(new Date()))
  return useMemo(() => ({ from, to, guests }), [from, to, guests])
}
