/** Runs one piece of work at a time, in the order in which they came. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    // One that fails does not stop the next.
    last = mine.catch(() => undefined)
    return mine
  }
}
