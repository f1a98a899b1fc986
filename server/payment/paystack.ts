import { createHmac, timingSafeEqual } from 'node:crypto'
import { CURRENCY } from '@domain/constants'
import { isRecord } from '@domain/is-record'
import type { PaymentMethod } from '@domain/payment-methods'
import { SECOND } from '@domain/time'
import { oneLine } from '@server/one-line'
import { readAtMost } from '@server/read-at-most'
import {
  PaymentProviderFault,
  type CheckedPayment,
  type PaymentNotice,
  type PaymentProvider,
} from './payment-provider'

const TIMEOUT = 10 * SECOND
/** Many times what an answer takes. */
const MOST_BYTES = 1_000_000

export interface PaystackOptions {
  secretKey: string
  /** Address of the API, which a test replaces. */
  url: string
}

/** Channels of the checkout for each method. It offers every one without the field. */
const channels: Record<PaymentMethod, string[] | undefined> = {
  card: ['card'],
  ussd: ['ussd'],
  transfer: ['bank_transfer'],
  link: undefined,
}

const isMissing = (status: number, body: Record<string, unknown>) =>
  status === 404 ||
  (status === 400 &&
    (body['code'] === 'transaction_not_found' || /not found/i.test(String(body['message']))))

/** Reads an answer about a transaction. */
function readTransaction(reference: string, data: Record<string, unknown>): CheckedPayment {
  const { status, amount, currency, id, channel } = data
  if (data['reference'] !== reference || typeof status !== 'string') {
    throw new PaymentProviderFault('Paystack answered about another payment.')
  }
  if (status !== 'success' && status !== 'reversed') {
    return { outcome: status === 'failed' ? 'failed' : 'waiting', status }
  }
  const isWhole = Number.isSafeInteger(amount) && (amount as number) > 0
  if (!isWhole || typeof currency !== 'string' || !/^[\w-]{1,40}$/.test(String(id))) {
    throw new PaymentProviderFault('Paystack answered without an amount, a currency or an id.')
  }
  return {
    outcome: status === 'success' ? 'paid' : 'returned',
    amount: amount as number,
    currency,
    transactionId: String(id),
    channel: typeof channel === 'string' ? channel.slice(0, 40) : undefined,
    status,
  }
}

/** Reads a signed notice. Events of refunds and disputes name the reference elsewhere. */
function noticeOf(body: Buffer): PaymentNotice | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch {
    return undefined
  }
  if (!isRecord(parsed) || !isRecord(parsed['data'])) return undefined
  const { data } = parsed
  const transaction = isRecord(data['transaction']) ? data['transaction']['reference'] : undefined
  const reference = [transaction, data['transaction_reference'], data['reference']].find(
    (each) => typeof each === 'string' && /^[\w.=-]{1,100}$/.test(each),
  )
  if (typeof reference !== 'string') return undefined
  return { reference, event: oneLine(String(parsed['event'])).slice(0, 60) }
}

/** Payments by Paystack: https://paystack.com/docs/api/transaction. */
export function paystack(
  { secretKey, url }: PaystackOptions,
  request: typeof fetch = fetch,
): PaymentProvider {
  async function ask(path: string, body?: object) {
    try {
      const answer = await request(url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
          // A question on a connection that the provider has just closed would be lost.
          connection: 'close',
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const answered = await readAtMost(answer.body, MOST_BYTES)
      if (!answered) throw new RangeError('too large')
      const parsed: unknown = JSON.parse(answered.toString())
      return { status: answer.status, body: isRecord(parsed) ? parsed : {} }
    } catch (error) {
      throw new PaymentProviderFault(`Paystack did not answer: ${(error as Error).name}.`)
    }
  }

  return {
    name: 'paystack',
    begin: async ({ reference, amountKobo, email, method, returnUrl }) => {
      const answer = await ask('/transaction/initialize', {
        reference,
        amount: amountKobo,
        currency: CURRENCY,
        email,
        callback_url: returnUrl,
        ...(channels[method] && { channels: channels[method] }),
        metadata: { cancel_action: `${returnUrl}?reference=${reference}` },
      })
      const { data } = answer.body
      const address = isRecord(data) ? data['authorization_url'] : undefined
      if (answer.status !== 200 || typeof address !== 'string' || !URL.canParse(address)) {
        throw new PaymentProviderFault(`Paystack began no payment: status ${answer.status}.`)
      }
      // Another scheme would run a script or open a program.
      if (!/^https?:$/.test(new URL(address).protocol)) {
        throw new PaymentProviderFault('Paystack named a checkout without a web address.')
      }
      return address
    },
    check: async (reference) => {
      const { status, body } = await ask(`/transaction/verify/${encodeURIComponent(reference)}`)
      if (isMissing(status, body)) return { outcome: 'waiting', status: 'unknown' }
      if (status !== 200 || !isRecord(body['data'])) {
        throw new PaymentProviderFault(`Paystack told nothing about a payment: status ${status}.`)
      }
      return readTransaction(reference, body['data'])
    },
    readNotice: (body, headers) => {
      const signature = headers['x-paystack-signature']
      const expected = createHmac('sha512', secretKey).update(body).digest()
      const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      return isSigned ? noticeOf(body) : 'forged'
    },
  }
}
