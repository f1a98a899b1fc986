import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { isRunning, ownIdentity } from '@server/database/data-directory-lock'
import { until } from '@tests/helpers/until'

it.runIf(process.platform === 'linux')(
  'a process that has ended does not run, even before its parent has noticed',
  async () => {
    // The shell becomes another program, which never asks for the child that it had.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec cat'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    const holder = { ...ownIdentity(), pid, startedAt: null }
    expect(isRunning({ ...holder, pid: parent.pid ?? 0 })).toBe(true)
    // An answer shows that it is that program by now.
    parent.stdin.write('line')
    await once(parent.stdout, 'data')
    process.kill(pid, 'SIGKILL')
    await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '))
    expect(isRunning(holder)).toBe(false)
  },
)
