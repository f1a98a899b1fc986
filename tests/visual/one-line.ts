import { stripVTControlCharacters } from 'node:util'

const LONGEST = 200

/** Returns what an error says in one line, because testing-library prints the whole page as well. */
export function oneLine(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const line =
    message
      .split('\n')
      .find((one) => one.trim() !== '')
      ?.trim() ?? ''
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
