import type { MessageKind } from '@server/database/tables'
import {
  formatInstant,
  isEmailKey,
  mail,
  none,
  text,
  type Compose,
} from '@server/delivery/composed'
import { accountMails } from '@server/mail/account-mails'
import { accountTexts } from '@server/sms/account-texts'
import { findRegistration, issueEmailLink } from './email-links'
import { issueJoinToken } from './join-requests'
import { issueCode, issueDecoy } from './one-time-codes'
import { issueResetToken } from './reset-tokens'
import { findUserByIdentifier } from './user-repository'

/**
 * Mails a link and a code to a new address, and a note to an address that already has an account
 * (R-37).
 */
const verifyEmail: Compose = async ({ config, database, now }, { recipient, ...message }) => {
  const mails = accountMails(config.publicUrl)
  if (await findUserByIdentifier(database, recipient)) {
    await issueDecoy(database, 'email', recipient, now)
    return mail(mails.existing(recipient))
  }
  // A second mail continues the registration that the first one began.
  const underWay =
    message.registration_id === null ? await findRegistration(database, recipient, now) : undefined
  const registrationId = message.registration_id ?? underWay?.registration_id ?? crypto.randomUUID()
  const intent = message.intent ?? underWay?.intent ?? null
  const token = await issueEmailLink(database, recipient, registrationId, intent, now)
  const code = await issueCode(database, 'email', recipient, now)
  return mail(mails.verify(recipient, token, registrationId, code))
}

/** Sends a code to a number without a completed account, and a note to any other number. */
const phoneCode: Compose = async ({ config, database, now }, { recipient }) => {
  const texts = accountTexts(config.publicUrl)
  const user = await findUserByIdentifier(database, recipient)
  if (user?.phone_verified && !user.is_provisional) {
    await issueDecoy(database, 'phone', recipient, now)
    return text(texts.existing(recipient))
  }
  return text(texts.code(recipient, await issueCode(database, 'phone', recipient, now)))
}

/**
 * Sends a link and a code to an account. For an unknown account it does the same work and sends
 * nothing. Only a verified number gets a text message, because an unverified one may belong to a
 * stranger.
 */
const reset: Compose = async ({ config, database, now, canSms }, { recipient }) => {
  const user = await findUserByIdentifier(database, recipient)
  if (!user || user.is_provisional) {
    await issueDecoy(database, 'reset', recipient, now)
    return none
  }
  const code = await issueCode(database, 'reset', recipient, now)
  const account = { userId: user.id, account: recipient }
  const token = await issueResetToken(database, account, now)
  const mails = accountMails(config.publicUrl)
  const bySms = !isEmailKey(recipient) && user.phone_verified && canSms
  if (bySms) return text(accountTexts(config.publicUrl).reset(recipient, token, code))
  return user.email === null ? none : mail(mails.reset(user.email, recipient, token, code))
}

const passwordChanged: Compose = async ({ config }, { recipient }) =>
  isEmailKey(recipient)
    ? mail(accountMails(config.publicUrl).changed(recipient))
    : text(accountTexts(config.publicUrl).changed(recipient))

const newDevice: Compose = async ({ config }, { recipient, created_at }) => {
  const at = formatInstant(created_at)
  return isEmailKey(recipient)
    ? mail(accountMails(config.publicUrl).newDevice(recipient, at))
    : text(accountTexts(config.publicUrl).newDevice(recipient, at))
}

/** Mails the owner a link that joins the account with the person who signed in at the provider. */
const joinAccount: Compose = async ({ config, database, now }, { recipient }) => {
  const user = await findUserByIdentifier(database, recipient)
  const token = user && (await issueJoinToken(database, user.id, now))
  return token ? mail(accountMails(config.publicUrl).join(recipient, token)) : none
}

/** Creates the links and codes of a message about an account and its text. */
export const accountComposers = {
  'verify-email': verifyEmail,
  'phone-code': phoneCode,
  reset,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'join-account': joinAccount,
} satisfies Partial<Record<MessageKind, Compose>>
