import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { SECOND } from '@domain/time'
import type { Config } from '@server/config/config'
import { deliveryMessages } from '@server/delivery/delivery-messages'
import { fault, note, ok, warning, type Finding } from './finding'

/** In milliseconds. */
const CONNECT_TIMEOUT = 5 * SECOND

/** Tells whether something accepts connections at an address. */
async function responds(url: URL) {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT) })
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Logs in at the mail server without sending anything. */
async function checkMail({ mail }: Config): Promise<Finding[]> {
  if (mail.smtpUrl === undefined) return []
  const limits = {
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: CONNECT_TIMEOUT,
  }
  const transport = createTransport({ url: mail.smtpUrl, ...limits })
  const { hostname } = new URL(mail.smtpUrl)
  try {
    await transport.verify()
    return [
      ok('mail', `${hostname} accepts mails`),
      ...(mail.operators.length === 0
        ? [note('mail', 'OPERATOR_EMAIL is not set, so only hosts learn of bookings.')]
        : []),
    ]
  } catch (error) {
    const { code = '' } = error as { code?: string }
    const advice =
      code === 'EAUTH'
        ? 'rejects the user or password in SMTP_URL. Correct them.'
        : 'does not accept connections. Check SMTP_URL and the network of this machine.'
    return [fault('mail', `${hostname} ${advice}${code && ` (${code})`}`)]
  } finally {
    transport.close()
  }
}

/** Connects to the gateway without sending anything. */
async function checkSms({ sms }: Config): Promise<Finding[]> {
  if (!sms) return []
  const url = new URL(sms.url)
  return (await responds(url))
    ? [ok('sms', `${url.host} accepts connections; no message was sent`)]
    : [fault('sms', `${url.host} does not accept connections. Check SMS_GATEWAY_URL.`)]
}

/** Checks the services that send messages. */
export async function checkServices(config: Config): Promise<Finding[]> {
  const missing = config.mode === 'production' ? deliveryMessages(config) : []
  return [
    ...missing.map((text) => warning(text.startsWith('SMS') ? 'sms' : 'mail', text)),
    ...(await checkMail(config)),
    ...(await checkSms(config)),
  ]
}
