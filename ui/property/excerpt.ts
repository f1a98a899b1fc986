import { DESCRIPTION_TRUNCATION } from '@domain/constants'

export interface Excerpt {
  text: string
  isShortened: boolean
}

/**
 * Returns the first 300 characters with an ellipsis, or the whole text if it is not longer. It
 * counts code points, so an emoji is one character and is never cut in half.
 */
export function excerptOf(text: string, length: number = DESCRIPTION_TRUNCATION): Excerpt {
  const characters = Array.from(text)
  if (characters.length <= length) return { text, isShortened: false }
  return { text: `${characters.slice(0, length).join('')}…`, isShortened: true }
}
