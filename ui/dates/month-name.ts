/** Formatter for 'January 2026', in English whatever the browser's language. */
const names = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

export const monthName = (month: Date): string => names.format(month)
