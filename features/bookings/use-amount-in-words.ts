import { useCallback, useEffect, useState } from 'react'

/** The keys with which a guest begins to ask the browser for paper. */
const printKeys: readonly string[] = ['Control', 'Meta']

/**
 * An amount of naira in words, for who is about to print: nothing is fetched before. Undefined
 * until it has come; a receipt without network has its figures.
 */
export function useAmountInWords(naira: number | undefined) {
  const [written, setWritten] = useState<{ naira: number; words: string }>()
  const write = useCallback(async () => {
    if (naira === undefined) return
    try {
      const { amountInWords } = await import('./amount-in-words')
      setWritten({ naira, words: amountInWords(naira) })
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
