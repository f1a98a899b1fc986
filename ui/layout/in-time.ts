import { TIME } from '@domain/constants'

/** Rejects when code has not arrived in time, which is the time of a request unless it says so. */
export const inTime = <Code>(
  code: Promise<Code>,
  longest: number = TIME.requestTimeout,
): Promise<Code> =>
  Promise.race([
    code,
    new Promise<never>((_resolve, reject) => {
      setTimeout(reject, longest, new Error('The code took too long'))
    }),
  ])
