import {
  parseIssuer,
  parseMailFrom,
  parsePublicUrl,
  parseSender,
  parseSmtpUrl,
  parseWord,
  type ReadText,
} from './config-values'
import { brandCopy } from '@domain/copy/brand-copy'
import type { HttpSmsOptions } from '@server/sms/http-sms-gateway'

export interface MailConfig {
  /** SMTP server to send through. When unset, mails go to the developers' mailbox or nowhere. */
  smtpUrl: string | undefined
  from: string
}

/** Credentials of the application that is registered with an OpenID Connect provider. */
export interface SignInConfig {
  issuer: string
  clientId: string
  clientSecret: string
}

const GOOGLE = 'https://accounts.google.com'

export function readMailConfig(read: ReadText, publicUrl: string): MailConfig {
  const smtpUrl = read(
    'SMTP_URL',
    parseSmtpUrl,
    undefined,
    "a mail server's address, 'smtp://user:password@host:587' or 'smtps://…'",
  )
  const from = read(
    'MAIL_FROM',
    parseMailFrom,
    undefined,
    "a sender, such as 'Staylet <stays@staylet.example>'",
  )
  return { smtpUrl, from: from ?? `${brandCopy.name} <no-reply@${new URL(publicUrl).hostname}>` }
}

/**
 * Reads the settings of the text message gateway.
 *
 * @param problems Receives a message for each contradiction between variables.
 */
export function readSmsConfig(read: ReadText, problems: string[]): HttpSmsOptions | undefined {
  const url = read(
    'SMS_GATEWAY_URL',
    parsePublicUrl,
    undefined,
    "the address that takes text messages, such as 'https://sms.example/v1/messages'",
  )
  const token = read('SMS_GATEWAY_TOKEN', parseWord, undefined, 'a token without blanks')
  const sender = read(
    'SMS_SENDER',
    parseSender,
    undefined,
    'a number, or a name of at most 11 letters and digits',
  )
  if (url === undefined) {
    if (token ?? sender) problems.push('SMS_GATEWAY_URL: is missing beside the other SMS values.')
    return undefined
  }
  return { url, token, sender: sender ?? brandCopy.name }
}

/**
 * Reads the settings of the sign-in provider.
 *
 * @param problems Receives a message for each contradiction between variables.
 */
export function readSignInConfig(read: ReadText, problems: string[]): SignInConfig | undefined {
  const issuer = read(
    'OIDC_ISSUER',
    parseIssuer,
    undefined,
    "an OpenID Connect issuer, such as 'https://accounts.google.com'; http only on this machine",
  )
  const clientId = read('GOOGLE_CLIENT_ID', parseWord, undefined, 'an id without blanks')
  const clientSecret = read('GOOGLE_CLIENT_SECRET', parseWord, undefined, 'a secret without blanks')
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    problems.push('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: give both, or neither.')
  }
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { issuer: issuer ?? GOOGLE, clientId, clientSecret }
}
