/** Returns whether a text is what a careless serialiser writes for an absent value. */
export const isAbsent = (text: string) =>
  ['', 'null', 'undefined', 'NaN', '[object Object]'].includes(text.trim())
