import { enUS } from 'date-fns/locale/en-US'

/** Names of weekdays and months that the calendar shows and announces. */
export const calendarLocale = enUS
