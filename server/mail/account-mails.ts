import { mailCopy } from '@domain/copy/mail-copy'
import { paths } from '@domain/paths'
import { mailOf } from './mail-layout'

/** Composes the mails of an account. `publicUrl` is PUBLIC_URL and never comes from a request. */
export const accountMails = (publicUrl: string) => ({
  verify: (to: string, token: string, registrationId: string, digits: string) => {
    const { button, code, expiry, notYou, ...words } = mailCopy.verify
    const url = publicUrl + paths.verifyEmail(token, registrationId)
    return mailOf(to, {
      ...words,
      code: { label: code, digits },
      button: { label: button, url },
      notes: [expiry, notYou],
    })
  },

  existing: (to: string) => {
    const { button, notYou, ...words } = mailCopy.existing
    const url = publicUrl + paths.login
    return mailOf(to, { ...words, button: { label: button, url }, notes: [notYou] })
  },

  /** `identifier` is the account as the request named it. The link's page sends it back. */
  reset: (to: string, identifier: string, token: string, digits: string) => {
    const { button, code, expiry, notYou, ...words } = mailCopy.reset
    const url = publicUrl + paths.resetPassword(token, identifier)
    return mailOf(to, {
      ...words,
      code: { label: code, digits },
      button: { label: button, url },
      notes: [expiry, notYou],
    })
  },

  /** `at` is the time of the login, spelled out. */
  newDevice: (to: string, at: string) => {
    const { button, notYou, body, ...words } = mailCopy.newDevice
    const url = publicUrl + paths.forgotPassword
    return mailOf(to, {
      ...words,
      body: body(at),
      button: { label: button, url },
      notes: [notYou],
    })
  },

  join: (to: string, token: string) => {
    const { button, expiry, notYou, ...words } = mailCopy.join
    const url = publicUrl + paths.joinAccount(token)
    return mailOf(to, { ...words, button: { label: button, url }, notes: [expiry, notYou] })
  },

  changed: (to: string) => {
    const { button, notYou, ...words } = mailCopy.changed
    const url = publicUrl + paths.login
    return mailOf(to, { ...words, button: { label: button, url }, notes: [notYou] })
  },
})
