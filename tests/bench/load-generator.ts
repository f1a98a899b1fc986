import { connect, type Socket } from 'node:net'
import { percentiles } from './percentiles'

/** What to send. It arrives as a message, because the generator runs in a process of its own. */
export interface Load {
  port: number
  /** Whole requests as text, which all connections send in turn, again and again. */
  requests: string[]
  /** Requests that are sent before anything counts. */
  warmUp: number
  /** Requests that count. */
  times: number
  connections: number
}

export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  /** How many responses had each status. */
  statuses: Record<number, number>
  /** Bytes of one response, on average. */
  bytes: number
  /** Share of one core that the generator itself used. */
  cores: number
}

const END_OF_HEAD = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: *(\d+)/i

interface Seen {
  status: number
  bytes: number
}

/** Reads the responses of one connection, of which only status and length matter. */
function readResponses(socket: Socket, onResponse: (seen: Seen) => void) {
  let head: Buffer = Buffer.alloc(0)
  let left = 0
  let seen: Seen | undefined
  const readHead = (end: number) => {
    const text = head.toString('latin1', 0, end)
    const status = Number(text.slice(9, 12))
    const length = LENGTH.exec(text)?.[1]
    if (length === undefined && status !== 304) throw new Error(`No length: ${text}`)
    const bytes = end + END_OF_HEAD.length + Number(length ?? 0)
    seen = { status, bytes }
    left = bytes - head.length
    if (left < 0) throw new Error('The server sent more than it was asked for.')
    head = Buffer.alloc(0)
  }
  socket.on('data', (part: Buffer) => {
    if (seen) left -= part.length
    else {
      head = head.length === 0 ? part : Buffer.concat([head, part])
      const end = head.indexOf(END_OF_HEAD)
      if (end !== -1) readHead(end)
    }
    if (!seen || left > 0) return
    const whole = seen
    seen = undefined
    onResponse(whole)
  })
}

/** Sends the requests on connections that are kept alive, one at a time on each. */
async function generate({ port, requests, warmUp, times, connections }: Load) {
  const took: number[] = []
  const statuses: Record<number, number> = {}
  let bytes = 0
  let sent = 0
  let begun = 0
  let cpu = process.cpuUsage()
  const bodies = requests.map((text) => Buffer.from(text))

  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let at = 0
      let counts = false
      const send = () => {
        if (sent >= warmUp + times) {
          socket.destroy()
          resolve()
          return
        }
        counts = sent >= warmUp
        if (sent === warmUp) {
          begun = performance.now()
          cpu = process.cpuUsage()
          process.send?.('begun')
        }
        at = performance.now()
        socket.write(bodies[sent % bodies.length] ?? '')
        sent += 1
      }
      readResponses(socket, (seen) => {
        if (counts) {
          took.push(performance.now() - at)
          statuses[seen.status] = (statuses[seen.status] ?? 0) + 1
          bytes += seen.bytes
        }
        send()
      })
      socket.on('connect', send).on('error', reject)
      socket.on('close', () => reject(new Error('The server closed a connection.')))
    })
  await Promise.all(Array.from({ length: connections }, run))
  const seconds = (performance.now() - begun) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const { p50, p99 } = percentiles(took)
  const result: LoadResult = {
    perSecond: took.length / seconds,
    p50,
    p99,
    statuses,
    bytes: Math.round(bytes / took.length),
    cores: (user + system) / 1e6 / seconds,
  }
  return result
}

process.on('message', (load: Load) => {
  void generate(load).then((result) => process.send?.(result))
})
