import { isolated } from './isolated'

/** Texts about links with a session token. Not in the specification. */
export const switchAccountCopy = {
  title: 'Switch to another account?',
  text: (current: string, offered: string) =>
    `You are logged in as ${isolated(current)}. The link that you opened logs you in as ${isolated(offered)}. If somebody else sent you the link, stay.`,
  stay: (current: string) => `Stay as ${current}`,
  change: 'Switch account',
  arrived: (account: string) => ({
    title: 'Logged in',
    text: `You are logged in as ${isolated(account)}.`,
  }),
  /** Replaces the name of an account that has neither an address nor a name. */
  unnamed: 'an unnamed account',
} as const
