import type { Database } from '@server/database/tables'

/** Returns the database, and a function that tells how many statements were sent through it. */
export function countStatements(database: Database) {
  let sent = 0
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      sent += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { database: counted, sent: () => sent }
}
