import { MINUTE } from '@domain/time'
import { outsideRequest } from './request-scope'
import type { Database } from './tables'

/**
 * Returns a function that reads something of a database, at most once a minute, for what only decides
 * how a search is carried out: an older value is as good. It is read again after a fault.
 */
export function onceAMinute<T>(read: (database: Database) => Promise<T>) {
  const kept = new WeakMap<Database, { at: number; value: Promise<T> }>()
  return (database: Database): Promise<T> => {
    const last = kept.get(database)
    if (last && performance.now() - last.at < MINUTE) return last.value
    // A client that disconnects must not take the statement from the others.
    const value = outsideRequest(() => read(database))
    kept.set(database, { at: performance.now(), value })
    value.catch(() => kept.delete(database))
    return value
  }
}
