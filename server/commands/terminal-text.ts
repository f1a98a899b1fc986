/**
 * Line breaks and tabs make the table; every other control or invisible character comes from a
 * guest.
 */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

/** Returns the JSON escapes of a character, so that an export keeps its meaning. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/**
 * Returns a text that a terminal shows as it is. A guest's name may hold the characters with which
 * programs move the cursor, set the title or rewrite what was printed before.
 */
export const terminalText = (text: string) => text.replace(UNSAFE, escaped)
