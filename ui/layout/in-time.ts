import { TIME } from '@domain/constants'

/** Rejects when code has not arrived within the time that a request has. */
export const inTime = <Code>(code: Promise<Code>): Promise<Code> =>
  Promise.race([
    code,
    new Promise<never>((_resolve, reject) => {
      setTimeout(reject, TIME.requestTimeout, new Error('The code took too long'))
    }),
  ])
