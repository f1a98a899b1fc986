import { internationalNumber, type SmsGateway } from './sms'

/** Milliseconds; a gateway that does not answer is tried again later. */
const PATIENCE = 15_000

export interface HttpSmsOptions {
  url: string
  /** Sent as a bearer token. */
  token: string | undefined
  /** What the phone shows as sender, where the network allows a name. */
  sender: string
}

/** The gateway did not take the message; the text is kept out of it. */
export class SmsRefused extends Error {
  readonly responseCode: number

  constructor(status: number) {
    super(`The SMS gateway answered ${status}.`)
    this.name = 'SmsRefused'
    this.responseCode = status
  }
}

/** POSTs `{ to, from, text }` as JSON; any 2xx means that the gateway has taken it. */
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
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new SmsRefused(answer.status)
  },
})
