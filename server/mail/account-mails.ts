import { mailCopy } from '@domain/copy/mail-copy'
import { paths } from '@domain/paths'
import { mailOf, type MailParts } from './mail-layout'

interface AccountCopy extends Pick<MailParts, 'subject' | 'heading' | 'body'> {
  button: string
  /** Label of the code, where there is one. */
  code?: string
  expiry?: string
  notYou: string
}

/** Composes the mails of an account. `publicUrl` is PUBLIC_URL and never comes from a request. */
export const accountMails = (publicUrl: string) => {
  const mailWith = (to: string, copy: AccountCopy, path: string, digits = '') => {
    const { button, code, expiry, notYou, ...words } = copy
    return mailOf(to, {
      ...words,
      ...(code && { code: { label: code, digits } }),
      button: { label: button, url: publicUrl + path },
      notes: [...(expiry ? [expiry] : []), notYou],
    })
  }
  const { verify, existing, reset, newDevice, join, changed } = mailCopy
  return {
    verify: (to: string, token: string, registrationId: string, digits: string) =>
      mailWith(to, verify, paths.verifyEmail(token, registrationId), digits),
    existing: (to: string) => mailWith(to, existing, paths.login),
    /** `identifier` is the account as the request named it. The link's page sends it back. */
    reset: (to: string, identifier: string, token: string, digits: string) =>
      mailWith(to, reset, paths.resetPassword(token, identifier), digits),
    /** `at` is the time of the login, spelled out. */
    newDevice: (to: string, at: string) =>
      mailWith(to, { ...newDevice, body: newDevice.body(at) }, paths.forgotPassword),
    join: (to: string, token: string) => mailWith(to, join, paths.joinAccount(token)),
    changed: (to: string) => mailWith(to, changed, paths.login),
  }
}
