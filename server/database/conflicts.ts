import { setTimeout as wait } from 'node:timers/promises'

interface DatabaseFault {
  code?: string
  constraint?: string
}

const faultOf = (error: unknown): DatabaseFault =>
  error instanceof Error ? (error as DatabaseFault) : {}

/** Is this the named constraint's refusal? */
export const isRefusedBy = (error: unknown, constraint: string) =>
  faultOf(error).constraint === constraint

/** deadlock_detected, serialization_failure: PostgreSQL asks for the statement to be sent again. */
const TRANSIENT = ['40P01', '40001']
const TRIES = 5

/** Sends a single statement again, after a short and growing pause, when the database asks for it. */
export async function retryTransient<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !TRANSIENT.includes(faultOf(error).code ?? '')) throw error
      await wait(tries * 20)
    }
  }
}
