import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A browser that is driven by the commands of WebDriver. */
export interface Driver {
  go: (url: string) => Promise<unknown>
  /** Runs the body of a function in the page, and returns its value, or an element's reference. */
  run: (script: string, args: readonly unknown[]) => Promise<unknown>
  click: (element: string) => Promise<unknown>
  type: (element: string, text: string) => Promise<unknown>
  quit: () => Promise<void>
}

/** A browser engine, and the packages of Debian that have it. */
export interface Engine {
  packages: string
  isInstalled: () => boolean
  start: (port: number) => Promise<Driver>
}

const start = (program: string, args: string[]) => {
  const child = spawn(program, args, { stdio: 'ignore' })
  return async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill()
    await gone
  }
}

/** Waits until something listens to a port. */
async function connected(port: number): Promise<Socket> {
  let socket: Socket | undefined
  await expect(async () => {
    socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
  }).toPass({ timeout: 60_000 })
  if (!socket) throw new Error(`Nothing listens to port ${port}.`)
  return socket
}

/** Firefox takes the commands itself, as messages that begin with their length. */
function marionette(socket: Socket) {
  let received = Buffer.alloc(0)
  const waiting = new Map<number, (message: [number, number, unknown, unknown]) => void>()
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) {
        waiting.get(message[1] as number)?.(message as [number, number, unknown, unknown])
      }
    }
  })
  let last = 0
  return async (command: string, parameters: object = {}) => {
    last += 1
    const text = JSON.stringify([0, last, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, value] = await new Promise<[number, number, unknown, unknown]>((resolve) =>
      waiting.set(last, resolve),
    )
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`)
    return (value as { value?: unknown } | null)?.value
  }
}

async function startFirefox(port: number): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'staylet-firefox-'))
  await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port})\n`)
  const stop = start('/usr/bin/firefox-esr', ['--headless', '--marionette', '--profile', profile])
  const socket = await connected(port)
  const send = marionette(socket)
  await send('NewSession')
  return {
    go: (url) => send('Navigate', { url }),
    run: (script, args) => send('ExecuteScript', { script, args }),
    click: (id) => send('ElementClick', { id }),
    type: (id, text) => send('ElementSendKeys', { id, text }),
    async quit() {
      socket.destroy()
      await stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

async function startWebKit(port: number): Promise<Driver> {
  // MiniBrowser needs a display.
  const stop = start('/usr/bin/xvfb-run', ['-a', '/usr/bin/WebKitWebDriver', `--port=${port}`])
  ;(await connected(port)).destroy()
  const send = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = { binary: miniBrowser, args: ['--automation'] }
  const { sessionId } = (await send('', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  return {
    go: (url) => send(`/${sessionId}/url`, { url }),
    run: (script, args) => send(`/${sessionId}/execute/sync`, { script, args }),
    click: (id) => send(`/${sessionId}/element/${id}/click`, {}),
    type: (id, text) => send(`/${sessionId}/element/${id}/value`, { text }),
    async quit() {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' })
      await stop()
    },
  }
}

export const engines: Record<string, Engine> = {
  Firefox: {
    packages: 'firefox-esr',
    isInstalled: () => existsSync('/usr/bin/firefox-esr'),
    start: startFirefox,
  },
  "Safari's engine": {
    packages: 'webkit2gtk-driver and xvfb',
    isInstalled: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', miniBrowser].every((path) =>
        existsSync(path),
      ),
    start: startWebKit,
  },
}
