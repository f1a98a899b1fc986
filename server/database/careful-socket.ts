import { Socket } from 'node:net'
import { DatabaseDamagedError } from './database-faults'

/**
 * A connection to PostgreSQL that outlives bytes which are no message of its protocol. pg's parser
 * throws inside the socket's event, where only the end of the process would follow.
 */
export class CarefulSocket extends Socket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'data') return super.emit(event as 'data', ...(values as [never]))
    try {
      return super.emit(event, ...(values as [never]))
    } catch (cause) {
      this.destroy(
        new DatabaseDamagedError('The database sent bytes that are no message.', { cause }),
      )
      return true
    }
  }
}
