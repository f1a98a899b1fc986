import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HashThread } from '@server/auth/hash-thread'
import { CHEAP_HASH } from '@tests/server/cheap-hash'

const password = 'Staylet#2026'

/** Nice value of a thread of this process: the 19th field of its line, the 17th after the name. */
const niceValueOf = (thread: string) => {
  const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])
}

describe('the thread that hashes passwords', () => {
  it('hashes and compares, even after a hash that cannot be read', async () => {
    const thread = new HashThread()
    const stored = String(await thread.carryOut({ password, setting: CHEAP_HASH }))
    await expect(thread.carryOut({ password, stored: 'no hash' })).rejects.toThrow(
      'Decoding failed',
    )
    expect(await thread.carryOut({ password, stored })).toBe(true)
    expect(await thread.carryOut({ password: 'guess', stored })).toBe(false)
  })

  it.runIf(process.platform === 'linux')('gives way to the event loop', async () => {
    await new HashThread().carryOut({ password, setting: CHEAP_HASH })
    const all = readdirSync('/proc/self/task').map(niceValueOf)
    expect(Math.max(...all)).toBeGreaterThan(niceValueOf(String(process.pid)))
  })
})
