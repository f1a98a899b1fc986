import { brandCopy } from './brand-copy'

/** Texts of mails and text messages. The specification names them but does not quote them. */
export const mailCopy = {
  /** Below the text of every mail. */
  footer: `You get this message because somebody gave this address at ${brandCopy.name}.`,
  /** Introduces a button's address, for mail programs that show no buttons. */
  addressOfButton: 'If the button does not work, open this address:',
  verify: {
    subject: `Confirm your email address for ${brandCopy.name}`,
    heading: 'One step to your account',
    body: 'Enter the code where you signed up, or open the link. Then complete your profile.',
    button: 'Confirm my address',
    code: 'Your code',
    expiry: 'The code is good for 10 minutes, the link for 24 hours. Each works once.',
    notYou: 'Not you? Then leave it: without the code or the link no account is made.',
  },
  existing: {
    subject: `You already have an account at ${brandCopy.name}`,
    heading: 'You already have an account',
    body: 'Somebody, probably you, wanted to sign up with this address. It has an account already: log in, or choose a new password if you have lost it.',
    button: 'Log in',
    notYou: 'Not you? Then nothing has changed, and there is nothing to do.',
  },
  reset: {
    subject: `Choose a new password for ${brandCopy.name}`,
    heading: 'Choose a new password',
    body: 'Open the link, or enter the code where you asked for it.',
    button: 'Choose a new password',
    code: 'Your code',
    expiry: 'The code and the link are good for 10 minutes. Each works once.',
    notYou: 'Not you? Then leave it: your password stays as it is.',
  },
  changed: {
    subject: `Your password at ${brandCopy.name} was changed`,
    heading: 'Your password was changed',
    body: 'Every device that was logged in has been logged out. Log in with the new password.',
    button: 'Log in',
    notYou: 'Not you? Choose a new password at once, and write to our support.',
  },
  join: {
    subject: `Use Google to log in to your account at ${brandCopy.name}`,
    heading: 'Join your account with Google',
    body: 'Somebody, probably you, continued with Google with this address. Your account has a password, so we ask you first: open the link in the browser in which you began.',
    button: 'Join my account',
    expiry: 'The link works once, for 10 minutes, in that browser only.',
    notYou: 'Not you? Then leave it: your account and your password stay as they are.',
  },
  newDevice: {
    subject: `New login to your account at ${brandCopy.name}`,
    heading: 'New login on another device',
    body: (at: string) =>
      `Somebody, probably you, logged in to your account on ${at} (Lagos time) on a device that has not used it before.`,
    button: 'Choose a new password',
    notYou: 'It was you? Then there is nothing to do. Not you? Choose a new password at once.',
  },
  sms: {
    code: (code: string) => `${code} is your ${brandCopy.name} code. It is good for 10 minutes.`,
    reset: (link: string) => `Or choose a new password here: ${link}`,
    existing: `This number already has an account at ${brandCopy.name}. Log in, or choose a new password if you have lost it.`,
    newDevice: (at: string) =>
      `New login to your account at ${brandCopy.name} on ${at} (Lagos time). Not you? Choose a new password at once.`,
    changed: `Your password at ${brandCopy.name} was changed. Not you? Choose a new one at once.`,
  },
} as const
