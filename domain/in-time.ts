import { TIME } from './constants'

/** Rejects when code has not arrived in time. The default is the time limit of a request. */
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
