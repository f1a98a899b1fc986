/**
 * Carries work out, and rejects with an error when it takes longer.
 *
 * @param work Receives a signal that is aborted with the error then, for work that can end early.
 */
export async function withDeadline<T>(
  milliseconds: number,
  late: Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const lateness = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late)
      ending.abort(late)
    }, milliseconds)
  })
  try {
    return await Promise.race([work(ending.signal), lateness])
  } finally {
    clearTimeout(timer)
  }
}
