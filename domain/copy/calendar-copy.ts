import { brandCopy } from './brand-copy'
import { isolated } from './isolated'

/** Texts of calendars that other sites read, and of the mails about theirs. */
export const calendarCopy = {
  booked: `Booked (${brandCopy.name})`,
  blocked: `Not available (${brandCopy.name})`,
  button: `Open ${brandCopy.name}`,
  footer: `You get this message because of a calendar at ${brandCopy.name}.`,
  clash: (listing: string) => ({
    subject: `${isolated(listing)} is booked twice`,
    heading: 'Two bookings of the same nights',
    body: `${isolated(listing)} is booked here, and another site says that nights of the stay are taken.`,
  }),
  otherSide: ({ name, summary, dates }: Record<'name' | 'summary' | 'dates', string>) =>
    `${isolated(name)}, ${dates}${summary ? `: ${isolated(summary)}` : ''}`,
  isTaken: (others: string) => `Another site says that these nights are taken (${others}).`,
  remedy: 'Cancel one of the two, here or there, and tell the guest. Nothing was changed.',
  failing: {
    subject: 'Calendars cannot be read',
    heading: 'A calendar could not be read for a day',
    body: 'The nights that it named last stay blocked.',
  },
  failed: ({ listing, name, error }: Record<'listing' | 'name' | 'error', string>) =>
    `${isolated(name)} of ${isolated(listing)} ${error}.`,
  whenEmpty:
    'If a calendar is really empty, accept it: npm run listings -- read-calendars <key> --accept-empty',
} as const
