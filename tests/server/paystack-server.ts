import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export const PAYSTACK_KEY = 'sk_test_only-for-tests'

interface Transaction {
  id: number
  reference: string
  email: string
  /** What was asked for, and what was really paid, in kobo. */
  asked: number
  amount: number
  currency: string
  channels: string[] | undefined
  returnUrl: string
  cancelUrl: string | undefined
  status: 'abandoned' | 'ongoing' | 'failed' | 'success' | 'reversed'
}

/** Ids of transactions are never used again, whichever stand-in begins them. */
let lastId = 4_000_000_000

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Signs a notice as Paystack documents it: HMAC-SHA512 of the body, in hexadecimal. */
export const signed = (body: string, key = PAYSTACK_KEY) => ({
  method: 'POST' as const,
  url: '/api/payment/webhook',
  headers: {
    'content-type': 'application/json',
    'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
  },
  payload: body,
})

/**
 * Plays Paystack as it documents itself: it begins and verifies transactions for the bearer of its
 * key, and a test decides what guests do at its checkout. Without `listens`, `answer` serves alone.
 */
export function createPaystack() {
  const transactions = new Map<string, Transaction>()
  const fault = { mode: 'none' as 'none' | 'down' | 'silent' | 'nonsense' | 'endless' }
  const counts = { begun: 0, verified: 0, connections: 0 }
  let onSilence = () => {}

  const begin = (body: Record<string, unknown>) => {
    const { reference, amount, email, currency, callback_url, channels, metadata } = body
    const isWhole = Number.isSafeInteger(amount) && (amount as number) > 0
    if (typeof reference !== 'string' || !/^[\w.=-]+$/.test(reference) || !isWhole) {
      return { status: 400, data: undefined, message: 'Invalid parameters' }
    }
    if (typeof email !== 'string' || !email.includes('@')) {
      return { status: 400, data: undefined, message: 'Invalid Email Address Passed' }
    }
    if (transactions.has(reference)) {
      return { status: 400, data: undefined, message: 'Duplicate Transaction Reference' }
    }
    counts.begun += 1
    transactions.set(reference, {
      id: (lastId += 1),
      reference,
      email,
      asked: amount as number,
      amount: amount as number,
      currency: String(currency),
      channels: channels as string[] | undefined,
      returnUrl: String(callback_url),
      cancelUrl: (metadata as { cancel_action?: string } | undefined)?.cancel_action,
      status: 'abandoned',
    })
    const code = `code${transactions.size}`
    const data = {
      authorization_url: `https://checkout.test/${code}`,
      access_code: code,
      reference,
    }
    return { status: 200, data, message: 'Authorization URL created' }
  }

  const verify = (reference: string) => {
    counts.verified += 1
    const found = transactions.get(reference)
    if (!found) return { status: 400, data: undefined, message: 'Transaction reference not found.' }
    const { id, status, amount, currency } = found
    const data = { id, status, reference, amount, currency, channel: 'card', gateway_response: '' }
    return { status: 200, data, message: 'Verification successful' }
  }

  /** Answers a request of the API. */
  function answer(method: string, path: string, key: string | undefined, body: string) {
    if (key !== `Bearer ${PAYSTACK_KEY}`) {
      return { status: 401, data: undefined, message: 'Invalid key' }
    }
    if (method === 'POST' && path === '/transaction/initialize') {
      return begin(JSON.parse(body) as Record<string, unknown>)
    }
    const reference = /^\/transaction\/verify\/([^/]+)$/.exec(path)?.[1]
    if (method === 'GET' && reference) return verify(decodeURIComponent(reference))
    return { status: 404, data: undefined, message: 'Not found' }
  }

  /** What a guest does at the checkout of an attempt. */
  function act(reference: string, change: Partial<Transaction>) {
    const found = transactions.get(reference)
    if (!found) throw new Error(`Nobody began ${reference}.`)
    Object.assign(found, change)
    return found
  }

  /** The notice that Paystack sends about a transaction. */
  const notice = (reference: string, event = 'charge.success', more: object = {}) => {
    const found = transactions.get(reference)
    const { id = 1, status = 'success', amount = 100, currency = 'NGN' } = found ?? {}
    return JSON.stringify({ event, data: { id, status, reference, amount, currency, ...more } })
  }

  /** Serves the API on a port of this machine until the test ends. */
  async function listen() {
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await bodyOf(request)
      if (fault.mode === 'silent') return onSilence()
      if (fault.mode === 'endless') {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536))) continue
        }
        response.on('drain', more)
        return more()
      }
      if (fault.mode !== 'none') {
        response.statusCode = 502
        return void response.end(fault.mode === 'down' ? '<html>Bad gateway</html>' : '{"data":[]}')
      }
      const { method = '', url = '', headers } = request
      const { status, message, data } = answer(method, url, headers.authorization, body)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ status: status === 200, message, data }))
    }
    const server = createServer((request, response) => void respond(request, response))
    server.on('connection', () => (counts.connections += 1))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /** Resolves when the next request has come that is never answered. */
  const silence = () =>
    new Promise<void>((come) => {
      onSilence = come
    })

  return { transactions, fault, counts, answer, act, notice, listen, silence }
}
