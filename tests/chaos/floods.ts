import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { call, hangUp } from '@tests/chaos/weather/call'
import { percentile } from '@tests/chaos/weather/percentile'
import { sendSlowly, SLOW_KINDS, slowKinds } from '@tests/chaos/weather/slow-clients'
import { makeWorld } from '@tests/chaos/weather/world'
import { bundleServer, endAllProcesses, startProcess } from '@tests/server/server-process'
import type { Campaign, ChaosContext } from './campaign'

const SOCKETS = 50
const PIPELINED = 400

/** One kind of flood: what each socket sends, and how the server refuses it. */
interface FloodKind {
  name: string
  /** Requests of one socket, sent at once. */
  words: string
  /** Matches the response with which the server refuses the flood. */
  refusal: RegExp
  /** Whether a socket that the server has ended reconnects, again and again. */
  returns?: true
}

const asks = (line: string, header = '') => `${line} HTTP/1.1\r\nHost: x\r\n${header}\r\n`
const BUSY = /HTTP\/1\.1 503[^]*?retry-after: \d+/i
const FILLER = 'a'.repeat(12_000)

const kinds: readonly FloodKind[] = [
  { name: 'lists', words: asks('GET /api/listing?limit=100').repeat(PIPELINED), refusal: BUSY },
  {
    name: 'HEAD of lists',
    words: asks('HEAD /api/listing?limit=100').repeat(PIPELINED),
    refusal: BUSY,
  },
  { name: 'health checks', words: asks('GET /readyz?x=1').repeat(PIPELINED), refusal: BUSY },
  {
    name: 'long headers',
    words: asks('GET /api/listing?limit=100', `x-long: ${FILLER}\r\n`).repeat(60),
    refusal: BUSY,
  },
  {
    name: 'headers that are too long',
    words: asks('GET /api/listing', `x-long: ${FILLER}${FILLER}\r\n`),
    refusal: /HTTP\/1\.1 431/,
    returns: true,
  },
  {
    name: 'lists by sockets that come back',
    words: asks('GET /api/listing?limit=100').repeat(20),
    refusal: BUSY,
    returns: true,
  },
]
/** Visitors who look at listings in the meantime. */
const VISITORS = 4
/**
 * Lists that each visitor requests in a measurement, and health checks during it, on any machine.
 */
const LISTS = 3
const HEALTH_CHECKS = 5
/** Minimum duration of a measurement of the visitors, in seconds. */
const PERIOD = 8
/** Milliseconds after the flood until the server responds as before. */
const QUIET_AGAIN = 2_000
/** Milliseconds after which a server counts as never quiet again, however busy the machine. */
const RECOVERY_LIMIT = 60_000
/** Milliseconds after which a slow client counts as never cut off, however busy the machine. */
const HANGS = 60_000
/** Milliseconds until a slow client is cut off. */
const LONGEST_SLOW = 20_000

const declare = ({ tally }: ChaosContext, floods: number, slow: number) => ({
  healthy: tally.check('health checks answered 200 during floods', floods * HEALTH_CHECKS),
  served: tally.check('lists of others answered 200 during floods', floods * VISITORS * LISTS),
  ratio: tally.timing("others' p99, flooded to quiet", 'times', { atMost: 3 }),
  over: tally.check('floods after which the server was quiet again', floods),
  quiet: tally.timing('quiet again after a flood', 'ms', { atMost: QUIET_AGAIN }),
  refused: tally.check('floods whose readers met a refusal', floods),
  slow: tally.check('slow clients that were cut', slow),
  cut: tally.timing('slow clients were cut after, slowest', 'ms', { atMost: LONGEST_SLOW }),
})
type Checks = ReturnType<typeof declare>

/**
 * A client of its own at an address of its own, because lists are limited per address and the flood
 * comes from 127.0.0.1. Only Linux responds at every address of 127.0.0.0/8 by default.
 */
const visitorAt = (number: number) =>
  new Agent({
    keepAlive: true,
    ...(process.platform === 'linux' && { localAddress: `127.0.0.${number + 2}` }),
  })

/** Requests lists for a while, and returns the p99 of the calls in milliseconds. */
async function look(address: string, period: number, checks?: Checks) {
  const took: number[] = []
  const until = performance.now() + period
  const visit = async (agent: Agent) => {
    for (let made = 0; performance.now() < until || made < LISTS; made += 1) {
      const answer = await call(`${address}/api/listing?limit=12`, { agent }).catch(
        (error: Error) => error,
      )
      const isGood = 'status' in answer && answer.status === 200
      checks?.served.record(
        isGood,
        'status' in answer ? `answered ${answer.status}` : answer.message,
      )
      if ('took' in answer) took.push(answer.took)
      await wait(50)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(visitorAt(number))))
  return percentile(took, 0.99)
}

