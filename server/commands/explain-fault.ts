import { startUpMessage } from '@server/start/start-up-message'

/** What ended a statement or a connection that could have gone on, by PostgreSQL's code. */
const ended: Record<string, string> = {
  '57014':
    'PostgreSQL ended a statement before it was done, because a time limit had passed or an administrator cancelled it. Where a pooler or a role sets a limit, raise it.',
  '55P03':
    'Somebody else uses a table, and the time limit for waiting had passed. Try again when they have ended, or raise lock_timeout.',
  '25P03':
    'PostgreSQL ended a transaction, because idle_in_transaction_session_timeout is shorter than the work beside it takes. Raise that limit.',
  '25P04':
    'PostgreSQL ended a transaction, because transaction_timeout is shorter than its work takes. Raise that limit.',
  '57P01':
    'An administrator ended a connection, or PostgreSQL was stopped. Try again when the server runs.',
  '57P05':
    'PostgreSQL ended a connection, because idle_session_timeout is too short. Raise that limit.',
}

/** Explains why a command failed, for the person who typed it. */
export function explainFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  const advice = ended[code]
  return advice === undefined ? startUpMessage(error) : `${advice} (${message})`
}
