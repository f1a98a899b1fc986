/**
 * In bytes. A reader that has fallen behind catches up with this much, which is thousands of lines.
 */
const MOST_UNREAD = 1024 * 1024
/** Characters of lines that are written together. */
const BATCH = 4_096
/** Milliseconds that a line waits for others. */
const LONGEST_WAIT = 10

/** The part of a stream such as `process.stdout` that the log uses. */
interface Output {
  writableLength: number
  write: (text: string, done: (error?: Error | null) => void) => unknown
}

/**
 * Returns a destination of log lines that neither ends nor stops the server when the output is
 * closed, when the disk is full, or when nobody reads the pipe. Fastify's own destination writes
 * synchronously. It throws in the first two cases and waits for ever in the third. Lines that do
 * not fit are left out, and the next line that is written says how many. Lines that come at about the
 * same time are written together, because a write costs more than making a line. The stream needs a
 * listener for its errors, and `flush` must be called when the process exits.
 */
export function logOutput(output: Output) {
  let leftOut = 0
  let waiting = ''
  let lines = 0
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (lines === 0) return
    const [text, written, missed] = [waiting, lines, leftOut]
    waiting = ''
    lines = 0
    leftOut = 0
    output.write(missed === 0 ? text : `${missing(missed)}\n${text}`, (error) => {
      if (error) leftOut += missed + written
    })
  }
  function write(line: string) {
    if (output.writableLength > MOST_UNREAD) {
      leftOut += 1
      return
    }
    waiting += line
    lines += 1
    if (waiting.length >= BATCH) flush()
    else timer ??= setTimeout(flush, LONGEST_WAIT).unref()
  }
  return { write, flush }
}

/** In pino's form, so that whatever reads the log can read this line too. */
const missing = (lines: number) =>
  JSON.stringify({ level: 40, time: Date.now(), leftOut: lines, msg: 'log lines were left out' })
