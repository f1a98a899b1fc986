import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect as connectTo, Socket } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A browser that carries out commands of WebDriver. */
export interface Driver {
  go: (url: string) => Promise<unknown>
  /** Runs the body of a function in the page, and returns its value, or an element's reference. */
  run: (script: string, args: readonly unknown[]) => Promise<unknown>
  click: (element: string) => Promise<unknown>
  type: (element: string, text: string) => Promise<unknown>
}

interface Engine {
  packages: string
  /** Files without which it does not run. */
  needs: readonly string[]
  /** Returns the program to start. The folder is empty. */
  program: (port: number, folder: string) => [file: string, ...args: string[]]
  connect: (port: number) => Promise<Driver>
}

/** Waits until something listens to a port. */
async function connected(port: number): Promise<Socket> {
  let socket = new Socket()
  await expect(async () => {
    socket = connectTo(port, '127.0.0.1')
    await once(socket, 'connect')
  }).toPass({ timeout: 60_000 })
  return socket
}

type Answer = [type: number, id: number, error: unknown, result: { value?: unknown } | null]

/** Sends commands to Firefox, which takes them as messages that begin with their length. */
function marionette(socket: Socket) {
  let received = Buffer.alloc(0)
  const waiting: ((answer: Answer) => void)[] = []
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The greeting is no array.
      if (Array.isArray(message)) waiting[message[1] as number]?.(message as Answer)
    }
  })
  return async (command: string, parameters: object = {}) => {
    const answered = new Promise<Answer>((resolve) => waiting.push(resolve))
    const text = JSON.stringify([0, waiting.length - 1, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`)
    return result?.value
  }
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

export const engines: Record<string, Engine> = {
  Firefox: {
    packages: 'firefox-esr',
    needs: ['/usr/bin/firefox-esr'],
    program(port, folder) {
      writeFileSync(join(folder, 'user.js'), `user_pref("marionette.port", ${port});\n`)
      return ['/usr/bin/firefox-esr', '--headless', '--marionette', '--profile', folder]
    },
    async connect(port) {
      const send = marionette(await connected(port))
      await send('NewSession')
      return {
        go: (url) => send('Navigate', { url }),
        run: (script, args) => send('ExecuteScript', { script, args }),
        click: (id) => send('ElementClick', { id }),
        type: (id, text) => send('ElementSendKeys', { id, text }),
      }
    },
  },
  "Safari's engine": {
    packages: 'webkit2gtk-driver and xvfb',
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', miniBrowser],
    program: (port) => ['/usr/bin/xvfb-run', '-a', '/usr/bin/WebKitWebDriver', `--port=${port}`],
    async connect(port) {
      ;(await connected(port)).destroy()
      const send = async (path: string, body: object) => {
        const url = `http://127.0.0.1:${port}/session${path}`
        const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
        const { value } = (await answer.json()) as { value: unknown }
        if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
        return value
      }
      const browser = { binary: miniBrowser, args: ['--automation'] }
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } }
      const { sessionId } = (await send('', { capabilities })) as { sessionId: string }
      return {
        go: (url) => send(`/${sessionId}/url`, { url }),
        run: (script, args) => send(`/${sessionId}/execute/sync`, { script, args }),
        click: (id) => send(`/${sessionId}/element/${id}/click`, {}),
        type: (id, text) => send(`/${sessionId}/element/${id}/value`, { text }),
      }
    },
  },
}
