const UTF16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/**
 * Decodes a file that a spreadsheet may have written: UTF-8, UTF-16 with its byte order mark, or
 * Windows-1252, in which every byte is a character.
 *
 * @returns the text without a byte order mark, and the encoding it was read in.
 */
export function decodeText(content: Uint8Array) {
  for (const [encoding, [first, second]] of Object.entries(UTF16_MARKS)) {
    if (content[0] === first && content[1] === second) {
      return { text: new TextDecoder(encoding).decode(content), encoding }
    }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return { text, encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), encoding: 'windows-1252' }
  }
}
