import { describe, expect, it } from 'vitest'
import { startUpMessage } from '@server/start/start-up-message'

const fault = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('the message of a start or command that failed', () => {
  it.each([
    ['57014', 'canceling statement due to statement timeout', 'a time limit had passed'],
    ['55P03', 'canceling statement due to lock timeout', 'raise lock_timeout'],
    ['25P03', 'terminating connection', 'idle_in_transaction_session_timeout is shorter'],
    ['25P04', 'terminating connection', 'transaction_timeout is shorter'],
    ['57P01', 'terminating connection', 'An administrator ended a connection'],
    ['57P05', 'terminating connection', 'idle_session_timeout is too short'],
  ])('names the cause of what PostgreSQL ended with %s', (code, message, words) => {
    const explained = startUpMessage(fault(code, message))
    expect(explained).toContain(words)
    expect(explained).toContain(`(${message})`)
    expect(explained).not.toContain('max_connections')
  })
})
