import { ToWords } from 'to-words/en-NG'

const english = new ToWords()

/**
 * Returns an amount in naira as a receipt writes it: 'Sixty Four Thousand Five Hundred Naira Only'.
 * This module is loaded on demand.
 */
export const amountInWords = (naira: number): string => english.convert(naira, { currency: true })
