/** What `npm start -- --help` prints. */
export const HELP = `Staylet, a marketplace for short-let homes.

npm start                builds what has changed, prepares the database and serves the page
npm run dev              serves the page with hot reload while you develop
npm run doctor           checks settings, database, disk, mail and photos, and says what to do
npm run staff            makes an account of staff: npm run staff -- create you@example.com
npm run listings         imports and exports listings: npm run listings -- import listings.csv
npm run booking          lists, confirms and cancels bookings: npm run booking -- list
npm run person           finds, exports and deletes what is stored about somebody
npm run backup, restore  back the database and the photos up, and put them back

The most important settings are environment variables:
PORT=3000                port to listen on; HOST=127.0.0.1 is the address
DATABASE_URL             a PostgreSQL server instead of the embedded database
DATA_DIR=.data           folder of the embedded database and the photos
NODE_ENV=production      leaves out demo accounts and developers' pages
PUBLIC_URL               address that guests use, for links in mails
SMTP_URL                 mail server

All settings are in docs/settings.md and .env.example; docs/operations.md says how to run Staylet.
`

/**
 * Returns what to print instead of a start, and the exit code. Returns undefined when the server is
 * to start.
 *
 * @param {readonly string[]} args
 * @returns {{ text: string, code: number } | undefined}
 */
export function helpFor(args) {
  const [first] = args
  if (first === undefined) return undefined
  if (first === '--help' || first === '-h') return { text: HELP, code: 0 }
  return { text: `'${first}' is unknown. Settings are environment variables.\n\n${HELP}`, code: 1 }
}
