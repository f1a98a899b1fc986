import type { PGlite } from '@electric-sql/pglite'
import { DatabaseAwayError } from './database-faults'

/** In milliseconds, between two attempts to open a database that has stopped. */
const ATTEMPT_INTERVAL = 500

/** Severities of PostgreSQL that end it. */
const SEVERE = /^(FATAL|PANIC)$/

type Exec = PGlite['execProtocolStream']

/** The part of PGlite that its connection for pg uses. */
export type EmbeddedEngine = Pick<PGlite, 'execProtocolStream' | 'close'>

interface ReopeningOptions {
  first: EmbeddedEngine
  /** Opens the same files again. Rejects while that is not possible. */
  open: () => Promise<EmbeddedEngine>
  /** Rejects with the operating system's error while the disk takes no writes. */
  proveWritable: () => Promise<void>
  /** Callback fired with one line when the database stops and when it works again. */
  onChange: (line: string) => void
}

/**
 * Opens the embedded database again after PostgreSQL has stopped itself, as it does when its
 * write-ahead log no longer fits on the disk. Everything acknowledged is in that log.
 */
export function reopeningDatabase({ first, open, proveWritable, onChange }: ReopeningOptions) {
  let current: EmbeddedEngine | undefined = first
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const attempt = async () => {
    try {
      await proveWritable()
      const opened = await open()
      if (isClosed) return await opened.close()
      current = opened
      onChange('The embedded database works again.')
    } catch {
      // The reason was reported when the database stopped.
      if (!isClosed) timer = setTimeout(() => void attempt(), ATTEMPT_INTERVAL)
    }
  }

  /** Returns the disk's error where it is the cause, and otherwise that the database is away. */
  const causeOf = async (error: unknown) => {
    try {
      await proveWritable()
    } catch (fault) {
      return fault
    }
    return new DatabaseAwayError('The embedded database has stopped.', { cause: error })
  }

  const stop = (engine: EmbeddedEngine, error: unknown) => {
    if (current !== engine) return
    current = undefined
    onChange(`The embedded database has stopped: ${(error as Error).message}`)
    void attempt()
  }

  const exec: Exec = async (message, options) => {
    const engine = current
    if (!engine) throw await causeOf(undefined)
    let messages: Awaited<ReturnType<Exec>>
    try {
      messages = await engine.execProtocolStream(message, options)
    } catch (error) {
      stop(engine, error)
      throw await causeOf(error)
    }
    // PostgreSQL ends after such a message, and PGlite would never complete the statement.
    const last = messages.find((each) =>
      SEVERE.test((each as { severity?: string }).severity ?? ''),
    )
    if (!last) return messages
    stop(engine, last)
    throw Object.assign(new Error((last as { message?: string }).message), {
      code: (last as { code?: string }).code,
    })
  }

  return {
    waitReady: Promise.resolve(),
    execProtocolStream: exec,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await current?.close()
    },
  }
}
