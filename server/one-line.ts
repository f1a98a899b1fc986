/**
 * Returns a text without line breaks and other control characters. In a name they would begin a
 * line of their own in mails, calendars and lists, where each line says something.
 */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
