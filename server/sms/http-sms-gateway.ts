import { internationalNumber, type SmsGateway } from './sms'

/** In milliseconds. A message to a gateway that does not respond is sent again later. */
const TIMEOUT = 15_000

export interface HttpSmsOptions {
  url: string
  /** Sent as a bearer token. */
  token: string | undefined
  /** Sender that the phone shows, where the network allows a name. */
  sender: string
}

/** The gateway rejected the message. The error does not contain its text. */
export class SmsRefused extends Error {
  readonly responseCode: number

  constructor(status: number) {
    super(`The SMS gateway responded with status ${status}.`)
    this.name = 'SmsRefused'
    this.responseCode = status
  }
}

/**
 * Posts `{ to, from, text }` as JSON. Any 2xx status means that the gateway accepted the message.
 */
export const httpSmsGateway = ({ url, token, sender }: HttpSmsOptions): SmsGateway => ({
  send: async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: internationalNumber(to), from: sender, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new SmsRefused(answer.status)
  },
})
