/** 'January 2026' in English whatever the browser speaks, like every text here. */
const names = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

export const monthName = (month: Date): string => names.format(month)
