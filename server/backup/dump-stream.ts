import { PassThrough, type Readable } from 'node:stream'
import type { Database } from '@server/database/tables'
import { dumpDatabase } from './dump-database'

/** Waits while the reader is slower than the database. */
async function writeTo(stream: PassThrough, line: string) {
  if (stream.destroyed) throw new Error('Nobody reads the backup any more.')
  if (stream.write(`${line}\n`)) return
  await new Promise<void>((resolve, reject) => {
    const stop = () => reject(new Error('Nobody reads the backup any more.'))
    stream.once('close', stop).once('drain', () => {
      stream.off('close', stop)
      resolve()
    })
  })
}

/** Returns the lines of a backup as a stream, which fails when the database does. */
export function dumpStream(database: Database, now: Date): Readable {
  const stream = new PassThrough()
  dumpDatabase(database, now, (line) => writeTo(stream, line)).then(
    () => stream.end(),
    (error: unknown) => stream.destroy(error as Error),
  )
  return stream
}
