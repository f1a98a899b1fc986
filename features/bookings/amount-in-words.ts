import { ToWords } from 'to-words/en-NG'

const english = new ToWords()

/**
 * An amount of naira as a receipt writes it out: 'Sixty Four Thousand Five Hundred Naira Only'.
 * Fetched on intent.
 */
export const amountInWords = (naira: number): string => english.convert(naira, { currency: true })
