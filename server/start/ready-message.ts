import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import { deliveryMessages } from '@server/delivery/delivery-messages'
import { DEMO_PASSWORD } from '@server/demo/demo-guests'

interface Ready {
  config: Config
  /** Address that the server listens on. */
  address: string
  /** Description of the database, without credentials. */
  where: string
  /** Addresses of the demo accounts that can be used. */
  accounts: readonly string[]
  /** Whether there are no listings. */
  isEmpty: boolean
  /** What to do about listings whose bookings nobody would hear of. */
  deaf: string | undefined
}

const NO_LISTINGS =
  'There are no listings: docs/how-to/put-up-a-listing.md imports yours, DEMO_DATA=on loads made-up ones.'

/** Returns the lines that a start prints: where to go, what to log in with, and what comes next. */
export function readyMessage({ config, address, where, accounts, isEmpty, deaf }: Ready): string[] {
  const isOurs = config.apiOrigin === undefined
  const isDevelopment = servesDevelopers(config) && isOurs
  return [
    `Staylet is ready: ${address}`,
    ...(accounts.length > 0
      ? [`Demo accounts: ${accounts.join(', ')}. Each has the password ${DEMO_PASSWORD}`]
      : []),
    `Data: ${where}`,
    ...(isEmpty && isOurs ? [NO_LISTINGS] : []),
    ...deliveryMessages(config),
    ...(deaf !== undefined && config.mode === 'production' && isOurs ? [deaf] : []),
    ...(isDevelopment ? [`API: ${address}/api/docs`] : []),
    isDevelopment
      ? 'Next: Ctrl+C ends it, "npm start -- --help" names settings and commands.'
      : 'Next: "npm run doctor" says what is missing, docs/operations.md how to run it.',
  ]
}
