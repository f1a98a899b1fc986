/** Returns a function that runs one task at a time, in order of arrival. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    // A failed task does not stop the next one.
    last = mine.catch(() => undefined)
    return mine
  }
}
