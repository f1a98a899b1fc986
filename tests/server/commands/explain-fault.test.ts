import { expect, it } from 'vitest'
import { explainFault } from '@server/commands/explain-fault'

const fault = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  ['57014', 'canceling statement due to statement timeout', 'a time limit had passed'],
  ['55P03', 'canceling statement due to lock timeout', 'raise lock_timeout'],
  ['25P03', 'terminating connection', 'idle_in_transaction_session_timeout is shorter'],
  ['25P04', 'terminating connection', 'transaction_timeout is shorter'],
  ['57P01', 'terminating connection', 'An administrator ended a connection'],
  ['57P05', 'terminating connection', 'idle_session_timeout is too short'],
])('a command that PostgreSQL ended with %s names the cause', (code, message, words) => {
  const explained = explainFault(fault(code, message))
  expect(explained).toContain(words)
  expect(explained).toContain(`(${message})`)
  expect(explained).not.toContain('max_connections')
})

it('a command explains every other fault as a start of the server does', () => {
  expect(explainFault(fault('3D000', 'gone'))).toContain('does not exist. Create it first')
})
