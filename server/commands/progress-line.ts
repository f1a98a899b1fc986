import { MINUTE, SECOND } from '@domain/time'

const CELLS = 24

const counted = (count: number) => count.toLocaleString('en')

const remaining = (milliseconds: number) =>
  milliseconds < MINUTE
    ? `${Math.ceil(milliseconds / SECOND)} s`
    : `${Math.floor(milliseconds / MINUTE)} min ${Math.ceil((milliseconds % MINUTE) / SECOND)} s`

interface Progress {
  what: string
  done: number
  all: number
  /** Number that an earlier run had done, which says nothing about the speed of this one. */
  before: number
  /** Milliseconds since this run began with it. */
  took: number
}

/** Returns a line with a bar, the numbers and an estimate of the time that is left. */
export function progressLine({ what, done, all, before, took }: Progress) {
  const share = all === 0 ? 1 : done / all
  const filled = Math.round(share * CELLS)
  const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled)
  const estimate =
    done > before && done < all
      ? `, about ${remaining((took / (done - before)) * (all - done))} left`
      : ''
  const percent = `${Math.floor(share * 100)}`.padStart(3)
  return `${bar} ${percent} %  ${counted(done)} of ${counted(all)} ${what}${estimate}`
}
