import { DESCRIPTION_TRUNCATION } from '@domain/constants'

export interface Excerpt {
  text: string
  isShortened: boolean
}

/**
 * The first 300 characters and an ellipsis (section 2.10); a text of exactly 300 stays whole.
 * Counted in code points, so an emoji is one character and is never cut in half.
 */
export function excerptOf(text: string, length: number = DESCRIPTION_TRUNCATION): Excerpt {
  const characters = Array.from(text)
  if (characters.length <= length) return { text, isShortened: false }
  return { text: `${characters.slice(0, length).join('')}…`, isShortened: true }
}
