import { CALENDAR_LOCALE } from '@domain/copy/locale'

/** Formatter for 'January 2026', in the page's language whatever the browser's. */
const names = new Intl.DateTimeFormat(CALENDAR_LOCALE, { month: 'long', year: 'numeric' })

export const monthName = (month: Date): string => names.format(month)
