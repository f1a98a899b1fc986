import type { Database } from '@server/database/tables'

/**
 * Returns the database, and functions that tell how many statements were sent through it, and how
 * many of them asked what has changed.
 */
export function countStatements(database: Database) {
  let sent = 0
  let readings = 0
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      sent += 1
      if ('sqlFragments' in node && node.sqlFragments.some((text) => text.includes(READS_CHANGES)))
        readings += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { database: counted, sent: () => sent, readings: () => readings }
}

const READS_CHANGES = 'from data_changes'
