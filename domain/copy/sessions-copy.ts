/** Texts of the card that lists the guest's logins. Not in the specification. */
export const sessionsCopy = {
  title: 'Where you are logged in',
  hint: 'See every device on which you are logged in, and log out the ones that you do not know.',
  show: 'Show my devices',
  current: 'This device',
  lastUsed: (time: string) => `Last used ${time}`,
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  endOthers: 'Log out everywhere else',
  alone: 'You are logged in on this device only.',
  password: 'Your password',
  confirmTitle: 'Confirm who you are',
  passwordNote: 'To make sure that it is you, type your password.',
  confirm: 'Confirm and log out',
  failed: 'Your devices could not be read or logged out.',
} as const
