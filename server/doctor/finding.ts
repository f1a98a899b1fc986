/** Result of one check. */
export interface Finding {
  level: 'ok' | 'note' | 'warning' | 'fault'
  /** What was checked, in one word. */
  about: string
  /** State that was found, and for a warning or a fault also what to do. */
  message: string
}

const of = (level: Finding['level']) => (about: string, message: string) =>
  ({ level, about, message }) satisfies Finding

export const ok = of('ok')
/** Marks something that could not be checked, or that matters only later. */
export const note = of('note')
/** Marks something that guests will notice, although the server starts. */
export const warning = of('warning')
/** Marks something without which the server does not start or does not work. */
export const fault = of('fault')
