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
function progressLine({ what, done, all, before, took }: Progress) {
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

/** Shows a line of progress. The share is from 0 to 1. */
export type ShowProgress = (line: string, share: number) => void

/** Returns a callback that turns counts into lines with an estimate. */
export function progressOf(show: ShowProgress) {
  let begun = { what: '', before: 0, at: 0 }
  return (what: string, done: number, all: number) => {
    if (what !== begun.what) begun = { what, before: done, at: performance.now() }
    const took = performance.now() - begun.at
    show(progressLine({ what, done, all, before: begun.before, took }), all ? done / all : 1)
  }
}

/** Shows progress on the terminal as one line that changes. A log gets a line for every tenth. */
export function progressOnTerminal(): ShowProgress {
  let shownTenth = -1
  return (line, share) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}${share === 1 ? '\n' : ''}`)
    else if (Math.floor(share * 10) !== shownTenth) process.stderr.write(`${line}\n`)
    shownTenth = Math.floor(share * 10)
  }
}

/** Returns a signal that Ctrl+C aborts, so that a command ends between two steps. */
export function stopSignal() {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(signal))
  return stop.signal
}
