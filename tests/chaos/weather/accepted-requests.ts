import { readFileSync } from 'node:fs'

/** Header with the number of a visit. */
export const VISIT = 'x-chaos-visit'

const spy = new URL('./note-requests.mjs', import.meta.url)

/** Returns the settings of a server that records, when it ends, which visits it had read. */
export const notesVisits = (file: string) => ({
  NODE_OPTIONS: `--import ${spy.href}`,
  CHAOS_ACCEPTED_FILE: file,
})

/** Returns the visits that the ended server had read. */
export const readVisits = (file: string) => new Set(readFileSync(file, 'utf8').split('\n'))
