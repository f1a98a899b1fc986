import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changedText, type Fault } from './faults'

interface Kept {
  status: number
  type: string
  others: Record<string, string>
  body: Buffer
}

/** Responses of the product, which every gate of one campaign shares. */
export type KeptResponses = Map<string, Promise<Kept>>

/** What a gate does with one call. The expression matches the method and the address. */
export interface Plan {
  call: RegExp
  fault: Fault
}

/** Proxy between one page and the product that changes the responses of some calls. */
export interface Gate {
  /** Address without a trailing slash. */
  address: string
  /** Sets the plans from now on, and resets the counts. */
  follow: (plans: readonly Plan[]) => void
  /** Number of responses that were changed since the last `follow`. */
  changed: () => number
  /** Number of calls of the API since the gate was opened. */
  calls: () => number
  /** Number of responses that the page still waits for, apart from those that never come. */
  pending: () => number
  close: () => void
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const PASSED = ['content-security-policy', 'cache-control', 'x-answer-length']

async function ask(product: string, request: IncomingMessage): Promise<Kept> {
  const { method = 'GET', url = '/', headers } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(request)
  const response = await fetch(product + url, {
    method,
    redirect: 'manual',
    headers: {
      accept: headers.accept ?? '*/*',
      ...(headers.authorization && { authorization: headers.authorization }),
      ...(body?.length && { 'content-type': 'application/json' }),
    },
    ...(body?.length && { body: new Uint8Array(body) }),
  })
  const others = PASSED.filter((name) => response.headers.has(name))
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    others: Object.fromEntries(others.map((name) => [name, response.headers.get(name) ?? ''])),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/**
 * Sends the response as the fault leaves it. Without a count of characters, it looks like another
 * backend's.
 */
function spoil(response: ServerResponse, { status, type, body }: Kept, fault: Fault) {
  if (fault.kind === 'never') return
  if (fault.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the café</h1>')
  } else if (fault.kind === 'status') {
    const words = JSON.stringify(fault.hasWords ? { message: 'Not now', code: 'odd' } : {})
    response.writeHead(fault.status, { 'content-type': 'application/json' }).end(words)
  } else if (fault.kind === 'cut') {
    response.writeHead(status, { 'content-type': type, 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  } else {
    const texts = { null: 'null', empty: '' }
    const text =
      fault.kind === 'changed' ? changedText(body.toString(), fault.changes) : texts[fault.kind]
    response.writeHead(status, { 'content-type': type }).end(text)
  }
}

/**
 * Opens a gate. It requests each response from the product once, and then sends the same one again.
 */
export async function openGate(product: string, kept: KeptResponses): Promise<Gate> {
  let plans: readonly Plan[] = []
  let changed = 0
  let pending = 0
  let calls = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = `${request.method} ${request.url}`
    const key = `${request.headers.authorization ?? ''} ${call}`
    const found = kept.get(key) ?? ask(product, request)
    kept.set(key, found)
    const original = await found
    const plan = plans.find((each) => each.call.test(call))
    if (plan) {
      changed += 1
      return spoil(response, original, plan.fault)
    }
    const { status, type, others, body } = original
    return response.writeHead(status, { ...others, 'content-type': type }).end(body)
  }

  const server = createServer((request, response) => {
    const isApi = request.url?.startsWith('/api/') === true
    if (isApi) {
      pending += 1
      calls += 1
    }
    answer(request, response)
      .catch(() => response.destroy())
      .finally(() => {
        if (isApi) pending -= 1
      })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    follow: (next) => {
      plans = next
      changed = 0
    },
    changed: () => changed,
    calls: () => calls,
    pending: () => pending,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
