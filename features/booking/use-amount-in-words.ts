import { useCallback, useEffect, useState } from 'react'
import { inTime } from '@domain/in-time'

/** Time in milliseconds after which a receipt is printed with figures only. */
const LONGEST = 2000

/** Keys that usually start the shortcut for printing. */
const printKeys: readonly string[] = ['Control', 'Meta']

/**
 * Returns an amount in words once the guest is about to print. It loads nothing earlier and is
 * undefined until then. A receipt printed offline, or on a line that stalls, shows only figures.
 */
export function useAmountInWords(naira: number | undefined) {
  const [written, setWritten] = useState<{ naira: number; words: string }>()
  const write = useCallback(async () => {
    if (naira === undefined) return
    try {
      // What comes later is on the next print.
      const writing = import('./amount-in-words').then(({ amountInWords }) =>
        setWritten({ naira, words: amountInWords(naira) }),
      )
      await inTime(writing, LONGEST)
    } catch (error) {
      console.warn('The amount could not be written out', error)
    }
  }, [naira])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (printKeys.includes(key)) void write()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [write])
  return { words: written?.naira === naira ? written?.words : undefined, write }
}
