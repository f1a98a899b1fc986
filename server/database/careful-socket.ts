import { Socket } from 'node:net'
import { createMessageCheck } from './check-messages'
import { DatabaseDamagedError } from './database-faults'

/**
 * A connection to PostgreSQL that survives bytes that are not a message of its protocol. pg's
 * parser throws inside the socket's event, where an error would end the process, or never returns.
 */
export class CarefulSocket extends Socket {
  readonly #check = createMessageCheck()

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'data') return super.emit(event as 'data', ...(values as [never]))
    try {
      this.#check(values[0] as Buffer)
      return super.emit(event, ...(values as [never]))
    } catch (cause) {
      this.destroy(
        new DatabaseDamagedError('The database sent bytes that are not a message.', { cause }),
      )
      return true
    }
  }
}
