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
}

/** Returns the lines that a start prints: where to go, what to log in with, and what comes next. */
export function readyMessage({ config, address, where, accounts }: Ready): string[] {
  const isDevelopment = servesDevelopers(config) && config.apiOrigin === undefined
  return [
    `Staylet is ready: ${address}`,
    ...(accounts.length > 0
      ? [`Demo accounts: ${accounts.join(', ')}. Each has the password ${DEMO_PASSWORD}`]
      : []),
    `Data: ${where}`,
    ...deliveryMessages(config),
    ...(isDevelopment ? [`API: ${address}/api/docs`] : []),
    isDevelopment
      ? 'Next: Ctrl+C ends it, "npm start -- --help" names settings and commands.'
      : 'Next: "npm run doctor" says what is missing, docs/operations.md how to run it.',
  ]
}
