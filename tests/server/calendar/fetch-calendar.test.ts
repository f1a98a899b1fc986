import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  fetchCalendar,
  isPublic,
  lookUpPublic,
  requireAllowed,
} from '@server/calendar/fetch-calendar'
import { makeCertificate } from '@tests/server/make-certificate'
import { temporaryFolder } from '@tests/server/test-server'

const TRIAL = { allowsPrivate: true }
const STRICT = { allowsPrivate: false }

// The ten seconds that a calendar may take pass only where a test lets them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('addresses of calendars (R-172)', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fd00::1',
    'localhost',
  ])('are refused at %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  it.each(['8.8.8.8', '151.101.1.1', '2606:4700::1111'])('are read at %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  it.each([
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://[::1]/a.ics',
    'http://calendars.example/a.ics',
    'file:///etc/passwd',
    'https://user:password@calendars.example/a.ics',
    'nonsense',
  ])('are refused as %s, before anything is sent', (address) => {
    expect(() => requireAllowed(address, STRICT)).toThrow(/\S/)
  })

  it('are refused when a name leads to a private address', async () => {
    // The system's own answer for this name is the loopback address.
    await expect(fetchCalendar('https://localhost/a.ics', {}, STRICT)).rejects.toThrow('not public')
  })

  it('are judged again after a redirect, whatever the first one was', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(302, { location: 'ftp://127.0.0.1/a.ics' }).end()
    })
    await expect(fetchCalendar(address, {}, TRIAL)).rejects.toThrow('https')
    expect(() => requireAllowed('https://169.254.169.254/latest', STRICT)).toThrow('not public')
  })

  it('are judged again after a redirect and its look-up, and nothing inside is asked', async () => {
    let asked = 0
    const inside = await serve((_request, response) => {
      asked += 1
      response.end('secret')
    })
    const { port } = new URL(inside)
    const { key, cert } = makeCertificate(temporaryFolder())
    let location = ''
    const outside = createSecureServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      (_request, response) => response.writeHead(302, { location }).end(),
    ).listen(0, '127.0.0.1')
    await once(outside, 'listening')
    onTestFinished(() => void outside.close())
    // No authority has signed the certificate of a test.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    onTestFinished(() => void vi.unstubAllEnvs())
    /** Has one name of the public internet, and looks every other up as in production. */
    const lookup: LookupFunction = (name, options, done) => {
      if (name !== 'calendars.example') return lookUpPublic(name, options, done)
      const found = { address: '127.0.0.1', family: 4 }
      return options.all ? done(null, [found]) : done(null, found.address, found.family)
    }
    const address = `https://calendars.example:${(outside.address() as AddressInfo).port}/a.ics`
    for (const [target, reason] of [
      [`https://127.0.0.1:${port}/`, 'not public'],
      [`https://[::1]:${port}/`, 'not public'],
      [`https://localhost:${port}/`, 'not public'],
      [`http://127.0.0.1:${port}/`, 'not at an https address'],
    ] as const) {
      location = target
      await expect(fetchCalendar(address, {}, { ...STRICT, lookup }), target).rejects.toThrow(
        reason,
      )
    }
    expect(asked).toBe(0)
  })

  it('connect only to what was looked up', async () => {
    const asked: string[] = []
    const lookup: LookupFunction = (name, _options, done) => {
      asked.push(name)
      done(new Error('refused'), '')
    }
    await expect(
      fetchCalendar('https://calendars.example/a.ics', {}, { ...STRICT, lookup }),
    ).rejects.toThrow('cannot be reached')
    expect(asked).toEqual(['calendars.example'])
  })
})

describe('fetching a calendar', () => {
  it('asks for what has changed, and follows redirects', async () => {
    const address = await serve((request, response) => {
      if (request.url === '/') return void response.writeHead(302, { location: '/a.ics' }).end()
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
      response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync('text'))
    })
    expect(await fetchCalendar(address, {}, TRIAL)).toMatchObject({ text: 'text', etag: '"1"' })
    expect(await fetchCalendar(address, { etag: '"1"' }, TRIAL)).toBeUndefined()
  })

  it('refuses what is too large, also when it is small on the way', async () => {
    const large = Buffer.alloc(1_000_001, 'a')
    const bomb = gzipSync(Buffer.alloc(200_000_000, 'a'))
    const address = await serve((request, response) => {
      if (request.url !== '/bomb') return void response.writeHead(200).end(large)
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    })
    await expect(fetchCalendar(`${address}/plain`, {}, TRIAL)).rejects.toThrow('larger than 1 MB')
    await expect(fetchCalendar(`${address}/bomb`, {}, TRIAL)).rejects.toThrow('larger than 1 MB')
  })

  it('gives up on an answer that is none, and on one that never ends', async () => {
    const arrivals = new EventEmitter()
    const address = await serve((request, response) => {
      const upgrade =
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'
      if (request.url === '/101') response.socket?.write(upgrade)
      else response.writeHead(200).write('BEGIN:VCALENDAR')
      arrivals.emit('request')
    })
    for (const path of ['/101', '/endless']) {
      const arrived = once(arrivals, 'request')
      const fetched = fetchCalendar(address + path, {}, TRIAL).catch(String)
      await arrived
      vi.advanceTimersByTime(10_000)
      expect(await fetched).toContain('did not arrive within 10 seconds')
    }
  })

  it.each([
    ['a status', 403, {}, 'responds with status 403'],
    ['no change of what is not known', 304, {}, 'responds with status 304'],
    ['redirects in a circle', 302, { location: '/' }, 'redirects more than 5 times'],
    ['another compression', 200, { 'content-encoding': 'br' }, 'compressed in an unknown way'],
  ])('says what is wrong with %s, without the address', async (_name, status, headers, reason) => {
    const address = await serve((_request, response) => {
      response.writeHead(status, headers).end('x')
    })
    const fault = await fetchCalendar(`${address}/?secret=1`, {}, TRIAL).catch(String)
    expect(fault).toContain(reason)
    expect(fault).not.toContain('secret')
  })
})
