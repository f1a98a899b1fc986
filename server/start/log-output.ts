/**
 * In bytes. A reader that has fallen behind catches up with this much, which is thousands of lines.
 */
const MOST_UNREAD = 1024 * 1024

/** The part of a stream such as `process.stdout` that the log uses. */
interface Output {
  writableLength: number
  write: (text: string, done: (error?: Error | null) => void) => unknown
}

/** In pino's form, so that whatever reads the log can read this line too. */
const missing = (lines: number) =>
  JSON.stringify({ level: 40, time: Date.now(), leftOut: lines, msg: 'log lines were left out' })

/**
 * Returns a destination of log lines that neither ends nor stops the server when the output is
 * closed, when the disk is full, or when nobody reads the pipe. Fastify's own destination writes
 * synchronously. It throws in the first two cases and waits for ever in the third. Lines that do
 * not fit are left out, and the next line that is written says how many. The stream needs a listener
 * for its errors.
 */
export function logOutput(output: Output) {
  let leftOut = 0
  return {
    write: (line: string) => {
      if (output.writableLength > MOST_UNREAD) {
        leftOut += 1
        return
      }
      const missed = leftOut
      leftOut = 0
      output.write(missed === 0 ? line : `${missing(missed)}\n${line}`, (error) => {
        if (error) leftOut += missed + 1
      })
    },
  }
}
