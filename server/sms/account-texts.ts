import { mailCopy } from '@domain/copy/mail-copy'
import { paths } from '@domain/paths'
import type { Sms } from './sms'

/** Last line of a message. It lets a phone offer the code to our page only (WebOTP). */
const boundTo = (publicUrl: string, code: string) => `@${new URL(publicUrl).hostname} #${code}`

/** Composes the text messages of an account. */
export const accountTexts = (publicUrl: string) => ({
  code: (to: string, code: string): Sms => ({
    to,
    text: `${mailCopy.sms.code(code)}\n\n${boundTo(publicUrl, code)}`,
  }),
  reset: (to: string, token: string, code: string): Sms => ({
    to,
    text: [
      mailCopy.sms.code(code),
      mailCopy.sms.reset(publicUrl + paths.resetPassword(token, to)),
      '',
      boundTo(publicUrl, code),
    ].join('\n'),
  }),
  existing: (to: string): Sms => ({ to, text: mailCopy.sms.existing }),
  newDevice: (to: string, at: string): Sms => ({ to, text: mailCopy.sms.newDevice(at) }),
  changed: (to: string): Sms => ({ to, text: mailCopy.sms.changed }),
})
