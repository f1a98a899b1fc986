import { mailCopy } from '@domain/copy/mail-copy'
import { paths } from '@domain/paths'
import { mailOf } from './mail-layout'

/** The mails of an account. `publicUrl` is PUBLIC_URL, never what a request claims. */
export const accountMails = (publicUrl: string) => ({
  verify: (to: string, token: string, registrationId: string) => {
    const { button, expiry, notYou, ...words } = mailCopy.verify
    const url = publicUrl + paths.verifyEmail(token, registrationId)
    return mailOf(to, { ...words, button: { label: button, url }, notes: [expiry, notYou] })
  },

  existing: (to: string) => {
    const { button, notYou, ...words } = mailCopy.existing
    const url = publicUrl + paths.login
    return mailOf(to, { ...words, button: { label: button, url }, notes: [notYou] })
  },

  /** `identifier` is what was asked for: the page of the link sends it back. */
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

  changed: (to: string) => {
    const { button, notYou, ...words } = mailCopy.changed
    const url = publicUrl + paths.login
    return mailOf(to, { ...words, button: { label: button, url }, notes: [notYou] })
  },
})