/**
 * Sends health checks until the signal, and at least HEALTH_CHECKS of them, however slow each is.
 */
async function watchHealth(address: string, checks: Checks, signal: AbortSignal) {
  for (let made = 0; !signal.aborted || made < HEALTH_CHECKS; made += 1) {
    const answer = await call(`${address}/healthz`, { patience: 5_000 }).catch(
      (error: Error) => error,
    )
    const isGood = 'status' in answer && answer.status === 200
    checks.healthy.record(isGood, 'status' in answer ? `answered ${answer.status}` : answer.message)
    await wait(200)
  }
}

/**
 * Opens the sockets of a flood. Every second one never reads a response. `refused` resolves with
 * true when a reader has received the refusal, or with false when none has within a generous time.
 */
const startFlood = (port: number, { words, returns, refusal }: FloodKind) => {
  const sender = new Worker(new URL('weather/send-flood.mjs', import.meta.url), {
    workerData: { port, words, returns, refusal, sockets: SOCKETS },
  })
  const met = once(sender, 'message').then(() => true)
  return {
    end: () => sender.terminate(),
    refused: Promise.race([met, wait(RECOVERY_LIMIT, false, { ref: false })]),
  }
}

/** Returns the milliseconds until several lists in a row are as quick as on a quiet server. */
async function untilQuiet(address: string, usual: number) {
  const agent = visitorAt(VISITORS)
  const started = performance.now()
  for (let quick = 0; quick < 5;) {
    if (performance.now() - started > RECOVERY_LIMIT) return undefined
    const { took } = await call(`${address}/api/listing?limit=12`, { agent })
    quick = took <= usual ? quick + 1 : 0
  }
  agent.destroy()
  return performance.now() - started
}

async function flood(
  address: string,
  kind: FloodKind,
  checks: Checks,
  { count, say }: ChaosContext,
) {
  const period = count(PERIOD, 2) * 1_000
  const before = await look(address, period)
  const { port } = new URL(address)
  const watching = new AbortController()
  const health = watchHealth(address, checks, watching.signal)
  const { end, refused } = startFlood(Number(port), kind)
  const [during, wasRefused] = await Promise.all([look(address, period, checks), refused])
  watching.abort()
  await health
  await end()
  const quiet = await untilQuiet(address, before * 1.5)
  checks.ratio.measure(during / before)
  checks.over.record(quiet !== undefined, `${kind.name}: still slow after ${RECOVERY_LIMIT} ms`)
  checks.quiet.measure(quiet ?? Infinity)
  checks.refused.record(wasRefused, `${kind.name}: no reader saw ${kind.refusal}`)
  say(
    `${kind.name}: p99 ${before.toFixed(0)} ms quiet, ${during.toFixed(0)} ms flooded, quiet after ${quiet?.toFixed(0) ?? 'too many'} ms`,
  )
}

/**
 * Sends more than the server can handle: pipelined lists, responses that nobody reads, slow
 * senders.
 */
export const floods: Campaign = {
  name: 'floods',
  about: `${SOCKETS} sockets x ${PIPELINED} pipelined requests of each kind, and clients that send slowly`,
  run: async (context) => {
    const rounds = context.count(12, 1)
    const perKind = context.count(40, 2)
    const checks = declare(context, rounds, perKind * SLOW_KINDS)
    await bundleServer()
    const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
    const dataDir = join(folder, 'data')
    try {
      const world = await makeWorld({ kind: 'folder', dataDir }, { guests: 1, listings: 100 })
      const server = await startProcess({ DATA_DIR: dataDir })
      const { address } = server
      for (let round = 0; round < rounds && !context.signal.aborted; round += 1) {
        await flood(address, kinds[round % kinds.length] as FloodKind, checks, context)
      }
      const port = Number(new URL(address).port)
      const aborted = once(context.signal, 'abort').then(() => Infinity)
      await Promise.all(
        slowKinds(world.guests[0]?.token ?? '')
          .flatMap((kind) => Array.from({ length: perKind }, () => kind))
          .map(async (kind) => {
            const cut = await Promise.race([sendSlowly(port, kind), aborted])
            checks.slow.record(
              cut < HANGS,
              `open for ${cut} ms: ${kind.first.slice(0, 40)} and ${kind.piece.length} bytes a second`,
            )
            checks.cut.measure(cut)
          }),
      )
      await server.end('SIGTERM')
    } finally {
      hangUp()
      endAllProcesses()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
